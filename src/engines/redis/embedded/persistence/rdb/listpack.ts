import type { ByteString } from '../../../bytes.ts';
import { backwardLengthSize } from '../../values/listpack.ts';
import { BadFormat } from './format.ts';

/** The length of the header: the total length and the number of elements. */
const HEADER = 6;
const END = 0xff;

interface Element {
  readonly text: ByteString;
  /** Without the backward length that follows it. */
  readonly size: number;
}

/** The elements of a listpack (Redis 7.2 `listpack.c`); integers as text. @throws BadFormat */
export function readListpack(bytes: Buffer): ByteString[] {
  if (bytes.length < HEADER + 1 || bytes.readUInt32LE(0) !== bytes.length) throw new BadFormat();
  const elements: ByteString[] = [];
  let at = HEADER;
  while (bytes[at] !== END) {
    if (at >= bytes.length) throw new BadFormat();
    const { text, size } = readElement(bytes, at);
    at += size + backwardLengthSize(size);
    if (at >= bytes.length) throw new BadFormat();
    elements.push(text);
  }
  if (at !== bytes.length - 1) throw new BadFormat();
  return elements;
}

function readElement(bytes: Buffer, at: number): Element {
  const first = bytes[at]!;
  if (first < 0x80) return { text: String(first), size: 1 };
  if (first < 0xc0) return stringElement(bytes, at, 1, first & 0x3f);
  if (first < 0xe0) {
    const value = ((first & 0x1f) << 8) | (bytes[at + 1] ?? 0);
    return { text: String(value < 4096 ? value : value - 8192), size: 2 };
  }
  if (first < 0xf0)
    return stringElement(bytes, at, 2, ((first & 0x0f) << 8) | (bytes[at + 1] ?? 0));
  if (at + 5 > bytes.length) throw new BadFormat();
  switch (first) {
    case 0xf0:
      return stringElement(bytes, at, 5, bytes.readUInt32LE(at + 1));
    case 0xf1:
      return { text: String(bytes.readInt16LE(at + 1)), size: 3 };
    case 0xf2:
      return { text: String(bytes.readIntLE(at + 1, 3)), size: 4 };
    case 0xf3:
      return { text: String(bytes.readInt32LE(at + 1)), size: 5 };
    case 0xf4:
      if (at + 9 > bytes.length) throw new BadFormat();
      return { text: String(bytes.readBigInt64LE(at + 1)), size: 9 };
    default:
      throw new BadFormat();
  }
}

function stringElement(bytes: Buffer, at: number, header: number, length: number): Element {
  const end = at + header + length;
  if (end > bytes.length) throw new BadFormat();
  return { text: bytes.toString('latin1', at + header, end), size: header + length };
}
