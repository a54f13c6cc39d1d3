import { toBuffer } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { StringValue } from '../string-entry.ts';
import { estimate, REGISTERS } from './registers.ts';
import { EMPTY_RUNS, setRegister, visitRuns } from './sparse.ts';

/** `HYLL`, the form, three zeros and the number that was counted last. */
const HEADER = 16;
const MAGIC = 'HYLL';
const FORM = 4;
const COUNTED = 8;
/** The highest bit of the number says that it is not current. */
const STALE = 15;

const DENSE = 0;
const SPARSE = 1;
const DENSE_LENGTH = HEADER + (REGISTERS * 6) / 8;
/** `hll-sparse-max-bytes` of Redis 7.2. */
const MOST_SPARSE_BYTES = 3000;

/** A HyperLogLog as Redis keeps it in a string: sparse while few registers are set, else dense. */
export class HyperLogLog {
  /** All of it; another array after some changes. */
  bytes: Uint8Array;

  private constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  static empty(): HyperLogLog {
    const bytes = new Uint8Array(HEADER + EMPTY_RUNS.length);
    bytes.set(toBuffer(MAGIC));
    bytes[FORM] = SPARSE;
    bytes.set(EMPTY_RUNS, HEADER);
    return new HyperLogLog(bytes);
  }

  /**
   * The one in a string, whose memory it shares where that is a buffer.
   * @throws RedisError WRONGTYPE where there is none in it
   */
  static in(value: StringValue): HyperLogLog {
    const bytes = value instanceof StringBuffer ? value.view() : toBuffer(value);
    const isOne =
      bytes.length >= HEADER &&
      bytes.toString('latin1', 0, MAGIC.length) === MAGIC &&
      bytes[FORM]! <= SPARSE &&
      (bytes[FORM] === SPARSE || bytes.length === DENSE_LENGTH);
    if (!isOne) {
      throw new RedisError('WRONGTYPE Key is not a valid HyperLogLog string value.');
    }
    return new HyperLogLog(bytes);
  }

  get isDense(): boolean {
    return this.bytes[FORM] === DENSE;
  }

  /** What it counted last, where nothing has changed since. */
  get counted(): number | undefined {
    if (this.bytes[STALE]! >= 0x80) return undefined;
    let count = 0;
    for (let at = STALE; at >= COUNTED; at--) count = count * 256 + this.bytes[at]!;
    return count;
  }

  /** Raises a register to a value. @returns whether it was lower @throws RedisError INVALIDOBJ */
  raise(index: number, value: number): boolean {
    if (!this.isDense) {
      const change = setRegister(this.bytes, HEADER, index, value, MOST_SPARSE_BYTES);
      if (change === 'unchanged') return false;
      if (change === 'corrupted') throw corrupted();
      if (change !== 'too large') {
        this.bytes = change;
        this.forgetCount();
        return true;
      }
      this.makeDense();
    }
    if (denseRegister(this.bytes, index) >= value) return false;
    setDenseRegister(this.bytes, index, value);
    this.forgetCount();
    return true;
  }

  makeDense(): void {
    if (this.isDense) return;
    const dense = new Uint8Array(DENSE_LENGTH);
    dense.set(this.bytes.subarray(0, HEADER));
    dense[FORM] = DENSE;
    this.#visit((value, first, length) => {
      if (value === 0) return;
      for (let i = first; i < first + length; i++) setDenseRegister(dense, i, value);
    });
    this.bytes = dense;
  }

  /** Raises each of these registers to what it is here. @throws RedisError INVALIDOBJ */
  raiseAll(registers: Uint8Array): void {
    this.#visit((value, first, length) => {
      if (value === 0) return;
      for (let i = first; i < first + length; i++) {
        if (registers[i]! < value) registers[i] = value;
      }
    });
  }

  /** How many elements it has seen, about; it is noted in the bytes. @throws RedisError INVALIDOBJ */
  count(): number {
    const { counted } = this;
    if (counted !== undefined) return counted;
    const histogram = new Uint32Array(64);
    this.#visit((value, _first, length) => (histogram[value]! += length));
    const count = estimate(histogram);
    for (let at = COUNTED, rest = count; at <= STALE; at++, rest = Math.floor(rest / 256)) {
      this.bytes[at] = rest % 256;
    }
    return count;
  }

  /** The number that was counted last is not current any more. */
  forgetCount(): void {
    this.bytes[STALE]! |= 0x80;
  }

  #visit(visit: (value: number, first: number, length: number) => void): void {
    if (this.isDense) {
      for (let i = 0; i < REGISTERS; i++) visit(denseRegister(this.bytes, i), i, 1);
    } else if (!visitRuns(this.bytes, HEADER, visit)) {
      throw corrupted();
    }
  }
}

/** How many elements such registers have seen, about. */
export function countOf(registers: Uint8Array): number {
  const histogram = new Uint32Array(64);
  for (const value of registers) histogram[value]!++;
  return estimate(histogram);
}

/** Registers stand one behind the other, from the lowest bit of the first byte on. */
function denseRegister(bytes: Uint8Array, index: number): number {
  const bit = index * 6;
  const at = HEADER + (bit >>> 3);
  return (((bytes[at]! | ((bytes[at + 1] ?? 0) << 8)) >>> (bit & 7)) & 0x3f) >>> 0;
}

function setDenseRegister(bytes: Uint8Array, index: number, value: number): void {
  const bit = index * 6;
  const at = HEADER + (bit >>> 3);
  const shift = bit & 7;
  const both = bytes[at]! | ((bytes[at + 1] ?? 0) << 8);
  const changed = (both & ~(0x3f << shift)) | (value << shift);
  bytes[at] = changed & 0xff;
  if (at + 1 < bytes.length) bytes[at + 1] = (changed >> 8) & 0xff;
}

function corrupted(): RedisError {
  return new RedisError('INVALIDOBJ Corrupted HLL object detected');
}
