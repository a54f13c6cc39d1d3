import { errors } from '../../../errors.ts';
import { uncounted, type Spending } from '../../work.ts';

/** The most that one evaluation may look at: entries of posting lists, values of columns, and characters of terms. */
const MOST = 50_000_000;
/** How many of these take the time of a value that a command looks at. */
const FOR_A_VALUE = 8;

/** Bounds the time of an evaluation, whatever its filter is. */
export class Budget {
  #left: number;
  readonly #most: number;
  readonly #spending: Spending;

  /** @param spending what is counted as well: the work of a transaction or a script */
  constructor(spending: Spending = uncounted, most = MOST) {
    this.#spending = spending;
    this.#most = most;
    this.#left = most;
  }

  /** @throws RedisError if too much has been looked at */
  spend(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw errors.tooMuchWork(this.#most);
    this.#spending.spend(count / FOR_A_VALUE);
  }
}
