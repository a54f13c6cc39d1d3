import { expect, test } from 'vitest';
import { TakenNumbers } from './taken-numbers.ts';

test('a number is accepted once, in any order', () => {
  const numbers = new TakenNumbers();
  const order = [3, 1, 2, 3, 1, 4];
  expect(order.map((number) => numbers.take(number))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('a number that is too old is neither accepted nor stored', () => {
  const numbers = new TakenNumbers();
  for (let number = 2; number <= 50_000; number++) expect(numbers.take(number)).toBe(true);
  expect(numbers.take(1)).toBe(false);
  expect(numbers.take(49_000)).toBe(false);
});
