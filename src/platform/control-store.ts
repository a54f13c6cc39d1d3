import { setTimeout as wait } from 'node:timers/promises';
import type { SealKeys } from '../store/seal/seal-keys.ts';
import { SettingError } from '../settings/load.ts';
import { storeLocationOf, type StoreLocation } from '../settings/store-url.ts';
import { variableOf, type Settings } from '../settings/table.ts';
import { fileChanges, type StoreChanges } from '../store/changes.ts';
import { nodeSqliteDialect } from '../store/rows/node-sqlite.ts';
import { openStoreFile } from '../store/open-file.ts';
import { StoreUnreachable } from '../store/store-unreachable.ts';
import { openStore, type Store } from '../store/store.ts';
import { controlStoreOf, sealKeysOf } from './data-files.ts';
import { fileCheckOf, type PlatformContext } from './parts.ts';

/** Milliseconds between attempts to reach a server during the start. */
const RETRY_INTERVAL = 500;

/**
 * Opens the store of the control plane: a file of the data directory, or the PostgreSQL database of the settings.
 * If the server can't be reached, it is retried.
 * @param seals keys of the data directory; undefined if nothing is kept there
 * @param onUnreachable is told why the server can't be reached
 * @throws SettingError, DataError
 */
export async function openControlStore(
  context: Pick<PlatformContext, 'settings' | 'log'>,
  seals: SealKeys | undefined,
  onUnreachable: (reason: string) => void,
): Promise<Store> {
  const { settings } = context;
  const location = storeLocationOf(settings);
  if (location !== undefined) {
    return openServer(location, seals ?? encryptionKeyOf(context), { ...context, onUnreachable });
  }
  const file = controlStoreOf(settings);
  return file === undefined || seals === undefined
    ? openStore(nodeSqliteDialect(':memory:'))
    : openStoreFile(file, seals, fileCheckOf(context));
}

/**
 * The key must be given: a key generated for this run alone would make the store unreadable for the next.
 * @throws SettingError
 */
function encryptionKeyOf({ settings }: Pick<PlatformContext, 'settings'>): SealKeys {
  if (settings.encryptionKey === undefined) {
    throw new SettingError(
      `with --store-url and --memory the key of the store must be given: ${variableOf('encryptionKey')} (plinth secrets makes one)`,
    );
  }
  return sealKeysOf(settings);
}

async function openServer(
  location: StoreLocation,
  seals: SealKeys,
  {
    log,
    onUnreachable,
  }: Pick<PlatformContext, 'log'> & { readonly onUnreachable: (reason: string) => void },
): Promise<Store> {
  // Loaded on demand, for PostgreSQL only.
  const { openPostgresStore } = await import('../store/postgresql/open.ts');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openPostgresStore(location, seals);
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error;
      onUnreachable(error.message);
      if (attempt === 1) log.warn({}, `${error.message}: the platform waits for it`);
      await wait(RETRY_INTERVAL);
    }
  }
}

/** What the operator's shell commits beside this process; undefined if the store is in memory, or on a server. */
export async function changesOfFile(
  settings: Settings,
  store: Store,
): Promise<StoreChanges | undefined> {
  const isFile = settings.storeUrl === undefined && controlStoreOf(settings) !== undefined;
  return isFile ? fileChanges(store) : undefined;
}
