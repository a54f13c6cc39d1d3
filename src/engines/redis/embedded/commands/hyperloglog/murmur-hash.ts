import type { ByteString } from '../../../bytes.ts';

/** MurmurHash2's multiplier for 64 bits, and the seed of Redis's HyperLogLogs. */
const M_HIGH = 0xc6a4a793;
const M_LOW = 0x5bd1e995;
const SEED = 0xadc83b19;
/** `r` of the algorithm, above the lower half. */
const SHIFT_IN_HIGH = 47 - 32;

/** A 64-bit number as two unsigned halves. */
export interface Hash {
  high: number;
  low: number;
}

/**
 * Computes MurmurHash64A, with which Redis 7.2 `hyperloglog.c` hashes elements. It computes with halves instead of
 * BigInt, and makes no objects, because PFADD may have thousands of elements.
 * @param hash receives the result
 */
export function murmurHash(bytes: ByteString, hash: Hash): void {
  const { length } = bytes;
  let high = upperHalf(0, length);
  let low = (lowerHalf(length) ^ SEED) >>> 0;
  const whole = length & ~7;
  for (let at = 0; at < whole; at += 8) {
    const keyHigh = word(bytes, at + 4);
    const keyLow = word(bytes, at);
    const once = upperHalf(keyHigh, keyLow);
    const mixed = (lowerHalf(keyLow) ^ (once >>> SHIFT_IN_HIGH)) >>> 0;
    high = (high ^ upperHalf(once, mixed)) >>> 0;
    low = (low ^ lowerHalf(mixed)) >>> 0;
    high = upperHalf(high, low);
    low = lowerHalf(low);
  }
  if (length > whole) {
    high = (high ^ lastWord(bytes, whole + 4)) >>> 0;
    low = (low ^ lastWord(bytes, whole)) >>> 0;
    high = upperHalf(high, low);
    low = lowerHalf(low);
  }
  low = (low ^ (high >>> SHIFT_IN_HIGH)) >>> 0;
  hash.high = upperHalf(high, low);
  hash.low = (lowerHalf(low) ^ (hash.high >>> SHIFT_IN_HIGH)) >>> 0;
}

/** Four bytes from an offset as a little-endian word. */
function word(bytes: ByteString, at: number): number {
  return (
    (bytes.charCodeAt(at) |
      (bytes.charCodeAt(at + 1) << 8) |
      (bytes.charCodeAt(at + 2) << 16) |
      (bytes.charCodeAt(at + 3) << 24)) >>>
    0
  );
}

/** The same at the end, where missing bytes are zero. */
function lastWord(bytes: ByteString, at: number): number {
  let value = 0;
  for (let i = 0; i < 4 && at + i < bytes.length; i++) value |= bytes.charCodeAt(at + i) << (8 * i);
  return value >>> 0;
}

/** The lower half of the product with the multiplier, which the upper half does not change. */
function lowerHalf(low: number): number {
  return Math.imul(low, M_LOW) >>> 0;
}

/** The upper half of the product with the multiplier, modulo 2^64. */
function upperHalf(high: number, low: number): number {
  // Products of 16 and 32 bits are exact in floating point.
  const lower = Math.floor(((low & 0xffff) * M_LOW) / 0x10000);
  const carried = Math.floor(((low >>> 16) * M_LOW + lower) / 0x10000);
  return (Math.imul(low, M_HIGH) + Math.imul(high, M_LOW) + carried) >>> 0;
}
