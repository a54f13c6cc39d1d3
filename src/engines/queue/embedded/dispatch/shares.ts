/** The owners in a shared store whose messages this process delivers. */
export interface Shares {
  /** Whether other processes may use the store too. */
  readonly isShared: boolean;
  /** The number of this process; null if the store is not shared. */
  readonly copy: number | null;
  /** Whether this process delivers the messages of an owner. */
  has(owner: number): boolean;
  /**
   * A number that changes each time an owner is assigned to this process; undefined if it is not assigned.
   */
  term(owner: number): number | undefined;
  /**
   * Whether this process does the work that is done once for all processes: ticks of schedules, retention, the index of
   * the log.
   */
  readonly isCoordinator: boolean;
}

/** For a store that only one process uses. */
export const allShares: Shares = {
  isShared: false,
  copy: null,
  has: () => true,
  term: () => 0,
  isCoordinator: true,
};
