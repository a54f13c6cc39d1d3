import { existsSync } from 'node:fs';
import type { Accounts } from '../../control/accounts/accounts.ts';
import { DataError } from '../../base/data-error.ts';
import { controlStoreOf, keyFileOf, sealKeysOf } from '../../platform/data-files.ts';
import { SettingError } from '../../settings/load.ts';
import { UnreachableError } from '../../client/reach.ts';
import { storeLocationOf, type StoreLocation } from '../../settings/store-url.ts';
import { variableOf, type Settings } from '../../settings/table.ts';
import { StoreAway } from '../../store/store-away.ts';
import type { Store } from '../../store/store.ts';

/**
 * Works on the accounts of a platform. One that runs goes on meanwhile: writers of its store take turns, and it finds what they
 * have committed.
 * @throws SettingError, DataError, or what the work throws
 */
export async function onAccounts<Result>(
  settings: Settings,
  work: (accounts: Accounts) => Promise<Result>,
): Promise<Result> {
  const store = await openStoreOf(settings);
  try {
    // Other commands do without these.
    const [{ Accounts }, { AuditLog }, { randomIds }, { systemClock }] = await Promise.all([
      import('../../control/accounts/accounts.ts'),
      import('../../control/audit/audit-log.ts'),
      import('../../base/ids.ts'),
      import('../../base/clock.ts'),
    ]);
    return await work(
      new Accounts(store, systemClock, randomIds, new AuditLog(store, systemClock)),
    );
  } finally {
    await store.destroy();
  }
}

/** The store that the settings name: a PostgreSQL database, or a file of the data directory, which is in WAL mode. */
async function openStoreOf(settings: Settings): Promise<Store> {
  const location = storeLocationOf(settings);
  if (location !== undefined) {
    return openServer(location, settings);
  }
  const file = controlStoreOf(settings);
  if (file === undefined) {
    throw new SettingError(
      'with memory nothing is kept, so only the platform itself knows its accounts: use a data directory',
    );
  }
  if (!existsSync(file)) {
    throw new DataError(
      `no platform has been started on the data directory ${settings.dataDir}: start one, or name another with --data-dir`,
    );
  }
  const [{ openStoreFile }, { checkIdleFiles }] = await Promise.all([
    import('../../store/open-file.ts'),
    import('../check-idle-files.ts'),
  ]);
  checkIdleFiles(settings, [file]);
  return openStoreFile(file, sealKeysOf(settings));
}

async function openServer(location: StoreLocation, settings: Settings): Promise<Store> {
  // A key that were made here would lock out the platform itself.
  if (settings.encryptionKey === undefined && !existsSync(keyFileOf(settings))) {
    throw new DataError(
      `the key of the store is not in the data directory ${settings.dataDir}: name that of a platform with --data-dir, or give ${variableOf('encryptionKey')}`,
    );
  }
  const { openPostgresStore } = await import('../../store/postgresql/open.ts');
  try {
    return await openPostgresStore(location, sealKeysOf(settings));
  } catch (error) {
    throw error instanceof StoreAway ? new UnreachableError(error.message) : error;
  }
}
