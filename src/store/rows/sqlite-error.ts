import { basename } from 'node:path';
import { DataError } from '../../base/data-error.ts';

/** Result codes of SQLite, https://www.sqlite.org/rescode.html: the low byte of the extended ones. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

interface SqliteError extends Error {
  readonly errcode: number;
}

/** Whether SQLite itself has failed, and not what was asked of it. */
export function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/** Whether there is something in the file that SQLite can't read. */
export function isDamage(error: unknown): error is SqliteError {
  return isSqliteError(error) && [CORRUPT, NOT_A_DATABASE].includes(error.errcode & 0xff);
}

/** Why SQLite has failed, in one sentence; damage names the file. */
export function sqliteReason(error: Error, file: string): string {
  return isDamage(error) ? `${basename(file)} is damaged: ${error.message}` : error.message;
}

/** What a work gives; SQLite does not say which file is damaged, so its error is made to. */
export function namingFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (isDamage(error)) throw new Error(`${file} is damaged: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Why a file can't be used, with its name. */
export function unusable(file: string, error: unknown): DataError {
  if (error instanceof DataError) return error;
  const { message } = error as Error;
  const what = isDamage(error) ? 'is damaged' : "can't be used";
  const prefix = message.startsWith(file) ? '' : `${file} ${what}: `;
  return new DataError(`${prefix}${message}`, { cause: error });
}
