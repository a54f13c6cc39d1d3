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

/** Longer ones take V8 less time as a whole. */
const SHORT = 16;

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

/** Half a pair of surrogates for each byte from 0x80 on; no text has it alone. */
const HALF = 0xdc00;
/** What is longer is quoted as text, because telling its bytes apart would hold others up. */
const MOST_QUOTED = 64 * 1024;

/**
 * Decodes the bytes as UTF-8; each byte that is not UTF-8 becomes half a pair of surrogates, by which {@link fromQuote}
 * knows it again (Python's PEP 383 does the same). Of very many bytes it becomes a replacement character.
 */
export function toQuote(bytes: ByteString): Text {
  const asIs: string = bytes;
  if (isAscii(asIs) || asIs.length > MOST_QUOTED) return toText(bytes);
  const buffer = toBuffer(bytes);
  if (isUtf8(buffer)) return toText(bytes);
  const units = new Uint16Array(buffer.length);
  let length = 0;
  for (let at = 0; at < buffer.length;) {
    const size = sizeOfCharacter(buffer, at);
    if (size === 0) {
      units[length++] = HALF + buffer[at++]!;
      continue;
    }
    const point = pointAt(buffer, at, size);
    if (point > 0xffff) {
      units[length++] = 0xd7c0 + (point >> 10);
      units[length++] = HALF + (point & 0x3ff);
    } else {
      units[length++] = point;
    }
    at += size;
  }
  return Buffer.from(units.buffer, 0, 2 * length).toString('utf16le');
}

/** The bytes of the character at an index; 0 if the byte there is no part of UTF-8 (RFC 3629, section 4). */
function sizeOfCharacter(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  for (let i = 1; i < size; i++) if ((bytes[at + i]! & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1]!;
  if (first === 0xe0 && second < 0xa0) return 0;
  if (first === 0xed && second > 0x9f) return 0;
  if (first === 0xf0 && second < 0x90) return 0;
  if (first === 0xf4 && second > 0x8f) return 0;
  return size;
}

function pointAt(bytes: Uint8Array, at: number, size: number): number {
  let point = size === 1 ? bytes[at]! : bytes[at]! & (0x7f >> size);
  for (let i = 1; i < size; i++) point = (point << 6) | (bytes[at + i]! & 0x3f);
  return point;
}

/** The bytes of which {@link toQuote} has made a text, or a part of one. */
export function fromQuote(text: Text): ByteString {
  if (text.isWellFormed()) return fromText(text);
  const asIs: string = text;
  const buffer = Buffer.allocUnsafe(3 * asIs.length);
  let length = 0;
  let from = 0;
  for (let at = 0; at < asIs.length; at++) {
    const unit = asIs.charCodeAt(at);
    if (unit >= 0xd800 && unit < HALF) at++;
    else if (unit >= HALF + 0x80 && unit <= HALF + 0xff) {
      if (from < at) length += buffer.write(asIs.slice(from, at), length, 'utf8');
      buffer[length++] = unit - HALF;
      from = at + 1;
    }
  }
  length += buffer.write(asIs.slice(from), length, 'utf8');
  return fromBuffer(buffer.subarray(0, length));
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
