import type { LogEngine } from '../engines/log/engine.ts';
import type { Engines } from './engines.ts';
import type { PlatformParts } from './parts.ts';

/** Deletes the data that is not in the data directory, because servers keep it. */
export async function discardOnServers({
  settings,
  engines,
  schemas,
  control,
}: PlatformParts): Promise<void> {
  if (settings.connectUrl !== undefined) await control.kafka.connectors.discardAll();
  if (settings.schemaRegistryUrl !== undefined) {
    for (const id of engines.kafka.clusters()) await schemas.remove(id);
  }
  if (settings.kafkaBrokers !== undefined) await discardClusters(engines.kafka);
  if (settings.redisServers !== undefined) await discardDatabases(engines);
}

/** Deletes the contents of databases on servers, and frees their places. */
async function discardDatabases({ redis, store }: Engines): Promise<void> {
  const rows = await store.selectFrom('redis_database').select('database_id').execute();
  for (const { database_id: id } of rows) if (redis.has(id)) await redis.deleteDatabase(id);
}

/** Deletes the topics and groups of clusters on a Kafka. */
async function discardClusters(log: LogEngine): Promise<void> {
  for (const id of log.clusters()) await log.deleteCluster(id);
}
