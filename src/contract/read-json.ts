import { isUtf8 } from 'node:buffer';
import type { HttpError } from '../http/http-error.ts';

/**
 * How many values a body may hold. Each takes many times the memory of its text, so a body within the size limit could
 * otherwise exhaust the memory of the process. (Redis takes as many arguments by default.)
 */
const MAX_VALUES = 1024 * 1024;
/** The deepest nesting. Deeper documents take long to parse, which blocks the event loop. */
const MAX_DEPTH = 32 * 1024;

/**
 * Parses a body as JSON.
 * @param malformed makes the family's error from the reason
 * @throws the error of `malformed` if the body is empty, not UTF-8, not JSON, has too many values, or is nested too
 * deeply
 */
export function readJson(body: Buffer, malformed: (reason: string) => HttpError): unknown {
  if (body.length === 0) throw malformed('empty body');
  if (!isUtf8(body)) throw malformed('not UTF-8');
  checkSize(body, malformed);
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw malformed('not JSON');
  }
}

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_ARRAY, OPEN_OBJECT] = [0x5b, 0x7b];
const [CLOSE_ARRAY, CLOSE_OBJECT] = [0x5d, 0x7d];

/** Counts the characters that precede values outside of strings. */
function checkSize(body: Buffer, malformed: (reason: string) => HttpError): void {
  // Every opening bracket needs a closing one, so a shorter body can't be nested too deeply.
  if (body.length <= 2 * MAX_DEPTH) return;
  let found = 0;
  let depth = 0;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i];
    if (byte === QUOTE) i = endOfString(body, i);
    else if (byte === COMMA || byte === COLON) found++;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      found++;
      if (++depth > MAX_DEPTH) throw malformed(`values more than ${MAX_DEPTH} deep`);
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth--;
    if (found > MAX_VALUES) throw malformed(`more than ${MAX_VALUES} values`);
  }
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
