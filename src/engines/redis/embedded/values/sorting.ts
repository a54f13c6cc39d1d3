import type { ByteString } from '../../bytes.ts';
import { threadTime } from '../scripting/thread-time.ts';
import { AT_ONCE, type Steps } from '../steps.ts';

/** Up to this number comparing is as fast. */
const FEW = 512;
const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

/** Members and their scores, in two arrays of the same length. */
export interface ScoredMembers {
  readonly members: ByteString[];
  readonly scores: number[];
  /** The scores by member, if already known. */
  readonly byMember?: Map<ByteString, number>;
}

/**
 * Sorts members like a sorted set: by score, and by bytes for equal scores. Many members are sorted by a radix sort of
 * their scores, in linear time.
 */
export function* sortByScore(entries: ScoredMembers): Steps<ScoredMembers> {
  const { scores } = entries;
  const order =
    scores.length <= FEW
      ? Uint32Array.from(scores.keys()).toSorted((a, b) => scores[a]! - scores[b]!)
      : yield* orderByDigits(scores);
  const sorted: ScoredMembers = { members: [], scores: [] };
  for (const i of order) {
    sorted.members.push(entries.members[i]!);
    sorted.scores.push(scores[i]!);
    if (sorted.scores.length % AT_ONCE === 0) yield;
  }
  yield* sortEqual(sorted);
  return sorted;
}

/** The indexes of scores in ascending order, stable for equal ones. */
function* orderByDigits(scores: readonly number[]): Steps<Uint32Array<ArrayBuffer>> {
  const keys = sortableKeys(scores);
  yield;
  let order = indexes(scores.length);
  let next = new Uint32Array(scores.length);
  for (let half = 0; half < 2; half++) {
    for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
      const starts = startsOf(keys, half, shift);
      yield;
      if (starts === undefined) continue;
      for (const i of order) {
        const digit = (keys[2 * i + half]! >>> shift) & (DIGITS - 1);
        next[starts[digit]!++] = i;
      }
      [order, next] = [next, order];
      yield;
    }
  }
  return order;
}

function indexes(length: number): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(length);
  for (let i = 0; i < length; i++) all[i] = i;
  return all;
}

/**
 * Two words for each score, the low one first, that compare like the scores: the sign bit of a double is inverted, and
 * for a negative one all other bits too.
 */
function sortableKeys(scores: readonly number[]): Uint32Array {
  const doubles = new Float64Array(scores.length);
  // -0 equals 0.
  for (let i = 0; i < scores.length; i++) doubles[i] = scores[i]! + 0;
  const words = new Uint32Array(doubles.buffer);
  for (let i = 0; i < words.length; i += 2) {
    const high = words[i + 1]!;
    if (high >>> 31 === 0) {
      words[i + 1] = high | 0x8000_0000;
    } else {
      words[i] = ~words[i]!;
      words[i + 1] = ~high;
    }
  }
  return words;
}

/** The start of the scores with each digit; undefined if all have the same digit. */
function startsOf(keys: Uint32Array, half: number, shift: number): Uint32Array | undefined {
  const counts = new Uint32Array(DIGITS);
  for (let i = half; i < keys.length; i += 2) counts[(keys[i]! >>> shift) & (DIGITS - 1)]!++;
  if (counts.includes(keys.length / 2)) return undefined;
  let start = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = counts[digit]!;
    counts[digit] = start;
    start += count;
  }
  return counts;
}

/** Sorts the members with equal scores. */
function* sortEqual({ members, scores }: ScoredMembers): Steps<void> {
  const swap = (at: number) => {
    [members[at], members[at + 1]] = [members[at + 1]!, members[at]!];
    [scores[at], scores[at + 1]] = [scores[at + 1]!, scores[at]!];
  };
  for (let from = 0, end = 1; from < members.length; from = end, end++) {
    if (from % AT_ONCE === 0) yield;
    while (end < members.length && scores[end] === scores[from]) end++;
    if (end - from === 1) continue;
    if (end - from === 2) {
      if (members[from]! > members[from + 1]!) swap(from);
      continue;
    }
    // 0 and -0 are equal, but each must stay with its member.
    const places = Array.from({ length: end - from }, (_, i) => from + i);
    const sorted = yield* sortInSteps(places, (a, b) => (members[a]! < members[b]! ? -1 : 1));
    const [ofMembers, ofScores] = [members.slice(from, end), scores.slice(from, end)];
    for (const [i, place] of sorted.entries()) {
      members[from + i] = ofMembers[place - from]!;
      scores[from + i] = ofScores[place - from]!;
      if (i % AT_ONCE === 0) yield;
    }
  }
}

/** The length of the runs that are sorted at once, if comparing does not take long. */
const RUN = 4096;
/** Comparing may take long, of long texts that begin alike: so the first run is short, and none takes much longer than this. */
const FIRST_RUN = 64;
const RUN_MS = 1;
/** What is merged between two yields. */
const MERGED_AT_ONCE = AT_ONCE / 8;

/**
 * Sorts an array, stable as `Array.prototype.sort`, but in steps.
 * @param run the length of the runs that are sorted at once: less than usual if comparing takes long
 */
export function* sortInSteps<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
  run = RUN,
): Steps<T[]> {
  let runs: T[][] = [];
  let length = Math.min(run, FIRST_RUN);
  for (let from = 0; from < items.length;) {
    const began = threadTime();
    runs.push(items.slice(from, from + length).toSorted(compare));
    from += length;
    const took = threadTime() - began;
    length = took < RUN_MS ? Math.min(run, 2 * length) : Math.max(1, length >> 1);
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(
        runs[i + 1] === undefined ? runs[i]! : yield* merge(runs[i]!, runs[i + 1]!, compare),
      );
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(left: T[], right: T[], compare: (one: T, other: T) => number): Steps<T[]> {
  if (compare(left.at(-1)!, right[0]!) <= 0) {
    yield;
    return left.concat(right);
  }
  const merged: T[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    merged.push(compare(left[i]!, right[j]!) <= 0 ? left[i++]! : right[j++]!);
    if (merged.length % MERGED_AT_ONCE === 0) yield;
  }
  yield;
  return merged.concat(left.slice(i), right.slice(j));
}
