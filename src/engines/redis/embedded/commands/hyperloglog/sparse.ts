import { REGISTERS } from './registers.ts';

/**
 * The runs of equal registers (`hyperloglog.c`, "Sparse representation"): `00llllll` is up to 64 of value 0, `01llllll
 * llllllll` up to 16384 of value 0, and `1vvvvvll` up to 4 of a value from 1 to 32; lengths and values are encoded
 * minus one.
 */
export interface Run {
  readonly value: number;
  readonly length: number;
  /** In bytes. */
  readonly size: 1 | 2;
}

export const HIGHEST_VALUE = 32;
const LONGEST_ZERO = 64;
const LONGEST_VALUE = 4;
/** The number of runs that are examined for merging after a change. */
const JOINED_WITHIN = 5;

function runAt(bytes: Uint8Array, at: number): Run {
  const first = bytes[at]!;
  if (first >= 0x80) {
    return { value: ((first >> 2) & 0x1f) + 1, length: (first & 3) + 1, size: 1 };
  }
  if (first < 0x40) return { value: 0, length: first + 1, size: 1 };
  return { value: 0, length: (((first & 0x3f) << 8) | (bytes[at + 1] ?? 0)) + 1, size: 2 };
}

/** Visits all runs from an offset on. @returns whether they cover exactly all registers */
export function visitRuns(
  bytes: Uint8Array,
  from: number,
  visit: (value: number, first: number, length: number) => void,
): boolean {
  let index = 0;
  let at = from;
  while (at < bytes.length) {
    const { value, length, size } = runAt(bytes, at);
    if (index + length > REGISTERS) return false;
    visit(value, index, length);
    index += length;
    at += size;
  }
  return index === REGISTERS;
}

/** The runs of an empty HyperLogLog. */
export const EMPTY_RUNS: readonly number[] = zeros(REGISTERS);

/** The result of setting a register in the sparse encoding. */
export type SparseChange =
  /** The register already has this value or a greater one. */
  | 'unchanged'
  /** The sparse encoding would become too large. */
  | 'too large'
  /** The runs do not cover the registers. */
  | 'corrupted'
  /** The new bytes. */
  | Uint8Array;

/** Where the runs are, in bytes. */
export interface SparseBounds {
  /** The offset of the first run. */
  readonly from: number;
  /** The limit for all bytes together. */
  readonly mostBytes: number;
}

/** Sets a register: splits its run and merges equal neighbors, byte by byte as Redis does (`hllSparseSet`). */
export function setRegister(
  bytes: Uint8Array,
  index: number,
  value: number,
  { from, mostBytes }: SparseBounds,
): SparseChange {
  if (value > HIGHEST_VALUE) return 'too large';
  let first = 0;
  let at = from;
  let before = from;
  let run = runAt(bytes, at);
  while (at < bytes.length && index >= first + run.length) {
    first += run.length;
    before = at;
    at += run.size;
    if (at < bytes.length) run = runAt(bytes, at);
  }
  if (at + run.size > bytes.length) return 'corrupted';
  if (run.value >= value) return 'unchanged';

  const split = [
    ...runsOf(run.value, index - first),
    valueRun(value, 1),
    ...runsOf(run.value, first + run.length - 1 - index),
  ];
  if (split.length > run.size && bytes.length + split.length - run.size > mostBytes) {
    return 'too large';
  }
  const changed = new Uint8Array(bytes.length + split.length - run.size);
  changed.set(bytes.subarray(0, at));
  changed.set(split, at);
  changed.set(bytes.subarray(at + run.size), at + split.length);
  return joined(changed, before);
}

/** Merges neighboring runs of the same value if one run can hold both. */
function joined(bytes: Uint8Array, from: number): Uint8Array {
  let end = bytes.length;
  let at = from;
  for (let seen = 0; at < end && seen < JOINED_WITHIN; seen++) {
    const run = runAt(bytes, at);
    if (run.value > 0 && at + 1 < end && bytes[at + 1]! >= 0x80) {
      const next = runAt(bytes, at + 1);
      const length = run.length + next.length;
      if (next.value === run.value && length <= LONGEST_VALUE) {
        bytes.copyWithin(at, at + 1, end);
        bytes[at] = valueRun(run.value, length);
        end--;
        continue;
      }
    }
    at += run.size;
  }
  return bytes.subarray(0, end);
}

function runsOf(value: number, length: number): number[] {
  if (length === 0) return [];
  return value === 0 ? zeros(length) : [valueRun(value, length)];
}

function zeros(length: number): number[] {
  if (length <= LONGEST_ZERO) return [length - 1];
  return [0x40 | ((length - 1) >> 8), (length - 1) & 0xff];
}

function valueRun(value: number, length: number): number {
  return 0x80 | ((value - 1) << 2) | (length - 1);
}
