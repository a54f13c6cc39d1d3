import { expect, test } from 'vitest';
import { defaultDelay } from './default-delay.ts';

test.each([
  [0, '12s', 12],
  [1, '2m28s', 2 * 60 + 28],
  [2, '30m8s', 30 * 60 + 8],
  [3, '6h7m6s', 6 * 3600 + 7 * 60 + 6],
  [4, '24h', 24 * 3600],
  [5, '24h', 24 * 3600],
  [999, '24h', 24 * 3600],
])('after %i retries the next one waits %s', (retried, _, seconds) => {
  expect(defaultDelay(retried)).toBe(seconds * 1000);
});
