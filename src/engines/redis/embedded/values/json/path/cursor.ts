import { toText, type ByteString, fromText } from '../../../../bytes.ts';
import { RedisError } from '../../../../reply.ts';

/** The number of characters shown before and after an error in a path. */
const SHOWN = 64;

/** A position in the text of a path. */
export class Cursor {
  readonly text: ByteString;
  at = 0;

  constructor(text: ByteString) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character at the position; empty at the end. */
  get here(): string {
    return this.text.charAt(this.at);
  }

  /** Skips a text if it is at the position. @returns whether it is */
  skip(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /**
   * Skips a match of a pattern at the position.
   * @param pattern has the flag `y`
   * @returns the match
   */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const taken = pattern.exec(this.text)?.[0];
    if (taken !== undefined) this.at += taken.length;
    return taken;
  }

  skipSpace(): void {
    while (/^[ \t\n\r]$/.test(this.here)) this.at++;
  }

  /** The error if something else was expected, in the format of RedisJSON's. */
  expected(what: string): RedisError {
    const before = this.text.slice(Math.max(0, this.at - SHOWN), this.at);
    const behind = this.text.slice(this.at, this.at + SHOWN);
    const shown = this.isAtEnd ? `${before} <<<<----` : `${before} ---->>>> ${behind}`;
    const place = toText(shown).replace(/[\r\n]/g, ' ');
    return new RedisError(
      `ERR Error occurred on position ${this.at}, "${place}", expected ${what}.`,
    );
  }
}

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
/** The characters of a string that need no processing; the other kind of quote is handled separately. */
const PLAIN = /[^"'\\\u0000-\u001f]+/y;
const HEXADECIMAL = /[0-9a-fA-F]{4}/y;

/** Parses a string in single or double quotes, with the escapes of JSON (RFC 9535, 2.3.1). */
export function parseString(cursor: Cursor): ByteString {
  const quote = cursor.here;
  cursor.at++;
  const parts: ByteString[] = [];
  while (!cursor.skip(quote)) {
    const plain = cursor.take(PLAIN);
    if (plain !== undefined) parts.push(plain);
    else if (cursor.skip('\\')) parts.push(escape(cursor, quote));
    else if (cursor.here === '"' || cursor.here === "'") parts.push(cursor.text[cursor.at++]!);
    else throw cursor.expected(quote);
  }
  return parts.join('');
}

function escape(cursor: Cursor, quote: string): ByteString {
  if (cursor.skip(quote)) return quote;
  if (cursor.skip('u')) return codePoint(cursor);
  const character = cursor.isAtEnd ? undefined : ESCAPED[cursor.here];
  if (character === undefined) throw cursor.expected('an escape of JSON');
  cursor.at++;
  return character;
}

function codePoint(cursor: Cursor): ByteString {
  const first = codeUnit(cursor);
  const isLeading = first >= 0xd800 && first <= 0xdbff;
  if (!isLeading) {
    if (first >= 0xdc00 && first <= 0xdfff) throw cursor.expected('a leading surrogate first');
    return fromText(String.fromCharCode(first));
  }
  const second = cursor.skip('\\u') ? codeUnit(cursor) : 0;
  if (second < 0xdc00 || second > 0xdfff) throw cursor.expected('a trailing surrogate');
  return fromText(String.fromCharCode(first, second));
}

function codeUnit(cursor: Cursor): number {
  const digits = cursor.take(HEXADECIMAL);
  if (digits === undefined) throw cursor.expected('four hexadecimal digits');
  return Number.parseInt(digits, 16);
}
