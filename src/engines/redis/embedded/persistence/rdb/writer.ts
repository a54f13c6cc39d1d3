import type { ByteString } from '../../../bytes.ts';

/** Integers that are encoded as such: up to 11 characters, in canonical form. */
const INTEGER = /^(?:0|-?[1-9]\d{0,9})$/;

/** Writes the primitives of RDB values in sequence. */
export class RdbWriter {
  #bytes = Buffer.allocUnsafe(256);
  #length = 0;
  readonly #check: ((bytes: number) => void) | undefined;

  /** @param check is given the number of bytes before more memory is taken for them, and may throw */
  constructor(check?: (bytes: number) => void) {
    this.#check = check;
  }

  /** The written bytes, valid until the next write. */
  view(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  byte(value: number): void {
    const at = this.#room(1);
    this.#bytes[at] = value;
  }

  /** A length or count (`rdb.c` `rdbSaveLen`). */
  length(value: number): void {
    if (value < 2 ** 6) {
      this.byte(value);
    } else if (value < 2 ** 14) {
      this.byte(0x40 | (value >> 8));
      this.byte(value & 0xff);
    } else if (value < 2 ** 32) {
      this.byte(0x80);
      const at = this.#room(4);
      this.#bytes.writeUInt32BE(value, at);
    } else {
      this.byte(0x81);
      const at = this.#room(8);
      this.#bytes.writeBigUInt64BE(BigInt(value), at);
    }
  }

  /** A length or count of up to 64 bits. */
  length64(value: bigint): void {
    if (value < 2n ** 32n) {
      this.length(Number(value));
      return;
    }
    this.byte(0x81);
    const at = this.#room(8);
    this.#bytes.writeBigUInt64BE(value, at);
  }

  /** Unencoded bytes. */
  raw(text: ByteString): void {
    const at = this.#room(text.length);
    this.#bytes.write(text, at, 'latin1');
  }

  /** A string; an integer of up to 32 bits is encoded as one (`rdbTryIntegerEncoding`). */
  string(text: ByteString): void {
    if (text.length <= 11 && INTEGER.test(text) && this.#integer(Number(text))) return;
    this.length(text.length);
    const at = this.#room(text.length);
    this.#bytes.write(text, at, 'latin1');
  }

  double(value: number): void {
    const at = this.#room(8);
    this.#bytes.writeDoubleLE(value, at);
  }

  /** A time in milliseconds. */
  time(value: number): void {
    const at = this.#room(8);
    this.#bytes.writeBigInt64LE(BigInt(value), at);
  }

  /** 16 bits. */
  uint16(value: number): void {
    const at = this.#room(2);
    this.#bytes.writeUInt16LE(value, at);
  }

  /** 64 bits. */
  uint64(value: bigint): void {
    const at = this.#room(8);
    this.#bytes.writeBigUInt64LE(value, at);
  }

  #integer(value: number): boolean {
    if (value >= -(2 ** 7) && value < 2 ** 7) {
      this.byte(0xc0);
      const at = this.#room(1);
      this.#bytes.writeInt8(value, at);
    } else if (value >= -(2 ** 15) && value < 2 ** 15) {
      this.byte(0xc1);
      const at = this.#room(2);
      this.#bytes.writeInt16LE(value, at);
    } else if (value >= -(2 ** 31) && value < 2 ** 31) {
      this.byte(0xc2);
      const at = this.#room(4);
      this.#bytes.writeInt32LE(value, at);
    } else {
      return false;
    }
    return true;
  }

  /** @returns the offset of the reserved bytes */
  #room(length: number): number {
    const from = this.#length;
    if (from + length > this.#bytes.length) {
      this.#check?.(from + length);
      const larger = Buffer.allocUnsafe((from + length) * 2);
      this.#bytes.copy(larger, 0, 0, from);
      this.#bytes = larger;
    }
    this.#length += length;
    return from;
  }
}
