import { RedisError } from '../../../../reply.ts';

/** How many values may always be looked at. */
const STEPS = 1_000_000;
/** A document has at most one value for eight bytes; a filter looks at each of them a few times. */
const BYTES_A_STEP = 1;
/** How many values a path may lead to: of each is kept where it is, in about 64 bytes. */
const MATCHES = 5_000_000;
/** More than there are levels in a document; the stack has room for about 900 that each have a filter. */
const DEEPEST = 600;

/**
 * What following paths may take for one command, counted in values that are looked at. A path such as
 * `$..*..*..*` leads to more values than anybody can wait for, though the document is small.
 */
export class StepLimit {
  readonly #most: number;
  readonly #mostMatches: number;
  #steps = 0;
  #matches = 0;
  #depth = 0;

  /** @param bytes the memory of the documents; Infinity where nothing is to be refused */
  constructor(bytes: number) {
    this.#most = STEPS + Math.ceil(bytes / BYTES_A_STEP);
    this.#mostMatches = bytes === Infinity ? Infinity : MATCHES;
  }

  /** @throws RedisError where too much has been looked at */
  count(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.#most) {
      throw new RedisError(
        `ERR the path takes too long on this document. Limit: ${this.#most} values looked at`,
      );
    }
  }

  /** Counts a value that a path has led to, and that is kept. @throws RedisError where there are too many */
  countMatch(): void {
    if (++this.#matches > this.#mostMatches) {
      throw new RedisError(`ERR the path leads to too many values. Limit: ${this.#mostMatches}`);
    }
  }

  /** Begins a step that is taken within another. @throws RedisError where too many are in each other */
  enter(): void {
    if (++this.#depth > DEEPEST) {
      throw new RedisError(`ERR the path goes too deep on this document. Limit: ${DEEPEST} steps`);
    }
  }

  /** Ends it. */
  leave(): void {
    this.#depth--;
  }
}
