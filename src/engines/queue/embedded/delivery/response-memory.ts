/** Bytes that every response may use, regardless of the others. */
const FREE = 256 * 1024;
/** Bytes beyond that, shared by all responses that are being received. */
const SHARED = 256 * 1024 * 1024;

/**
 * Limits the memory of responses that are being received. A response that a callback reports may be as large as a
 * message, and a thousand of these would be too much; so large ones share a pool, and a response that finds no room
 * in it is truncated like one that is too long.
 */
export class ResponseMemory {
  #taken = 0;

  /**
   * @param size bytes of the response so far
   * @returns whether that many can be kept
   */
  grow(size: number, by: number): boolean {
    const more = beyond(size + by) - beyond(size);
    if (more > SHARED - this.#taken) return false;
    this.#taken += more;
    return true;
  }

  /** Called at the end of a response of which this many bytes were kept. */
  release(size: number): void {
    this.#taken -= beyond(size);
  }
}

function beyond(size: number): number {
  return Math.max(size - FREE, 0);
}
