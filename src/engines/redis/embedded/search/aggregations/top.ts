import type { Steps } from '../../steps.ts';
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

/** Moves the last item of a heap to its place. */
export function rise<Item>(heap: Item[], compare: (one: Item, other: Item) => number): void {
  let at = heap.length - 1;
  const item = heap[at]!;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (compare(item, heap[parent]!) <= 0) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = item;
}

/** Moves the first item of a heap to its place. */
export function sink<Item>(heap: Item[], compare: (one: Item, other: Item) => number): void {
  const { length } = heap;
  const item = heap[0]!;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= length) break;
    if (child + 1 < length && compare(heap[child + 1]!, heap[child]!) > 0) child++;
    if (compare(item, heap[child]!) >= 0) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = item;
}
