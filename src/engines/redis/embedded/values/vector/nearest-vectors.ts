import type { ByteString } from '../../../bytes.ts';

/** A vector that has been found. */
export interface FoundVector {
  readonly id: ByteString;
  /** Higher for a nearer vector. */
  readonly nearness: number;
}

/**
 * The nearest of the vectors that have been offered, at most a number of them: a heap whose root is the one that would
 * be dropped next. Of equally near ones those with the lower IDs are kept, by their bytes.
 */
export class NearestVectors {
  readonly #most: number;
  readonly #heap: FoundVector[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Vectors that are less near than this need not be offered. */
  get threshold(): number {
    return this.#heap.length < this.#most ? -Infinity : this.#heap[0]!.nearness;
  }

  offer(found: FoundVector): void {
    const heap = this.#heap;
    if (heap.length < this.#most) {
      heap.push(found);
      this.#rise(heap.length - 1);
    } else if (compare(found, heap[0]!) < 0) {
      heap[0] = found;
      this.#sink();
    }
  }

  /** All of them, the nearest first. */
  sorted(): FoundVector[] {
    return this.#heap.toSorted(compare);
  }

  #rise(at: number): void {
    const heap = this.#heap;
    const risen = heap[at]!;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (compare(risen, heap[parent]!) <= 0) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = risen;
  }

  #sink(): void {
    const heap = this.#heap;
    const sunk = heap[0]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child++;
      if (compare(heap[child]!, sunk) <= 0) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = sunk;
  }
}

/** Below zero if the first is the nearer one. */
function compare(one: FoundVector, other: FoundVector): number {
  if (one.nearness !== other.nearness) return other.nearness - one.nearness;
  return one.id < other.id ? -1 : 1;
}
