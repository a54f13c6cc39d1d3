import { silentLogger } from '../../../../base/logger.ts';
import { fileAclStore } from '../acl/acl-store.ts';
import { Database, type DatabaseOptions } from '../database.ts';
import { AppendOnlyLog, type DiskSpace } from './append-only-log.ts';
import { DamagedPart, endBeforeDamage } from './damaged-part.ts';
import type { Files } from '../../../../base/files/files.ts';
import { Replay } from './replay.ts';
import type { Ticker } from './ticker.ts';

/** The storage of a database. */
interface Storage {
  readonly files: Files;
  /** An existing directory that belongs to this database. */
  readonly directory: string;
  /** Ticks once a second. */
  readonly ticker: Ticker;
  /** The reserve of disk space; none if absent. */
  readonly space?: DiskSpace | undefined;
  /** Whether a damaged log is loaded up to the damage. */
  readonly acceptLoss?: boolean | undefined;
}

/**
 * Opens a database with the contents of its directory, and logs its changes there.
 * @throws Error if the contents are damaged, unless the loss is accepted
 */
export async function openDurableDatabase(
  options: Omit<DatabaseOptions, 'journal'>,
  storage: Storage,
): Promise<Database> {
  for (;;) {
    try {
      return await openSound(options, storage);
    } catch (error) {
      if (storage.acceptLoss !== true || !(error instanceof DamagedPart)) throw error;
      // The database has part of what it was given, perhaps of an incomplete transaction.
      await endBeforeDamage(
        storage.files,
        storage.directory,
        error,
        options.logger ?? silentLogger,
      );
    }
  }
}

async function openSound(
  options: Omit<DatabaseOptions, 'journal'>,
  storage: Storage,
): Promise<Database> {
  const aclStore = options.aclStore ?? fileAclStore(`${storage.directory}/users.acl`);
  const database = new Database({ ...options, aclStore });
  const { keyspace, config, clock, logger } = database;
  const replay = new Replay(database);
  keyspace.replaying = true;
  database.journal = await AppendOnlyLog.open(
    { ...storage, contents: database, settings: config, clock, logger },
    replay,
  );
  keyspace.replaying = false;
  keyspace.dirty = 0;
  database.search.indexAll();
  database.resetStatistics();
  replay.report(storage.directory);
  return database;
}
