import { Allowance } from './allowance.ts';

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
 * Everything else is served in between. Each database, and all together, may use a share of the time.
 */
export class ScriptTurns {
  /** The share of each database, and of all together. */
  readonly share: number;
  readonly #all: Allowance;
  /** In the order in which they go on. */
  readonly #waiting = new Set<WithSuspended>();
  #next: NodeJS.Timeout | NodeJS.Immediate | undefined;

  /** @param share of the time, up to 1 */
  constructor(share = 0.25) {
    this.share = share;
    this.#all = new Allowance(share);
  }

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
