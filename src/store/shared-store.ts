import type { StoreChanges } from './changes.ts';
import type { LeaseKeeper } from './lease-keeper.ts';

/** What a process needs to share a store with others. */
export interface SharedStore {
  readonly changes: StoreChanges;
  /** Holds the leases of this process. */
  readonly keeper: LeaseKeeper;
  /** How many processes there are, including this one, as of some seconds ago. */
  readonly count: () => number;
}
