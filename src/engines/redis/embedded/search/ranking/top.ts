import type { Steps } from '../../steps.ts';
import { rise, sink } from '../../values/heap.ts';
import { sortInSteps } from '../../values/sorting.ts';

/** Comparing texts may take a part of a microsecond. */
const SORTED_AT_ONCE = 512;

/** The first of many numbers in an order, found without sorting all. */
export class Top {
  readonly #most: number;
  /** The last of those that are kept is at the root. */
  readonly #heap: number[] = [];
  readonly #compare: (a: number, b: number) => number;

  /** @param compare an order without ties */
  constructor(most: number, compare: (a: number, b: number) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  /** The last of those that are kept, if no more can be kept without giving it up. */
  get last(): number | undefined {
    return this.#heap.length < this.#most ? undefined : this.#heap[0];
  }

  add(entry: number): void {
    const heap = this.#heap;
    if (heap.length < this.#most) {
      heap.push(entry);
      rise(heap, this.#compare);
    } else if (this.#most > 0 && this.#compare(entry, heap[0]!) < 0) {
      heap[0] = entry;
      sink(heap, this.#compare);
    }
  }

  /** Those that are kept, in order. */
  sorted(): Steps<number[]> {
    return sortInSteps(this.#heap, this.#compare, SORTED_AT_ONCE);
  }
}
