import { NO_LATENCY } from './latency.ts';
import { MINUTE_MS, startOfMinute, type Minute } from './minute.ts';

/** One point of a series of the management API. */
export interface Point {
  /** When, in UTC: `2026-11-20 10:59:00.000 +0000 UTC`. */
  readonly x: string;
  readonly y: number;
}

export type Series = readonly Point[];

/** The time of a point, in every series. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('T', ' ').replace('Z', ' +0000 UTC');
}

/**
 * Every minute of the last hour, oldest first, the present one last. Unknown minutes were quiet: no
 * activity, and the state at the end of the minute before.
 * @param quiet makes such a minute
 */
export function lastHour<Known extends { readonly at: number }>(
  known: readonly Known[],
  now: number,
  quiet: (at: number, before: Known | undefined) => Known,
): Known[] {
  const present = startOfMinute(now);
  const hour: Known[] = [];
  let next = 0;
  let last: Known | undefined;
  for (let at = present - 59 * MINUTE_MS; at <= present; at += MINUTE_MS) {
    while (next < known.length && known[next]!.at <= at) last = known[next++];
    hour.push(last?.at === at ? last : quiet(at, last));
  }
  return hour;
}

/** A minute of a database without activity. */
export function idleMinute(at: number, before: Minute | undefined): Minute {
  return {
    at,
    reads: 0,
    writes: 0,
    others: 0,
    hits: 0,
    misses: 0,
    latency: NO_LATENCY,
    readLatency: NO_LATENCY,
    writeLatency: NO_LATENCY,
    connections: before?.connections ?? 0,
    keys: before?.keys ?? 0,
    storage: before?.storage ?? 0,
  };
}
