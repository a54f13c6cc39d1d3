import { errors } from '../errors.ts';

/**
 * The most that one command or transaction may do, in values looked at: enough for commands on keys of a million
 * elements, and not for the same again and again within one command.
 */
const MOST_VALUES = 4_000_000;

/** A command of a script may do this part of it. */
const SHARE_IN_SCRIPTS = 4;

/** The values that a command of a script may still look at. */
export interface WorkOfScript {
  left: number;
}

/** Counts values that are going to be looked at. */
export type Spending = Pick<Work, 'spend'>;

/** For work that belongs to no command. */
export const uncounted: Spending = { spend: () => {} };

/**
 * The work of the running command, counted in values that it looks at. While it runs, nobody else is served, so one that
 * would look at too many is refused before it changes anything. Commands count what they are going to do as soon as they
 * know it.
 */
export class Work {
  readonly #keyspace: { readonly replaying: boolean };
  readonly #most: number;
  /** The limit for the running command. */
  #limit: number;
  #left: number;

  /**
   * @param keyspace while it replays a log there is no limit, because the commands have been accepted before
   * @param most the limit for a command or transaction
   */
  constructor(keyspace: { readonly replaying: boolean }, most = MOST_VALUES) {
    this.#keyspace = keyspace;
    this.#most = most;
    this.#limit = most;
    this.#left = most;
  }

  /** To be called when a command begins; for the commands of a transaction together when that does. */
  begin(): void {
    this.#left = this.#most;
  }

  /** What the running command or transaction may still do; kept while it is suspended, because others begin meanwhile. */
  get left(): number {
    return this.#left;
  }

  /** To be called when a command or transaction goes on. */
  goOn(left: number): void {
    this.#left = left;
  }

  /** What one command of a script may do. */
  forScript(): WorkOfScript {
    return { left: this.#most / SHARE_IN_SCRIPTS };
  }

  /**
   * Runs a command of a script or a step of it, which has a limit of its own: the time of the script is limited as well.
   * It is lower, because there are places in scripts where such a command can't be suspended.
   */
  apart<Result>(own: WorkOfScript, run: () => Result): Result {
    const left = this.#left;
    this.#limit = this.#most / SHARE_IN_SCRIPTS;
    this.#left = own.left;
    try {
      return run();
    } finally {
      own.left = this.#left;
      this.#limit = this.#most;
      this.#left = left;
    }
  }

  /** Whether an earlier command of the same transaction has used up what there is. */
  get isSpent(): boolean {
    return this.#left < 0 && !this.#keyspace.replaying;
  }

  /** Counts values that have been looked at; only later commands can be refused for them. */
  count(values: number): void {
    this.#left -= values;
  }

  /** Counts values that are going to be looked at. @throws RedisError if they are too many */
  spend(values: number): void {
    this.#left -= values;
    if (this.isSpent) throw errors.tooMuchWork(this.#limit);
  }
}
