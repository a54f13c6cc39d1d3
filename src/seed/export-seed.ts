import { exportedDatabases } from './databases.ts';
import { exportedCompatibility, exportedModes } from './registry-settings.ts';
import { exportedConsumerGroups } from './consumer-groups.ts';
import { exportedConnectors, exportedCredentials } from './kafka-control.ts';
import { exportedSchemas, exportedTopics } from './kafka.ts';
import { exportedQueue } from './queue.ts';
import type { Seed, SeededKafka, SeededParts } from './seed.ts';
import { exportedTeams } from './teams.ts';

/** Exports everything of the services that run as a seed. A new platform with that seed exports the same. */
export async function exportSeed(parts: SeededParts): Promise<Seed> {
  const { redis, kafka, queue, done } = parts;
  return {
    plinth: 1,
    teams: await exportedTeams(parts),
    ...(redis && { databases: await exportedDatabases({ ...parts, redis }) }),
    ...(kafka && { kafka: await exportedKafka({ ...parts, ...kafka }) }),
    ...(queue && { queue: await exportedQueue({ ...queue, done }) }),
  };
}

async function exportedKafka(
  parts: Pick<SeededParts, 'control' | 'actor' | 'done'> & SeededKafka,
): Promise<NonNullable<Seed['kafka']>> {
  const { registry, log } = parts;
  const schemas = await exportedSchemas(registry);
  const subjects = schemas.map(({ subject }) => subject);
  const modes = await exportedModes(registry, subjects);
  const { topics, offsets } = await exportedTopics(parts);
  return {
    topics,
    schemas,
    compatibility: await exportedCompatibility(registry, subjects),
    ...(modes !== undefined && { modes }),
    consumerGroups: await exportedConsumerGroups(log, offsets),
    credentials: await exportedCredentials(parts),
    connectors: await exportedConnectors(parts),
  };
}
