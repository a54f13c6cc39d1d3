import type { ByteString } from '../../../bytes.ts';
import { isInt64 } from '../../../numbers.ts';
import { backwardLengthSize } from '../listpack.ts';

/** The length of an integer element with its backward length, in bytes. */
export function integerSize(value: number | bigint): number {
  if (value >= 0 && value <= 127) return 2;
  if (value >= -4096 && value <= 4095) return 3;
  if (value >= -(2 ** 15) && value < 2 ** 15) return 4;
  if (value >= -(2 ** 23) && value < 2 ** 23) return 5;
  return value >= -(2 ** 31) && value < 2 ** 31 ? 6 : 10;
}

/** The length of an element with its backward length, in bytes. */
export function elementSize(bytes: Buffer, at: number): number {
  const size = contentSize(bytes, at);
  return size + backwardLengthSize(size);
}

/** The text of an element; an integer in decimal (Redis 7.2 `listpack.c` `lpGet`). */
export function elementText(bytes: Buffer, at: number): ByteString {
  const first = bytes[at]!;
  if (first < 0x80) return String(first);
  if (first < 0xc0) return bytes.toString('latin1', at + 1, at + 1 + (first & 0x3f));
  if (first >= 0xe0 && first < 0xf0) {
    return bytes.toString('latin1', at + 2, at + 2 + (((first & 0x0f) << 8) | bytes[at + 1]!));
  }
  if (first === 0xf0) return bytes.toString('latin1', at + 5, at + 5 + bytes.readUInt32LE(at + 1));
  return String(elementInteger(bytes, at));
}

/** The value of an integer element; a bigint if a number might not be exact. */
export function elementInteger(bytes: Buffer, at: number): number | bigint {
  const first = bytes[at]!;
  if (first < 0x80) return first;
  if (first < 0xe0) {
    const value = ((first & 0x1f) << 8) | bytes[at + 1]!;
    return value < 4096 ? value : value - 8192;
  }
  if (first === 0xf1) return bytes.readInt16LE(at + 1);
  if (first === 0xf2) return bytes.readIntLE(at + 1, 3);
  if (first === 0xf3) return bytes.readInt32LE(at + 1);
  return bytes.readBigInt64LE(at + 1);
}

/** Writes a text element, as an integer if the text is the decimal form of one. @returns the offset after it */
export function writeText(bytes: Buffer, at: number, text: ByteString): number {
  if (isInt64(text)) return writeInteger(bytes, at, text.length < 16 ? Number(text) : BigInt(text));
  const { length } = text;
  let from = at;
  if (length < 64) {
    bytes[from++] = 0x80 | length;
  } else if (length < 4096) {
    bytes[from++] = 0xe0 | (length >> 8);
    bytes[from++] = length & 0xff;
  } else {
    bytes[from++] = 0xf0;
    from = bytes.writeUInt32LE(length, from);
  }
  bytes.write(text, from, 'latin1');
  return writeBackwardLength(bytes, from + length, from + length - at);
}

/** @returns the offset after the element */
export function writeInteger(bytes: Buffer, at: number, value: number | bigint): number {
  const end = writeIntegerContent(bytes, at, value);
  return writeBackwardLength(bytes, end, end - at);
}

function writeIntegerContent(bytes: Buffer, at: number, value: number | bigint): number {
  if (value >= 0 && value <= 127) {
    bytes[at] = Number(value);
    return at + 1;
  }
  if (value >= -4096 && value <= 4095) {
    const bits = Number(value) & 0x1fff;
    bytes[at] = 0xc0 | (bits >> 8);
    bytes[at + 1] = bits & 0xff;
    return at + 2;
  }
  if (value >= -(2 ** 15) && value < 2 ** 15) {
    bytes[at] = 0xf1;
    return bytes.writeInt16LE(Number(value), at + 1);
  }
  if (value >= -(2 ** 23) && value < 2 ** 23) {
    bytes[at] = 0xf2;
    return bytes.writeIntLE(Number(value), at + 1, 3);
  }
  if (value >= -(2 ** 31) && value < 2 ** 31) {
    bytes[at] = 0xf3;
    return bytes.writeInt32LE(Number(value), at + 1);
  }
  bytes[at] = 0xf4;
  return bytes.writeBigInt64LE(BigInt(value), at + 1);
}

/** Writes seven bits a byte, the highest first, all but the first with the top bit (`lpEncodeBacklen`). */
function writeBackwardLength(bytes: Buffer, at: number, length: number): number {
  const size = backwardLengthSize(length);
  for (let i = 0; i < size; i++) {
    const bits = Math.floor(length / 128 ** (size - 1 - i)) & 0x7f;
    bytes[at + i] = i === 0 ? bits : bits | 0x80;
  }
  return at + size;
}

function contentSize(bytes: Buffer, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  if (first < 0xc0) return 1 + (first & 0x3f);
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 2 + (((first & 0x0f) << 8) | bytes[at + 1]!);
  if (first === 0xf0) return 5 + bytes.readUInt32LE(at + 1);
  return [3, 4, 5, 9][first - 0xf1]!;
}

/**
 * Reads many consecutive elements. Their texts are slices of one text of all of them, so that bytes become text once.
 * Use it for replies only, because a slice keeps the whole text alive.
 */
export class PackedReader {
  at: number;
  readonly #bytes: Buffer;
  readonly #text: ByteString;

  /** @param end the offset after the last element */
  constructor(bytes: Buffer, at: number, end: number) {
    this.#bytes = bytes;
    this.#text = bytes.toString('latin1', 0, end);
    this.at = at;
  }

  integer(): number | bigint {
    const { at } = this;
    const first = this.#bytes[at]!;
    this.at = at + (first < 0x80 ? 2 : elementSize(this.#bytes, at));
    return first < 0x80 ? first : elementInteger(this.#bytes, at);
  }

  text(): ByteString {
    const { at } = this;
    const first = this.#bytes[at]!;
    let from = at;
    let length = -1;
    if (first >= 0x80 && first < 0xc0) {
      from += 1;
      length = first & 0x3f;
    } else if (first >= 0xe0 && first < 0xf0) {
      from += 2;
      length = ((first & 0x0f) << 8) | this.#bytes[at + 1]!;
    }
    if (length < 0) {
      this.at = at + elementSize(this.#bytes, at);
      return elementText(this.#bytes, at);
    }
    const end = from + length;
    this.at = end + backwardLengthSize(end - at);
    return this.#text.slice(from, end);
  }

  skip(count: number): void {
    for (let i = 0; i < count; i++) this.at += elementSize(this.#bytes, this.at);
  }
}
