import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isUniqueViolation } from '../store/unique-violation.ts';

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
