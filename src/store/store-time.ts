import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { systemClock } from '../base/clock.ts';
import type { Schema } from './schema.ts';

/** Whether a store is on a PostgreSQL server, which several processes can use. */
export function isShared(store: Kysely<Schema>): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * The current time in Unix milliseconds, as an SQL expression. On a server it is the server's clock, so that the clocks
 * of its clients need not agree.
 * @param clock for a store in a file, which only one process uses
 */
export function storeTime(
  store: Kysely<Schema>,
  clock: Clock = systemClock,
): () => RawBuilder<number> {
  return isShared(store)
    ? () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : () => sql<number>`${Math.floor(clock.now())}`;
}
