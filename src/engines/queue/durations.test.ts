import { expect, test } from 'vitest';
import { readDuration } from './durations.ts';

test.each([
  ['50s', 50_000],
  ['0s', 0],
  ['5m', 300_000],
  ['10h', 36_000_000],
  ['1d', 86_400_000],
  ['1d10h30m', 124_200_000],
  ['30m1d', 88_200_000],
  ['1.5h', 5_400_000],
  ['0.0005s', 1],
])('%s is a duration', (text, milliseconds) => {
  expect(readDuration(text)).toBe(milliseconds);
});

test.each([
  '',
  '5',
  's',
  '5 s',
  ' 5s',
  '-5s',
  '5S',
  '5w',
  '5ms',
  '1s1s',
  '1e3s',
  '5s.',
  '.5s',
  'soon',
])('%j is not a duration', (text) => {
  expect(readDuration(text)).toBeUndefined();
});

test('a long line of digits is refused quickly', () => {
  expect(readDuration('9'.repeat(100_000))).toBeUndefined();
  expect(readDuration(`${'1d'.repeat(50_000)}x`)).toBeUndefined();
});
