/** The owners whose messages this process delivers, of those in a shared store. */
export interface Shares {
  /** Whether other processes may use the store too. */
  readonly isShared: boolean;
  /** Under which number others know this process; null where they don't. */
  readonly copy: number | null;
  /** Whether this process delivers the messages of an owner. */
  has(owner: number): boolean;
  /** A number that is another one each time an owner becomes this process's; undefined where they are not. */
  term(owner: number): number | undefined;
  /** Whether this process does what is done once for all: ticks of schedules, what is too old, the index of the log. */
  readonly isKeeper: boolean;
}

/** Of a store that only one process has. */
export const allShares: Shares = {
  isShared: false,
  copy: null,
  has: () => true,
  term: () => 0,
  isKeeper: true,
};
