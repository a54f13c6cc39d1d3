import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { writePrivateFile } from './private-file.ts';

const LOCK = 'lock';
const PID = 'pid';
/** The files that a lock leaves in a directory. */
export const LOCK_FILES: readonly string[] = [LOCK, PID];
/** `SQLITE_BUSY`. */
const BUSY = 5;

/**
 * Locks a directory for this process.
 *
 * Node has no file locks, but its SQLite does. The system releases such a lock when the process ends, however it ends,
 * so it can't become stale. A PID file would be less reliable: process ids are reused, and in a container every main
 * process has id 1.
 * @returns a function that releases the lock
 * @throws Error if another process holds it
 */
export function lockDirectory(directory: string): () => void {
  const lock = openLock(directory);
  try {
    // The database stays empty; a journal on disk would only require space on a full disk.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isHeld(error)
      ? new Error(`${directory} is in use by another process (${holder(directory)})`)
      : cannotLock(directory, error);
  }
  try {
    writePrivateFile(`${directory}/${PID}`, `${process.pid}\n`);
  } catch {
    // The id is only informative, so a full disk must not prevent the start.
  }
  return () => lock.close();
}

/**
 * Prevents other processes from locking a directory, without writing to it. Several processes may do so at a time.
 * @returns a function that releases the directory
 * @throws Error if a process has locked it
 */
export function holdDirectory(directory: string): () => void {
  // No process has ever locked it.
  if (!existsSync(`${directory}/${LOCK}`)) return () => {};
  const lock = new DatabaseSync(`${directory}/${LOCK}`, { readOnly: true });
  try {
    // A transaction that has read holds SQLite's shared lock (https://www.sqlite.org/lockingv3.html).
    lock.exec('BEGIN');
    lock.exec('SELECT 1 FROM sqlite_schema');
  } catch (error) {
    lock.close();
    throw isHeld(error)
      ? new Error(`${directory} is in use by another process (${holder(directory)})`)
      : cannotLock(directory, error);
  }
  return () => lock.close();
}

/** Whether any process, including this one, has locked a directory. */
export function isLocked(directory: string): boolean {
  if (!existsSync(`${directory}/${LOCK}`)) return false;
  const lock = new DatabaseSync(`${directory}/${LOCK}`, { readOnly: true });
  try {
    lock.exec('SELECT 1 FROM sqlite_schema');
    return false;
  } catch (error) {
    return isHeld(error);
  } finally {
    lock.close();
  }
}

function openLock(directory: string): DatabaseSync {
  try {
    closeSync(openSync(`${directory}/${LOCK}`, 'a', 0o600));
    return new DatabaseSync(`${directory}/${LOCK}`);
  } catch (error) {
    throw cannotLock(directory, error);
  }
}

/** Whether another process has locked the directory. */
function isHeld(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === BUSY;
}

function cannotLock(directory: string, cause: unknown): Error {
  return new Error(`cannot lock ${directory}: ${(cause as Error).message}`, { cause });
}

function holder(directory: string): string {
  try {
    return `pid ${readFileSync(`${directory}/${PID}`, 'utf8').trim()}`;
  } catch {
    return 'pid unknown';
  }
}
