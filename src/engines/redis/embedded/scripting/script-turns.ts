/** The share of the time that scripts of a database which take long may use, and those of all together. */
const SHARE = 0.25;
/** The time over which a share is granted, in milliseconds. */
const WINDOW = 10_000;
/** The part of a share that may be used at once. */
const AT_ONCE = 0.2;

const MOST = SHARE * WINDOW * AT_ONCE;
const PER_MS = SHARE * (1 - AT_ONCE);

/** A database, one of whose scripts is suspended. */
export interface WithSuspended {
  readonly allowance: Allowance;
  /** Whether it goes on whatever its share: a command, whose work is limited, or a script that is to be ended. */
  readonly isUrgent: boolean;
  /** Goes on with the script for a slice of time. */
  proceed(): void;
}

/**
 * Lets the suspended scripts of all databases go on, one slice in a turn of the event loop, database by database.
 * Everything else is served in between. Each database, and all together, have an {@link Allowance}.
 */
export class ScriptTurns {
  readonly #all = new Allowance();
  /** In the order in which they go on. */
  readonly #waiting = new Set<WithSuspended>();
  #next: NodeJS.Timeout | NodeJS.Immediate | undefined;

  add(database: WithSuspended): void {
    this.#waiting.add(database);
    this.#schedule();
  }

  delete(database: WithSuspended): void {
    this.#waiting.delete(database);
  }

  /** Counts the time that a script took. */
  ran(database: WithSuspended, ms: number): void {
    database.allowance.take(ms);
    this.#all.take(ms);
  }

  /** Must be called when a waiting script is to be ended. */
  hasten(): void {
    // It is one of them.
    clearTimeout(this.#next as NodeJS.Timeout | undefined);
    clearImmediate(this.#next as NodeJS.Immediate | undefined);
    this.#next = setImmediate(() => this.#turn());
  }

  #schedule(): void {
    if (this.#next !== undefined || this.#waiting.size === 0) return;
    let wait = Infinity;
    for (const database of this.#waiting) wait = Math.min(wait, this.#waitOf(database));
    const turn = () => this.#turn();
    this.#next = wait === 0 ? setImmediate(turn) : setTimeout(turn, wait);
  }

  #turn(): void {
    this.#next = undefined;
    for (const database of this.#waiting) {
      if (this.#waitOf(database) > 0) continue;
      this.#waiting.delete(database);
      try {
        // If it is suspended again, it comes back behind all others.
        database.proceed();
      } finally {
        this.#schedule();
      }
      return;
    }
    this.#schedule();
  }

  #waitOf({ isUrgent, allowance }: WithSuspended): number {
    return isUrgent ? 0 : Math.max(allowance.wait, this.#all.wait);
  }
}

/**
 * The time that suspended scripts may use the event loop. It may be overdrawn; then nothing is left until that has been
 * made up for.
 */
export class Allowance {
  #left = MOST;
  #at = performance.now();

  /** How long it takes until something is left, in milliseconds; 0 if something is. */
  get wait(): number {
    this.#refill();
    return this.#left >= 0 ? 0 : -this.#left / PER_MS;
  }

  take(ms: number): void {
    this.#refill();
    this.#left -= ms;
  }

  #refill(): void {
    const now = performance.now();
    this.#left = Math.min(MOST, this.#left + (now - this.#at) * PER_MS);
    this.#at = now;
  }
}
