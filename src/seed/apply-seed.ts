import { checkSecrets, seedDatabases } from './databases.ts';
import { withoutCompatibilityChecks, seedModes } from './registry-settings.ts';
import { seedConsumerGroups } from './consumer-groups.ts';
import { seedConnectors, seedCredentials } from './kafka-control.ts';
import { seedSchemas, seedTopics } from './kafka.ts';
import { seedQueue } from './queue.ts';
import { SeedError, type Seed, type Seeded, type SeededKafka, type SeededParts } from './seed.ts';
import { seedTeams } from './teams.ts';

/**
 * Adds a seed, validated against the contract, to what exists.
 * @throws SeedError naming the place of the first failure; everything before it has been added by then, unless
 * a token is taken, or something is for a service that does not run
 */
export async function applySeed(parts: SeededParts, seed: Seed): Promise<void> {
  const { control, actor, redis, kafka, queue, done } = parts;
  const { teams = [], databases = [] } = seed;
  for (const [place, service] of Object.entries({ databases: redis, kafka, queue })) {
    if (service === undefined && !isEmpty(seed[place as 'databases' | 'kafka' | 'queue'])) {
      throw new SeedError(place, 'is for a service that does not run on this platform');
    }
  }
  if (redis !== undefined) await checkSecrets({ control, actor, redis, done }, databases);
  await seedTeams(parts, teams);
  if (redis !== undefined) await seedDatabases({ control, actor, redis, done }, databases);
  if (kafka !== undefined) await seedKafka({ ...parts, ...kafka }, seed.kafka ?? {});
  if (queue !== undefined) {
    await seedQueue({ ...queue, done }, seed.queue ?? {}, control.clock.now());
  }
}

async function seedKafka(
  parts: Pick<SeededParts, 'control' | 'actor' | 'done'> & SeededKafka,
  seed: NonNullable<Seed['kafka']>,
): Promise<void> {
  const { registry, log } = parts;
  const { topics = [], schemas = [], consumerGroups = [], compatibility, modes } = seed;
  await seedTopics(parts, topics);
  if (schemas.length > 0 || compatibility !== undefined || modes !== undefined) {
    await withoutCompatibilityChecks(registry, compatibility, () => seedSchemas(registry, schemas));
    if (modes !== undefined) await seedModes(registry, modes);
  }
  await seedConsumerGroups(log, consumerGroups);
  await seedCredentials(parts, seed.credentials ?? []);
  // Sinks continue from the committed offsets of their groups.
  await seedConnectors(parts, seed.connectors ?? []);
}

/** Whether a part of a seed has nothing in it, such as empty lists. */
function isEmpty(part: unknown): boolean {
  if (part === undefined) return true;
  if (typeof part !== 'object' || part === null) return false;
  return Object.values(part).every(isEmpty);
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
