import type { Kysely } from 'kysely';
import { chunksOf } from '../../../store/chunks.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import { lastDays } from '../../statistics/days.ts';
import type { TrafficMinute } from './traffic.ts';
import type { KeptTraffic, TrafficStatistics } from './traffic-statistics.ts';

/** As many days as a month or the last five days can need. */
const DAYS = 36;

/** Of what statistics are: a topic, or with an empty topic id the whole cluster. */
export interface Subject {
  readonly clusterId: string;
  readonly topicId: string;
}

/** What the store has, by cluster and by topic. */
export async function readTraffic(
  store: Store,
  now: number,
): Promise<Map<string, Map<string, KeptTraffic>>> {
  const oldest = lastDays(now, DAYS).at(-1)!;
  const days = await store
    .selectFrom('kafka_usage_day')
    .selectAll()
    .where('day', '>=', oldest)
    .execute();
  const series = await store.selectFrom('kafka_statistics').selectAll().execute();
  const kept = new Map<string, Map<string, { minutes: TrafficMinute[]; days: Day[] }>>();
  const of = ({ cluster_id: cluster, topic_id: topic }: Keyed) => {
    const topics =
      kept.get(cluster) ?? new Map<string, { minutes: TrafficMinute[]; days: Day[] }>();
    kept.set(cluster, topics);
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
  return kept;
}

type Day = KeptTraffic['days'][number];

interface Keyed {
  readonly cluster_id: string;
  readonly topic_id: string;
}

/** What has changed since the store was written to. */
export interface UnwrittenTraffic {
  readonly changed: readonly (readonly [subject: Subject, statistics: TrafficStatistics])[];
  /** Topics that are gone. */
  readonly goneTopics: readonly Subject[];
  readonly goneClusters: readonly string[];
}

/** Writes the last two days, since midnight may just have passed, and the last hour. */
export async function keepTraffic(
  store: Store,
  { changed, goneTopics, goneClusters }: UnwrittenTraffic,
  now: number,
): Promise<void> {
  const days = changed.flatMap(([{ clusterId, topicId }, statistics]) =>
    statistics
      .days(now)
      .slice(-2)
      .map(({ day, produced, consumed, producedBytes, consumedBytes }) => ({
        cluster_id: clusterId,
        topic_id: topicId,
        day,
        produced,
        consumed,
        produced_bytes: producedBytes,
        consumed_bytes: consumedBytes,
      })),
  );
  const series = changed.map(([{ clusterId, topicId }, statistics]) => ({
    cluster_id: clusterId,
    topic_id: topicId,
    at: Math.floor(now),
    series: JSON.stringify(statistics.minutes(now)),
  }));
  await store.transaction().execute(async (transaction) => {
    for (const rows of chunksOf(days)) await writeDays(transaction, rows);
    for (const rows of chunksOf(series)) await writeSeries(transaction, rows);
    for (const { clusterId, topicId } of goneTopics) {
      for (const table of ['kafka_statistics', 'kafka_usage_day'] as const) {
        await transaction
          .deleteFrom(table)
          .where('cluster_id', '=', clusterId)
          .where('topic_id', '=', topicId)
          .execute();
      }
    }
    for (const ids of chunksOf(goneClusters)) {
      await transaction.deleteFrom('kafka_statistics').where('cluster_id', 'in', ids).execute();
      // What a cluster was used for stays, as that of databases does.
      await transaction
        .deleteFrom('kafka_usage_day')
        .where('cluster_id', 'in', ids)
        .where('topic_id', '!=', '')
        .execute();
    }
  });
}

async function writeDays(
  transaction: Kysely<Schema>,
  rows: readonly Schema['kafka_usage_day'][],
): Promise<void> {
  await transaction
    .insertInto('kafka_usage_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['cluster_id', 'topic_id', 'day']).doUpdateSet((row) => ({
        produced: row.ref('excluded.produced'),
        consumed: row.ref('excluded.consumed'),
        produced_bytes: row.ref('excluded.produced_bytes'),
        consumed_bytes: row.ref('excluded.consumed_bytes'),
      })),
    )
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
