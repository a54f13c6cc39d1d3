interface Starts {
  readonly at: number;
  count: number;
}

/**
 * The start times of a key's deliveries in the last period. A sliding window: at most the rate begin in
 * any span of one period, and the next one begins as soon as that allows. (Fixed windows would let twice
 * the rate begin around a boundary.)
 */
export class RateWindow {
  #starts: Starts[] = [];
  #count = 0;

  /** Counts deliveries. @param at not before anything counted already */
  add(at: number, count = 1): void {
    const last = this.#starts.at(-1);
    if (last !== undefined && last.at >= at) last.count += count;
    else this.#starts.push({ at, count });
    this.#count += count;
  }

  /** Forgets all. */
  clear(): void {
    this.#starts = [];
    this.#count = 0;
  }

  /** The deliveries that have begun in the period that ends now. @param period milliseconds */
  count(now: number, period: number): number {
    this.#forget(now - period);
    return this.#count;
  }

  /** When the first of those began; undefined if there are none. */
  first(): number | undefined {
    return this.#starts[0]?.at;
  }

  /**
   * When another delivery may begin: now, or later.
   * @param reserved deliveries that are about to begin
   */
  opensAt(now: number, rate: number, period: number, reserved: number): number {
    let over = this.count(now, period) + reserved - rate + 1;
    if (over <= 0) return now;
    for (const { at, count } of this.#starts) {
      over -= count;
      if (over <= 0) return at + period;
    }
    return Infinity;
  }

  #forget(until: number): void {
    let gone = 0;
    while (gone < this.#starts.length && this.#starts[gone]!.at <= until) {
      this.#count -= this.#starts[gone]!.count;
      gone += 1;
    }
    if (gone > 0) this.#starts.splice(0, gone);
  }
}
