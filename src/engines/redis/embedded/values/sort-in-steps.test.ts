import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { sortInSteps } from './sort-in-steps.ts';

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
