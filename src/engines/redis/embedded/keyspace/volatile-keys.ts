import type { Entry } from './entry.ts';
import { HashValue } from '../values/hash.ts';
import { Dict, type DictEntry } from './dict.ts';

/**
 * The keys that have an expiry, for sampling and scanning. It is an array of entries that know their index; the last
 * one replaces a removed one. So a key costs one word, and no slot of a map.
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

  /** Removes an entry that must be in it. */
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

  /** A random entry. @param random a number from 0 to below 1 */
  random(random: () => number): Entry | undefined {
    return this.#entries[Math.floor(random() * this.#entries.length)];
  }

  /**
   * Visits up to `count` entries below the cursor (0 starts from the end), in descending order. The entry that replaces
   * a removed one has already been visited, so all entries that stay are visited.
   * @returns the cursor to continue from; 0 at the end
   */
  scan(cursor: number, count: number, visit: (entry: Entry) => void): number {
    const { length } = this.#entries;
    let at = cursor === 0 ? length : Math.min(cursor, length);
    for (const end = Math.max(0, at - count); at > end; at--) visit(this.#entries[at - 1]!);
    return at;
  }
}

/** A hash with fields that expire. */
interface ExpiringHash extends DictEntry {
  readonly entry: Entry;
}

/** The hashes of a keyspace that have fields with an expiry, by key. */
export class ExpiringHashes extends Dict<ExpiringHash> {
  /** Adds or removes an entry that has changed, depending on whether it has such fields now. */
  update(entry: Entry): void {
    const { key, value } = entry;
    if (value instanceof HashValue && value.earliestExpiry() !== Infinity) {
      if (!this.has(key)) this.add({ key, seq: 0, entry });
    } else if (this.size > 0) {
      this.delete(key);
    }
  }
}
