import { systemAlarms, type Alarms } from '../../base/alarms.ts';
import { systemClock } from '../../base/clock.ts';
import { DataError } from '../../base/data-error.ts';
import { randomIds } from '../../base/ids.ts';
import type { Logger } from '../../base/logger.ts';
import type { SealedQueueStore } from '../../engines/queue/embedded/store/migrated-rows.ts';
import { DiskReserve } from '../../base/files/disk-reserve.ts';
import { COPY } from '../../store/shared-store.ts';
import type { StoppedPlatform } from './migrate.ts';
import type { Settings } from '../../settings/table.ts';
import { MIGRATION_LEASE } from '../../store/platform-migration.ts';
import { LeaseKeeper, type HeldLease } from '../../store/lease-keeper.ts';
import { Leases } from '../../store/leases.ts';
import type { Store } from '../../store/store.ts';
import { isShared } from '../../store/store-time.ts';
import { Readiness } from '../../telemetry/readiness.ts';
import { openControlStore } from '../control-store.ts';
import { lockDataDirectory } from '../data-directory.ts';
import { dataPath, sealKeysOf } from '../data-files.ts';
import { openKafka, openRedis, type EngineContext } from '../engines.ts';
import { openQueueStore } from '../queue-store.ts';

/**
 * The engines and the store of a stopped platform, with nothing running: no deliveries, no connectors, no clients.
 */
export interface OpenedPlatform extends StoppedPlatform {
  readonly queue: SealedQueueStore;
  /** Whether another process has taken the store since. */
  readonly isTaken: () => boolean;
}

export interface StoppedPlatformOptions {
  readonly name: string;
  readonly settings: Settings;
  readonly log: Logger;
  /** Whether nothing may change by itself, such as messages that expire. */
  readonly isQuiescent: boolean;
}

/** Milliseconds; retention and compaction run at longer intervals. */
const SOON = 60_000;

/**
 * Alarms for calls that wait for an answer. Those of retention and compaction are set further ahead, and never
 * fire.
 */
const quiescentAlarms: Alarms = {
  at: (moment, ring) =>
    moment - systemClock.now() > SOON ? { cancel: () => undefined } : systemAlarms.at(moment, ring),
};

/**
 * Opens the engines of a stopped platform, and prevents a start meanwhile.
 * @param opened is told how to close them
 * @throws SettingError, DataError
 */
export async function openStoppedPlatform(
  { name, settings, log, isQuiescent }: StoppedPlatformOptions,
  opened: AsyncDisposableStack,
): Promise<OpenedPlatform> {
  const reserve = new DiskReserve(dataPath(settings, 'reserve'));
  const alarms = isQuiescent ? quiescentAlarms : systemAlarms;
  const time = { clock: systemClock, alarms, ids: randomIds };
  const context: EngineContext = { settings, log, reserve, time, readiness: new Readiness() };
  const seals = sealKeysOf(settings);
  const redis = await openLocked(context, opened).catch((error: unknown) => {
    throw isSentence(error) ? new DataError(error.message, { cause: error }) : error;
  });
  opened.defer(() => redis.close());
  const away = await redis.healthProblem();
  if (away !== undefined) throw new DataError(`${name}: ${away}`);
  const store = await openControlStore(context, seals, () => undefined);
  opened.defer(() => store.destroy());
  const isTaken = await claimStore(store, name, opened);
  if (isQuiescent) await openDatabases(redis, store);
  const kafka = await openKafka(context);
  opened.defer(() => kafka.close());
  const trouble = await kafka.healthProblem();
  if (trouble !== undefined) throw new DataError(`${name}: ${trouble}`);
  const queue = await openQueueStore(context, seals);
  opened.defer(() => queue.store.close());
  return { name, store, redis, log: kafka, queue, isTaken };
}

/** Opens the databases of a data directory that no other process uses. @param opened is told how to unlock it */
async function openLocked(
  context: EngineContext,
  opened: AsyncDisposableStack,
): Promise<OpenedPlatform['redis']> {
  if (context.settings.redisServers !== undefined) lockDataDirectory(context, opened);
  return openRedis(context);
}

/** Whether an error has a message for people, such as that another process has the directory. */
function isSentence(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error && !('syscall' in error);
}

/** Opens all databases. */
async function openDatabases(redis: StoppedPlatform['redis'], store: Store): Promise<void> {
  const rows = await store
    .selectFrom('redis_database')
    .select(['database_id', 'secret'])
    .where('state', '=', 'active')
    .execute();
  try {
    await redis.openDatabases(
      Object.fromEntries(rows.map(({ database_id: id, secret }) => [id, { secret }])),
    );
  } catch (error) {
    throw new DataError((error as Error).message, { cause: error });
  }
}

/** Milliseconds after which the leases of a killed process have expired. */
const PATIENCE = 15_000;
const POLL_INTERVAL = 500;

/**
 * Ensures that no platform uses a store that several may share.
 * @returns whether another process has taken it since then
 * @throws DataError
 */
async function claimStore(
  store: Store,
  name: string,
  opened: AsyncDisposableStack,
): Promise<() => boolean> {
  if (!isShared(store)) return () => false;
  const leases = new Leases(store);
  const time = { clock: systemClock, alarms: systemAlarms };
  const keeper = new LeaseKeeper({ leases, owner: randomIds.uuid(), ...time });
  opened.defer(() => keeper.close());
  for (const until = systemClock.now() + PATIENCE; ;) {
    // A starting platform checks this lease first.
    const lease = await keeper.acquire(MIGRATION_LEASE);
    const isIdle = (await leases.list(COPY)).length === 0;
    if (lease !== undefined && isIdle) return keeping(keeper, lease);
    await lease?.release();
    if (systemClock.now() > until) {
      throw new DataError(
        `${name}: ${isIdle ? 'another plinth migrate' : 'a platform'} uses the store of --store-url: stop it first`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/**
 * Takes a lease again that could not be renewed in time, as on a machine that was suspended, unless another process
 * has it.
 */
function keeping(keeper: LeaseKeeper, first: HeldLease): () => boolean {
  let isTaken = false;
  const takeAgain = async () => {
    const again = await keeper.acquire(MIGRATION_LEASE).catch(() => undefined);
    if (again === undefined) isTaken = true;
    else keep(again);
  };
  const keep = ({ lost }: HeldLease) => {
    lost.addEventListener('abort', () => void takeAgain());
  };
  keep(first);
  return () => isTaken;
}
