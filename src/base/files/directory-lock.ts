import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { writePrivateFile } from './private-file.ts';

const LOCK = 'lock';
const PID = 'pid';
/** What stands in a directory that is, or was, taken. */
export const LOCK_FILES: readonly string[] = [LOCK, PID];
/** `SQLITE_BUSY`. */
const BUSY = 5;

/**
 * Takes a directory for this process.
 *
 * Node has no file locks of its own, but the SQLite in it does. The system lets go of such a lock when
 * the process ends, however it ends, and so it can't go stale. The number of a process in a file alone
 * would tell less: numbers are used again, and in a container every process is number 1.
 * @returns what gives it back
 * @throws Error where another process has it
 */
export function lockDirectory(directory: string): () => void {
  const lock = openLock(directory);
  try {
    // It never has any content; a journal of its own would only want room on a full disk.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isHeld = (error as { errcode?: number }).errcode === BUSY;
    throw isHeld
      ? new Error(`${directory} is in use by another process (${holder(directory)})`)
      : cannotLock(directory, error);
  }
  try {
    writePrivateFile(`${directory}/${PID}`, `${process.pid}\n`);
  } catch {
    // It is only told to people, and a full disk is no reason not to start.
  }
  return () => lock.close();
}

/**
 * Keeps others from taking a directory, and writes nothing in it; several may do so at a time.
 * @returns what ends that
 * @throws Error where a process has the directory
 */
export function holdDirectory(directory: string): () => void {
  // Nobody has ever taken it.
  if (!existsSync(`${directory}/${LOCK}`)) return () => {};
  const lock = new DatabaseSync(`${directory}/${LOCK}`, { readOnly: true });
  try {
    // A transaction that has read has the lock that readers share (https://www.sqlite.org/lockingv3.html).
    lock.exec('BEGIN');
    lock.exec('SELECT 1 FROM sqlite_schema');
  } catch (error) {
    lock.close();
    const isHeld = (error as { errcode?: number }).errcode === BUSY;
    throw isHeld
      ? new Error(`${directory} is in use by another process (${holder(directory)})`)
      : cannotLock(directory, error);
  }
  return () => lock.close();
}

/** Whether a process has taken a directory: this one or another. */
export function isLocked(directory: string): boolean {
  if (!existsSync(`${directory}/${LOCK}`)) return false;
  const lock = new DatabaseSync(`${directory}/${LOCK}`, { readOnly: true });
  try {
    lock.exec('SELECT 1 FROM sqlite_schema');
    return false;
  } catch (error) {
    return (error as { errcode?: number }).errcode === BUSY;
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
