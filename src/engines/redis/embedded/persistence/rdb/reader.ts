import { exact } from '../../../numbers.ts';
import type { ByteString } from '../../../bytes.ts';
import { BadFormat, TruncatedInput } from './bad-format.ts';
import { lzfExpand } from './lzf.ts';

/** The encodings of a length by the two top bits of its first byte (`rdb.h`, from `RDB_6BITLEN` on). */
const SHORT = 0;
const MEDIUM = 1;
const LONG = 2;
const LONG_32 = 0x80;
const LONG_64 = 0x81;

/** The special encodings of strings: an integer of 8, 16 or 32 bits, or compressed. */
const INT_8 = 0;
const INT_16 = 1;
const INT_32 = 2;
const COMPRESSED = 3;

/** Reads the primitives of RDB values in sequence. All methods throw {@link BadFormat}. */
export class RdbReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** The number of bytes read. */
  get position(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#take(1)]!;
  }

  /** A length or count. */
  length(): number {
    const { value, special } = this.#lengthOrSpecial();
    if (special) throw new BadFormat();
    return value;
  }

  /** A length or count of up to 64 bits. */
  length64(): bigint {
    if (this.#bytes[this.#at] !== LONG_64) return BigInt(this.length());
    this.#at++;
    return this.#bytes.readBigUInt64BE(this.#take(8));
  }

  string(): ByteString {
    return this.bytes().toString('latin1');
  }

  /** A string as bytes, valid as long as the underlying buffer. */
  bytes(): Buffer {
    const { value, special } = this.#lengthOrSpecial();
    if (!special) return this.#slice(value);
    switch (value) {
      case INT_8:
        return Buffer.from(String(this.#bytes.readInt8(this.#take(1))));
      case INT_16:
        return Buffer.from(String(this.#bytes.readInt16LE(this.#take(2))));
      case INT_32:
        return Buffer.from(String(this.#bytes.readInt32LE(this.#take(4))));
      case COMPRESSED: {
        const compressed = this.length();
        const expanded = this.length();
        return lzfExpand(this.#slice(compressed), expanded);
      }
      default:
        throw new BadFormat();
    }
  }

  double(): number {
    return this.#bytes.readDoubleLE(this.#take(8));
  }

  /** A time in milliseconds. */
  time(): number {
    return exact(Number(this.#bytes.readBigInt64LE(this.#take(8))));
  }

  /** Unencoded bytes. */
  raw(length: number): Buffer {
    return this.#slice(length);
  }

  #lengthOrSpecial(): { value: number; special: boolean } {
    const first = this.byte();
    const kind = first >> 6;
    if (kind === SHORT) return { value: first & 0x3f, special: false };
    if (kind === MEDIUM) return { value: ((first & 0x3f) << 8) | this.byte(), special: false };
    if (kind !== LONG) return { value: first & 0x3f, special: true };
    if (first === LONG_32) {
      return { value: this.#bytes.readUInt32BE(this.#take(4)), special: false };
    }
    if (first !== LONG_64) throw new BadFormat();
    return { value: Number(this.#bytes.readBigUInt64BE(this.#take(8))), special: false };
  }

  #slice(length: number): Buffer {
    const from = this.#take(length);
    return this.#bytes.subarray(from, from + length);
  }

  /** @returns the offset of the bytes that are now consumed */
  #take(length: number): number {
    const from = this.#at;
    if (from + length > this.#bytes.length) throw new TruncatedInput();
    this.#at += length;
    return from;
  }
}
