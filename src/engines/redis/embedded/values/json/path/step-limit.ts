import { RedisError } from '../../../../reply.ts';

/** The number of steps that are always allowed. */
const STEPS = 1_000_000;
/** A document has at most one value per eight bytes, and a filter visits each of them a few times. */
const BYTES_A_STEP = 1;
/** The maximum number of matches of a path; each is kept in about 64 bytes. */
const MATCHES = 5_000_000;
/**
 * The maximum recursion depth: more than the levels of a document, while the stack has room for about 900 with a filter
 * each.
 */
const DEEPEST = 600;

/**
 * The limit for evaluating the paths of one command, counted in visited values. A path such as `$..*..*..*` has more
 * matches than anybody can wait for, even in a small document.
 */
export class StepLimit {
  readonly #most: number;
  readonly #mostMatches: number;
  #steps = 0;
  #matches = 0;
  #depth = 0;

  /** @param bytes the memory of the documents; Infinity for no limit */
  constructor(bytes: number) {
    this.#most = STEPS + Math.ceil(bytes / BYTES_A_STEP);
    this.#mostMatches = bytes === Infinity ? Infinity : MATCHES;
  }

  /** @throws RedisError if there were too many steps */
  count(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.#most) {
      throw new RedisError(
        `ERR the path takes too long on this document. Limit: ${this.#most} values looked at`,
      );
    }
  }

  /** Counts a match that is kept. @throws RedisError if there are too many */
  countMatch(): void {
    if (++this.#matches > this.#mostMatches) {
      throw new RedisError(`ERR the path leads to too many values. Limit: ${this.#mostMatches}`);
    }
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
