import { RedisError } from '../../../../reply.ts';
import { AT_ONCE, type Steps } from '../../../steps.ts';
import type { Spending } from '../../../work.ts';

/** A step in a document is quicker than looking at a value of another type. */
const STEPS_A_VALUE = 1.5;
/** The most places that are open at a time, in filters too: more than the levels of a document. */
const DEEPEST = 600;

/** The memory of a match, with what is made of it, in bytes. */
const MATCH_BYTES = 96;
/** So many matches more are kept before they count as memory. */
const KEPT_UNCOUNTED = 4096;

/**
 * The limit for evaluating the paths of one command, counted in visited values as work of the command. A path such as
 * `$..*..*..*` has more matches than anybody can wait for, even in a small document.
 */
export class StepLimit {
  readonly #work: Spending;
  readonly #keep: (bytes: number) => void;
  /** The matches that are kept. */
  #kept = 0;
  /** The steps that have been counted since it was last due to yield. */
  #counted = 0;
  #depth = 0;

  /** @param keep told how much memory the matches take that are kept, in bytes; throws if that is too much */
  constructor(work: Spending, keep: (bytes: number) => void = () => {}) {
    this.#work = work;
    this.#keep = keep;
  }

  /** @throws RedisError if there were too many steps */
  count(steps: number): void {
    this.#counted += steps;
    this.#work.spend(steps / STEPS_A_VALUE);
  }

  /** Whether to yield, by what has been counted, and after so many steps more that are not. */
  isDue(steps = 0): boolean {
    this.#counted += steps;
    if (this.#counted < AT_ONCE) return false;
    this.#counted = 0;
    return true;
  }

  /** Counts a match that is kept. @throws RedisError if there are too many */
  countMatch(): void {
    this.#work.spend(1);
    if (++this.#kept % KEPT_UNCOUNTED === 0) this.#keep(this.#kept * MATCH_BYTES);
  }

  /** Work that uses the matches, which count as memory until it has ended. */
  *during<Result>(work: Steps<Result>): Steps<Result> {
    try {
      return yield* work;
    } finally {
      this.#keep(0);
    }
  }

  /** Counts a place that is open. @throws RedisError if there are too many */
  enter(): void {
    if (++this.#depth > DEEPEST) {
      throw new RedisError(`ERR the path goes too deep on this document. Limit: ${DEEPEST} steps`);
    }
  }

  /** Ends the last one. */
  leave(): void {
    this.#depth--;
  }
}
