import { DataError } from '../base/data-error.ts';
import type { Store } from './store.ts';

/** The lease held by a process that migrates a store to or from another platform. */
export const MIGRATION_LEASE = 'platform/migration';

/** Where the content of a store was migrated from. */
export interface Origin {
  /** The platform that it was migrated from, for display. */
  readonly from: string;
  /** A fingerprint of that platform's data, which changes with the data. */
  readonly fingerprint: string;
  /** Whether the migration is complete. */
  readonly isWhole: boolean;
}

const ORIGIN = 'origin';

/** The progress of a migration into a store. It survives a crash of the process. */
export class MigrationRecord {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Undefined if nothing has been migrated to this store. */
  origin(): Promise<Origin | undefined> {
    return this.read<Origin>(ORIGIN);
  }

  begin(from: string, fingerprint: string): Promise<void> {
    return this.write(ORIGIN, { from, fingerprint, isWhole: false } satisfies Origin);
  }

  /** Records that the migration is complete, and deletes the records of its progress. */
  async finish(): Promise<void> {
    const origin = await this.origin();
    await this.#store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('carried').execute();
      const value = JSON.stringify({ ...origin, isWhole: true });
      await transaction.insertInto('carried').values({ name: ORIGIN, value }).execute();
    });
  }

  /** The value that was written under a name. */
  async read<Value>(name: string): Promise<Value | undefined> {
    const row = await this.#store
      .selectFrom('carried')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    // Only this class writes to that table.
    return row && (JSON.parse(row.value) as Value);
  }

  async write(name: string, note: object): Promise<void> {
    const value = JSON.stringify(note);
    await this.#store
      .insertInto('carried')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}

/** @throws DataError if the migration into a store is incomplete */
export async function requireCompleteMigration(store: Store): Promise<void> {
  const origin = await new MigrationRecord(store).origin();
  if (origin === undefined || origin.isWhole) return;
  throw new DataError(
    `what ${origin.from} has is not all carried here yet: run plinth migrate again, with the same --from and --to`,
  );
}
