/**
 * An index of an array: a number as long as that is exact, below 2^53, and a bigint otherwise. So there is one form of each,
 * and two can be compared.
 */
export type ArrayIndex = number | bigint;

/** The number of indexes of a slice (Redis 8.8 `array-slice-size`). */
export const SLICE_SIZE = 4096;
const SLICE_BITS = 12n;

/** The highest index. The next integer stands for the end of the array (Redis 8.8 `t_array.c` `getArrayIndexFromObject`). */
export const LAST_INDEX = 2n ** 64n - 2n;

/** An integer as an index. */
export function arrayIndex(value: bigint): ArrayIndex {
  return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

/** The number of the slice that an index is in; it is exact as a number. */
export function sliceOf(index: ArrayIndex): number {
  return typeof index === 'number' ? Math.floor(index / SLICE_SIZE) : Number(index >> SLICE_BITS);
}

/** The place of an index within its slice. */
export function offsetOf(index: ArrayIndex): number {
  return typeof index === 'number'
    ? index % SLICE_SIZE
    : Number(BigInt.asUintN(Number(SLICE_BITS), index));
}

/** The index of a place in a slice. */
export function indexAt(slice: number, offset: number): ArrayIndex {
  const index = slice * SLICE_SIZE + offset;
  if (Number.isSafeInteger(index)) return index;
  return (BigInt(slice) << SLICE_BITS) + BigInt(offset);
}

/** The index that is so much higher, or lower. */
export function moved(index: ArrayIndex, by: number): ArrayIndex {
  if (typeof index === 'number') {
    const sum = index + by;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return arrayIndex(BigInt(index) + BigInt(by));
}

/** The remainder of a division, which is where an index is in a ring of this size. */
export function remainder(index: ArrayIndex, size: ArrayIndex): ArrayIndex {
  if (typeof index === 'number' && typeof size === 'number') return index % size;
  return arrayIndex(BigInt(index) % BigInt(size));
}

/** How many indexes a range has, both ends included; not exact above 2^53. */
export function lengthOfRange(low: ArrayIndex, high: ArrayIndex): number {
  return Number(BigInt(high) - BigInt(low)) + 1;
}
