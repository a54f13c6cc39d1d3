import { JsonObject, type JsonList, type Sparse } from '../base/json-pieces.ts';
import { exportedDatabases } from './databases.ts';
import { exportedCompatibility, exportedModes } from './registry-settings.ts';
import { exportedConsumerGroups } from './consumer-groups.ts';
import { exportedConnectors, exportedCredentials } from './kafka-control.ts';
import { exportedSchemas, exportedTopics } from './kafka.ts';
import { exportedQueue } from './queue.ts';
import type { Seed, SeededKafka, SeededParts } from './seed.ts';
import { exportedTeams } from './teams.ts';

type SeedKafka = NonNullable<Seed['kafka']>;
/** Its members in the order in which they are written. */
type ExportedKafka = Sparse<
  Omit<SeedKafka, 'topics' | 'consumerGroups'> & {
    topics: JsonList<unknown>;
    consumerGroups: JsonList<NonNullable<SeedKafka['consumerGroups']>[number]>;
  }
>;

/**
 * Exports everything of the services that run as a seed (`jsonPieces`). A new platform with that seed exports the same. Each
 * thing is read when it is written, so that as little is in memory as possible.
 */
export async function exportSeed(parts: SeededParts): Promise<JsonObject<object>> {
  const { redis, kafka, queue, done } = parts;
  return new JsonObject({
    plinth: 1,
    teams: await exportedTeams(parts),
    databases: redis && (await exportedDatabases({ ...parts, redis })),
    kafka: kafka && (await exportedKafka({ ...parts, ...kafka })),
    queue: queue && (await exportedQueue({ ...queue, done })),
  });
}

async function exportedKafka(
  parts: Pick<SeededParts, 'control' | 'actor' | 'done'> & SeededKafka,
): Promise<JsonObject<ExportedKafka>> {
  const { registry, log } = parts;
  const schemas = await exportedSchemas(registry);
  const subjects = schemas.map(({ subject }) => subject);
  // Filled as the topics are written, which come first.
  const offsets = new Map<string, readonly number[]>();
  return new JsonObject({
    topics: await exportedTopics(parts, offsets),
    schemas,
    compatibility: await exportedCompatibility(registry, subjects),
    modes: await exportedModes(registry, subjects),
    consumerGroups: exportedConsumerGroups(log, offsets),
    credentials: await exportedCredentials(parts),
    connectors: await exportedConnectors(parts),
  });
}
