import { expect, test } from 'vitest';
import { hashSlot } from './hash-slot.ts';

test('a key is in the same slot as in Redis', () => {
  // As CLUSTER KEYSLOT of Redis 7.0 answers.
  expect(hashSlot('123456789')).toBe(12_739);
  expect(hashSlot('foo')).toBe(12_182);
  expect(hashSlot('')).toBe(0);
});

test('keys with the same hash tag in braces are in the same slot', () => {
  expect(hashSlot('{user1000}.following')).toBe(hashSlot('user1000'));
  expect(hashSlot('foo{{bar}}zap')).toBe(hashSlot('{bar'));
  expect(hashSlot('foo{bar}{zap}')).toBe(hashSlot('bar'));
  expect(hashSlot('foo{}{bar}')).not.toBe(hashSlot('bar'));
  expect(hashSlot('foo{bar')).not.toBe(hashSlot('bar'));
});
