import { toBuffer } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { StringValue } from '../string-entry.ts';
import { estimate, REGISTERS } from './registers.ts';
import { EMPTY_RUNS, setRegister, visitRuns } from './sparse.ts';

/** `HYLL`, the encoding, three zeros and the cached count. */
const HEADER = 16;
const MAGIC = 'HYLL';
const FORM = 4;
const COUNTED = 8;
/** The byte whose highest bit marks the cached count as outdated. */
const STALE = 15;

const DENSE = 0;
const SPARSE = 1;
const DENSE_LENGTH = HEADER + (REGISTERS * 6) / 8;
/** `hll-sparse-max-bytes` of Redis 7.2. */
const SPARSE_BOUNDS = { from: HEADER, mostBytes: 3000 };

/** A HyperLogLog in Redis's string format: sparse while few registers are set, dense otherwise. */
export class HyperLogLog {
  /** The whole value; a new array after some changes. */
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
   * Opens the HyperLogLog in a string, sharing memory if the string is a buffer.
   * @throws RedisError WRONGTYPE if it is not one
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

  /** The cached count; undefined if the registers have changed since. */
  get counted(): number | undefined {
    if (this.bytes[STALE]! >= 0x80) return undefined;
    let count = 0;
    for (let at = STALE; at >= COUNTED; at--) count = count * 256 + this.bytes[at]!;
    return count;
  }

  /**
   * Raises a register to a value.
   * @returns whether it was lower
   * @throws RedisError INVALIDOBJ
   */
  raise(index: number, value: number): boolean {
    if (!this.isDense) {
      const change = setRegister(this.bytes, index, value, SPARSE_BOUNDS);
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

  /** Raises every register to at least the given value. @throws RedisError INVALIDOBJ */
  raiseAll(registers: Uint8Array): void {
    this.#visit((value, first, length) => {
      if (value === 0) return;
      for (let i = first; i < first + length; i++) {
        if (registers[i]! < value) registers[i] = value;
      }
    });
  }

  /** Estimates the number of distinct elements, and caches the result. @throws RedisError INVALIDOBJ */
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

  /** Marks the cached count as outdated. */
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

/** Estimates the number of distinct elements from registers. */
export function countOf(registers: Uint8Array): number {
  const histogram = new Uint32Array(64);
  for (const value of registers) histogram[value]!++;
  return estimate(histogram);
}

/** Registers of 6 bits are packed from the lowest bit of the first byte on. */
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
