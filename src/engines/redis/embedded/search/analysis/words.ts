import type { Text } from '../../../bytes.ts';

/** The longest word that is indexed. */
const LONGEST = 255;

const IN_WORDS = /[\p{Alphabetic}\p{N}]/u;
const IN_WORD = 1;
const BETWEEN = 2;
/** By code point, of those that have been seen: the expression takes many times as long. */
const seen = new Uint8Array(0x110000);

function isInWord(point: number): boolean {
  let kind = seen[point];
  if (kind === 0) {
    kind = IN_WORDS.test(String.fromCodePoint(point)) ? IN_WORD : BETWEEN;
    seen[point] = kind;
  }
  return kind === IN_WORD;
}

/**
 * Splits a text at everything that is neither a letter nor a digit, as the default tokenizer of Tantivy does.
 *
 * @param from where to begin
 * @param visit gets the place of each word, in characters; may return false to stop
 * @returns where it stopped, which is the end of the last word or of the text
 */
export function eachWord(
  text: Text,
  from: number,
  visit: (start: number, end: number) => boolean,
): number {
  let start = -1;
  for (let at = from; at < text.length;) {
    const point = text.codePointAt(at)!;
    const isWord = isInWord(point);
    if (isWord) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      if (at - start <= LONGEST && !visit(start, at)) return at;
      start = -1;
    }
    at += point > 0xffff ? 2 : 1;
  }
  if (start >= 0 && text.length - start <= LONGEST) visit(start, text.length);
  return text.length;
}
