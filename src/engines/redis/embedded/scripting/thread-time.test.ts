import { expect, test } from 'vitest';
import { threadTime } from './thread-time.ts';

test('time in which the thread did not run is not counted', () => {
  const begin = 10 ** 9;
  expect(threadTime(begin, () => 500)).toBe(500);
  // Shortly afterwards the processor time is not read again.
  expect(threadTime(begin + 0.5, () => NaN)).toBe(500.5);
  expect(threadTime(begin + 60_000, () => 502)).toBe(502);
});
