/** What takes no more than this many bytes counts for nothing, so that it is never refused for the size of others. */
const SMALL = 16 * 1024;
/** A client that has read nothing for this long, in milliseconds, is ended if there is no room for others. */
const STALLED_MS = 10_000;

/**
 * The memory for what clients have sent and not ended yet, and for what they have not read, of all clients together. It
 * is shared between owners, such as databases: one that takes some may take more only while it then has at most as much
 * as is left free (the dynamic threshold of Choudhury and Hahne for shared buffers). So no owner can use it up, and
 * large ones are refused first.
 */
export class MemoryBudget {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #owners = new Map<string, number>();
  /** What clients have not read; the one that has read nothing for the longest time is the first. */
  readonly #unread = new Set<UnreadOutput>();
  #taken = 0;

  /**
   * @param limit in bytes; a single owner may take half of it
   * @param now milliseconds that only grow
   */
  constructor(limit: number, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** What a single owner may take if nobody else takes anything, in bytes. */
  get share(): number {
    return this.#limit / 2;
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

  /** Whether an owner may take some more. If not, the clients that have stopped reading are ended, which makes room. */
  hasRoom(owner: string, bytes: number): boolean {
    if (bytes <= SMALL || this.#fits(owner, bytes)) return true;
    return this.#endStalled() && this.#fits(owner, bytes);
  }

  /** Ends the clients that have stopped reading. @returns whether the owner has no more than it may then */
  makeRoom(owner: string): boolean {
    return this.#endStalled() && this.#fits(owner, 0);
  }

  /** Notes that a client has begun to read, or goes on. */
  reads(output: UnreadOutput): void {
    output.readAt = this.#now();
    this.#unread.delete(output);
    this.#unread.add(output);
  }

  /** Forgets what a client has not read: it has, or has left. */
  forget(output: UnreadOutput): void {
    this.#unread.delete(output);
  }

  #fits(owner: string, bytes: number): boolean {
    return (this.#owners.get(owner) ?? 0) + bytes <= this.#limit - this.#taken - bytes;
  }

  /** @returns whether there were any */
  #endStalled(): boolean {
    const before = this.#now() - STALLED_MS;
    let any = false;
    for (const output of this.#unread) {
      if (output.readAt > before) break;
      output.end();
      any = true;
    }
    return any;
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

/** What is to be sent to one client and has not been read. */
export class UnreadOutput {
  /** When the client last read something. Belongs to the budget. */
  readAt = 0;
  readonly #budget: MemoryBudget;
  readonly #owner: string;
  readonly #end: () => void;
  #bytes = 0;

  /** @param end ends the connection */
  constructor(budget: MemoryBudget, owner: string, end: () => void) {
    this.#budget = budget;
    this.#owner = owner;
    this.#end = end;
  }

  /** Whether there is room if there are as many bytes as this. */
  hasRoomFor(bytes: number): boolean {
    return this.#budget.hasRoom(this.#owner, bytes - this.#bytes);
  }

  /**
   * Says how many bytes there are now. They count in any case: {@link hasRoomFor} can be asked before.
   * @returns false if there are more than before, and there is no room
   */
  set(bytes: number): boolean {
    const counted = bytes > SMALL ? bytes : 0;
    const by = counted - this.#bytes;
    if (by === 0) return true;
    const isRead = this.#bytes === 0 || by < 0;
    this.#bytes = counted;
    if (counted === 0) this.#budget.forget(this);
    else if (isRead) this.#budget.reads(this);
    return this.#budget.change(this.#owner, by) || by < 0 || this.#budget.makeRoom(this.#owner);
  }

  /** Notes that the client reads, although as much memory is taken as before. */
  progress(): void {
    if (this.#bytes > 0) this.#budget.reads(this);
  }

  /** Ends the connection, because the memory is needed for others. */
  end(): void {
    this.set(0);
    this.#end();
  }
}
