import type { Clock } from '../../base/clock.ts';
import { burstRefusal } from './errors.ts';

/** Counts requests per second of the clock. */
export class BurstLimit {
  readonly #clock: Clock;
  #second = 0;
  /** By user, in the current second. */
  readonly #counts = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a request. @throws HttpError if the limit has been reached */
  take(userId: string, limit: number): void {
    const second = Math.floor(this.#clock.now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#counts.clear();
    }
    const count = this.#counts.get(userId) ?? 0;
    if (count >= limit) throw burstRefusal({ limit, remaining: 0, reset: second + 1 });
    this.#counts.set(userId, count + 1);
  }
}
