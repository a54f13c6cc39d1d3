import type { OutputLimit } from '../../../engines/redis/connection.ts';

/** Watches how much waits for a client to read it. */
export class OutputLimits {
  readonly #now: () => number;
  /** Since when it has been more than the soft limit. */
  #since: number | undefined;

  /** @param now Unix milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param bytes what waits now */
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
