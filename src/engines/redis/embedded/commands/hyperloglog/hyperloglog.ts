import { toBuffer } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { StringValue } from '../string-entry.ts';
import { estimate, REGISTERS } from './registers.ts';
import {
  EMPTY_RUNS,
  runPlaces,
  setRegister,
  SPLIT_BYTES,
  visitRuns,
  type RunPlaces,
} from './sparse.ts';

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
const SPARSE_BYTES = 3000;

/** Registers that are searched for from the beginning. */
const FEW = 4;

/** A HyperLogLog in Redis's string format: sparse while few registers are set, dense otherwise. */
export class HyperLogLog {
  #memory: Uint8Array;
  #length: number;
  /** `hll-sparse-max-bytes` */
  readonly #mostSparse: number;
  /** Made only for more than a few searches. */
  #places: RunPlaces | undefined;
  #searches = 0;
  /** Whether the memory is shared with the value that was opened, and as long as that. */
  #isShared = true;

  private constructor(bytes: Uint8Array, mostSparse: number) {
    this.#mostSparse = mostSparse;
    this.#memory = bytes;
    this.#length = bytes.length;
  }

  static empty(mostSparse = SPARSE_BYTES): HyperLogLog {
    const bytes = new Uint8Array(HEADER + EMPTY_RUNS.length);
    bytes.set(toBuffer(MAGIC));
    bytes[FORM] = SPARSE;
    bytes.set(EMPTY_RUNS, HEADER);
    return new HyperLogLog(bytes, mostSparse);
  }

  /**
   * Opens the HyperLogLog in a string, sharing memory if the string is a buffer.
   * @throws RedisError WRONGTYPE if it is not one
   */
  static in(value: StringValue, mostSparse = SPARSE_BYTES): HyperLogLog {
    const bytes = value instanceof StringBuffer ? value.view() : toBuffer(value);
    const isOne =
      bytes.length >= HEADER &&
      bytes.toString('latin1', 0, MAGIC.length) === MAGIC &&
      bytes[FORM]! <= SPARSE &&
      (bytes[FORM] === SPARSE || bytes.length === DENSE_LENGTH);
    if (!isOne) {
      throw new RedisError('WRONGTYPE Key is not a valid HyperLogLog string value.');
    }
    return new HyperLogLog(bytes, mostSparse);
  }

  /** The whole value; other memory than that of the opened one after some changes. */
  get bytes(): Uint8Array {
    return this.#memory.subarray(0, this.#length);
  }

  get isDense(): boolean {
    return this.#memory[FORM] === DENSE;
  }

  /** The cached count; undefined if the registers have changed since. */
  get counted(): number | undefined {
    if (this.#memory[STALE]! >= 0x80) return undefined;
    let count = 0;
    for (let at = STALE; at >= COUNTED; at--) count = count * 256 + this.#memory[at]!;
    return count;
  }

  /**
   * Raises a register to a value.
   * @returns whether it was lower
   * @throws RedisError INVALIDOBJ
   */
  raise(index: number, value: number): boolean {
    if (!this.isDense) {
      this.#makeRoom();
      if (this.#searches++ === FEW) this.#places = runPlaces(HEADER);
      const bounds = { from: HEADER, places: this.#places, mostBytes: this.#mostSparse };
      const change = setRegister(this.#memory, this.#length, index, value, bounds);
      if (change === 'unchanged') return false;
      if (change === 'corrupted') throw corrupted();
      if (change !== 'too large') {
        this.#length = change;
        this.forgetCount();
        return true;
      }
      this.makeDense();
    }
    if (denseRegister(this.#memory, index) >= value) return false;
    setDenseRegister(this.#memory, index, value);
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
    this.#memory = dense;
    this.#length = DENSE_LENGTH;
    this.#isShared = false;
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
      this.#memory[at] = rest % 256;
    }
    return count;
  }

  /** Marks the cached count as outdated. */
  forgetCount(): void {
    this.#memory[STALE]! |= 0x80;
  }

  /** Copies shared sparse bytes to memory of their own, with room for the runs that will be added. */
  #makeRoom(): void {
    if (!this.#isShared && this.#length + SPLIT_BYTES <= this.#memory.length) return;
    // Doubled, so that the memory is not that of the limit, which may be far away.
    const most = Math.min(
      Math.max(2 * this.#length, SPARSE_BYTES),
      Math.max(this.#mostSparse, this.#length),
    );
    const memory = new Uint8Array(most + SPLIT_BYTES);
    memory.set(this.bytes);
    this.#memory = memory;
    this.#isShared = false;
  }

  #visit(visit: (value: number, first: number, length: number) => void): void {
    if (this.isDense) {
      for (let i = 0; i < REGISTERS; i++) visit(denseRegister(this.#memory, i), i, 1);
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
