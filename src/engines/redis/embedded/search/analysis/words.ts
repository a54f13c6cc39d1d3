import type { Text } from '../../../bytes.ts';

/** The longest word that is indexed. */
const LONGEST = 255;

const OTHER = /[\p{Alphabetic}\p{N}]/u;
const IS_WORD = Uint8Array.from({ length: 128 }, (_, code) =>
  OTHER.test(String.fromCharCode(code)) ? 1 : 0,
);

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
    const code = text.charCodeAt(at);
    let width = 1;
    let isWord: boolean;
    if (code < 128) {
      isWord = IS_WORD[code] === 1;
    } else {
      const point = text.codePointAt(at)!;
      if (point > 0xffff) width = 2;
      isWord = OTHER.test(String.fromCodePoint(point));
    }
    if (isWord) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      if (at - start <= LONGEST && !visit(start, at)) return at;
      start = -1;
    }
    at += width;
  }
  if (start >= 0 && text.length - start <= LONGEST) visit(start, text.length);
  return text.length;
}
