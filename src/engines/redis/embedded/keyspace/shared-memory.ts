/** The part of what the others leave that one database may have: the rest is for those that come after. */
const SHARE = 0.75;

/**
 * The memory for the keys of all databases of a process. A database may have a part of what the others leave (as in
 * `base/memory-budget.ts`), so that one that grows without limit leaves room for the others, and the process lives.
 */
export class SharedMemory {
  readonly #limit: number;
  #taken = 0;

  /** @param limit in bytes */
  constructor(limit = Infinity) {
    this.#limit = limit;
  }

  /** A database has more or less than before. */
  change(by: number): void {
    this.#taken += by;
  }

  /** The most that a database may have, in bytes. @param own what it has now */
  shareOf(own: number): number {
    // 0 would be no limit.
    return Math.max(SHARE * (this.#limit - (this.#taken - own)), 1);
  }
}
