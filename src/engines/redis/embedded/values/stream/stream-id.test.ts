import { expect, test } from 'vitest';
import {
  compareIds,
  formatId,
  idKey,
  idOfKey,
  MAX_ID,
  MIN_ID,
  nextId,
  previousId,
} from './stream-id.ts';

const IDS = [
  MIN_ID,
  { ms: 0n, seq: 1n },
  { ms: 1n, seq: 0n },
  { ms: 255n, seq: 256n },
  { ms: 2n ** 53n + 1n, seq: 2n ** 63n },
  MAX_ID,
];

test('encoded IDs have the order of the IDs, and are decoded to them', () => {
  for (const one of IDS) {
    expect(idOfKey(idKey(one))).toEqual(one);
    for (const other of IDS) {
      const [a, b] = [idKey(one), idKey(other)];
      expect(Math.sign(compareIds(one, other))).toBe(a < b ? -1 : a === b ? 0 : 1);
    }
  }
});

test('every ID but the first has a predecessor, and every ID but the last a successor', () => {
  expect(nextId({ ms: 1n, seq: 1n })).toEqual({ ms: 1n, seq: 2n });
  expect(nextId({ ms: 1n, seq: MAX_ID.seq })).toEqual({ ms: 2n, seq: 0n });
  expect(nextId(MAX_ID)).toBe(undefined);
  expect(previousId({ ms: 1n, seq: 1n })).toEqual({ ms: 1n, seq: 0n });
  expect(previousId({ ms: 1n, seq: 0n })).toEqual({ ms: 0n, seq: MAX_ID.seq });
  expect(previousId(MIN_ID)).toBe(undefined);
  expect(formatId(MAX_ID)).toBe('18446744073709551615-18446744073709551615');
});
