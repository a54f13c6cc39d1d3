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

/** The memory for the keys of one database, in bytes. */
export class KeyspaceMemory {
  used = 0;
  /** The most that was used since the keyspace was opened. As in Redis, CONFIG RESETSTAT does not reset it. */
  peak = 0;
  /** The part of it that no key has. */
  #kept = 0;
  /** The memory of all databases. */
  #shared: SharedMemory;

  constructor(shared: SharedMemory) {
    this.#shared = shared;
  }

  /** The most that other databases leave to this one; infinite if nothing is shared. */
  get share(): number {
    return this.#shared.shareOf(this.used);
  }

  change(by: number): void {
    this.used += by;
    this.#shared.change(by);
    if (this.used > this.peak) this.peak = this.used;
  }

  /**
   * For what is kept of values beside their keys, such as what a suspended search has still to read of one that has been
   * changed or deleted since.
   * @returns tells how many bytes it is at present
   */
  keeping(): (bytes: number) => void {
    let before = 0;
    return (bytes) => {
      this.#kept += bytes - before;
      this.change(bytes - before);
      before = bytes;
    };
  }

  /** There are no keys any more, or other ones. @param bytes what these have */
  replace(bytes: number): void {
    this.change(bytes + this.#kept - this.used);
  }

  /** Leaves it to the other databases, because the keyspace is not used any more. */
  leave(): void {
    this.#shared.change(-this.used);
    this.#shared = new SharedMemory();
  }
}
