import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { sortByScore } from './sort-by-score.ts';

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
