import type { StoreChanges } from './changes.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { type LeaseRequest, Leases } from './leases.ts';
import type { Store } from './store.ts';

/** What a process needs to share a store with others. */
export interface SharedStore {
  readonly changes: StoreChanges;
  /** Holds the leases of this process. */
  readonly keeper: LeaseKeeper;
  /** How many processes there are, including this one, as of some seconds ago. */
  readonly count: () => number;
}

/** The kind of the leases that processes hold while they share a store. */
export const COPY = 'copy';

/**
 * Lets a process join those that share a store, if its settings agree with theirs. The first one determines them.
 * @param copy the lease of the kind {@link COPY} that represents the process
 * @param settings the values that must be the same in all processes, by name; secrets as digests
 * @returns the name of a setting that differs; undefined if the process has joined
 * @throws StoreUnreachable
 */
export function joinCopies(
  store: Store,
  copy: LeaseRequest,
  settings: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  return store.transaction().execute(async (transaction) => {
    const leases = new Leases(transaction);
    const others = (await leases.list(COPY)).filter(({ owner }) => owner !== copy.owner);
    if (others.length === 0) {
      await transaction.deleteFrom('shared_setting').execute();
      const rows = Object.entries(settings).map(([name, value]) => ({ name, value }));
      await transaction.insertInto('shared_setting').values(rows).execute();
    } else {
      const rows = await transaction.selectFrom('shared_setting').selectAll().execute();
      // Another version may lack a setting.
      const other = rows.find(({ name, value }) => (settings[name] ?? value) !== value);
      if (other !== undefined) return other.name;
    }
    await leases.acquire(copy);
    return undefined;
  });
}
