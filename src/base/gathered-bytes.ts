const EMPTY = Buffer.alloc(0);

/**
 * Bytes that come in pieces. They are copied into one buffer as they come: each piece is an object of more than a
 * hundred bytes even if it holds one byte, and may be a slice of a much larger buffer. Kept as pieces, they could take
 * many times what is counted.
 */
export class GatheredBytes {
  #bytes = EMPTY;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param atMost how many there can be in all, so that there is no room for more */
  add(piece: Uint8Array, atMost: number): void {
    const size = this.#size + piece.length;
    if (size > this.#bytes.length) {
      const room = this.#size === 0 ? size : Math.max(size, 2 * this.#bytes.length);
      const larger = Buffer.allocUnsafe(Math.min(room, Math.max(atMost, size)));
      this.#bytes.copy(larger, 0, 0, this.#size);
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#size);
    this.#size = size;
  }

  /** All of them. Whoever keeps them for long copies them, as there may be room for more behind them. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }

  clear(): void {
    this.#bytes = EMPTY;
    this.#size = 0;
  }
}
