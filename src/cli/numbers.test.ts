import { expect, test } from 'vitest';
import { numberIn } from './numbers.ts';

test('reads decimal numbers; hexadecimal, exponents and spaces are NaN', () => {
  expect(['12', '-1', '1.5', '0'].map(numberIn)).toEqual([12, -1, 1.5, 0]);
  expect(['', ' ', '0x10', '1e3', 'many', '12 '].map(numberIn)).toEqual(Array(6).fill(NaN));
});
