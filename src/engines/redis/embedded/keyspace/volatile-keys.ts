import type { Entry } from './entry.ts';

/**
 * The keys that have an expiry, to be drawn from and walked through. It is an array of entries, each of
 * which knows its place; the last one takes the place of one that is removed. So a key costs a word
 * here, where a map of keys would cost nine.
 */
export class VolatileKeys {
  readonly #entries: Entry[] = [];

  get size(): number {
    return this.#entries.length;
  }

  add(entry: Entry): void {
    entry.volatileIndex = this.#entries.length;
    this.#entries.push(entry);
  }

  /** Removes an entry that is there. */
  delete(entry: Entry): void {
    const last = this.#entries.pop();
    if (last !== undefined && last !== entry) {
      last.volatileIndex = entry.volatileIndex;
      this.#entries[entry.volatileIndex] = last;
    }
  }

  values(): ArrayIterator<Entry> {
    return this.#entries.values();
  }

  /** One entry, each with the same chance. @param random a number from 0 to below 1 */
  random(random: () => number): Entry | undefined {
    return this.#entries[Math.floor(random() * this.#entries.length)];
  }

  /**
   * Visits up to `count` entries below the cursor (0 starts from the end). It walks downwards: what
   * takes the place of a removed entry has been visited, so all that stay are.
   * @returns the cursor to go on from, 0 when all has been visited
   */
  scan(cursor: number, count: number, visit: (entry: Entry) => void): number {
    const { length } = this.#entries;
    let at = cursor === 0 ? length : Math.min(cursor, length);
    for (const end = Math.max(0, at - count); at > end; at--) visit(this.#entries[at - 1]!);
    return at;
  }
}
