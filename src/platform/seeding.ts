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
  };
  const opened = new AsyncDisposableStack();
  // What is tried out takes no ids from a generator that others hang on.
  const time = { ...given.time, ids: randomIds };
  const scratch = { ...given, settings, time, readiness: new Readiness() };
  try {
    const engines = await openEngines(scratch, opened);
    const parts = await openHosting(scratch, engines, opened);
    await applySeed(await seededParts(parts), withNothingDue(seed));
  } catch (error) {
    throw error instanceof SeedError ? misfitSeed(error.message) : error;
  } finally {
    await opened.disposeAsync();
  }
}

/** What is tried out sends nothing. */
function withNothingDue(seed: Seed): Seed {
  const { queue } = seed;
  if (queue?.schedules === undefined) return seed;
  const schedules = queue.schedules.map((schedule) => ({ ...schedule, paused: true }));
  return { ...seed, queue: { ...queue, schedules } };
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
      return new ClusterRegistries(open(), clusters, engines.kafka).registry(DEFAULT_CLUSTER);
    },
    queue: engines.queue,
    queueUser: engineUserOf(access),
  };
}
