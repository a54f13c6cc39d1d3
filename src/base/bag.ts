/** What can be in one {@link Bag} at a time. */
export interface BagItem {
  /** Its place in the bag; -1 outside of it. Only the bag sets it. */
  place: number;
}

/**
 * A collection without order for what comes and goes all the time, such as the requests under way.
 *
 * A `Set` or `Map` of V8 moves into a new table every few changes, and each table refers to the next one. Once one of
 * them has become old, all later ones count as used until a full garbage collection, with what was in them when it was
 * replaced: nearly everything that ever was in the collection. Of what the garbage collector copied for 64 deliveries at
 * a time, that was five sixths.
 */
export class Bag<Item extends BagItem> {
  readonly #items: Item[] = [];

  get size(): number {
    return this.#items.length;
  }

  /** Adds an item that is in no bag. */
  add(item: Item): void {
    item.place = this.#items.length;
    this.#items.push(item);
  }

  /** Removes an item. Has no effect if it is not in the bag. */
  delete(item: Item): void {
    const { place } = item;
    if (this.#items[place] !== item) return;
    const last = this.#items.pop()!;
    if (last !== item) {
      last.place = place;
      this.#items[place] = last;
    }
    item.place = -1;
  }

  /** A copy, so that items may leave meanwhile. */
  all(): readonly Item[] {
    return [...this.#items];
  }
}
