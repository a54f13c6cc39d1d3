/** The time over which a share is granted, in milliseconds. */
const WINDOW = 10_000;
/** The part of a share that may be used at once. */
const AT_ONCE = 0.2;

/**
 * The time that something may use the event loop: a share of each ten seconds, a fifth of which may be used at once.
 * It may be overdrawn; then nothing is left until that has been made up for.
 */
export class Allowance {
  readonly #most: number;
  readonly #perMs: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** @param share of the time, up to 1 @param now in milliseconds */
  constructor(share: number, now: () => number = () => performance.now()) {
    this.#most = share * WINDOW * AT_ONCE;
    this.#perMs = share * (1 - AT_ONCE);
    this.#now = now;
    this.#left = this.#most;
    this.#at = now();
  }

  /** How long it takes until something is left, in milliseconds; 0 if something is. */
  get wait(): number {
    this.#refill();
    return this.#left >= 0 ? 0 : -this.#left / this.#perMs;
  }

  take(ms: number): void {
    this.#refill();
    this.#left -= ms;
  }

  #refill(): void {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
  }
}
