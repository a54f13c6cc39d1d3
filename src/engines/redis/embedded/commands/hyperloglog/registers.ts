import type { Hash } from './murmur-hash.ts';

/** The number of registers, of 6 bits each (`hyperloglog.c` `HLL_REGISTERS`). */
export const REGISTERS = 16384;
/** The number of hash bits that select the register. */
const INDEX_BITS = 14;
/** The remaining hash bits: a register is at most one more than this. */
const PATTERN_BITS = 64 - INDEX_BITS;

/** The register that an element has with its hash. */
export function registerOf({ low }: Hash): number {
  return low & (REGISTERS - 1);
}

/** The value that an element with this hash raises its register to (`hllPatLen`). */
export function valueOf({ high, low }: Hash): number {
  const lower = (low >>> INDEX_BITS) | (high << (32 - INDEX_BITS));
  // A bit beyond the last one stops the count there.
  const upper = (high >>> INDEX_BITS) | (1 << (PATTERN_BITS - 32));
  return lower === 0 ? 33 + trailingZeros(upper) : 1 + trailingZeros(lower);
}

/** Estimates the number of distinct elements; `histogram[v]` is the number of registers with the value v. */
export function estimate(histogram: Uint32Array): number {
  // Otmar Ertl, New cardinality estimation algorithms for HyperLogLog sketches, arXiv:1702.01284.
  let z = REGISTERS * tau((REGISTERS - histogram[PATTERN_BITS + 1]!) / REGISTERS);
  for (let value = PATTERN_BITS; value >= 1; value--) z = (z + histogram[value]!) * 0.5;
  z += REGISTERS * sigma(histogram[0]! / REGISTERS);
  return Math.round((ALPHA * REGISTERS * REGISTERS) / z);
}

/** 1 / (2 ln 2) */
const ALPHA = 0.7213475204444817;

function sigma(share: number): number {
  if (share === 1) return Infinity;
  let [x, y, z, before] = [share, 1, share, NaN];
  while (z !== before) {
    x *= x;
    before = z;
    z += x * y;
    y += y;
  }
  return z;
}

function tau(share: number): number {
  if (share === 0 || share === 1) return 0;
  let [x, y, z, before] = [share, 1, 1 - share, NaN];
  while (z !== before) {
    x = Math.sqrt(x);
    before = z;
    y *= 0.5;
    z -= (1 - x) ** 2 * y;
  }
  return z / 3;
}

function trailingZeros(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
