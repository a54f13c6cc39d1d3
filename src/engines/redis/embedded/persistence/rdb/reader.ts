import { exact } from '../../../numbers.ts';
import type { ByteString } from '../../../bytes.ts';
import { BadFormat, TruncatedInput } from './format.ts';

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

/** The maximum output of a reference, which takes at least two bytes. */
const LONGEST_REFERENCE = 264;

/**
 * Expands LibLZF's compression, which Redis uses for strings of more than 20 bytes. A control byte below 32 is followed
 * by that many literal bytes plus one. Any other begins a reference to expanded bytes: its top 3 bits are the length
 * (7: plus the next byte), the other 5 and the last byte the distance.
 * @param length the expected length of the result
 * @throws BadFormat
 */
function lzfExpand(compressed: Uint8Array, length: number): Buffer {
  // No memory is allocated for an impossible length.
  if (length > compressed.length * LONGEST_REFERENCE) throw new BadFormat();
  const expanded = Buffer.allocUnsafe(length);
  let written = 0;
  let at = 0;
  while (at < compressed.length) {
    const control = compressed[at++]!;
    if (control < 32) {
      const count = control + 1;
      if (at + count > compressed.length || written + count > length) throw new BadFormat();
      expanded.set(compressed.subarray(at, at + count), written);
      at += count;
      written += count;
      continue;
    }
    let count = (control >> 5) + 2;
    if (count === 9) count += compressed[at++] ?? 0;
    const distance = ((control & 0x1f) << 8) + (compressed[at++] ?? 0) + 1;
    if (at > compressed.length || distance > written || written + count > length) {
      throw new BadFormat();
    }
    // Byte by byte, because a reference may overlap its own output.
    for (const end = written + count; written < end; written++) {
      expanded[written] = expanded[written - distance]!;
    }
  }
  if (written !== length) throw new BadFormat();
  return expanded;
}
