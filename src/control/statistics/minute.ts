import type { LatencySummary } from './latency.ts';

export const MINUTE_MS = 60_000;

/** One minute of a database. Latencies are in milliseconds. */
export interface Minute {
  /** When it began, in Unix milliseconds. */
  readonly at: number;
  readonly reads: number;
  readonly writes: number;
  readonly others: number;
  readonly hits: number;
  readonly misses: number;
  readonly latency: LatencySummary;
  readonly readLatency: LatencySummary;
  readonly writeLatency: LatencySummary;
  /** The most at a time. */
  readonly connections: number;
  /** As they were at its end. */
  readonly keys: number;
  readonly storage: number;
}

/** When the minute of a moment began. */
export function startOfMinute(milliseconds: number): number {
  return Math.floor(milliseconds / MINUTE_MS) * MINUTE_MS;
}

/**
 * Joins the two parts of a minute, as after a restart. The percentile is the higher of the two, which is no less than
 * that of both together.
 */
export function joined(earlier: Minute, later: Minute): Minute {
  return {
    ...later,
    reads: earlier.reads + later.reads,
    writes: earlier.writes + later.writes,
    others: earlier.others + later.others,
    hits: earlier.hits + later.hits,
    misses: earlier.misses + later.misses,
    connections: Math.max(earlier.connections, later.connections),
    latency: both(
      [earlier.latency, earlier.reads + earlier.writes],
      [later.latency, later.reads + later.writes],
    ),
    readLatency: both([earlier.readLatency, earlier.reads], [later.readLatency, later.reads]),
    writeLatency: both([earlier.writeLatency, earlier.writes], [later.writeLatency, later.writes]),
  };
}

type Counted = readonly [latency: LatencySummary, count: number];

function both([one, ones]: Counted, [other, others]: Counted): LatencySummary {
  const count = ones + others;
  return {
    mean: count === 0 ? 0 : (one.mean * ones + other.mean * others) / count,
    max: Math.max(one.max, other.max),
    p99: Math.max(one.p99, other.p99),
  };
}
