/** Bytes of each response that are kept whatever else is kept. */
const FREE = 256 * 1024;
/** Bytes of all responses under way that are kept beyond that. */
const SHARED = 256 * 1024 * 1024;

/**
 * Limits the memory of responses that are being received. One that a callback reports may be as large as a message,
 * and a thousand of these would be too much; so large ones share a pool, and a response that finds no room in it is
 * truncated like one that is too long.
 */
export class ResponseMemory {
  #taken = 0;

  /**
   * @param size bytes of a response that have come
   * @returns whether so many can be kept
   */
  grow(size: number, by: number): boolean {
    const more = beyond(size + by) - beyond(size);
    if (more > SHARED - this.#taken) return false;
    this.#taken += more;
    return true;
  }

  /** A response of which so many bytes were kept is over. */
  release(size: number): void {
    this.#taken -= beyond(size);
  }
}

function beyond(size: number): number {
  return Math.max(size - FREE, 0);
}
