import { RedisError } from '../../../../reply.ts';
import type { Spending } from '../../../work.ts';

/** A step in a document is quicker than looking at a value of another type. */
const STEPS_A_VALUE = 1.5;
/**
 * The maximum recursion depth: more than the levels of a document, while the stack has room for about 900 with a filter
 * each.
 */
const DEEPEST = 600;

/**
 * The limit for evaluating the paths of one command, counted in visited values as work of the command. A path such as
 * `$..*..*..*` has more matches than anybody can wait for, even in a small document.
 */
export class StepLimit {
  readonly #work: Spending;
  #depth = 0;

  constructor(work: Spending) {
    this.#work = work;
  }

  /** @throws RedisError if there were too many steps */
  count(steps: number): void {
    this.#work.spend(steps / STEPS_A_VALUE);
  }

  /** Counts a match that is kept. @throws RedisError if there are too many */
  countMatch(): void {
    this.#work.spend(1);
  }

  /** Counts a level of recursion. @throws RedisError if there are too many */
  enter(): void {
    if (++this.#depth > DEEPEST) {
      throw new RedisError(`ERR the path goes too deep on this document. Limit: ${DEEPEST} steps`);
    }
  }

  /** Ends a level of recursion. */
  leave(): void {
    this.#depth--;
  }
}
