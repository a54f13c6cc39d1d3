import { expect, test } from 'vitest';
import { threadTime } from './thread-time.ts';

test('time that others had the processor for does not count', () => {
  const begin = 10 ** 9;
  expect(threadTime(begin, () => 500)).toBe(500);
  // Shortly afterwards the system is not asked again.
  expect(threadTime(begin + 0.5, () => NaN)).toBe(500.5);
  expect(threadTime(begin + 60_000, () => 502)).toBe(502);
});
