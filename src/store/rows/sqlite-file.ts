import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beyondRepair, checkBeforeOpening, checkPages, type FileCheck } from './sqlite-check.ts';
import { isDamage } from './sqlite-error.ts';
import { deleteChecksum, storeChecksum } from './sqlite-checksum.ts';

/**
 * Opens a database file, and creates it if it is missing. With WAL and `synchronous = FULL`, a committed transaction
 * has been synced, and readers don't wait for writers. The file may contain secrets, so only its owner can access it;
 * SQLite gives the files beside it the same mode.
 * @param file a path, or `:memory:`
 * @param check checks the file first; only if no other process has it open
 * @throws DataError if it is damaged
 */
export function openSqliteFile(file: string, check?: FileCheck): DatabaseSync {
  if (file === ':memory:') return opened(file);
  const isChecked = check === undefined || checkBeforeOpening(file, check);
  closeSync(openSync(file, 'a', 0o600));
  try {
    const database = opened(file);
    if (!isChecked) checkOrClose(file, database);
    return database;
  } catch (error) {
    throw isDamage(error) ? beyondRepair(file, error.message) : error;
  }
}

function opened(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function checkOrClose(file: string, database: DatabaseSync): void {
  try {
    checkPages(file, database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Closes a database file, and writes its checksum, so that damage is detected when it is opened again. */
export function closeSqliteFile(file: string, database: DatabaseSync): void {
  if (file === ':memory:') {
    database.close();
    return;
  }
  deleteChecksum(file);
  database.close();
  // The last connection to close copies the log into the file and deletes it.
  if (existsSync(`${file}-wal`)) return;
  try {
    storeChecksum(file);
  } catch {
    // A full disk must not prevent closing. Without the checksum, the next start checks less.
  }
}
