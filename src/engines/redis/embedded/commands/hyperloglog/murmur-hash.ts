import type { ByteString } from '../../../bytes.ts';

/** MurmurHash2's multiplier for 64 bits, and the seed of Redis's HyperLogLogs. */
const M_HIGH = 0xc6a4a793;
const M_LOW = 0x5bd1e995;
const SEED = 0xadc83b19;
/** `r` of the algorithm, above the lower half. */
const SHIFT_IN_HIGH = 47 - 32;

/** A 64-bit number as two unsigned halves. */
export interface Hash {
  readonly high: number;
  readonly low: number;
}

/**
 * MurmurHash64A, with which Redis 7.2 `hyperloglog.c` hashes elements. It computes with halves, because BigInt takes
 * twenty times as long.
 */
export function murmurHash(bytes: ByteString): Hash {
  const { length } = bytes;
  let { high, low } = times(0, length);
  low = (low ^ SEED) >>> 0;
  const whole = length & ~7;
  for (let at = 0; at < whole; at += 8) {
    const mixed = mix(times(word(bytes, at + 4), word(bytes, at)));
    const key = times(mixed.high, mixed.low);
    ({ high, low } = times((high ^ key.high) >>> 0, (low ^ key.low) >>> 0));
  }
  if (length > whole) {
    high ^= word(bytes, whole + 4);
    low ^= word(bytes, whole);
    ({ high, low } = times(high >>> 0, low >>> 0));
  }
  const once = mix({ high, low });
  return mix(times(once.high, once.low));
}

/** Four bytes from an offset as a little-endian word; bytes beyond the end are zero. */
function word(bytes: ByteString, at: number): number {
  let value = 0;
  for (let i = 3; i >= 0; i--) {
    value = (value << 8) | (at + i < bytes.length ? bytes.charCodeAt(at + i) : 0);
  }
  return value >>> 0;
}

function mix({ high, low }: Hash): Hash {
  return { high, low: (low ^ (high >>> SHIFT_IN_HIGH)) >>> 0 };
}

/** The product with the multiplier, modulo 2^64. */
function times(high: number, low: number): Hash {
  const upper = Math.imul(low, M_HIGH) + Math.imul(high, M_LOW) + upperHalf(low, M_LOW);
  return { high: upper >>> 0, low: Math.imul(low, M_LOW) >>> 0 };
}

/** The upper 32 of the 64 bits of a product. */
function upperHalf(a: number, b: number): number {
  const [aHigh, aLow, bHigh, bLow] = [a >>> 16, a & 0xffff, b >>> 16, b & 0xffff];
  const middle = aHigh * bLow + ((aLow * bLow) >>> 16);
  const other = aLow * bHigh + (middle & 0xffff);
  return aHigh * bHigh + Math.floor(middle / 0x10000) + Math.floor(other / 0x10000);
}
