import { fromText, type ByteString } from '../../../../bytes.ts';
import type { Cursor } from './cursor.ts';

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
