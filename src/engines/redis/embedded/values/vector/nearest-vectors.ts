import type { ByteString } from '../../../bytes.ts';
import type { Steps } from '../../steps.ts';
import { rise, sink } from '../heap.ts';
import { sortInSteps } from '../sorting.ts';

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
      rise(heap, compare);
    } else if (compare(found, heap[0]!) < 0) {
      heap[0] = found;
      sink(heap, compare);
    }
  }

  /** All of them, the nearest first. */
  sorted(): Steps<FoundVector[]> {
    return sortInSteps(this.#heap, compare);
  }
}

/** Below zero if the first is the nearer one. */
function compare(one: FoundVector, other: FoundVector): number {
  if (one.nearness !== other.nearness) return other.nearness - one.nearness;
  return one.id < other.id ? -1 : 1;
}
