import type { Steps } from '../../steps.ts';
import { loadQuery, sumsOf, type Sum } from './kernel/kernel.ts';
import { NearestVectors, type FoundVector } from './nearest-vectors.ts';
import { inverseLengthOf, type BlockContent } from './vector-block.ts';
import type { VectorIndex, VectorSnapshot } from './vector-index.ts';

/** The blocks that are compared between two yields. */
const BLOCKS_AT_ONCE = 8;
/** And the bytes of IDs that are compared with those found before, if vectors are equally near. */
const ID_BYTES_AT_ONCE = 256 * 1024;

/** For a search beside which its index may be changed. */
export interface SearchedBeside {
  /** Whether the index is still under its key. */
  isThere(): boolean;
  /** Counts the bytes that only the search keeps, until it has ended. */
  keep(bytes: number): void;
}

const ALONE: SearchedBeside = { isThere: () => true, keep: () => {} };

/**
 * The nearest vectors of an index as it is when the search begins, found by comparing all.
 * @param most how many
 * @returns the nearest first, those that are equally near by their IDs
 */
export function search(
  index: VectorIndex,
  query: Float32Array,
  most: number,
  beside = ALONE,
): Steps<FoundVector[]> {
  return new VectorSearch(index, query, most, beside).all();
}

class VectorSearch {
  readonly #index: VectorIndex;
  readonly #query: Float32Array;
  readonly #beside: SearchedBeside;
  readonly #found: NearestVectors;
  /** What the sums are multiplied by, and by one divided by the length of the vector where the angle counts. */
  readonly #factor: number;
  /** The index itself until others may change it. */
  #searched: Pick<VectorSnapshot, 'ids' | 'blocks'>;
  #snapshot: VectorSnapshot | undefined;

  constructor(index: VectorIndex, query: Float32Array, most: number, beside: SearchedBeside) {
    const { metric } = index;
    this.#index = index;
    this.#query = query;
    this.#beside = beside;
    this.#found = new NearestVectors(most);
    this.#factor = metric === 'EUCLIDEAN' ? -1 : metric === 'COSINE' ? inverseLengthOf(query) : 1;
    this.#searched = index;
  }

  *all(): Steps<FoundVector[]> {
    const { slotBits, size, metric } = this.#index;
    const sum: Sum = metric === 'EUCLIDEAN' ? 'squaredDifferences' : 'products';
    const blocks = Math.ceil(size / 2 ** slotBits);
    loadQuery(this.#query);
    try {
      for (let at = 0; at < blocks; at++) {
        if (at > 0 && at % BLOCKS_AT_ONCE === 0) yield* this.#pause();
        const first = at << slotBits;
        const count = Math.min(size - first, 2 ** slotBits);
        const block = this.#searched.blocks[at]!;
        yield* this.#offerAll(first, sumsOf(sum, block, count).subarray(0, count), block);
      }
    } finally {
      this.#beside.keep(0);
    }
    return yield* this.#found.sorted();
  }

  /** Lets others have their turn, which may change the index, and may use the kernel for other searches. */
  *#pause(): Steps<void> {
    this.#searched = this.#snapshot ??= this.#index.snapshot();
    yield;
    this.#beside.keep(this.#snapshot.ownBytes(this.#beside.isThere()));
    loadQuery(this.#query);
  }

  /** @param sums those of the vectors from a slot on */
  *#offerAll(first: number, sums: Float64Array, { inverseLengths }: BlockContent): Steps<void> {
    const found = this.#found;
    const factor = this.#factor;
    let { threshold } = found;
    let left = sums;
    let idBytes = 0;
    for (let i = 0; i < left.length; i++) {
      const scaled = inverseLengths === undefined ? left[i]! : left[i]! * inverseLengths[i]!;
      const nearness = scaled * factor;
      if (nearness < threshold) continue;
      const id = this.#searched.ids[first + i]!;
      found.offer({ id, nearness });
      threshold = found.threshold;
      if ((idBytes += id.length) < ID_BYTES_AT_ONCE) continue;
      idBytes = 0;
      // They are in the kernel.
      if (left === sums) left = sums.slice();
      yield* this.#pause();
    }
  }
}
