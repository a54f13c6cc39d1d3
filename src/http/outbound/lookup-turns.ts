/** How many threads of the pool lookups may occupy. The pool has four, which file operations need as well. */
const THREADS = 2;
/** Additional threads, for domains whose lookups are slow. */
const THREADS_FOR_SLOW = 1;

/** What waits for a domain, in order of arrival. */
type Waiting = Map<string, (() => void)[]>;

/**
 * Lets lookups begin: one of a domain at a time, with the domains taking turns, and those that are slow apart from the
 * others.
 */
export class LookupTurns {
  readonly #quick: Waiting = new Map();
  readonly #slow: Waiting = new Map();
  /** The domains of the lookups that have begun, and whether each uses a thread for slow ones. */
  readonly #begun = new Map<string, boolean>();
  #quickOnes = 0;
  #slowOnes = 0;

  /** Resolves when a lookup may begin. */
  begin(domain: string, isSlow: boolean): Promise<void> {
    const waiting = this.#slow.has(domain) || isSlow ? this.#slow : this.#quick;
    const turn = Promise.withResolvers<void>();
    const earlier = waiting.get(domain);
    if (earlier === undefined) waiting.set(domain, [turn.resolve]);
    else earlier.push(turn.resolve);
    this.#next();
    return turn.promise;
  }

  /** A lookup has ended. @param isSlow whether its domain is slow now */
  end(domain: string, isSlow: boolean): void {
    if (this.#begun.get(domain) === true) this.#slowOnes -= 1;
    else this.#quickOnes -= 1;
    this.#begun.delete(domain);
    const [from, to] = isSlow ? [this.#quick, this.#slow] : [this.#slow, this.#quick];
    const moved = from.get(domain);
    if (moved !== undefined) {
      from.delete(domain);
      to.set(domain, [...moved, ...(to.get(domain) ?? [])]);
    }
    this.#next();
  }

  #next(): void {
    while (this.#quickOnes < THREADS && this.#start(this.#quick, false)) this.#quickOnes += 1;
    while (this.#slowOnes < THREADS_FOR_SLOW && this.#start(this.#slow, true)) this.#slowOnes += 1;
  }

  /** Starts the first lookup of the next domain. @returns whether there was one */
  #start(waiting: Waiting, isSlow: boolean): boolean {
    for (const [domain, turns] of waiting) {
      if (this.#begun.has(domain)) continue;
      const begin = turns.shift()!;
      waiting.delete(domain);
      if (turns.length > 0) waiting.set(domain, turns);
      this.#begun.set(domain, isSlow);
      begin();
      return true;
    }
    return false;
  }
}
