import type { ByteString } from '../../../bytes.ts';
import { BadFormat } from './format.ts';

/** The length of the header: the total length, the offset of the last element and the number of elements. */
const HEADER = 10;
const END = 0xff;
/** Marks a previous length that takes four more bytes. */
const LONG_PREVIOUS = 0xfe;

/** The elements of a ziplist, the format before Redis 7 (`ziplist.c`); integers as text. @throws BadFormat */
export function readZiplist(bytes: Buffer): ByteString[] {
  if (bytes.length < HEADER + 1 || bytes.readUInt32LE(0) !== bytes.length) throw new BadFormat();
  const elements: ByteString[] = [];
  let at = HEADER;
  while (bytes[at] !== END) {
    at += bytes[at] === LONG_PREVIOUS ? 5 : 1;
    // The longest header of an element: a type and 64 bits. The end marker always follows.
    if (at + 1 >= bytes.length) throw new BadFormat();
    const { text, size } = readElement(bytes, at);
    at += size;
    if (at >= bytes.length) throw new BadFormat();
    elements.push(text);
  }
  if (at !== bytes.length - 1) throw new BadFormat();
  return elements;
}

function readElement(bytes: Buffer, at: number): { text: ByteString; size: number } {
  const type = bytes[at]!;
  switch (type >> 6) {
    case 0:
      return stringElement(bytes, at, 1, type & 0x3f);
    case 1:
      return stringElement(bytes, at, 2, ((type & 0x3f) << 8) | bytes[at + 1]!);
    case 2:
      if (at + 5 > bytes.length) throw new BadFormat();
      return stringElement(bytes, at, 5, bytes.readUInt32BE(at + 1));
    default:
      return integerElement(bytes, at, type);
  }
}

function integerElement(
  bytes: Buffer,
  at: number,
  type: number,
): { text: ByteString; size: number } {
  const length = { 0xc0: 2, 0xd0: 4, 0xe0: 8, 0xf0: 3, 0xfe: 1 }[type];
  if (length === undefined) {
    if (type < 0xf1 || type > 0xfd) throw new BadFormat();
    return { text: String((type & 0x0f) - 1), size: 1 };
  }
  if (at + 1 + length > bytes.length) throw new BadFormat();
  const value = length === 8 ? bytes.readBigInt64LE(at + 1) : bytes.readIntLE(at + 1, length);
  return { text: String(value), size: 1 + length };
}

function stringElement(
  bytes: Buffer,
  at: number,
  header: number,
  length: number,
): { text: ByteString; size: number } {
  const end = at + header + length;
  if (end > bytes.length) throw new BadFormat();
  return { text: bytes.toString('latin1', at + header, end), size: header + length };
}
