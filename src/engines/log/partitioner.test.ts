import { describe, expect, test } from 'vitest';
import { murmur2 } from './partitioner.ts';

describe('murmur2', () => {
  // Kafka UtilsTest.testMurmur2.
  test.each([
    ['21', -973932308],
    ['foobar', -790332482],
    ['a-little-bit-long-string', -985981536],
    ['a-little-bit-longer-string', -1486304829],
    ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
    ['abc', 479470107],
  ])('hashes %j as the Java client does', (key, hash) => {
    expect(murmur2(Buffer.from(key))).toBe(hash);
  });

  test('treats bytes above 127 as unsigned, at every position', () => {
    const hashes = [1, 2, 3, 4, 5].map((length) => murmur2(Buffer.alloc(length, 0xff)));
    expect(new Set(hashes).size).toBe(5);
    expect(hashes.every((hash) => (hash | 0) === hash)).toBe(true);
  });
});
