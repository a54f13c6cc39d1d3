import { checkSecrets, seedDatabases } from './databases.ts';
import { withoutCompatibilityChecks } from './compatibility.ts';
import { seedConsumerGroups } from './consumer-groups.ts';
import { seedConnectors, seedCredentials } from './kafka-control.ts';
import { seedSchemas, seedTopics } from './kafka.ts';
import { seedQueue } from './queue.ts';
import { seedModes } from './modes.ts';
import type { Seed, Seeded, SeededParts } from './seed.ts';
import { seedTeams } from './teams.ts';

/**
 * Adds a seed, validated against the contract, to what exists.
 * @throws SeedError naming the place of the first failure; everything before it has been added by then, unless
 * a token is taken
 */
export async function applySeed(parts: SeededParts, seed: Seed): Promise<void> {
  const {
    teams = [],
    databases = [],
    kafka: { topics = [], schemas = [], consumerGroups = [], ...kafka } = {},
    queue = {},
  } = seed;
  await checkSecrets(parts, databases);
  await seedTeams(parts, teams);
  await seedDatabases(parts, databases);
  await seedTopics(parts, topics);
  const { compatibility, modes } = kafka;
  if (schemas.length > 0 || compatibility !== undefined || modes !== undefined) {
    const registry = parts.registry;
    await withoutCompatibilityChecks(registry, compatibility, () => seedSchemas(registry, schemas));
    if (modes !== undefined) await seedModes(registry, modes);
  }
  await seedConsumerGroups(parts.log, consumerGroups);
  await seedCredentials(parts, kafka.credentials ?? []);
  // Sinks continue from the committed offsets of their groups.
  await seedConnectors(parts, kafka.connectors ?? []);
  await seedQueue(parts, queue, parts.control.clock.now());
}

/** The number of each kind of thing in a seed. */
export function countItems({ teams, databases, kafka, queue }: Partial<Seed>): Seeded {
  return {
    teams: teams?.length ?? 0,
    databases: databases?.length ?? 0,
    users: sum(databases?.map(({ users }) => users)),
    keys: sum(databases?.map(({ keys }) => keys)),
    topics: kafka?.topics?.length ?? 0,
    records: sum(kafka?.topics?.map(({ records }) => records)),
    schemas: kafka?.schemas?.length ?? 0,
    consumerGroups: kafka?.consumerGroups?.length ?? 0,
    credentials: kafka?.credentials?.length ?? 0,
    connectors: kafka?.connectors?.length ?? 0,
    queues: queue?.queues?.length ?? 0,
    urlGroups: queue?.urlGroups?.length ?? 0,
    schedules: queue?.schedules?.length ?? 0,
    messages: queue?.messages?.length ?? 0,
    deadLetters: queue?.deadLetters?.length ?? 0,
  };
}

function sum(lists: readonly (readonly unknown[] | undefined)[] = []): number {
  return lists.reduce((total, list) => total + (list?.length ?? 0), 0);
}
