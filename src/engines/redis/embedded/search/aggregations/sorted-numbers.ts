import { AT_ONCE, type Steps } from '../../steps.ts';
import { ValueReader, type ValueSource } from './value-reader.ts';
import type { AggregationCost } from './limits.ts';

/** What it takes to sort a number among as many as there may be. */
const LOOKS_TO_SORT = 4;
/** How many numbers are sorted at once: some tenths of a millisecond. */
const RUN = 4096;

/** All values of documents. The caller gives back their memory. */
export function* valuesOf(
  source: ValueSource,
  cost: AggregationCost,
): Steps<Float64Array<ArrayBuffer>> {
  const { column, documents } = source;
  let count = 0;
  for (let i = 0; i < documents.length; i++) {
    count += column.count(documents[i]!) || (source.missing === undefined ? 0 : 1);
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  cost.hold(count * 8);
  const all = new Float64Array(count);
  const reader = new ValueReader(source, cost);
  for (let filled = 0; reader.hasMore;) {
    const read = reader.next();
    all.set(reader.values.subarray(0, read), filled);
    filled += read;
    yield;
  }
  return all;
}

/** Sorts numbers ascending, in place, in steps. */
export function* sortNumbers(
  numbers: Float64Array<ArrayBuffer>,
  cost: AggregationCost,
): Steps<void> {
  const { length } = numbers;
  cost.look(LOOKS_TO_SORT * length);
  for (let from = 0; from < length; from += RUN) {
    numbers.subarray(from, from + RUN).sort();
    yield;
  }
  if (length <= RUN) return;
  cost.hold(length * 8);
  let [source, target] = [numbers, new Float64Array(length)];
  for (let run = RUN; run < length; run *= 2) {
    for (let from = 0; from < length; from += 2 * run) {
      yield* merge(source, target, from, run);
    }
    [source, target] = [target, source];
  }
  if (source !== numbers) numbers.set(source);
  cost.release(length * 8);
}

/** Merges two neighboring runs. @param from the begin of the first */
function* merge(
  source: Float64Array,
  target: Float64Array,
  from: number,
  run: number,
): Steps<void> {
  const middle = Math.min(from + run, source.length);
  const end = Math.min(from + 2 * run, source.length);
  let left = from;
  let right = middle;
  for (let to = from; to < end; to++) {
    const takesLeft = right >= end || (left < middle && source[left]! <= source[right]!);
    target[to] = takesLeft ? source[left++]! : source[right++]!;
    if (to % RUN === RUN - 1) yield;
  }
}

/** The different ones of sorted numbers, at the beginning of the same memory. */
export function* distinct(sorted: Float64Array): Steps<Float64Array> {
  let count = 0;
  for (let i = 0; i < sorted.length; i++) {
    if (count === 0 || sorted[i]! !== sorted[count - 1]!) sorted[count++] = sorted[i]!;
    if (i % RUN === RUN - 1) yield;
  }
  return sorted.subarray(0, count);
}

/** The place of a number in sorted ones; -1 if it is not there. */
export function placeOf(sorted: Float64Array, value: number): number {
  const place = placeBelow(sorted, value);
  return place >= 0 && sorted[place] === value ? place : -1;
}

/** The place of the last of sorted numbers that is not above a value; -1 if all are. */
export function placeBelow(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
