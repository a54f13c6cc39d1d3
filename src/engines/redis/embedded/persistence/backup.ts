import { createHash } from 'node:crypto';
import { Progress } from '../../../../base/progress.ts';
import type { ByteString } from '../../bytes.ts';
import type { BackupFile, BackupSum } from '../../engine.ts';
import { DamagedBackup } from '../../errors.ts';
import { Database } from '../database.ts';
import { DamagedLog, readCommands } from './command-reader.ts';
import type { LogFile } from '../../../../base/files/files.ts';
import { Replay } from './replay.ts';
import { writeSnapshot } from './rewrite.ts';
import { Snapshot } from './snapshot.ts';

/** A backup is written under this name until it is whole. */
const UNFINISHED = '.part';
/** How many bytes of commands are run before others get their turn. */
const BYTES_IN_A_GO = 64 * 1024;
/** So much is read of a file at once to see whether it is as it was written. */
const BYTES_AT_ONCE = 256 * 1024;
/** How many keys are looked at before others get their turn. */
const KEYS_IN_A_GO = 10_000;

/**
 * Writes the keys and functions that a database holds at this moment to a file of its own: the commands
 * that make them, as the base of a log. The database goes on meanwhile. After a crash the file is there, whole,
 * or it is not.
 * @param proceed is asked now and then; what it throws ends it
 * @throws what the disk answers; then there is no file
 */
export async function writeBackup(
  database: Database,
  { files, directory, name }: BackupFile,
  proceed: () => void,
): Promise<BackupSum & { readonly sha256: string }> {
  const snapshot = new Snapshot(database);
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
 * What a backup holds, as a database beside the one which is to have it. Others get
 * their turn while it is read. Nothing of a file is run that is not as it was written.
 * @param proceed is asked now and then; what it throws ends it
 * @throws DamagedBackup
 */
export async function loadBackup(
  { clock, random, logger, keyspace: own }: Database,
  { files, directory, name }: BackupFile,
  sum: BackupSum,
  proceed: () => void,
): Promise<Database> {
  const path = `${directory}/${name}`;
  const beside = new Database({ clock, random, logger });
  const { keyspace } = beside;
  const replay = new Replay(beside);
  keyspace.replaying = true;
  const file = await files.open(path, 'existing');
  try {
    const size = await check(file, path, sum, proceed);
    const progress = new Progress({
      logger,
      what: 'reading a backup',
      fields: { file: name },
      total: size,
    });
    const run = (argv: readonly ByteString[], offset: number): void => {
      progress.at(offset);
      proceed();
      try {
        replay.run(argv);
      } catch (error) {
        throw new DamagedLog(offset, offset, `${(error as Error).message} at offset ${offset}`);
      }
    };
    const end = await readCommands(file, size, run, { room: BYTES_IN_A_GO });
    progress.end(end);
    if (end !== size) throw new DamagedBackup(`${path} ends in the middle of a command`);
  } catch (error) {
    if (!(error instanceof DamagedLog)) throw error;
    throw new DamagedBackup(`${path} is damaged: ${error.message}`, { cause: error });
  } finally {
    await file.close();
  }
  keyspace.replaying = false;
  replay.report(path);
  // Each keyspace counts the use of keys in its own way.
  let seen = 0;
  for (const entry of keyspace.keys.values()) {
    entry.use = own.usage.first(own.now);
    if (++seen % KEYS_IN_A_GO === 0) await new Promise(setImmediate);
  }
  return beside;
}

/** @returns the length of the file @throws DamagedBackup where it is not as it was written */
async function check(
  file: LogFile,
  path: string,
  { bytes, sha256 }: BackupSum,
  proceed: () => void,
): Promise<number> {
  const size = await file.size();
  if (size !== bytes)
    throw new DamagedBackup(`${path} has ${size} bytes, and was made with ${bytes}`);
  if (sha256 === null) return size;
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(size, BYTES_AT_ONCE));
  for (let at = 0; at < size;) {
    proceed();
    const read = await file.read(buffer, at);
    if (read === 0) break;
    hash.update(buffer.subarray(0, read));
    at += read;
  }
  if (hash.digest('hex') === sha256) return size;
  throw new DamagedBackup(`${path} is damaged: it is not what was written (SHA-256)`);
}

/**
 * Replaces the keys and functions of a database by those of another one, which is not used any more. Clients see the
 * old ones or the new ones, and so does a start after a crash. Resolves when the new ones are on the disk.
 * @throws what the disk answers; then the database is as before
 */
export async function adopt(database: Database, other: Database): Promise<void> {
  const { keyspace, journal } = database;
  const replace = () => {
    keyspace.replaceBy(other.keyspace);
    database.libraries = other.libraries;
  };
  if (journal.replace === undefined) replace();
  else await journal.replace(other, replace);
  database.serveBlocked();
}
