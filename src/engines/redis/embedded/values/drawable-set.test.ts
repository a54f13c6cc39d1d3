import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { DrawableSet } from './drawable-set.ts';

const names = (count: number) => Array.from({ length: count }, (_, i) => `m${i}`);

test('a drawable set agrees with a set', () => {
  const member = constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const step = record({ add: boolean(), member });
  assert(
    property(array(step), (steps) => {
      const set = allOf(DrawableSet.of([]));
      const model = new Set<string>();
      for (const { add, member } of steps) {
        const had = model.has(member);
        expect(set.has(member)).toBe(had);
        if (add) model.add(member);
        else model.delete(member);
        expect(add ? set.add(member) : set.delete(member)).toBe(add !== had);
        expect(set.size).toBe(model.size);
        expect([...set.values()].toSorted()).toEqual([...model].toSorted());
      }
    }),
  );
});

test('an undisturbed scan visits every member once', () => {
  const set = allOf(DrawableSet.of(names(25)));
  const visited: string[] = [];
  let cursor = 0;
  let calls = 0;
  do {
    cursor = allOf(set.scan(cursor, 10, (member) => visited.push(member)));
    calls++;
  } while (cursor !== 0);
  expect(calls).toBe(3);
  expect(visited.toSorted()).toEqual(names(25).toSorted());
});

test('a scan visits members that stay, whatever others are added and removed', () => {
  const change = record({ add: boolean(), member: nat(60).map((n) => `x${n}`) });
  assert(
    property(
      integer({ min: 1, max: 7 }),
      array(array(change), { maxLength: 40 }),
      (count, changes) => {
        const staying = names(20);
        const passing = Array.from({ length: 30 }, (_, i) => `x${i}`);
        const set = allOf(DrawableSet.of(staying.flatMap((name, i) => [name, passing[i]!])));
        const visited = new Set<string>();
        let cursor = 0;
        for (let call = 0; ; call++) {
          cursor = allOf(set.scan(cursor, count, (member) => visited.add(member)));
          if (cursor === 0) break;
          for (const { add, member } of changes[call] ?? []) {
            if (add) set.add(member);
            else set.delete(member);
          }
        }
        for (const name of staying) expect(visited.has(name)).toBe(true);
      },
    ),
  );
});

test('a scan ends although members are added faster than it visits them', () => {
  const set = allOf(DrawableSet.of(names(10)));
  let cursor = 0;
  let calls = 0;
  do {
    cursor = allOf(set.scan(cursor, 1, () => {}));
    for (let i = 0; i < 5; i++) set.add(`new ${calls} ${i}`);
    calls++;
  } while (cursor !== 0);
  expect(calls).toBe(10);
});

test('a cursor beyond a set that has shrunk ends the scan', () => {
  const set = allOf(DrawableSet.of(names(3)));
  const visited: string[] = [];
  expect(allOf(set.scan(1000, 10, (member) => visited.push(member)))).toBe(0);
  expect(visited).toHaveLength(3);
});
