import { randomIds } from '../base/ids.ts';
import { DEFAULT_CLUSTER } from '../control/kafka/clusters/default-cluster.ts';
import { misfitSeed } from '../families/control/errors.ts';
import { engineUserOf } from '../families/queue/user-limits.ts';
import { applySeed, countedIn } from '../seed/apply-seed.ts';
import { exportSeed } from '../seed/export-seed.ts';
import { SeedError, type Seed, type Seeded, type SeededParts } from '../seed/seed.ts';
import { Readiness } from '../telemetry/readiness.ts';
import { ClusterRegistries } from './cluster-registries.ts';
import { openEngines } from './engines.ts';
import { openHosting } from './hosting.ts';
import type { Given, PlatformParts } from './parts.ts';

/** Adds a seed to what a platform has. */
export async function seedPlatform(parts: PlatformParts, seed: Partial<Seed>): Promise<Seeded> {
  await applySeed(await seededParts(parts), { plinth: 1, ...seed });
  return countedIn(seed);
}

/** What a platform has, as a seed. */
export async function exportPlatform(parts: PlatformParts): Promise<Seed> {
  return exportSeed(await seededParts(parts));
}

/** Seeds an empty platform in memory, which nobody reaches. @throws HttpError where the seed can't be */
export async function tryOut(given: Given, seed: Seed): Promise<void> {
  const settings = {
    ...given.settings,
    memory: true,
    respPort: 0,
    databasePorts: '0',
    storeUrl: undefined,
    storePasswordFile: undefined,
    copyAddress: undefined,
    redisServers: undefined,
    kafkaBrokers: undefined,
    kafkaSasl: undefined,
    kafkaTls: undefined,
    connectUrl: undefined,
    connectPasswordFile: undefined,
    schemaRegistryUrl: undefined,
    schemaRegistryPasswordFile: undefined,
  };
  const opened = new AsyncDisposableStack();
  // What is tried out takes no ids from a generator that others hang on.
  const time = { ...given.time, ids: randomIds };
  const scratch = { ...given, settings, time, readiness: new Readiness() };
  try {
    const engines = await openEngines(scratch, opened);
    const parts = await openHosting(scratch, engines, opened);
    const now = given.time.clock.now();
    await applySeed(await seededParts(parts), withNothingDue(seed, now));
  } catch (error) {
    throw error instanceof SeedError ? misfitSeed(error.message) : error;
  } finally {
    await opened.disposeAsync();
  }
}

/** Milliseconds: nothing is tried out for as long. */
const LATER = 3_600_000;

/** What is tried out calls nobody. @param now Unix milliseconds */
function withNothingDue({ kafka, queue, ...seed }: Seed, now: number): Seed {
  const schedules = queue?.schedules?.map((schedule) => ({ ...schedule, paused: true }));
  const messages = queue?.messages?.map(({ delay = 0, ...message }) => {
    const { notBefore = now + delay, due = notBefore } = message;
    return { ...message, due: Math.max(due, now + LATER) };
  });
  return {
    ...seed,
    // Whether a connector fits is looked at when it begins, and may be asked of a database.
    kafka: { ...kafka, connectors: [] },
    queue: { ...queue, ...(schedules && { schedules }), ...(messages && { messages }) },
  };
}

async function seededParts(parts: PlatformParts): Promise<SeededParts> {
  const { control, engines, clusters, schemas } = parts;
  const actor = { ...control.firstAccount, sourceIp: '' };
  const { token } = await control.queueUsers.of(actor);
  const access = await control.queueUsers.access(token);
  if (access === undefined) throw new Error('the first account has no queue user');
  return {
    control,
    actor,
    redis: engines.redis,
    log: engines.kafka.cluster(DEFAULT_CLUSTER),
    registry: async () => {
      const open = await schemas.load();
      return new ClusterRegistries(open, clusters, engines.kafka).registry(DEFAULT_CLUSTER);
    },
    queue: engines.queue,
    queueUser: engineUserOf(access),
  };
}
