import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { murmurHash } from './murmur-hash.ts';
import { tries } from '../../../../../../testing/base/tries.ts';

const M = 0xc6a4a7935bd1e995n;
const all64 = (value: bigint) => BigInt.asUintN(64, value);

/** MurmurHash64A as Austin Appleby describes it, one step a line. */
function reference(bytes: string): bigint {
  const at = (i: number) => BigInt(bytes.charCodeAt(i));
  let h = 0xadc83b19n ^ all64(BigInt(bytes.length) * M);
  const whole = bytes.length & ~7;
  for (let i = 0; i < whole; i += 8) {
    let k = 0n;
    for (let j = 7; j >= 0; j--) k = (k << 8n) | at(i + j);
    k = all64(k * M);
    k ^= k >> 47n;
    k = all64(k * M);
    h = all64((h ^ k) * M);
  }
  if (bytes.length > whole) {
    for (let i = whole; i < bytes.length; i++) h ^= at(i) << BigInt(8 * (i - whole));
    h = all64(h * M);
  }
  h ^= h >> 47n;
  h = all64(h * M);
  return h ^ (h >> 47n);
}

test('the hash is MurmurHash64A, for bytes of any length', () => {
  const bytes = fc.uint8Array({ maxLength: 40 }).map((b) => Buffer.from(b).toString('latin1'));
  fc.assert(
    fc.property(bytes, (text) => {
      const hash = { high: 0, low: 0 };
      murmurHash(text, hash);
      expect((BigInt(hash.high) << 32n) | BigInt(hash.low)).toBe(reference(text));
    }),
    { numRuns: tries(500) },
  );
});
