import { isUtf8 } from 'node:buffer';

declare const holds: unique symbol;

/**
 * A string of bytes: every character is one byte, U+0000 to U+00FF.
 *
 * Keys, members and values are held this way because V8 stores such strings with one byte a
 * character, hashes and compares them natively (so they can be keys of a `Map`), and comparing two
 * of them with `<` is `memcmp`. ASCII text is its own byte string.
 *
 * The brand is optional, so that ASCII literals and pieces of byte strings need no cast. It keeps {@link Text} out.
 */
export type ByteString = string & { readonly [holds]?: 'bytes' };

/** A string of characters, as in JSON and in messages for people. It keeps {@link ByteString} out. */
export type Text = string & { readonly [holds]?: 'text' };

const SHORT = 64;

/** Whether a text is its own byte string. */
export function isAscii(text: string): boolean {
  if (text.length > SHORT) return Buffer.byteLength(text, 'utf8') === text.length;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
}

/** The UTF-8 bytes of a text. */
export function fromText(text: Text): ByteString {
  const asIs: string = text;
  return isAscii(asIs) ? asIs : Buffer.from(text, 'utf8').toString('latin1');
}

/** Decodes the bytes as UTF-8; invalid ones become U+FFFD. */
export function toText(bytes: ByteString): Text {
  const asIs: string = bytes;
  return isAscii(asIs) ? asIs : Buffer.from(bytes, 'latin1').toString('utf8');
}

/** What UTF-8 is (RFC 3629, section 4), and else one byte that is part of none. */
const UTF8 =
  /(?:[\0-\x7f]|[\xc2-\xdf][\x80-\xbf]|(?:\xe0[\xa0-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xed[\x80-\x9f])[\x80-\xbf]|(?:\xf0[\x90-\xbf]|[\xf1-\xf3][\x80-\xbf]|\xf4[\x80-\x8f])[\x80-\xbf]{2})+|([\x80-\xff])/g;
/** Half a pair of surrogates for each byte from 0x80 on; no text has it alone. */
const HALF = 0xdc00;
const HALVES = /([\udc80-\udcff])/u;

/**
 * Decodes the bytes as UTF-8; each byte that is not UTF-8 becomes half a pair of surrogates, by which {@link fromQuote}
 * knows it again (Python's PEP 383 does the same).
 */
export function toQuote(bytes: ByteString): Text {
  const asIs: string = bytes;
  if (isAscii(asIs) || isUtf8(toBuffer(bytes))) return toText(bytes);
  return asIs.replace(UTF8, (part: string, wrong?: string) =>
    wrong === undefined ? toText(part) : String.fromCharCode(HALF + wrong.charCodeAt(0)),
  );
}

/** The bytes of which {@link toQuote} has made a text, or a part of one. */
export function fromQuote(text: Text): ByteString {
  if (text.isWellFormed()) return fromText(text);
  const parts = (text as string).split(HALVES);
  const bytes = (part: string, i: number) =>
    i % 2 === 0 ? fromText(part) : String.fromCharCode(part.charCodeAt(0) - HALF);
  return parts.map(bytes).join('');
}

/** A byte string with the content of a buffer. */
export function fromBuffer(buffer: Uint8Array): ByteString {
  return Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength).toString('latin1');
}

/** A buffer with the content of a byte string. */
export function toBuffer(bytes: ByteString): Buffer<ArrayBuffer> {
  return Buffer.from(bytes, 'latin1');
}

/**
 * A copy that shares no memory with the string it was cut from. V8 keeps the whole parent of a
 * slice of 13 or more characters alive, so a key cut out of a long URL or body would pin all of it.
 */
export function detached(bytes: ByteString): ByteString {
  return bytes.length < 13 ? bytes : Buffer.from(bytes, 'latin1').toString('latin1');
}

/** A copy for a log, as Redis shortens them (`slowlog.c` `slowlogCreateEntry`). @param most the number of bytes kept */
export function shortened(bytes: ByteString, most: number): ByteString {
  const left = bytes.length - most;
  return detached(left > 0 ? `${bytes.slice(0, most)}... (${left} more bytes)` : bytes);
}

/** The bytes before the first NUL: what C takes for the whole of a string. */
export function upToNul(bytes: ByteString): ByteString {
  const end = bytes.indexOf('\0');
  return end < 0 ? bytes : bytes.slice(0, end);
}

/** Lower-cases A to Z only, unlike `toLowerCase`, which would also change bytes above 127 as if they were Latin letters. */
export function lowerCase(bytes: ByteString): ByteString {
  const asIs: string = bytes;
  if (isAscii(asIs)) return asIs.toLowerCase();
  const buffer = toBuffer(bytes);
  for (let i = 0; i < buffer.length; i++) {
    const byte = buffer[i]!;
    if (byte >= 0x41 && byte <= 0x5a) buffer[i] = byte + 0x20;
  }
  return fromBuffer(buffer);
}
