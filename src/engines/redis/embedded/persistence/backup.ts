import { createHash } from 'node:crypto';
import { Progress } from '../../../../base/progress.ts';
import type { ByteString } from '../../bytes.ts';
import type { BackupFile, BackupSum } from '../../engine.ts';
import { RedisError } from '../../reply.ts';
import { Database } from '../database.ts';
import { DamagedLog } from './command-reader.ts';
import { readBackup } from './read-backup.ts';
import { Replay } from './replay.ts';
import { writeSnapshot } from './rewrite.ts';
import { Snapshot } from './snapshot.ts';

/** The suffix of a backup's name until it is complete. */
const UNFINISHED = '.part';
/** The number of keys that are visited before other work is done. */
const KEYS_PER_TURN = 10_000;

/**
 * Writes the present keys and functions of a database to a file: the commands that create them, like the base of a log.
 * The database keeps serving meanwhile. After a crash the file is whole or absent.
 * @param proceed is called now and then; an error that it throws aborts the backup
 * @throws the error of the disk; then there is no file
 */
export async function writeBackup(
  database: Database,
  { files, directory, name }: BackupFile,
  proceed: () => void,
): Promise<BackupSum & { readonly sha256: string }> {
  const snapshot = new Snapshot(database);
  while (database.unquiet !== undefined) await database.unquiet;
  snapshot.begin();
  const unfinished = `${directory}/${name}${UNFINISHED}`;
  const hash = createHash('sha256');
  const { logger } = database;
  const progress = new Progress({ logger, what: 'writing a backup', fields: { file: name } });
  const bytes = await writeSnapshot(files, unfinished, snapshot, {
    proceed: (written) => {
      progress.at(written);
      proceed();
    },
    written: (piece) => void hash.update(piece),
  });
  progress.end(bytes);
  await files.rename(unfinished, `${directory}/${name}`);
  await files.syncDirectory(directory);
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Loads a backup into a new database beside the one to be restored. Other work is done in between. Nothing of a damaged
 * file is executed.
 * @param proceed is called now and then; an error that it throws aborts the loading
 * @throws DamagedBackup
 */
export async function loadBackup(
  { clock, random, logger, keyspace: own }: Database,
  file: BackupFile,
  sum: BackupSum,
  proceed: () => void,
): Promise<Database> {
  const { directory, name } = file;
  const beside = new Database({ clock, random, logger });
  const { keyspace } = beside;
  const replay = new Replay(beside);
  keyspace.replaying = true;
  const progress = new Progress({
    logger,
    what: 'reading a backup',
    fields: { file: name },
    total: sum.bytes,
  });
  const run = (argv: readonly ByteString[], offset: number): void => {
    progress.at(offset);
    try {
      replay.run(argv);
    } catch (error) {
      throw new DamagedLog(offset, offset, `${(error as Error).message} at offset ${offset}`);
    }
  };
  await readBackup(file, sum, run, proceed);
  progress.end(sum.bytes);
  keyspace.replaying = false;
  replay.report(`${directory}/${name}`);
  // The encoding of access times is relative to each keyspace.
  let seen = 0;
  for (const entry of keyspace.keys.values()) {
    entry.use = own.usage.first(own.now);
    if (++seen % KEYS_PER_TURN === 0) await new Promise(setImmediate);
  }
  return beside;
}

/**
 * Replaces the keys and functions of a database by those of another one, which is not used any more. Clients, and a
 * start after a crash, see the old ones or the new ones. Resolves when the new ones are on disk.
 * @throws the error of the disk; then the database is unchanged
 */
export async function adopt(database: Database, other: Database): Promise<void> {
  const { keyspace, journal } = database;
  const replace = () => {
    database.abandonUnit(new RedisError('ERR The database has been replaced by a backup'));
    keyspace.replaceBy(other.keyspace);
    database.libraries = other.libraries;
    database.search.takeOver(other.search);
  };
  if (journal.replace === undefined) replace();
  else await journal.replace(other, replace);
  database.serveBlocked();
}
