import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const LOCK = 'lock';
const PID = 'pid';
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
  const lock = new DatabaseSync(`${directory}/${LOCK}`);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new Error(`${directory} is in use by another process (${holder(directory)})`, {
      cause: error,
    });
  }
  writeFileSync(`${directory}/${PID}`, `${process.pid}\n`);
  return () => lock.close();
}

function holder(directory: string): string {
  try {
    return `pid ${readFileSync(`${directory}/${PID}`, 'utf8').trim()}`;
  } catch {
    return 'pid unknown';
  }
}
