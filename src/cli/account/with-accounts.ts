import { existsSync } from 'node:fs';
import type { Accounts } from '../../control/accounts/accounts.ts';
import { DataError } from '../../base/data-error.ts';
import { controlStoreOf } from '../../platform/data-files.ts';
import { SettingError } from '../../settings/load.ts';
import type { Settings } from '../../settings/table.ts';

/**
 * Runs work on the accounts of a data directory. A running platform continues meanwhile: the store is in WAL mode or
 * a PostgreSQL server, so writes are serialized and the platform sees what is committed.
 * @throws SettingError, DataError, or the error of the work
 */
export async function withAccounts<Result>(
  settings: Settings,
  work: (accounts: Accounts) => Promise<Result>,
): Promise<Result> {
  const file = controlStoreOf(settings);
  const isServer = settings.storeUrl !== undefined;
  if (file === undefined && !isServer) {
    throw new SettingError(
      'with memory nothing is kept, so only the platform itself knows its accounts: use a data directory',
    );
  }
  if (!isServer && !existsSync(file!)) {
    throw new DataError(
      `no platform has been started on the data directory ${settings.dataDir}: start one, or name another with --data-dir`,
    );
  }
  // Loaded on demand: other commands don't need these.
  const [
    { openPlatformStore },
    { Accounts },
    { AuditLog },
    { randomIds },
    { systemClock },
    { checkIdleFiles },
  ] = await Promise.all([
    import('../platform-store.ts'),
    import('../../control/accounts/accounts.ts'),
    import('../../control/audit/audit-log.ts'),
    import('../../base/ids.ts'),
    import('../../base/clock.ts'),
    import('../check-idle-files.ts'),
  ]);
  const store = await openPlatformStore(settings, (kept) => checkIdleFiles(settings, [kept]));
  if (store === undefined) throw new DataError(`${file} has gone`);
  try {
    return await work(
      new Accounts(store, systemClock, randomIds, new AuditLog(store, systemClock)),
    );
  } finally {
    await store.destroy();
  }
}
