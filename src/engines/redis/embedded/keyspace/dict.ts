import { tableKey } from '../../../../base/long-names.ts';
import type { ByteString } from '../../bytes.ts';

/** An entry of a {@link Dict}. `seq` is managed by the dict: entries are numbered as they are added. */
export interface DictEntry {
  readonly key: ByteString;
  seq: number;
}

/**
 * A hash table that can also be scanned with a cursor and sampled at random.
 *
 * Every entry gets the next sequence number when it is added. A scan visits the numbers in descending order and its
 * cursor is the last visited number. So it keeps Redis's guarantee (an entry that exists from start to end is returned)
 * with no state but the cursor, returns nothing twice, and ends however fast entries are added meanwhile. The scan
 * needs the entries in order: that array is built at the first scan or draw, and maintained from then on.
 */
export class Dict<E extends DictEntry> {
  /** By {@link tableKey}. */
  readonly #entries = new Map<ByteString, E>();
  #lastSeq = 0;
  /** The entries by ascending `seq`; a deleted one is represented by its number. */
  #slots: (E | number)[] | undefined;
  #holes = 0;

  get size(): number {
    return this.#entries.size;
  }

  /** The last assigned number; later entries have higher ones. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  get(key: ByteString): E | undefined {
    return this.#entries.get(tableKey(key));
  }

  has(key: ByteString): boolean {
    return this.#entries.has(tableKey(key));
  }

  /** Adds an entry whose key does not exist yet. */
  add(entry: E): void {
    entry.seq = ++this.#lastSeq;
    this.#entries.set(tableKey(entry.key), entry);
    this.#slots?.push(entry);
  }

  delete(key: ByteString): E | undefined {
    const inTable = tableKey(key);
    const entry = this.#entries.get(inTable);
    if (entry === undefined) return undefined;
    this.#entries.delete(inTable);
    if (this.#slots !== undefined) this.#punch(this.#slots, entry);
    return entry;
  }

  /** The entries in the order in which they were added. */
  values(): MapIterator<E> {
    return this.#entries.values();
  }

  keys(): MapIterator<ByteString> {
    return this.#entries.values().map(({ key }) => key);
  }

  /**
   * Visits up to `count` entries below the cursor (0 starts from the newest).
   * @returns the cursor to continue from; 0 at the end
   */
  scan(cursor: number, count: number, visit: (entry: E) => void): number {
    const slots = this.#ordered();
    let at = (cursor === 0 ? slots.length : lowerBound(slots, cursor)) - 1;
    for (let visited = 0; at >= 0; at--) {
      const slot = slots[at]!;
      if (typeof slot === 'number') continue;
      if (visited === count) return seqOf(slots[at + 1]!);
      visit(slot);
      visited++;
    }
    return 0;
  }

  /** A random entry. @param random a number from 0 to below 1 */
  random(random: () => number): E | undefined {
    if (this.size === 0) return undefined;
    const slots = this.#ordered();
    for (;;) {
      const slot = slots[Math.floor(random() * slots.length)]!;
      if (typeof slot !== 'number') return slot;
    }
  }

  #ordered(): (E | number)[] {
    return (this.#slots ??= [...this.#entries.values()]);
  }

  /** Replaces an entry by a hole, and removes the holes once there are as many as entries. */
  #punch(slots: (E | number)[], entry: E): void {
    slots[lowerBound(slots, entry.seq)] = entry.seq;
    this.#holes++;
    if (this.#holes * 2 > slots.length + 16) {
      this.#slots = slots.filter((slot) => typeof slot !== 'number');
      this.#holes = 0;
    }
  }
}

function seqOf(slot: DictEntry | number): number {
  return typeof slot === 'number' ? slot : slot.seq;
}

/** The index of the first slot whose number is `seq` or more. */
function lowerBound(slots: readonly (DictEntry | number)[], seq: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (seqOf(slots[middle]!) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}
