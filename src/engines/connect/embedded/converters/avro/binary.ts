import { DataError } from '../../../errors.ts';
import { ValueCount } from '../../data/limits.ts';

/** Reads values one after the other (Avro specification, "Binary Encoding"). */
export class BinaryReader {
  readonly #bytes: Buffer;
  readonly #values = new ValueCount();
  #at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Notes that a value begins. Values may have no bytes, so the end of the input would not limit how many there are. */
  begin(): void {
    this.#values.take();
  }

  boolean(): boolean {
    return this.#take(1)[0] === 1;
  }

  /** A zigzag number of up to 64 bits. */
  long(): bigint {
    let number = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#take(1)[0]!;
      number |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asIntN(64, (number >> 1n) ^ -(number & 1n));
    }
    throw new DataError('Invalid long encoding');
  }

  /** A count or an index. */
  count(): number {
    return Number(this.long());
  }

  float(): number {
    return this.#take(4).readFloatLE();
  }

  double(): number {
    return this.#take(8).readDoubleLE();
  }

  bytes(): Buffer {
    return Buffer.from(this.#take(this.count()));
  }

  fixed(size: number): Buffer {
    return Buffer.from(this.#take(size));
  }

  string(): string {
    return this.#take(this.count()).toString('utf8');
  }

  /** Blocks of items: each has a count, and a size if the count is negative; a count of zero ends them. */
  *blocks(): Generator<void> {
    for (;;) {
      let items = this.count();
      if (items === 0) return;
      if (items < 0) {
        items = -items;
        this.long();
      }
      for (; items > 0; items--) yield;
    }
  }

  #take(size: number): Buffer {
    const end = this.#at + size;
    if (!(size >= 0) || end > this.#bytes.length) throw new DataError('The data ends too early');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}

/** Writes values one after the other. */
export class BinaryWriter {
  readonly #parts: Buffer[] = [];

  boolean(value: boolean): void {
    this.#parts.push(Buffer.from([value ? 1 : 0]));
  }

  long(value: number | bigint): void {
    const number = BigInt(value);
    let rest = BigInt.asUintN(64, (number << 1n) ^ (number >> 63n));
    const bytes: number[] = [];
    while (rest >= 0x80n) {
      bytes.push(Number(rest & 0x7fn) | 0x80);
      rest >>= 7n;
    }
    bytes.push(Number(rest));
    this.#parts.push(Buffer.from(bytes));
  }

  float(value: number): void {
    const bytes = Buffer.alloc(4);
    bytes.writeFloatLE(value);
    this.#parts.push(bytes);
  }

  double(value: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    this.#parts.push(bytes);
  }

  bytes(value: Buffer): void {
    this.long(value.length);
    this.#parts.push(value);
  }

  fixed(value: Buffer): void {
    this.#parts.push(value);
  }

  string(value: string): void {
    this.bytes(Buffer.from(value));
  }

  finish(): Buffer {
    return Buffer.concat(this.#parts);
  }
}
