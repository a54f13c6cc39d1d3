import { array, assert, bigInt, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { SortedIntegers } from './sorted-integers.ts';

test('integers of 64 bits are in ascending order, each once', () => {
  const int64 = bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
  assert(
    property(array(oneof(int64, bigInt(-20n, 20n))), (values) => {
      const integers = new SortedIntegers();
      for (const value of values) integers.add(String(value));
      const expected = [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1)).map(String);
      expect(integers.texts).toEqual(expected);
      for (const value of values) expect(integers.has(String(value))).toBe(true);
    }),
  );
});

test('adding and deleting return whether something changed', () => {
  const integers = new SortedIntegers(['-5', '2', '10']);
  expect(integers.add('2')).toBe(false);
  expect(integers.add('3')).toBe(true);
  expect(integers.delete('2')).toBe(true);
  expect(integers.delete('2')).toBe(false);
  expect(integers.texts).toEqual(['-5', '3', '10']);
  expect(integers.size).toBe(3);
});

test('a member that is not an integer is not found', () => {
  const integers = new SortedIntegers(['1', '2']);
  for (const text of ['', 'a', '-', '01', ' 1']) {
    expect(integers.has(text)).toBe(false);
    expect(integers.delete(text)).toBe(false);
  }
});
