import { RedisError } from '../../../../reply.ts';

/** So many values may always be looked at. */
const STEPS = 1_000_000;
/** A document has at most one value for eight bytes; a filter looks at each of them a few times. */
const BYTES_A_STEP = 2;

/**
 * What following paths may take for one command, counted in values that are looked at. A path such as
 * `$..*..*..*` leads to more values than anybody can wait for, though the document is small.
 */
export class StepLimit {
  readonly #most: number;
  #steps = 0;

  /** @param bytes the memory of the documents; Infinity where nothing is to be refused */
  constructor(bytes: number) {
    this.#most = STEPS + Math.ceil(bytes / BYTES_A_STEP);
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
}
