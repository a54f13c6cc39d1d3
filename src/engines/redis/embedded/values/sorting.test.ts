import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { threadTime } from '../scripting/thread-time.ts';
import { sortByScore, sortInSteps } from './sorting.ts';
import { array, assert, integer, property } from 'fast-check';

const SPECIAL = [0, -0, 1, -1, 0.1, -0.1, 1e300, -1e300, 5e-324, Infinity, -Infinity];

test('members are ordered by score, and by bytes if those are equal', () => {
  const score = fc.oneof(fc.constantFrom(...SPECIAL), fc.double({ noNaN: true }), fc.integer());
  const entries = fc.dictionary(fc.string(), score, { maxKeys: 50 });
  fc.assert(
    fc.property(entries, fc.boolean(), (all, areMany) => {
      const given = Object.entries(all);
      // Enough for a radix sort.
      if (areMany) for (let i = 0; i < 600; i++) given.push([`more:${i}`, given[i]?.[1] ?? i % 7]);
      const unique = [...new Map(given)];
      const sorted = allOf(
        sortByScore({
          members: unique.map(([member]) => member),
          scores: unique.map(([, each]) => each),
        }),
      );
      const expected = unique.toSorted(([a, x], [b, y]) => (x === y ? (a < b ? -1 : 1) : x - y));
      expect(sorted.members).toEqual(expected.map(([member]) => member));
      expect(sorted.scores).toEqual(expected.map(([, each]) => each));
    }),
  );
});

interface Item {
  readonly rank: number;
  readonly place: number;
}

const byRank = (one: Item, other: Item) => one.rank - other.rank;

test('any array is sorted as at once, and equal items stay in their order', () => {
  const ranks = array(integer({ min: 0, max: 20 }), { maxLength: 40 });
  assert(
    property(ranks, integer({ min: 1, max: 400 }), (few, times) => {
      const items = Array.from({ length: few.length * times }, (_, place): Item => {
        const rank = few[place % few.length]! + (place % 7);
        return { rank, place };
      });
      expect(allOf(sortInSteps(items, byRank))).toEqual(items.toSorted(byRank));
    }),
    { numRuns: 50 },
  );
});

test('the runs of an array that is already in order are only put together', () => {
  let compared = 0;
  const items = Array.from({ length: 20_000 }, (_, i) => i);
  const steps = sortInSteps(items, (one, other) => (compared++, one - other));
  expect(allOf(steps)).toEqual(items);
  expect(compared).toBeLessThan(25_000);
});

test('the longer comparing takes, the less is sorted at once', () => {
  let compared = 0;
  const slow = (one: number, other: number) => {
    compared++;
    const until = threadTime() + 0.02;
    while (threadTime() < until);
    return one - other;
  };
  const items = Array.from({ length: 150 }, (_, i) => (i * 7919) % 150);
  const steps = sortInSteps(items, slow);
  let most = 0;
  for (let step = steps.next(); ; compared = 0, step = steps.next()) {
    most = Math.max(most, compared);
    if (step.done !== true) continue;
    expect(step.value).toEqual(items.toSorted((one, other) => one - other));
    break;
  }
  expect(most).toBeLessThan(500);
});
