import { exportedDatabases } from './databases.ts';
import { exportedSchemas, exportedTopics } from './kafka.ts';
import { exportedQueue } from './queue.ts';
import type { Seed, SeededParts } from './seed.ts';
import { exportedTeams } from './teams.ts';

/** What there is as a seed. A new platform that is seeded with it exports the same. */
export async function exportSeed(parts: SeededParts): Promise<Seed> {
  return {
    plinth: 1,
    teams: await exportedTeams(parts),
    databases: await exportedDatabases(parts),
    kafka: {
      topics: await exportedTopics(parts.log),
      schemas: await exportedSchemas(await parts.registry()),
    },
    queue: await exportedQueue(parts.queue, parts.queueUser),
  };
}
