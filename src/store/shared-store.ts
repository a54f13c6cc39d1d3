import type { StoreChanges } from './changes.ts';
import type { LeaseKeeper } from './lease-keeper.ts';

/** What processes that share a store have of each other. */
export interface SharedStore {
  readonly changes: StoreChanges;
  /** Holds the leases of this process. */
  readonly keeper: LeaseKeeper;
  /** How many there are, this one among them, as it was some seconds ago. */
  readonly count: () => number;
}
