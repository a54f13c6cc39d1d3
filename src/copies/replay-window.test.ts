import { expect, test } from 'vitest';
import { ReplayWindow } from './replay-window.ts';

test('a number is accepted once, in any order', () => {
  const numbers = new ReplayWindow();
  const order = [3, 1, 2, 3, 1, 4];
  expect(order.map((number) => numbers.accept(number))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('a number that is too old is neither accepted nor stored', () => {
  const numbers = new ReplayWindow();
  for (let number = 2; number <= 50_000; number++) expect(numbers.accept(number)).toBe(true);
  expect(numbers.accept(1)).toBe(false);
  expect(numbers.accept(49_000)).toBe(false);
});
