import { sql, type Kysely } from 'kysely';
import { chunksOf } from '../../../store/chunks.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import { RETENTION_DAYS, lastDays } from '../../statistics/days.ts';
import { DAYS_WRITTEN } from '../../statistics/written-days.ts';
import type { TrafficMinute } from './traffic.ts';
import type { StoredTraffic, TrafficStatistics } from './traffic-statistics.ts';

/** A topic, or with an empty topic id the whole cluster. */
export interface Subject {
  readonly clusterId: string;
  readonly topicId: string;
}

/** The stored statistics, by cluster and by topic. */
export async function readTraffic(
  store: Store,
  now: number,
): Promise<Map<string, Map<string, StoredTraffic>>> {
  const oldest = lastDays(now, RETENTION_DAYS).at(-1)!;
  const days = await store
    .selectFrom('kafka_usage_day')
    .selectAll()
    .where('day', '>=', oldest)
    .execute();
  const series = await store.selectFrom('kafka_statistics').selectAll().execute();
  const stored = new Map<string, Map<string, { minutes: TrafficMinute[]; days: Day[] }>>();
  const of = ({ cluster_id: cluster, topic_id: topic }: Keyed) => {
    const topics =
      stored.get(cluster) ?? new Map<string, { minutes: TrafficMinute[]; days: Day[] }>();
    stored.set(cluster, topics);
    const one = topics.get(topic) ?? { minutes: [], days: [] };
    topics.set(topic, one);
    return one;
  };
  for (const row of days) {
    const { day, produced, consumed, produced_bytes, consumed_bytes } = row;
    const bytes = { producedBytes: produced_bytes, consumedBytes: consumed_bytes };
    of(row).days.push({ day, produced, consumed, ...bytes });
  }
  for (const row of series) of(row).minutes.push(...(JSON.parse(row.series) as TrafficMinute[]));
  return stored;
}

type Day = StoredTraffic['days'][number];

interface Keyed {
  readonly cluster_id: string;
  readonly topic_id: string;
}

/** Changes since the last write. */
export interface UnwrittenTraffic {
  readonly changed: readonly (readonly [subject: Subject, statistics: TrafficStatistics])[];
  /** Topics that have been deleted. */
  readonly deletedTopics: readonly Subject[];
  readonly deletedClusters: readonly string[];
}

/**
 * Adds new counts to the last days, and writes the last hour. Counts that other processes added to those days are
 * then known here too.
 */
export async function writeTraffic(
  store: Store,
  { changed, deletedTopics, deletedClusters }: UnwrittenTraffic,
  now: number,
): Promise<void> {
  const days = changed.flatMap(([{ clusterId, topicId }, statistics]) =>
    statistics
      .days(now)
      .slice(-DAYS_WRITTEN)
      .map((day) => ({ clusterId, topicId, statistics, day })),
  );
  const series = changed.map(([{ clusterId, topicId }, statistics]) => ({
    cluster_id: clusterId,
    topic_id: topicId,
    at: Math.floor(now),
    series: JSON.stringify(statistics.minutes(now)),
  }));
  const totals: Schema['kafka_usage_day'][] = [];
  await store.transaction().execute(async (transaction) => {
    for (const some of chunksOf(days)) totals.push(...(await addDays(transaction, some)));
    for (const rows of chunksOf(series)) await writeSeries(transaction, rows);
    for (const { clusterId, topicId } of deletedTopics) {
      for (const table of ['kafka_statistics', 'kafka_usage_day'] as const) {
        await transaction
          .deleteFrom(table)
          .where('cluster_id', '=', clusterId)
          .where('topic_id', '=', topicId)
          .execute();
      }
    }
    for (const ids of chunksOf(deletedClusters)) {
      await transaction.deleteFrom('kafka_statistics').where('cluster_id', 'in', ids).execute();
      // The usage of a whole cluster stays, as that of databases does.
      await transaction
        .deleteFrom('kafka_usage_day')
        .where('cluster_id', 'in', ids)
        .where('topic_id', '!=', '')
        .execute();
    }
  });
  const totalOf = new Map(totals.map((row) => [keyOf(row.cluster_id, row.topic_id, row.day), row]));
  for (const { clusterId, topicId, statistics, day } of days) {
    const row = totalOf.get(keyOf(clusterId, topicId, day.day))!;
    const { produced, consumed, produced_bytes, consumed_bytes } = row;
    const bytes = { producedBytes: produced_bytes, consumedBytes: consumed_bytes };
    const added = statistics.written.wrote(day, { produced, consumed, ...bytes });
    statistics.addOthers(day.day, added);
  }
}

const keyOf = (cluster: string, topic: string, day: string) => `${cluster} ${topic} ${day}`;

const plus = (name: string) =>
  sql<number>`${sql.ref(`kafka_usage_day.${name}`)} + ${sql.ref(`excluded.${name}`)}`;

interface CountedDay extends Subject {
  readonly statistics: TrafficStatistics;
  readonly day: Day;
}

/** @returns the stored totals afterwards */
function addDays(
  transaction: Kysely<Schema>,
  days: readonly CountedDay[],
): Promise<Schema['kafka_usage_day'][]> {
  const rows = days.map(({ clusterId, topicId, statistics, day }) => {
    const unwritten = statistics.written.unwritten(day);
    return {
      cluster_id: clusterId,
      topic_id: topicId,
      day: day.day,
      produced: unwritten.produced,
      consumed: unwritten.consumed,
      produced_bytes: unwritten.producedBytes,
      consumed_bytes: unwritten.consumedBytes,
    };
  });
  return transaction
    .insertInto('kafka_usage_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['cluster_id', 'topic_id', 'day']).doUpdateSet({
        produced: plus('produced'),
        consumed: plus('consumed'),
        produced_bytes: plus('produced_bytes'),
        consumed_bytes: plus('consumed_bytes'),
      }),
    )
    .returningAll()
    .execute();
}

async function writeSeries(
  transaction: Kysely<Schema>,
  rows: readonly Schema['kafka_statistics'][],
): Promise<void> {
  await transaction
    .insertInto('kafka_statistics')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['cluster_id', 'topic_id']).doUpdateSet((row) => ({
        at: row.ref('excluded.at'),
        series: row.ref('excluded.series'),
      })),
    )
    .execute();
}
