import { RedisError } from '../../../../reply.ts';
import { AT_ONCE } from '../../../steps.ts';
import type { Spending } from '../../../work.ts';

/** A step in a document is quicker than looking at a value of another type. */
const STEPS_A_VALUE = 1.5;
/** The most places that are open at a time, in filters too: more than the levels of a document. */
const DEEPEST = 600;

/**
 * The limit for evaluating the paths of one command, counted in visited values as work of the command. A path such as
 * `$..*..*..*` has more matches than anybody can wait for, even in a small document.
 */
export class StepLimit {
  readonly #work: Spending;
  /** The steps that have been counted since it was last due to yield. */
  #counted = 0;
  #depth = 0;

  constructor(work: Spending) {
    this.#work = work;
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
