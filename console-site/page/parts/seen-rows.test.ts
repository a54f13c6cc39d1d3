import { expect, test } from 'vitest';
import { seenRows } from './seen-rows.ts';

test.each([
  ['an empty list', 0, 0, { from: 0, to: 0 }],
  ['the beginning', 100_000, 0, { from: 0, to: 30 }],
  ['the middle', 100_000, 36_000, { from: 990, to: 1030 }],
  ['the end', 100_000, 100_000 * 36 - 720, { from: 99_970, to: 100_000 }],
  ['a list that has become shorter than what was scrolled', 5, 36_000, { from: 4, to: 5 }],
])('of %s only what is seen is drawn', (_, count, scrolled, seen) => {
  expect(seenRows(count, 36, scrolled, 720)).toEqual(seen);
});
