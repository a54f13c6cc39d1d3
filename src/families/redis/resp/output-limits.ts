/** Redis's `client-output-buffer-limit` for who listens (7.2 `config.c`): 32 MB, or 8 MB for a minute. */
const HARD_BYTES = 32 * 1024 * 1024;
const SOFT_BYTES = 8 * 1024 * 1024;
const SOFT_MS = 60_000;

/** How much may wait for a client that listens to read it. */
export class OutputLimits {
  readonly #now: () => number;
  /** Since when it has been more than the soft limit. */
  #since: number | undefined;

  /** @param now Unix milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param bytes what waits now */
  areExceeded(bytes: number): boolean {
    if (bytes <= SOFT_BYTES) {
      this.#since = undefined;
      return false;
    }
    if (bytes > HARD_BYTES) return true;
    this.#since ??= this.#now();
    return this.#now() - this.#since > SOFT_MS;
  }
}
