import { errors } from '../../../errors.ts';

/** The most that one evaluation may look at: entries of posting lists, values of columns, and characters of terms. */
const MOST = 50_000_000;

/** Bounds the time of an evaluation, whatever its filter is. */
export class Budget {
  #left: number;
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
    this.#left = most;
  }

  /** @throws RedisError if too much has been looked at */
  spend(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw errors.tooMuchWork(this.#most);
  }
}
