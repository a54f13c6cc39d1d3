import type { ByteString } from '../../bytes.ts';

/** Distinct integers as text, in ascending order: Redis's intset. */
export class SortedIntegers {
  readonly #texts: ByteString[];

  constructor(texts: readonly ByteString[] = []) {
    this.#texts = [...texts];
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The integers, valid until the next change. */
  get texts(): readonly ByteString[] {
    return this.#texts;
  }

  has(text: ByteString): boolean {
    return this.#texts[this.#lowerBound(text)] === text;
  }

  add(text: ByteString): boolean {
    const at = this.#lowerBound(text);
    if (this.#texts[at] === text) return false;
    this.#texts.splice(at, 0, text);
    return true;
  }

  delete(text: ByteString): boolean {
    const at = this.#lowerBound(text);
    if (this.#texts[at] !== text) return false;
    this.#texts.splice(at, 1);
    return true;
  }

  #lowerBound(text: ByteString): number {
    let low = 0;
    let high = this.#texts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.#texts[middle]!, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Compares two integers as text, which is exact beyond 2^53, too: they have no leading zeros, so of two with the same
 * sign the longer one is farther from zero. A text that is not an integer gets an arbitrary position, at which it is
 * not found.
 */
function compare(one: ByteString, other: ByteString): number {
  const negative = one.startsWith('-');
  if (negative !== other.startsWith('-')) return negative ? -1 : 1;
  const magnitude = one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
  return negative ? -magnitude : magnitude;
}
