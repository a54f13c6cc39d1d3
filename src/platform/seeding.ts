import { randomIds } from '../base/ids.ts';
import { jsonPieces } from '../base/json-pieces.ts';
import { Progress } from '../base/progress.ts';
import { TurnLimit } from '../base/turn-limit.ts';
import { DEFAULT_DATABASE } from '../control/databases/default-database.ts';
import { DEFAULT_CLUSTER } from '../control/kafka/clusters/default-cluster.ts';
import { invalidSeed } from '../families/control/errors.ts';
import { orderOfGroup } from '../families/queue/publish-options/group-headers.ts';
import { EVERY_ROLE, type Actor } from '../control/actor.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import type { QueueUser } from '../engines/queue/user.ts';
import { engineUserOf } from '../control/queue-users/engine-user.ts';
import { applySeed, countItems } from '../seed/apply-seed.ts';
import { exportSeed } from '../seed/export-seed.ts';
import { SeedError, type Seed, type Seeded, type SeededParts } from '../seed/seed.ts';
import { portRangeOf } from '../settings/addresses.ts';
import type { Settings } from '../settings/table.ts';
import { Readiness } from '../telemetry/readiness.ts';
import { OpenAddresses } from './addresses/open-addresses.ts';
import { databasePortsOf } from './database-ports.ts';
import type { PlatformContext, PlatformParts } from './parts.ts';
import { openRun } from './run.ts';
import { refuseWellKnown } from './well-known-in-seed.ts';

/** Adds a seed to a platform. @throws HttpError if it conflicts with what exists */
export async function seedPlatform(parts: PlatformParts, seed: Partial<Seed>): Promise<Seeded> {
  const progress = counting(parts, 'seeding', thingsIn(seed));
  try {
    refuseWellKnown(parts.settings, seed);
    await applySeed(await seededParts(parts, progress.done), { plinth: 1, ...seed });
  } catch (error) {
    throw asRefusal(error);
  }
  progress.end();
  return countItems(seed);
}

/** Exports a platform as the JSON of a seed, in pieces, which are made as they are taken. */
export async function exportPlatform(parts: PlatformParts): Promise<AsyncIterable<string>> {
  const progress = counting(parts, 'exporting');
  const seed = await exportSeed(await seededParts(parts, progress.done));
  async function* pieces(): AsyncGenerator<string> {
    yield* jsonPieces(seed);
    progress.end();
  }
  return pieces();
}

/**
 * Tries a seed out on an empty platform in memory, which has no addresses.
 * @param beside the platform that it will be added to, whose queue plan applies
 * @throws HttpError if the seed is invalid
 */
export async function dryRunSeed(
  context: PlatformContext,
  seed: Seed,
  beside?: PlatformParts,
): Promise<void> {
  const settings = {
    ...context.settings,
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
  // The trial must not take ids from the platform's generator, which may be seeded.
  const time = { ...context.time, ids: randomIds };
  const addresses = new OpenAddresses(settings.host, databasePortsOf(settings));
  opened.defer(() => addresses.close());
  const scratch = { ...context, settings, time, addresses, readiness: new Readiness() };
  try {
    refuseWellKnown(settings, seed);
    if (beside === undefined) refuseWithoutPorts(context.settings, seed);
    const run = await openRun(scratch, { isServed: false });
    opened.defer(() => run.close());
    const now = context.time.clock.now();
    const progress = counting(context, 'trying out the seed', thingsIn(seed));
    const tried = await seededParts(run.parts, progress.done);
    const { queue } = tried;
    const limits = beside && (await seededParts(beside)).queue?.user.limits;
    const limited = queue && limits ? { ...queue, user: { ...queue.user, limits } } : queue;
    await applySeed({ ...tried, queue: limited }, withNothingDue(seed, now));
    progress.end();
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await opened.disposeAsync();
  }
}

function asRefusal(error: unknown): unknown {
  return error instanceof SeedError ? invalidSeed(error.message) : error;
}

/** @throws SeedError if the databases of a seed are more than there are ports */
function refuseWithoutPorts(
  { databasePorts, respPort }: Pick<Settings, 'databasePorts' | 'respPort'>,
  { databases = [] }: Seed,
): void {
  const range = portRangeOf(databasePorts);
  if (range === undefined) return;
  const { first, last } = range;
  const names = new Set(databases.map(({ name }) => name));
  const hasOwn = respPort !== 0 && (respPort < first || respPort > last);
  if (hasOwn) names.delete(DEFAULT_DATABASE);
  else names.add(DEFAULT_DATABASE);
  const most = last - first + 1;
  if (names.size <= most) return;
  throw new SeedError(
    'databases',
    `${names.size} need a port each, and --database-ports has ${most}`,
  );
}

/** Logs progress, counting the largest parts of a seed, and shares the turns of the event loop with others. */
function counting({ log: logger }: Pick<PlatformContext, 'log'>, what: string, total?: number) {
  const unit = 'keys, records and messages';
  const progress = new Progress({ logger, what, unit, ...(total !== undefined && { total }) });
  const turns = new TurnLimit();
  let count = 0;
  return {
    done: (more: number) => {
      progress.at((count += more));
      return turns.next(what);
    },
    end: () => progress.end(count),
  };
}

function thingsIn(seed: Partial<Seed>): number {
  const { keys, records, messages, deadLetters } = countItems(seed);
  return keys + records + messages + deadLetters;
}

/** Milliseconds: longer than any trial takes. */
const LATER = 3_600_000;

/**
 * The seed without anything that would call other services when tried out. @param now Unix
 * milliseconds
 */
function withNothingDue({ kafka, queue, ...seed }: Seed, now: number): Seed {
  const schedules = queue?.schedules?.map((schedule) => ({ ...schedule, paused: true }));
  const messages = queue?.messages?.map(({ delay = 0, ...message }) => {
    const { notBefore = now + delay, due = notBefore } = message;
    return { ...message, due: Math.max(due, now + LATER) };
  });
  return {
    ...seed,
    // Connectors are checked when they start, which may need a database.
    kafka: { ...kafka, connectors: [] },
    queue: { ...queue, ...(schedules && { schedules }), ...(messages && { messages }) },
  };
}

async function seededParts(
  { control, redis, kafka, queue }: PlatformParts,
  done: SeededParts['done'] = () => {},
): Promise<SeededParts> {
  const actor = { ...control.firstAccount, sourceIp: '', ...EVERY_ROLE };
  return {
    control,
    actor,
    redis: redis?.engine,
    kafka: kafka && {
      log: kafka.engine.cluster(DEFAULT_CLUSTER),
      registry: kafka.schemas.registry(DEFAULT_CLUSTER),
    },
    queue: queue && { engine: queue, user: await queueUserOf(control, actor), orderOfGroup },
    done,
  };
}

async function queueUserOf({ queueUsers }: ControlPlane, actor: Actor): Promise<QueueUser> {
  const { token } = await queueUsers.of(actor);
  const access = await queueUsers.access(token);
  if (access === undefined) throw new Error('the first account has no queue user');
  return engineUserOf(access);
}
