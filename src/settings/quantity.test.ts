import { expect, test } from 'vitest';
import { quantityIn, quantityText } from './quantity.ts';

test.each([
  ['10485760', 10_485_760],
  ['10MB', 10_485_760],
  ['10 mb', 10_485_760],
  ['10MiB', 10_485_760],
  ['1.5k', 1536],
  ['1GB', 1_073_741_824],
  ['512B', 512],
  ['-1', -1],
])('the size %s is %i bytes', (text, bytes) => {
  expect(quantityIn(text, 'bytes')).toBe(bytes);
});

test.each([
  ['7d', 604_800_000],
  ['1w', 604_800_000],
  ['1h30m', 5_400_000],
  ['1.5s', 1500],
  ['250ms', 250],
  ['60000', 60_000],
  ['-1', -1],
])('the duration %s is %i milliseconds', (text, milliseconds) => {
  expect(quantityIn(text, 'milliseconds')).toBe(milliseconds);
});

test.each(['', 'MB', '10 parsecs', '10MBs', '1.0001KB', '10MB5KB', '1 0MB', '7d', '-1MB', '1e3'])(
  '%j is no size',
  (text) => {
    expect(quantityIn(text, 'bytes')).toBeUndefined();
  },
);

test.each(['d', '7days', '7d-', '10MB', 'constructor', '1 toString', '0.0001s'])(
  '%j is no duration',
  (text) => {
    expect(quantityIn(text, 'milliseconds')).toBeUndefined();
  },
);

test('a quantity is written in the largest unit that divides it', () => {
  expect(quantityText(10_485_760, 'bytes')).toBe('10MB');
  expect(quantityText(1000, 'bytes')).toBe('1000B');
  expect(quantityText(604_800_000, 'milliseconds')).toBe('1w');
  expect(quantityText(0, 'milliseconds')).toBe('0');
});
