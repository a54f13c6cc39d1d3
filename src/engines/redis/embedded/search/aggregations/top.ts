import type { Steps } from '../../steps.ts';
import { rise, sink } from '../../values/heap.ts';
import { sortInSteps } from '../../values/sorting.ts';

/** Comparing texts may take a part of a microsecond, and so may comparing what several sources give. */
export const SORTED_AT_ONCE = 512;

/** The first items by an order in which no two are equal, sorted. */
export function* firstOf(
  items: Uint32Array,
  count: number,
  compare: (one: number, other: number) => number,
): Steps<number[]> {
  if (count >= items.length) return yield* sortInSteps([...items], compare, SORTED_AT_ONCE);
  // A heap of the first items so far; each comes after those below it, so the last of them is at its top.
  const heap: number[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    if (heap.length < count) {
      heap.push(item);
      rise(heap, compare);
    } else if (compare(item, heap[0]!) < 0) {
      heap[0] = item;
      sink(heap, compare);
    }
    if (i % SORTED_AT_ONCE === SORTED_AT_ONCE - 1) yield;
  }
  return yield* sortInSteps(heap, compare, SORTED_AT_ONCE);
}
