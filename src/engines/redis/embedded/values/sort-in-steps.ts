import { AT_ONCE, type Steps } from '../steps.ts';

/** The length of the runs that are sorted at once. */
const RUN = 4096;

/** Sorts an array, stable as `Array.prototype.sort`, but in steps. */
export function* sortInSteps<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
): Steps<T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += RUN) {
    runs.push(items.slice(from, from + RUN).toSorted(compare));
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
    if (merged.length % AT_ONCE === 0) yield;
  }
  yield;
  return merged.concat(left.slice(i), right.slice(j));
}
