/** How far a call may be behind the latest number, because calls use several connections. */
const WINDOW = 10_000;

/** The numbers of calls from one process, each accepted once (as in RFC 4303, section 3.4.3). */
export class ReplayWindow {
  #latest = 0;
  readonly #recent = new Set<number>();

  /** @returns whether the number is new; false if it is too old to decide */
  accept(number: number): boolean {
    if (number <= this.#latest - WINDOW || this.#recent.has(number)) return false;
    this.#recent.add(number);
    this.#latest = Math.max(this.#latest, number);
    if (this.#recent.size > 2 * WINDOW) {
      for (const one of this.#recent) if (one <= this.#latest - WINDOW) this.#recent.delete(one);
    }
    return true;
  }
}
