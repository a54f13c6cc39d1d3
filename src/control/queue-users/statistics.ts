import { lastDays, startOfDay, weekdayOf, type Weekday } from '../statistics/days.ts';
import { timestamp, type Series } from '../statistics/series.ts';
import type { Counts, Spans } from '../../engines/queue/resources.ts';
import type { QueueAccess } from './access.ts';

/** The period, up to now, that the statistics of a queue user describe. */
export type QueuePeriod = '1h' | '3h' | '12h' | '1d' | '3d' | '7d' | '30d';

/** Counts the messages of a user in intervals of time. */
export type CountQueue = (access: QueueAccess, spans: Spans) => Promise<Counts>;

/** The statistics of a queue user in the form of the management API. */
export interface QueueStatisticsRecord {
  days: Weekday[];
  daily_requests: Series;
  daily_used: Series;
  daily_qstash_messages: { id: string; data_points: Series }[];
  dlq_message_count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS = 5;
const HOURS_OF_A_DAY = 24;

/** The length and number of the intervals of each period, as in the hosted service. */
const SPANS: Readonly<Record<QueuePeriod, { readonly length: number; readonly count: number }>> = {
  '1h': { length: MINUTE, count: 60 },
  '3h': { length: 3 * MINUTE, count: 60 },
  '12h': { length: 12 * MINUTE, count: 60 },
  '1d': { length: DAY / 60, count: 60 },
  '3d': { length: (3 * DAY) / 60, count: 60 },
  '7d': { length: (7 * DAY) / 60, count: 60 },
  '30d': { length: 3 * HOUR, count: 240 },
};

/** The current statistics of a queue user. */
export async function queueStatistics(
  count: (spans: Spans) => Promise<Counts>,
  period: QueuePeriod,
  now: number,
): Promise<QueueStatisticsRecord> {
  const spans = { ...SPANS[period], from: 0 };
  // Intervals begin at round times, so two answers within one of them have the same points.
  spans.from = (Math.floor(now / spans.length) - spans.count + 1) * spans.length;
  const { states, deadLetters } = await count(spans);
  const points = (values: readonly number[] = Array<number>(spans.count).fill(0)): Series =>
    values.map((y, i) => ({ x: timestamp(spans.from + i * spans.length), y }));
  return {
    days: lastDays(now, DAYS).map(weekdayOf),
    daily_requests: await requestsByDay(count, now),
    daily_used: points(states.get('CREATED')),
    daily_qstash_messages: [...states]
      .map(([state, values]) => ({ id: state.toLowerCase(), data_points: points(values) }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    dlq_message_count: deadLetters,
  };
}

/** Hour by hour, because a day may have very many messages. */
async function requestsByDay(
  count: (spans: Spans) => Promise<Counts>,
  now: number,
): Promise<Series> {
  const days = lastDays(now, DAYS).map(startOfDay).toReversed();
  const hours = { from: days[0]!, length: HOUR, count: DAYS * HOURS_OF_A_DAY };
  const created = (await count(hours)).states.get('CREATED') ?? [];
  return days.map((day, i) => {
    const ofDay = created.slice(i * HOURS_OF_A_DAY, (i + 1) * HOURS_OF_A_DAY);
    return { x: timestamp(day), y: ofDay.reduce((sum, messages) => sum + messages, 0) };
  });
}

/** The counts without a queue service. */
export const emptyQueueCount: CountQueue = async () => ({ states: new Map(), deadLetters: 0 });
