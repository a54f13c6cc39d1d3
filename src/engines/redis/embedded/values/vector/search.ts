import type { Steps } from '../../steps.ts';
import { loadQuery, sumsOf, type Sum } from './kernel/kernel.ts';
import { NearestVectors, type FoundVector } from './nearest-vectors.ts';
import { inverseLengthOf } from './vector-block.ts';
import type { VectorIndex } from './vector-index.ts';

/** The blocks that are compared between two yields. */
const BLOCKS_AT_ONCE = 8;

/**
 * The nearest vectors of an index, found by comparing all; it must not change meanwhile.
 * @param most how many
 * @returns the nearest first, those that are equally near by their IDs
 */
export function* search(
  index: VectorIndex,
  query: Float32Array,
  most: number,
): Steps<FoundVector[]> {
  const { blocks, slotBits, size, metric } = index;
  const sum: Sum = metric === 'EUCLIDEAN' ? 'squaredDifferences' : 'products';
  // The sums are multiplied by this, and by one divided by the length of the vector where the angle counts.
  const factor = metric === 'EUCLIDEAN' ? -1 : metric === 'COSINE' ? inverseLengthOf(query) : 1;
  const found = new NearestVectors(most);
  for (let at = 0; at < blocks.length; at++) {
    if (at % BLOCKS_AT_ONCE === 0) {
      if (at > 0) yield;
      // Another search may have used the kernel since.
      loadQuery(query);
    }
    const first = at << slotBits;
    const count = Math.min(size - first, 2 ** slotBits);
    if (count > 0) {
      offerAll(index, { at, first, count, factor, sums: sumsOf(sum, blocks[at]!, count) }, found);
    }
  }
  return found.sorted();
}

interface SummedBlock {
  readonly at: number;
  readonly first: number;
  readonly count: number;
  readonly factor: number;
  readonly sums: Float64Array;
}

function offerAll(
  { ids, blocks }: VectorIndex,
  { at, first, count, factor, sums }: SummedBlock,
  found: NearestVectors,
): void {
  const inverseLengths = blocks[at]!.inverseLengths;
  let { threshold } = found;
  for (let i = 0; i < count; i++) {
    const scaled = inverseLengths === undefined ? sums[i]! : sums[i]! * inverseLengths[i]!;
    const nearness = scaled * factor;
    if (nearness < threshold) continue;
    found.offer({ id: ids[first + i]!, nearness });
    threshold = found.threshold;
  }
}
