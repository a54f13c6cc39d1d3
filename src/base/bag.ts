/** An item that can be in one {@link Bag} at a time. */
export interface BagItem {
  /** Its place in the bag; -1 outside of it. Only the bag sets it. */
  place: number;
}

/**
 * An unordered collection for items that are constantly added and removed, such as the requests in progress.
 *
 * A `Set` or `Map` of V8 moves into a new table every few changes, and each table refers to the next one. Once one of
 * them has become old, all later ones stay reachable until a full garbage collection, with the items that they had when
 * they were replaced: nearly every item that ever was in the collection. With 64 concurrent deliveries, these items were
 * five sixths of the data that the garbage collector copied.
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
