import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Entry } from './entry.ts';
import { VolatileKeys } from './volatile-keys.ts';

function keysOf(count: number) {
  const volatile = new VolatileKeys();
  const entries = Array.from({ length: count }, (_, i) => new Entry(`k${i}`, 'v'));
  for (const entry of entries) volatile.add(entry);
  return { volatile, entries };
}

test('a key is contained from its addition to its deletion', () => {
  const { volatile, entries } = keysOf(5);
  volatile.delete(entries[1]!);
  volatile.delete(entries[4]!);
  expect(volatile.size).toBe(3);
  expect(new Set(volatile.values())).toEqual(new Set([entries[0], entries[2], entries[3]]));
  for (const i of [3, 0, 2]) volatile.delete(entries[i]!);
  expect(volatile.size).toBe(0);
  expect(volatile.random(() => 0.5)).toBe(undefined);
});

test('each key is sampled with the same probability', () => {
  const { volatile, entries } = keysOf(4);
  const drawn = [0, 0.3, 0.6, 0.99].map((number) => volatile.random(() => number));
  expect(drawn).toEqual(entries);
});

test('a walk visits the keys that stay, whatever is deleted and added meanwhile', () => {
  const step = fc.record({ remove: fc.array(fc.nat(99), { maxLength: 8 }), add: fc.nat(3) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.array(step), (count, steps) => {
      const { volatile, entries } = keysOf(50);
      const stayed = new Set(entries);
      const seen = new Set<Entry>();
      let cursor = 0;
      let round = 0;
      do {
        cursor = volatile.scan(cursor, count, (entry) => seen.add(entry));
        const { remove, add } = steps[round++] ?? { remove: [], add: 0 };
        for (const index of remove) {
          const entry = [...volatile.values()][index];
          // Only what has been visited is removed during a walk: that is how expiry uses it.
          if (entry === undefined || !seen.has(entry)) continue;
          volatile.delete(entry);
          stayed.delete(entry);
        }
        for (let i = 0; i < add; i++) volatile.add(new Entry('new', 'v'));
      } while (cursor !== 0);
      expect(seen.isSupersetOf(stayed)).toBe(true);
    }),
  );
});
