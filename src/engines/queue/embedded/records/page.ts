/** Bytes of bodies and responses after which a page ends, even if more entries were requested. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Tracks the size of a page. A page has at least one entry. */
export class PageBudget {
  readonly #count: number;
  #entries = 0;
  #bytes = 0;

  /** @param count requested entries */
  constructor(count: number) {
    this.#count = Math.max(count, 1);
  }

  get spent(): boolean {
    return this.#entries >= this.#count || this.#bytes >= MOST_BYTES;
  }

  take(bytes: number): void {
    this.#entries += 1;
    this.#bytes += bytes;
  }
}
