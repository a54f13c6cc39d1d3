import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { systemClock } from '../base/clock.ts';
import type { Schema } from './schema.ts';

/** Whether a store is in a PostgreSQL server, which other processes may use too. */
export function isShared(store: Kysely<Schema>): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * The current time in Unix milliseconds as an SQL expression: by the clock of the server where there is one, so that
 * the clocks of its clients need not agree.
 * @param clock for a store in a file, which one process uses
 */
export function storeTime(
  store: Kysely<Schema>,
  clock: Clock = systemClock,
): () => RawBuilder<number> {
  return isShared(store)
    ? () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : () => sql<number>`${Math.floor(clock.now())}`;
}
