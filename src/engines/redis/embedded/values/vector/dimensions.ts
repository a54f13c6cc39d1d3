/** The most elements of a vector. */
export const MOST_DIMENSIONS = 32_768;

/** The most floats of a block. */
export const BLOCK_FLOATS = 64 * 1024;

/** The floats between the starts of two vectors: zeros follow each, so that it can be read four floats at a time. */
export function strideOf(dimension: number): number {
  return (dimension + 3) & ~3;
}

/** How many vectors a block can have, as a power of two, so that a slot is found without a division. */
export function slotBitsOf(dimension: number): number {
  return Math.floor(Math.log2(BLOCK_FLOATS / strideOf(dimension)));
}
