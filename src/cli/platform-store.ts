import { existsSync } from 'node:fs';
import { DataError } from '../base/data-error.ts';
import { controlStoreOf, keyFileOf, sealKeysOf } from '../platform/data-files.ts';
import { storeLocationOf } from '../settings/store-url.ts';
import { variableOf, type Settings } from '../settings/table.ts';
import type { Store } from '../store/store.ts';

/**
 * Opens the store of a platform, which may be running: the file of its data directory, or the PostgreSQL database in
 * the settings.
 * @param checkIdle checks the file first
 * @returns undefined if there is no file
 * @throws SettingError, DataError, StoreUnreachable
 */
export async function openPlatformStore(
  settings: Settings,
  checkIdle: (file: string) => void,
): Promise<Store | undefined> {
  const location = storeLocationOf(settings);
  if (location !== undefined) {
    if (settings.encryptionKey === undefined && !existsSync(keyFileOf(settings))) {
      throw new DataError(
        `the key of the store is not in the data directory ${settings.dataDir}: name that of a platform on the store with --data-dir, or give the key with ${variableOf('encryptionKey')}`,
      );
    }
    const { openPostgresStore } = await import('../store/postgresql/open.ts');
    return openPostgresStore(location, sealKeysOf(settings));
  }
  const file = controlStoreOf(settings);
  if (file === undefined || !existsSync(file)) return undefined;
  checkIdle(file);
  const { openStoreFile } = await import('../store/open-file.ts');
  return openStoreFile(file, sealKeysOf(settings));
}
