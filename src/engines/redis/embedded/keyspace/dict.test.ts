import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Dict, type DictEntry } from './dict.ts';

interface Item extends DictEntry {
  readonly value: number;
}

function dictOf(...keys: string[]): Dict<Item> {
  const dict = new Dict<Item>();
  for (const [value, key] of keys.entries()) dict.add({ key, seq: 0, value });
  return dict;
}

function scanAll(dict: Dict<Item>, count: number, meanwhile: (round: number) => void = () => {}) {
  const seen: string[] = [];
  let cursor = 0;
  let rounds = 0;
  do {
    cursor = dict.scan(cursor, count, ({ key }) => seen.push(key));
    meanwhile(rounds++);
  } while (cursor !== 0);
  return { seen, rounds };
}

test('entries are found by key and listed in the order in which they were added', () => {
  const dict = dictOf('b', 'a', 'c');
  expect(dict.get('a')?.value).toBe(1);
  expect(dict.has('x')).toBe(false);
  expect([...dict.keys()]).toEqual(['b', 'a', 'c']);
  expect(dict.delete('a')?.key).toBe('a');
  expect(dict.delete('a')).toBe(undefined);
  expect([...dict.values()].map((entry) => entry.key)).toEqual(['b', 'c']);
  expect(dict.size).toBe(2);
});

test('a scan visits everything once, `count` at a time', () => {
  const keys = Array.from({ length: 25 }, (_, i) => `k${i}`);
  const { seen, rounds } = scanAll(dictOf(...keys), 10);
  expect(seen.toSorted()).toEqual(keys.toSorted());
  expect(rounds).toBe(3);
});

test('a scan of an empty dict ends at once', () => {
  expect(scanAll(new Dict<Item>(), 10)).toEqual({ seen: [], rounds: 1 });
});

test('a scan with an invalid cursor starts at some entry, and ends', () => {
  const dict = dictOf('a', 'b', 'c');
  expect(dict.scan(2 ** 60, 10, () => {})).toBe(0);
  expect(dict.scan(1, 10, () => {})).toBe(0);
});

test('a scan ends although entries are added faster than it proceeds', () => {
  const dict = dictOf('a', 'b', 'c', 'd', 'e');
  let added = 0;
  const { seen } = scanAll(dict, 1, () => {
    for (let i = 0; i < 10; i++) dict.add({ key: `new${added++}`, seq: 0, value: 0 });
  });
  expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
});

/** Redis's promise: what is there from the start of a scan to its end is returned. */
test('whatever is added and deleted during a scan, entries that stay are visited, and none twice', () => {
  const change = fc.record({ add: fc.boolean(), key: fc.nat(60) });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(60)),
      fc.array(fc.array(change, { maxLength: 40 })),
      fc.integer({ min: 1, max: 7 }),
      (initial, rounds, count) => {
        const dict = dictOf(...initial.map(String));
        const stayed = new Set(dict.keys());
        const { seen } = scanAll(dict, count, (round) => {
          for (const { add, key } of rounds[round] ?? []) {
            if (add && !dict.has(String(key))) dict.add({ key: String(key), seq: 0, value: 0 });
            if (!add && dict.delete(String(key)) !== undefined) stayed.delete(String(key));
          }
        });
        expect(new Set(seen).isSupersetOf(stayed)).toBe(true);
        expect(new Set(seen).size).toBe(seen.length);
      },
    ),
  );
});

test('a dict agrees with a map, and random entries exist', () => {
  const action = fc.record({ what: fc.constantFrom('add', 'delete', 'draw'), key: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(action, { size: 'large' }), fc.nat(1000), (actions, seed) => {
      const dict = new Dict<Item>();
      const model = new Map<string, number>();
      let state = seed;
      const random = () => (state = (state * 16807 + 7) % 2147483647) / 2147483647;
      for (const { what, key: number } of actions) {
        const key = String(number);
        if (what === 'add' && !model.has(key)) {
          dict.add({ key, seq: 0, value: number });
          model.set(key, number);
        } else if (what === 'delete') {
          expect(dict.delete(key)?.value).toBe(model.get(key));
          model.delete(key);
        } else if (what === 'draw') {
          const drawn = dict.random(random);
          if (model.size === 0) expect(drawn).toBe(undefined);
          else expect(model.get(drawn!.key)).toBe(drawn!.value);
        }
      }
      expect([...dict.keys()]).toEqual([...model.keys()]);
    }),
  );
});

test('random entries are uniformly distributed, even after many deletions', () => {
  const dict = dictOf(...Array.from({ length: 40 }, (_, i) => `k${i}`));
  dict.random(() => 0);
  for (let i = 0; i < 30; i++) dict.delete(`k${i}`);
  const drawn = new Map<string, number>();
  let step = 0;
  for (let i = 0; i < 4000; i++) {
    const { key } = dict.random(() => (step = (step + 0.6180339887) % 1))!;
    drawn.set(key, (drawn.get(key) ?? 0) + 1);
  }
  expect(drawn.size).toBe(10);
  for (const times of drawn.values()) expect(times).toBeGreaterThan(300);
});
