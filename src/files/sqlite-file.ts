import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a database file, made where there is none. WAL and FULL: what is committed has been fsynced, and
 * readers don't wait for writers. The file may hold secrets, so it is for its owner only; what SQLite
 * makes beside it is as it is.
 * @param file a path, or `:memory:`
 */
export function openSqliteFile(file: string): DatabaseSync {
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  return database;
}
