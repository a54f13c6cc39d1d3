import { chunksOf } from '../../store/chunks.ts';
import type { UsageDayTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { DatabaseStatistics, KeptStatistics } from './database-statistics.ts';
import { lastDays } from './days.ts';
import type { Minute } from './minute.ts';
import type { DayUsage } from './usage.ts';

/** As many days as a month or the last five days can need. */
const DAYS = 36;

/** What the store has of every database. */
export async function readStatistics(
  store: Store,
  now: number,
): Promise<Map<string, KeptStatistics>> {
  const oldest = lastDays(now, DAYS).at(-1)!;
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

/** What has changed since the store was written to. */
export interface Unwritten {
  readonly changed: readonly (readonly [id: string, statistics: DatabaseStatistics])[];
  /** Databases that are gone. */
  readonly forgotten: readonly string[];
}

/** Writes the usage of the last two days, since midnight may just have passed, and the last hour. */
export async function keepStatistics(
  store: Store,
  { changed, forgotten }: Unwritten,
  now: number,
): Promise<void> {
  const usage = changed.flatMap(([database_id, statistics]) =>
    statistics
      .days(now)
      .slice(-2)
      .map((day) => ({ database_id, ...day })),
  );
  const series = changed.map(([database_id, statistics]) => ({
    database_id,
    at: Math.floor(now),
    series: JSON.stringify(statistics.minutes(now)),
  }));
  await store.transaction().execute(async (transaction) => {
    for (const ids of chunksOf(forgotten)) {
      await transaction.deleteFrom('statistics').where('database_id', 'in', ids).execute();
    }
    for (const rows of chunksOf(usage)) {
      await transaction
        .insertInto('usage_day')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['database_id', 'day']).doUpdateSet((row) => ({
            reads: row.ref('excluded.reads'),
            writes: row.ref('excluded.writes'),
            others: row.ref('excluded.others'),
            bandwidth: row.ref('excluded.bandwidth'),
            billing: row.ref('excluded.billing'),
          })),
        )
        .execute();
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
}
