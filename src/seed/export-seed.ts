import { exportedDatabases } from './databases.ts';
import { exportedCompatibility } from './compatibility.ts';
import { exportedConsumerGroups } from './consumer-groups.ts';
import { exportedConnectors, exportedCredentials } from './kafka-control.ts';
import { exportedSchemas, exportedTopics } from './kafka.ts';
import { exportedQueue } from './queue.ts';
import { exportedModes } from './modes.ts';
import type { Seed, SeededParts } from './seed.ts';
import { exportedTeams } from './teams.ts';

/** Exports everything as a seed. A new platform with that seed exports the same. */
export async function exportSeed(parts: SeededParts): Promise<Seed> {
  const registry = parts.registry;
  const schemas = await exportedSchemas(registry);
  const subjects = schemas.map(({ subject }) => subject);
  const modes = await exportedModes(registry, subjects);
  const { topics, offsets } = await exportedTopics(parts);
  return {
    plinth: 1,
    teams: await exportedTeams(parts),
    databases: await exportedDatabases(parts),
    kafka: {
      topics,
      schemas,
      compatibility: await exportedCompatibility(registry, subjects),
      ...(modes !== undefined && { modes }),
      consumerGroups: await exportedConsumerGroups(parts.log, offsets),
      credentials: await exportedCredentials(parts),
      connectors: await exportedConnectors(parts),
    },
    queue: await exportedQueue(parts),
  };
}
