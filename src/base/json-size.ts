import { LONGEST_HASHED } from './long-names.ts';

/**
 * How many values a JSON text may hold. Each takes many times the memory of its text, so a text within the size limit
 * could otherwise exhaust the memory of the process. (Redis takes as many arguments by default.)
 */
const MAX_VALUES = 1024 * 1024;
/** The deepest nesting. Deeper documents take long to parse, which blocks the event loop. */
const MAX_DEPTH = 32 * 1024;

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
/** Between values: space, tab, line feed, carriage return. */
const SPACES: readonly number[] = [0x20, 0x09, 0x0a, 0x0d];
const [OPEN_ARRAY, OPEN_OBJECT] = [0x5b, 0x7b];
const [CLOSE_ARRAY, CLOSE_OBJECT] = [0x5d, 0x7d];

/**
 * Counts the characters that precede values outside of strings, before a text is parsed, and measures the names of members:
 * `JSON.parse` compares each with all others in the process that V8 hashes alike.
 * @returns what there is too much of, for people
 */
export function excessInJson(body: Buffer): string | undefined {
  // Every opening bracket needs a closing one, so a shorter body can't be nested too deeply.
  if (body.length <= 2 * MAX_DEPTH && !mayHaveLongNames(body)) return undefined;
  let found = 0;
  let depth = 0;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i];
    if (byte === QUOTE) {
      const end = endOfString(body, i);
      if (end - i - 1 > LONGEST_HASHED && isName(body, end)) {
        return `names of more than ${LONGEST_HASHED} bytes`;
      }
      i = end;
    } else if (byte === COMMA || byte === COLON) found++;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      found++;
      if (++depth > MAX_DEPTH) return `values more than ${MAX_DEPTH} deep`;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth--;
    if (found > MAX_VALUES) return `more than ${MAX_VALUES} values`;
  }
  return undefined;
}

/** Whether a string may be longer than what V8 hashes, which is seen at few places of a short text. */
function mayHaveLongNames(body: Buffer): boolean {
  if (body.length <= LONGEST_HASHED) return false;
  if (body.includes('\\"')) return true;
  for (let at = LONGEST_HASHED; at < body.length; at += LONGEST_HASHED) {
    const end = body.indexOf(QUOTE, at);
    const length = (end < 0 ? body.length : end) - body.lastIndexOf(QUOTE, at);
    if (length > LONGEST_HASHED) return true;
  }
  return false;
}

/** The index of the closing quote of the string that begins at `start`. */
function endOfString(body: Buffer, start: number): number {
  let end = start;
  for (;;) {
    end = body.indexOf(QUOTE, end + 1);
    if (end < 0) return body.length;
    let backslashes = 0;
    while (body[end - 1 - backslashes] === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
}

/** Whether the string that ends here is the name of a member. */
function isName(body: Buffer, end: number): boolean {
  let next = end + 1;
  while (SPACES.includes(body[next] ?? COLON)) next++;
  return body[next] === COLON;
}
