import { sql } from 'kysely';
import { chunksOf } from '../../store/chunks.ts';
import type { UsageDayTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { DatabaseStatistics, StoredStatistics } from './database-statistics.ts';
import { RETENTION_DAYS, lastDays } from './days.ts';
import type { Minute } from './minute.ts';
import type { DayUsage } from './usage.ts';
import { DAYS_WRITTEN } from './written-days.ts';

/** The stored statistics of every database. */
export async function readStatistics(
  store: Store,
  now: number,
): Promise<Map<string, StoredStatistics>> {
  const oldest = lastDays(now, RETENTION_DAYS).at(-1)!;
  const days = Map.groupBy(
    await store.selectFrom('usage_day').selectAll().where('day', '>=', oldest).execute(),
    ({ database_id }) => database_id,
  );
  const series = new Map(
    (await store.selectFrom('statistics').select(['database_id', 'series']).execute()).map(
      (row) => [row.database_id, JSON.parse(row.series) as Minute[]],
    ),
  );
  return new Map(
    [...new Set([...days.keys(), ...series.keys()])].map((id) => [
      id,
      {
        minutes: series.get(id) ?? [],
        days: (days.get(id) ?? []).map(usageOf),
      },
    ]),
  );
}

function usageOf(row: UsageDayTable): DayUsage {
  const { day, reads, writes, others, bandwidth, billing } = row;
  return { day, reads, writes, others, bandwidth, billing };
}

const plus = (name: string) =>
  sql<number>`${sql.ref(`usage_day.${name}`)} + ${sql.ref(`excluded.${name}`)}`;

/** Changes since the last write. */
export interface UnwrittenStatistics {
  readonly changed: readonly (readonly [id: string, statistics: DatabaseStatistics])[];
  /** Deleted databases. */
  readonly deleted: readonly string[];
}

/**
 * Adds new counts to the usage of the last days, and writes the last hour. Counts that other processes added to those
 * days are then known here too.
 */
export async function writeStatistics(
  store: Store,
  { changed, deleted }: UnwrittenStatistics,
  now: number,
): Promise<void> {
  const days = changed.flatMap(([id, statistics]) =>
    statistics
      .days(now)
      .slice(-DAYS_WRITTEN)
      .map((day) => ({ id, statistics, day: { ...day } })),
  );
  const series = changed.map(([database_id, statistics]) => ({
    database_id,
    at: Math.floor(now),
    series: JSON.stringify(statistics.minutes(now)),
  }));
  const totals: UsageDayTable[] = [];
  await store.transaction().execute(async (transaction) => {
    for (const ids of chunksOf(deleted)) {
      await transaction.deleteFrom('statistics').where('database_id', 'in', ids).execute();
    }
    for (const some of chunksOf(days)) {
      const rows = some.map(({ id, statistics, day }) => ({
        database_id: id,
        day: day.day,
        ...statistics.written.unwritten(day),
      }));
      const written = await transaction
        .insertInto('usage_day')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['database_id', 'day']).doUpdateSet({
            reads: plus('reads'),
            writes: plus('writes'),
            others: plus('others'),
            bandwidth: plus('bandwidth'),
            billing: plus('billing'),
          }),
        )
        .returningAll()
        .execute();
      totals.push(...written);
    }
    for (const rows of chunksOf(series)) {
      await transaction
        .insertInto('statistics')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('database_id').doUpdateSet((row) => ({
            at: row.ref('excluded.at'),
            series: row.ref('excluded.series'),
          })),
        )
        .execute();
    }
  });
  const totalOf = new Map(totals.map((row) => [`${row.database_id} ${row.day}`, row]));
  for (const { id, statistics, day } of days) {
    const total = totalOf.get(`${id} ${day.day}`)!;
    statistics.addOthers(day.day, statistics.written.wrote(day, total));
  }
}
