import { basename } from 'node:path';
import { DataError } from '../../base/data-error.ts';

/** Result codes of SQLite (https://www.sqlite.org/rescode.html): the low byte of the extended codes. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

interface SqliteError extends Error {
  readonly errcode: number;
}

/** Whether the error is SQLite's own, and not one of the code around it. */
export function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/** Whether SQLite has found the file damaged. */
export function isDamage(error: unknown): error is SqliteError {
  return isSqliteError(error) && [CORRUPT, NOT_A_DATABASE].includes(error.errcode & 0xff);
}

/** The reason of an SQLite error, in one sentence. For damage it names the file. */
export function sqliteReason(error: Error, file: string): string {
  return isDamage(error) ? `${basename(file)} is damaged: ${error.message}` : error.message;
}

/** Runs work, and adds the file's name to SQLite's errors, which lack it. */
export function namingFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (isDamage(error)) throw new Error(`${file} is damaged: ${error.message}`, { cause: error });
    throw error;
  }
}

/** The error for a file that can't be used, with its name. */
export function unusable(file: string, error: unknown): DataError {
  if (error instanceof DataError) return error;
  const { message } = error as Error;
  const what = isDamage(error) ? 'is damaged' : "can't be used";
  const prefix = message.startsWith(file) ? '' : `${file} ${what}: `;
  return new DataError(`${prefix}${message}`, { cause: error });
}
