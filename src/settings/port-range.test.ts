import { expect, test } from 'vitest';
import { portRangeOf } from './port-range.ts';

test.each([
  ['40000-40999', { first: 40_000, last: 40_999 }],
  ['40000', { first: 40_000, last: 40_000 }],
  ['0', undefined],
])('reads %s', (text, range) => {
  expect(portRangeOf(text)).toEqual(range);
});

test.each(['', '-', '0-5', '5-4', '1-65536', 'any', '1-2-3', ' 1-2'])('%j is refused', (text) => {
  expect(() => portRangeOf(text)).toThrow('the ports of databases must be a range');
});
