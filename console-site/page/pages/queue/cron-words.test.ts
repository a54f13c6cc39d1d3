import { expect, test } from 'vitest';
import { cronText, nextRuns } from './cron-words.ts';

test.each([
  ['0 9 * * 1-5', 'At 09:00 UTC, every weekday'],
  ['0 9 * * *', 'At 09:00 UTC, every day'],
  ['@daily', 'At 00:00 UTC, every day'],
  ['CRON_TZ=Europe/Berlin 30 8 * * mon', 'At 08:30 Europe/Berlin, on Monday'],
  ['*/5 * * * *', 'Every 5 minutes'],
  ['0 */6 * * *', 'On the hour, every 6 hours (UTC)'],
  ['nonsense', ''],
])('%s is "%s"', (cron, words) => {
  expect(cronText(cron)).toBe(words);
});

test('the next runs are those of the service, across a change of clocks', () => {
  const from = Date.parse('2026-03-27T12:00:00Z');
  const runs = nextRuns('CRON_TZ=Europe/Berlin 0 9 * * *', from, 3);
  expect(runs.map((run) => new Date(run).toISOString())).toEqual([
    '2026-03-28T08:00:00.000Z',
    '2026-03-29T07:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
  ]);
  expect(nextRuns('0 0 30 2 *', from, 3)).toEqual([]);
});

test('an expression that the service would refuse is refused with its reason', () => {
  expect(() => nextRuns('99 * * * *', 0, 5)).toThrow('the minute is from 0 to 59, not 99');
});
