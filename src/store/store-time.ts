import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { systemClock } from '../base/clock.ts';
import type { Schema } from './schema.ts';

/** Whether a store is in a PostgreSQL server, which other processes may use too. */
export function isShared(store: Kysely<Schema>): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Now, in Unix milliseconds, as an expression of SQL: by the clock of the server where there is one, so that the
 * clocks of those who use it need not agree.
 * @param clock of a store in a file, which has one process
 */
export function storeTime(
  store: Kysely<Schema>,
  clock: Clock = systemClock,
): () => RawBuilder<number> {
  return isShared(store)
    ? () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : () => sql<number>`${Math.floor(clock.now())}`;
}
