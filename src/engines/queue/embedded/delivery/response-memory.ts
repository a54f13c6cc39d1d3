/** Bytes that every response may use, regardless of the others. */
const FREE = 16 * 1024;
/** Bytes beyond that, shared by all responses that are being received. */
const SHARED = 256 * 1024 * 1024;

/** A response that is being received. */
export interface GrowingResponse {
  /** Bytes of its body that are kept so far. */
  readonly size: number;
  /** Ends it with what is kept of it. */
  truncate(): void;
}

/**
 * Limits the memory of responses that are being received. A response that a callback reports may be as large as a
 * message, and thousands may be incomplete, because their destinations do not end them; so all but the first bytes of
 * each share a pool. When it is full, the response that has taken longest is truncated like one that is too long: one
 * that never ends makes room for others.
 */
export class ResponseMemory {
  /** Those that use the pool, in the order in which they began to. */
  readonly #users = new Set<GrowingResponse>();
  #taken = 0;

  /**
   * Makes room for more of a response; the response grows when this has returned.
   * @returns whether there is room. If not, it is the one that has taken longest
   */
  grow(response: GrowingResponse, by: number): boolean {
    const { size } = response;
    const more = beyond(size + by) - beyond(size);
    if (more === 0) return true;
    this.#users.add(response);
    for (const longest of this.#users) {
      if (more <= SHARED - this.#taken) break;
      if (longest === response) return false;
      longest.truncate();
    }
    this.#taken += more;
    return true;
  }

  /** Called at the end of a response. */
  release(response: GrowingResponse): void {
    if (this.#users.delete(response)) this.#taken -= beyond(response.size);
  }
}

function beyond(size: number): number {
  return Math.max(size - FREE, 0);
}
