import { REGISTERS } from './registers.ts';

/**
 * The runs of equal registers (`hyperloglog.c`, "Sparse representation"): `00llllll` is up to 64 of value 0, `01llllll
 * llllllll` up to 16384 of value 0, and `1vvvvvll` up to 4 of a value from 1 to 32; lengths and values are encoded
 * minus one.
 */
interface Run {
  readonly value: number;
  readonly length: number;
  /** In bytes. */
  readonly size: 1 | 2;
}

const HIGHEST_VALUE = 32;
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
type SparseChange =
  /** The register already has this value or a greater one. */
  | 'unchanged'
  /** The sparse encoding would become too large. */
  | 'too large'
  /** The runs do not cover the registers. */
  | 'corrupted'
  /** The new length in bytes. */
  | number;

/** Where the runs are, in bytes. */
interface SparseBounds {
  /** The offset of the first run. */
  readonly from: number;
  readonly places: RunPlaces | undefined;
  /** The limit for all bytes together. */
  readonly mostBytes: number;
}

/**
 * Where to begin looking for a register, so that not all runs before it are read: for each block of registers, a run
 * that precedes the one with the first register of the block, or the first run. Which one is a matter of speed only.
 */
export interface RunPlaces {
  /** The offset of that run, in bytes. */
  readonly at: number[];
  /** Its first register. */
  readonly first: number[];
}

/** The number of registers in a block of {@link RunPlaces}, as a power of two. */
const BLOCK_BITS = 8;
const BLOCKS = REGISTERS >> BLOCK_BITS;

/** Places of runs of which nothing is known yet but the offset of the first. */
export function runPlaces(from: number): RunPlaces {
  return { at: Array(BLOCKS).fill(from), first: Array(BLOCKS).fill(0) };
}

/** By how many bytes one register can lengthen the runs: the longest split replaces one byte by five. */
export const SPLIT_BYTES = 4;

/**
 * Sets a register in place: splits its run and merges equal neighbors, byte by byte as Redis does (`hllSparseSet`).
 * @param bytes has room for {@link SPLIT_BYTES} beyond `length`
 */
export function setRegister(
  bytes: Uint8Array,
  length: number,
  index: number,
  value: number,
  { from, places, mostBytes }: SparseBounds,
): SparseChange {
  if (value > HIGHEST_VALUE) return 'too large';
  const block = index >> BLOCK_BITS;
  let begin = places === undefined ? REGISTERS : block << BLOCK_BITS;
  let at = places === undefined ? from : places.at[block]!;
  let first = places === undefined ? 0 : places.first[block]!;
  let before = at;
  let firstBefore = first;
  let size = 1;
  let covered = 0;
  // The loop that takes most of the time of PFADD: it makes no objects.
  for (; at < length; at += size) {
    const byte = bytes[at]!;
    size = byte < 0x40 || byte >= 0x80 ? 1 : 2;
    if (byte >= 0x80) covered = (byte & 3) + 1;
    else if (size === 1) covered = byte + 1;
    else covered = (((byte & 0x3f) << 8) | bytes[at + 1]!) + 1;
    if (places !== undefined && begin < first + covered) {
      places.at[block] = before;
      places.first[block] = firstBefore;
      begin = REGISTERS;
    }
    if (index < first + covered) break;
    firstBefore = first;
    first += covered;
    before = at;
  }
  if (at + size > length) return 'corrupted';
  const run = runAt(bytes, at);
  if (run.value >= value) return 'unchanged';

  const split = [
    ...runsOf(run.value, index - first),
    valueRun(value, 1),
    ...runsOf(run.value, first + run.length - 1 - index),
  ];
  const changed = length + split.length - run.size;
  if (split.length > run.size && changed > mostBytes) return 'too large';
  bytes.copyWithin(at + split.length, at + run.size, length);
  bytes.set(split, at);
  const { end, until } = joined(bytes, changed, before);
  if (places !== undefined)
    moved(places, before, { until: until - (end - length), by: end - length });
  return end;
}

/**
 * Merges neighboring runs of the same value if one run can hold both.
 * @returns the new length, and the offset from which on nothing has changed
 */
function joined(bytes: Uint8Array, length: number, from: number): { end: number; until: number } {
  let end = length;
  let at = from;
  for (let seen = 0; at < end && seen < JOINED_WITHIN; seen++) {
    const run = runAt(bytes, at);
    if (run.value > 0 && at + 1 < end && bytes[at + 1]! >= 0x80) {
      const next = runAt(bytes, at + 1);
      const both = run.length + next.length;
      if (next.value === run.value && both <= LONGEST_VALUE) {
        bytes.copyWithin(at, at + 1, end);
        bytes[at] = valueRun(run.value, both);
        end--;
        continue;
      }
    }
    at += run.size;
  }
  return { end, until: at };
}

/** Corrects places after the bytes between two offsets have changed, and those behind them have moved. */
function moved(
  { at, first }: RunPlaces,
  from: number,
  { until, by }: { readonly until: number; readonly by: number },
): void {
  for (let block = 1; block < BLOCKS; block++) {
    if (at[block]! >= until) {
      at[block]! += by;
    } else if (at[block]! >= from) {
      at[block] = at[block - 1]!;
      first[block] = first[block - 1]!;
    }
  }
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
