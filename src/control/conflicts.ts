import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { ControlError, type ControlErrorName } from './errors.ts';

/** SQLite's extended result code, https://www.sqlite.org/rescode.html#constraint_unique */
const SQLITE_CONSTRAINT_UNIQUE = 2067;
/** PostgreSQL's SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_UNIQUE_VIOLATION = '23505';

/** Whether the store rejected a row because of a unique index. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return errcode === SQLITE_CONSTRAINT_UNIQUE || code === POSTGRES_UNIQUE_VIOLATION;
}

/** Another process has changed the row since it was read. */
export class RowConflict extends Error {}

/** Number of attempts before a change is given up. */
const ATTEMPTS = 10;

/**
 * Runs a transaction, and retries it from the start if another process was faster. Whether a name is taken is decided
 * by the unique indexes of the store.
 */
export async function retryOnConflict<Result>(
  store: Store,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.transaction().execute(work);
    } catch (error) {
      const again = error instanceof RowConflict || isUniqueViolation(error);
      if (!again || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Runs a change that may violate a unique index. The index decides between concurrent changes, in every store.
 * @throws ControlError the given one, if another row has the value
 */
export async function rejectDuplicate<Result>(
  change: Promise<Result>,
  name: ControlErrorName,
  places: Readonly<Record<string, string>>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isUniqueViolation(error) ? new ControlError(name, places) : error;
  }
}
