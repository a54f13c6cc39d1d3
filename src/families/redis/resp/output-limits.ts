import type { OutputLimit } from '../../../engines/redis/connection.ts';

/** Compares the unsent output of a client with its limits. */
export class OutputLimits {
  readonly #now: () => number;
  /** Since when it has been above the soft limit, in Unix milliseconds. */
  #since: number | undefined;

  /** @param now Unix milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param bytes the unsent output now */
  areExceeded(bytes: number, { hardBytes, softBytes, softMs }: OutputLimit): boolean {
    if (hardBytes > 0 && bytes > hardBytes) return true;
    if (softBytes === 0 || bytes <= softBytes) {
      this.#since = undefined;
      return false;
    }
    this.#since ??= this.#now();
    return this.#now() - this.#since > softMs;
  }
}
