/** What takes no more than this many bytes counts for nothing, so that it is never refused for the size of others. */
const SMALL = 16 * 1024;

/**
 * The memory for what clients have sent and not ended yet, of all clients together. It is shared between owners, such as
 * databases: one that takes some may take more only while it then has at most as much as is left free (the dynamic
 * threshold of Choudhury and Hahne for shared buffers). So no owner can use it up, and large ones are refused first.
 */
export class MemoryBudget {
  readonly #limit: number;
  readonly #owners = new Map<string, number>();
  #taken = 0;

  /** @param limit in bytes; a single owner may take half of it */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The number of bytes that are taken now. */
  get taken(): number {
    return this.#taken;
  }

  /** @returns whether the owner may take as much as it then has */
  change(owner: string, by: number): boolean {
    const taken = (this.#owners.get(owner) ?? 0) + by;
    if (taken > 0) this.#owners.set(owner, taken);
    else this.#owners.delete(owner);
    this.#taken += by;
    return taken <= this.#limit - this.#taken;
  }
}

/** What one client takes of a budget. */
export class Holding {
  readonly #budget: MemoryBudget;
  readonly #owner: string;
  #counted = 0;

  constructor(budget: MemoryBudget, owner: string) {
    this.#budget = budget;
    this.#owner = owner;
  }

  /**
   * Says how much the client takes now, in bytes.
   * @returns whether there is room for that. It counts in any case, so whoever gives up something has to say so
   */
  set(bytes: number): boolean {
    const counted = bytes > SMALL ? bytes : 0;
    const by = counted - this.#counted;
    if (by === 0) return true;
    this.#counted = counted;
    return this.#budget.change(this.#owner, by) || by < 0;
  }
}
