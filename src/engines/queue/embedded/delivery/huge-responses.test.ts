import { expect, test } from 'vitest';
import {
  courierTrials,
  response,
} from '../../../../../testing/engines/queue/embedded/delivery/courier.ts';

const trial = courierTrials();

test('a response is truncated earlier when many are large at a time', async () => {
  const large = { maxResponseSize: 100_000_000 };
  const kept = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { body, truncated } = await response(trial().deliver('/huge?bytes=100000000', large));
      expect(truncated).toBe(body.length < 100_000_000);
      return body.length;
    }),
  );
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(256 * 1024);
  expect(Math.min(...kept)).toBeLessThan(100_000_000);
  const { truncated } = await response(trial().deliver('/huge?bytes=100000000', large));
  expect(truncated).toBe(false);
});
