import { DataError } from '../base/data-error.ts';
import type { Store } from './store.ts';

/** The lease of a process that migrates a store to another platform, or from one. */
export const CARRYING = 'platform/migration';

/** Where the content of a store comes from. */
export interface Origin {
  /** The platform that it was migrated from, for people. */
  readonly from: string;
  /** A fingerprint of that platform's data, which differs after each change. */
  readonly fingerprint: string;
  /** Whether the migration is complete. */
  readonly isWhole: boolean;
}

const ORIGIN = 'origin';

/** The progress of a migration into a store; it survives whatever ends the process. */
export class CarriedRecord {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** undefined where nothing has been migrated to this store. */
  origin(): Promise<Origin | undefined> {
    return this.read<Origin>(ORIGIN);
  }

  begin(from: string, fingerprint: string): Promise<void> {
    return this.write(ORIGIN, { from, fingerprint, isWhole: false } satisfies Origin);
  }

  /** The migration is complete: notes of its progress are deleted. */
  async finish(): Promise<void> {
    const origin = await this.origin();
    await this.#store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('carried').execute();
      const value = JSON.stringify({ ...origin, isWhole: true });
      await transaction.insertInto('carried').values({ name: ORIGIN, value }).execute();
    });
  }

  /** The note that was written under a name. */
  async read<Value>(name: string): Promise<Value | undefined> {
    const row = await this.#store
      .selectFrom('carried')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    // Nothing else writes there.
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

/** @throws DataError where a store has a part of what another platform had */
export async function requireWhole(store: Store): Promise<void> {
  const origin = await new CarriedRecord(store).origin();
  if (origin === undefined || origin.isWhole) return;
  throw new DataError(
    `what ${origin.from} has is not all carried here yet: run plinth migrate again, with the same --from and --to`,
  );
}
