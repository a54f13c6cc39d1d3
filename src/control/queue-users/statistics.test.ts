import { expect, test } from 'vitest';
import type { LogState } from '../../engines/queue/resources.ts';
import type { Spans } from '../../engines/queue/resources.ts';
import { queueStatistics, type QueuePeriod } from './statistics.ts';

const NOW = Date.parse('2026-11-20T12:34:56Z');

/**
 * A log with one message created in each of the given intervals, counted back from the last one.
 */
const countWith = (ago: readonly number[]) => {
  const asked: Spans[] = [];
  const count = async (spans: Spans) => {
    asked.push(spans);
    const counts = Array<number>(spans.count).fill(0);
    for (const back of ago) counts[spans.count - 1 - back]! += 1;
    const states = new Map<LogState, readonly number[]>([
      ['DELIVERED', counts],
      ['CREATED', counts],
    ]);
    return { states, deadLetters: 3 };
  };
  return { asked, count };
};

test('the last hour has a point for every minute, the current one last', async () => {
  const { count } = countWith([0, 0, 1]);
  const record = await queueStatistics(count, '1h', NOW);
  expect(record.daily_used).toHaveLength(60);
  expect(record.daily_used[0]).toEqual({ x: '2026-11-20 11:35:00.000 +0000 UTC', y: 0 });
  expect(record.daily_used.slice(-2)).toEqual([
    { x: '2026-11-20 12:33:00.000 +0000 UTC', y: 1 },
    { x: '2026-11-20 12:34:00.000 +0000 UTC', y: 2 },
  ]);
  expect(record.daily_qstash_messages).toEqual([
    { id: 'created', data_points: record.daily_used },
    { id: 'delivered', data_points: record.daily_used },
  ]);
  expect(record.dlq_message_count).toBe(3);
});

test('days are summed from their hours, today last; their names start with today', async () => {
  // Hours of the five days; the last one ends at the next midnight.
  const { asked, count } = countWith([12, 12, 24 + 3]);
  const { days, daily_requests: requests } = await queueStatistics(count, '1h', NOW);
  expect(days).toEqual(['Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday']);
  expect(requests.map(({ y }) => y)).toEqual([0, 0, 0, 1, 2]);
  expect(requests.at(-1)!.x).toBe('2026-11-20 00:00:00.000 +0000 UTC');
  expect(asked[1]).toEqual({ from: Date.parse('2026-11-16'), length: 3_600_000, count: 120 });
});

test.each<[QueuePeriod, number, number]>([
  ['1h', 60, 1],
  ['3h', 60, 3],
  ['12h', 60, 12],
  ['1d', 60, 24],
  ['3d', 60, 72],
  ['7d', 60, 168],
  ['30d', 240, 180],
])('the period %s has %i points of %i minutes', async (period, points, minutes) => {
  const { asked, count } = countWith([]);
  await queueStatistics(count, period, NOW);
  expect(asked[0]).toMatchObject({ count: points, length: minutes * 60_000 });
  const end = asked[0]!.from + points * minutes * 60_000;
  expect(end).toBeGreaterThan(NOW);
  expect(end - NOW).toBeLessThanOrEqual(minutes * 60_000);
});
