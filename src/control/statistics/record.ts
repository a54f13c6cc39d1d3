import type { DatabaseStatistics } from './database-statistics.ts';
import { lastDays, monthOf, startOfDay, weekdayOf, type Weekday } from './days.ts';
import type { Minute } from './minute.ts';
import { lastHour, idleMinute, timestamp, type Series } from './series.ts';
import { requestsOf, emptyUsage, type DayUsage } from './usage.ts';

/** The statistics of a database in the form of the management API. */
export interface StatisticsRecord {
  connection_count: Series;
  keyspace: Series;
  throughput: Series;
  produce_throughput: null;
  consume_throughput: null;
  diskusage: Series;
  latencymax: Series;
  latencymean: Series;
  latency99: Series;
  latency_99: Series;
  read_latency_mean: Series;
  read_latency_99: Series;
  write_latency_mean: Series;
  write_latency_99: Series;
  hits: Series;
  misses: Series;
  read: Series;
  write: Series;
  dailyrequests: Series;
  dailybilling: Series;
  bandwidths: Series;
  dailyproduce: null;
  dailyconsume: null;
  days: Weekday[];
  dailybandwidth: number;
  daily_net_commands: number;
  daily_read_requests: number;
  daily_write_requests: number;
  current_storage: number;
  total_monthly_bandwidth: number;
  total_monthly_requests: number;
  total_monthly_read_requests: number;
  total_monthly_write_requests: number;
  total_monthly_storage: number;
  total_monthly_billing: number;
  total_monthly_produce: number;
  total_monthly_consume: number;
}

const DAYS = 5;

/** The current statistics of a database. */
export function statisticsRecord(statistics: DatabaseStatistics, now: number): StatisticsRecord {
  const hour = lastHour(statistics.minutes(now), now, idleMinute);
  const days = statistics.days(now);
  const shown = lastDays(now, DAYS);
  const lastFive = shown
    .map((day) => days.find((known) => known.day === day) ?? emptyUsage(day))
    .toReversed();
  const month = days.filter(({ day }) => monthOf(day) === monthOf(shown[0]!));
  const minutely = (y: (minute: Minute) => number): Series =>
    hour.map((minute) => ({ x: timestamp(minute.at), y: y(minute) }));
  const daily = (y: (day: DayUsage) => number): Series =>
    lastFive.map((usage) => ({ x: timestamp(startOfDay(usage.day)), y: y(usage) }));
  const total = (y: (day: DayUsage) => number): number =>
    month.reduce((sum, usage) => sum + y(usage), 0);

  const latency99 = minutely(({ latency }) => rounded(latency.p99));
  const { today } = statistics;
  const storage = hour.at(-1)?.storage ?? 0;

  return {
    connection_count: minutely(({ connections }) => connections),
    keyspace: minutely(({ keys }) => keys),
    throughput: minutely(({ reads, writes, others }) => rounded((reads + writes + others) / 60)),
    produce_throughput: null,
    consume_throughput: null,
    diskusage: minutely(({ storage }) => storage),
    latencymax: minutely(({ latency }) => rounded(latency.max)),
    latencymean: minutely(({ latency }) => rounded(latency.mean)),
    latency99,
    latency_99: latency99,
    read_latency_mean: minutely(({ readLatency }) => rounded(readLatency.mean)),
    read_latency_99: minutely(({ readLatency }) => rounded(readLatency.p99)),
    write_latency_mean: minutely(({ writeLatency }) => rounded(writeLatency.mean)),
    write_latency_99: minutely(({ writeLatency }) => rounded(writeLatency.p99)),
    hits: minutely(({ hits }) => hits),
    misses: minutely(({ misses }) => misses),
    read: minutely(({ reads }) => reads),
    write: minutely(({ writes }) => writes),
    dailyrequests: daily(requestsOf),
    dailybilling: daily(({ billing }) => rounded(billing)),
    bandwidths: daily(({ bandwidth }) => bandwidth),
    dailyproduce: null,
    dailyconsume: null,
    days: shown.map(weekdayOf),
    dailybandwidth: today.bandwidth,
    daily_net_commands: requestsOf(today),
    daily_read_requests: today.reads,
    daily_write_requests: today.writes,
    current_storage: storage,
    total_monthly_bandwidth: total(({ bandwidth }) => bandwidth),
    total_monthly_requests: total(requestsOf),
    total_monthly_read_requests: total(({ reads }) => reads),
    total_monthly_write_requests: total(({ writes }) => writes),
    total_monthly_storage: storage,
    total_monthly_billing: rounded(total(({ billing }) => billing)),
    total_monthly_produce: 0,
    total_monthly_consume: 0,
  };
}

/** Rounded to a hundred-millionth, without the noise of binary fractions. */
export function rounded(number: number): number {
  return Math.round(number * 1e8) / 1e8;
}
