/*
 * A binary heap in an array: the item that comes last in an order is its first one. So the first few of many items are found
 * by replacing that one.
 */

/** Moves the last item of a heap, which was added, to its place. */
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

/** Moves the first item of a heap, which was replaced, to its place. */
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
