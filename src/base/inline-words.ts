/** A string with one byte a character. */
type ByteString = string;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  a: '\x07',
};

/** A run of characters other than quotes and white space. */
const PLAIN = /[^\s\0"']+/y;
const SPACES = /[\s\0]+/y;
const DOUBLE_QUOTED = /"((?:[^"\\]|\\[^])*)"(?=\s|\0|$)/y;
const SINGLE_QUOTED = /'((?:[^'\\]|\\[^])*)'(?=\s|\0|$)/y;

/**
 * Splits a command line at white space (Redis 7.2 `sds.c` `sdssplitargs`). Quotes preserve white space, and double
 * quotes support escapes.
 * @returns undefined if a quote is not closed, or is closed within a word
 */
export function inlineWords(line: ByteString): ByteString[] | undefined {
  const words: ByteString[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (found !== null) at += found[0].length;
    return found;
  };
  match(SPACES);
  while (at < line.length) {
    let word = '';
    while (at < line.length && match(SPACES) === null) {
      const part = match(PLAIN)?.[0] ?? quotedPart(match);
      if (part === undefined) return undefined;
      word += part;
    }
    words.push(word);
  }
  return words;
}

function quotedPart(match: (pattern: RegExp) => RegExpExecArray | null): string | undefined {
  const double = match(DOUBLE_QUOTED)?.[1];
  if (double !== undefined) return unescaped(double);
  return match(SINGLE_QUOTED)?.[1]?.replaceAll("\\'", "'");
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:x([\dA-Fa-f]{2})|([^]))/g, (_, hex?: string, letter?: string) =>
    hex === undefined ? (ESCAPES[letter!] ?? letter!) : String.fromCharCode(parseInt(hex, 16)),
  );
}
