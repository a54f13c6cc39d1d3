import { expect, test } from 'vitest';
import { queueTimeoutOf } from './queue-timeout.ts';

test.each([
  ['1s', 1],
  ['15m', 900],
  ['1h30m', 5400],
  ['1d', 86_400],
])('%s is a timeout of %i seconds', (queueTimeout, seconds) => {
  expect(queueTimeoutOf({ queueTimeout })).toBe(seconds);
});

test('without the setting the timeout of the plan applies', () => {
  expect(queueTimeoutOf({ queueTimeout: undefined })).toBeUndefined();
});

test.each(['', '0s', '900', '1.5s', '25h', 'soon', '-1s'])('%j is refused', (queueTimeout) => {
  expect(() => queueTimeoutOf({ queueTimeout })).toThrow(
    `PLINTH_QUEUE_TIMEOUT must be a time from 1s to 1d, like 15m, not "${queueTimeout}"`,
  );
});
