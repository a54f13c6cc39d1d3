import { lastDays, monthOf, startOfDay, weekdayOf, type Weekday } from '../../statistics/days.ts';
import { rounded } from '../../statistics/record.ts';
import { lastHour, timestamp, type Series } from '../../statistics/series.ts';
import { emptyTraffic, type TrafficDay, type TrafficMinute } from './traffic.ts';
import type { TrafficStatistics } from './traffic-statistics.ts';

/** The statistics of a topic in the form of the management API. */
export interface TopicStatisticsRecord {
  throughput: Series;
  produce_throughput: Series;
  consume_throughput: Series;
  diskusage: Series;
  total_monthly_storage: number;
  total_monthly_produce: number;
  total_monthly_consume: number;
}

/** The statistics of a cluster in the form of the management API. */
export interface ClusterStatisticsRecord extends TopicStatisticsRecord {
  days: Weekday[];
  dailyproduce: Series;
  dailyconsume: Series;
  total_monthly_billing: number;
}

const DAYS = 5;

export function topicRecord(statistics: TrafficStatistics, now: number): TopicStatisticsRecord {
  const hour = lastHour(statistics.minutes(now), now, quiet);
  const month = monthOfDays(statistics.days(now), now);
  const minutely = (y: (minute: TrafficMinute) => number): Series =>
    hour.map((minute) => ({ x: timestamp(minute.at), y: y(minute) }));
  return {
    throughput: minutely(({ produced, consumed }) => rounded((produced + consumed) / 60)),
    produce_throughput: minutely(({ produced }) => rounded(produced / 60)),
    consume_throughput: minutely(({ consumed }) => rounded(consumed / 60)),
    diskusage: minutely(({ storage }) => storage),
    total_monthly_storage: statistics.storage,
    total_monthly_produce: sumOf(month, ({ produced }) => produced),
    total_monthly_consume: sumOf(month, ({ consumed }) => consumed),
  };
}

/** @param price dollars a message */
export function clusterRecord(
  statistics: TrafficStatistics,
  price: number,
  now: number,
): ClusterStatisticsRecord {
  const record = topicRecord(statistics, now);
  const days = statistics.days(now);
  const shown = lastDays(now, DAYS);
  const lastFive = shown
    .map((day) => days.find((known) => known.day === day) ?? { day, ...emptyTraffic() })
    .toReversed();
  const daily = (y: (day: TrafficDay) => number): Series =>
    lastFive.map((day) => ({ x: timestamp(startOfDay(day.day)), y: y(day) }));
  const messages = record.total_monthly_produce + record.total_monthly_consume;
  return {
    ...record,
    days: shown.map(weekdayOf),
    dailyproduce: daily(({ produced }) => produced),
    dailyconsume: daily(({ consumed }) => consumed),
    total_monthly_billing: rounded(messages * price),
  };
}

function monthOfDays(days: readonly TrafficDay[], now: number): readonly TrafficDay[] {
  const [today] = lastDays(now, 1);
  return days.filter(({ day }) => monthOf(day) === monthOf(today!));
}

function sumOf(days: readonly TrafficDay[], y: (day: TrafficDay) => number): number {
  return days.reduce((sum, day) => sum + y(day), 0);
}

function quiet(at: number, before: TrafficMinute | undefined): TrafficMinute {
  return { at, produced: 0, consumed: 0, storage: before?.storage ?? 0 };
}
