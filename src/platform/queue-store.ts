import { setTimeout as wait } from 'node:timers/promises';
import type { Alarms } from '../base/alarms.ts';
import { systemClock, type Clock } from '../base/clock.ts';
import type { QueueStore } from '../engines/queue/embedded/store/queue-store.ts';
import { SqliteQueueStore } from '../engines/queue/embedded/store/sqlite-store.ts';
import { makeDirectory } from '../base/files/make-directory.ts';
import type { SealKeys } from '../store/seal/seal-keys.ts';
import { storeLocationOf, type StoreLocation } from '../settings/store-url.ts';
import type { Settings } from '../settings/table.ts';
import { dataPath, sealKeysOf } from './data-files.ts';
import { enginePart } from '../telemetry/parts.ts';
import { fileCheckOf, type PlatformContext } from './parts.ts';

const FILE = 'queue.db';
/** Milliseconds between attempts to reach a server during the start. */
const RETRY_INTERVAL = 500;

/** The file of the queue engine's store; undefined if the platform is in memory. */
export function queueFileOf(settings: Pick<Settings, 'memory' | 'dataDir'>): string | undefined {
  const directory = dataPath(settings, 'queue');
  return directory && `${directory}/${FILE}`;
}

type StoreContext = Pick<PlatformContext, 'settings' | 'time' | 'log' | 'readiness'>;

/** A store, and the clock and keys that belong to it. */
export interface OpenQueueStore {
  readonly store: QueueStore;
  /** The clock that its messages go by. */
  readonly clock: Clock;
  readonly alarms: Alarms;
  /** The keys that encrypt its signing keys. */
  readonly seals: SealKeys | undefined;
  /** Is told the time of the PostgreSQL server. */
  readonly serverTime?: (now: number, took: number) => void;
}

/**
 * Opens the store of the queue: the PostgreSQL database of the settings (retried until it can be reached), a
 * file of the data directory, or memory.
 * @param seals keys of the data directory; undefined if nothing is kept there
 * @throws SettingError, DataError
 */
export async function openQueueStore(
  context: StoreContext,
  seals: SealKeys | undefined,
): Promise<OpenQueueStore> {
  const { settings, time, log: logger } = context;
  const location = storeLocationOf(settings);
  if (location !== undefined) return openOnServer(context, location, seals ?? sealKeysOf(settings));
  const directory = dataPath(settings, 'queue');
  if (directory !== undefined) makeDirectory(directory);
  const { clock, alarms } = time;
  const file = queueFileOf(settings) ?? ':memory:';
  const store = SqliteQueueStore.open(file, clock, { check: fileCheckOf(context), logger });
  return { store, clock, alarms, seals };
}

async function openOnServer(
  { time: { clock, alarms }, log, readiness }: StoreContext,
  location: StoreLocation,
  seals: SealKeys,
): Promise<OpenQueueStore> {
  // Loaded on demand, for PostgreSQL only.
  const [{ PostgresqlQueueStore }, { isUnreachable }, { ServerTime }, { ServerWatch }] =
    await Promise.all([
      import('../engines/queue/embedded/store/postgresql/postgresql-store.ts'),
      import('../engines/queue/embedded/store/postgresql/server-errors.ts'),
      import('../engines/queue/embedded/copies/server-time.ts'),
      import('../store/postgresql/server-watch.ts'),
    ]);
  const serverTime = new ServerTime({ clock, alarms, machine: systemClock });
  const watch = new ServerWatch(location);
  const parts = {
    connection: watch.settings,
    watch,
    clock: serverTime,
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const store = await PostgresqlQueueStore.open(parts);
      const heard = (now: number, took: number) => serverTime.heard(now, took);
      return { store, clock: serverTime, alarms: serverTime, seals, serverTime: heard };
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const reason = `the store of the queue can't be reached: ${(error as Error).message}`;
      readiness.markReady(enginePart('queue'), () => reason);
      if (attempt === 1) log.warn({}, `${reason}: the platform waits for it`);
      await wait(RETRY_INTERVAL);
    }
  }
}
