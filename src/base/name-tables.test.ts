import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../testing/base/tries.ts';
import { isOwnKey, LONGEST_HASHED, tableKey } from './long-names.ts';
import { NameMap } from './name-map.ts';
import { NameSet } from './name-set.ts';

const LONG = 'x'.repeat(LONGEST_HASHED);
/** Short ones, those around the limit, those that differ in the last character only, and what long ones are keyed by. */
const NAMES = ['', 'a', 'é', '\ud800', LONG, `${LONG}a`, `${LONG}b`, `${LONG}é`, `${LONG}\ud800`];
NAMES.push(tableKey(`${LONG}a`), tableKey(tableKey(`${LONG}a`)), `\uffff${'x'.repeat(43)}`);

test('a name is its own key in a table, unless it is longer than what V8 hashes, or looks like such a key', () => {
  expect(tableKey('user:1')).toBe('user:1');
  expect(tableKey(LONG)).toBe(LONG);
  const key = tableKey(`${LONG}a`);
  expect(key).toMatch(/^\uffff[\w-]{43}$/);
  expect(isOwnKey(key)).toBe(false);
  expect(tableKey(key)).not.toBe(key);
});

test('different names have different keys, and the same name has the same', () => {
  expect(new Set(NAMES.map(tableKey)).size).toBe(NAMES.length);
  expect(NAMES.map(tableKey)).toEqual(NAMES.map((name) => tableKey(`${name}!`.slice(0, -1))));
});

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('set', 'set', 'delete', 'get', 'clear'),
    name: fc.constantFrom(...NAMES),
    value: fc.nat(),
  }),
);

describe('whatever is done with names of all lengths', () => {
  test('a map of names does as a `Map` does, in the same order', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const map = new NameMap<string, number>();
        const model = new Map<string, number>();
        for (const step of taken) {
          expect(done(map, step)).toEqual(done(model, step));
          expect(map.size).toBe(model.size);
        }
        expect([...map]).toEqual([...model]);
        expect([...map.keys()]).toEqual([...model.keys()]);
        expect([...map.values()]).toEqual([...model.values()]);
        expect(visits(map)).toEqual(visits(model));
        expect([...new NameMap(model)]).toEqual([...model]);
        expect(new Map(map)).toEqual(model);
      }),
      { numRuns: tries(500) },
    );
  });

  test('a set of names does as a `Set` does, in the same order', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const set = new NameSet<string>();
        const model = new Set<string>();
        for (const { what, name } of taken) {
          if (what === 'clear') expect(set.clear()).toBe(model.clear());
          else if (what === 'set') expect(set.add(name).size).toBe(model.add(name).size);
          else if (what === 'delete') expect(set.delete(name)).toBe(model.delete(name));
          else expect(set.has(name)).toBe(model.has(name));
        }
        expect([...set]).toEqual([...model]);
        expect([...set.keys()]).toEqual([...model]);
        expect([...set.entries()]).toEqual([...model.entries()]);
        expect(visits(set)).toEqual(visits(model));
        expect([...new NameSet(model)]).toEqual([...model]);
      }),
      { numRuns: tries(500) },
    );
  });
});

interface Step {
  readonly what: string;
  readonly name: string;
  readonly value: number;
}

function done(map: Map<string, number>, { what, name, value }: Step) {
  if (what === 'clear') return map.clear();
  if (what === 'set') return map.set(name, value).size;
  return what === 'delete' ? map.delete(name) : [map.has(name), map.get(name)];
}

/** What `forEach` visits. */
function visits(table: { forEach(visit: (value: unknown, name: string) => void): void }) {
  const all: unknown[] = [];
  table.forEach((value, key) => all.push([value, key]));
  return all;
}
