import { expect, test } from 'vitest';
import { addLongDouble, readLongDouble } from './long-double.ts';

test.each([
  ['10.50', '0.1', '10.6'],
  ['5.0e3', '2.0e2', '5200'],
  ['0.1', '0.2', '0.3'],
  ['-1', '1', '0'],
  ['-0', '0', '0'],
  ['-1e-30', '0', '0'],
  ['+1', '.5', '1.5'],
  ['1.', '1', '2'],
  ['0x10', '0x1p-3', '16.125'],
  ['1.5e-17', '0', '0.00000000000000002'],
])('%s + %s is %s', (a, b, sum) => {
  expect(addLongDouble(a, b)).toBe(sum);
});

test('sums have a significand of 64 bits, as in Redis on x86-64', () => {
  expect(addLongDouble('1000.1', '0')).toBe('1000.09999999999999998');
  expect(addLongDouble('1000.1', '0.2')).toBe('1000.29999999999999999');
  expect(addLongDouble('1e17', '0.1')).toBe('100000000000000000.1015625');
  expect(addLongDouble('12345678901234567890', '1')).toBe('12345678901234567891');
  expect(addLongDouble('99999999999999999999999999', '0.5')).toBe('100000000000000000000000000');
});

test('the sum is printed without exponent, however large it is', () => {
  expect(addLongDouble('1e30', '1')).toBe('1000000000000000000024696061952');
  expect(addLongDouble('1e4932', '0')).toHaveLength(4933);
});

test('a sum that is not finite is an error', () => {
  const error = 'ERR increment would produce NaN or Infinity';
  expect(() => addLongDouble('1e4932', '1e4932')).toThrow(error);
  expect(() => addLongDouble('inf', '1')).toThrow(error);
  expect(() => addLongDouble('inf', '-inf')).toThrow(error);
});

test.each(['', ' 1', '1 ', 'nan', '.', '1e', '0x', '--1', '1e5000', '1e-5000', '0x1p16384', 'a'])(
  '%j is not a number',
  (text) => {
    expect(readLongDouble(text)).toBeUndefined();
    expect(() => addLongDouble(text, '1')).toThrow('ERR value is not a valid float');
  },
);

test('zero may have any exponent, and the smallest numbers are numbers too', () => {
  expect(readLongDouble('0e99999')?.significand).toBe(0n);
  expect(readLongDouble('-0x1p-16445')).toEqual({
    significand: -1n,
    exponent: -16445,
    infinite: false,
  });
  expect(readLongDouble('0x1p-16446')).toBeUndefined();
});

test('a text of 5 kB is not a number', () => {
  expect(readLongDouble('1'.repeat(4000))).toBeDefined();
  expect(readLongDouble('0'.repeat(5120))).toBeUndefined();
});
