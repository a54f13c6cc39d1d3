/** Whom work is done for: an account, a database, a cluster; undefined if that is not known. */
export type Owner = string | number | undefined;

/** The owner of whatever is refused before it is known whose it is. */
export const NOBODY = 'nobody';

/** What waits of one owner. */
interface Line<Item> {
  readonly items: Set<Item>;
  /** At the first of them. To look for it from the start would find the places of all that have left before it. */
  readonly first: Iterator<Item>;
}

/**
 * What waits for its turn: one of each owner after another, and those of an owner in the order in which they came. So
 * whoever has one that waits, waits for few of those who have many.
 */
export class OwnerQueue<Item> {
  /** The owner whose turn it is comes first. */
  #lines = new Map<Owner, Line<Item>>();
  readonly #owners = new Map<Item, Owner>();

  get size(): number {
    return this.#owners.size;
  }

  has(item: Item): boolean {
    return this.#owners.has(item);
  }

  /** Whether something of an owner waits. */
  hasOf(owner: Owner): boolean {
    return this.#lines.has(owner);
  }

  /** Has one wait, unless it does. */
  add(item: Item, owner: Owner): void {
    if (this.#owners.has(item)) return;
    this.#owners.set(item, owner);
    const line = this.#lines.get(owner);
    if (line === undefined) this.#lines.set(owner, lineOf([item]));
    else line.items.add(item);
  }

  /** Has some wait before all others: it was their turn, and they have not used it. */
  putBack(some: Iterable<readonly [Item, Owner]>): void {
    const before = new Map<Owner, Item[]>();
    for (const [item, owner] of some) {
      this.#owners.set(item, owner);
      const items = before.get(owner);
      if (items === undefined) before.set(owner, [item]);
      else items.push(item);
    }
    const others = this.#lines;
    this.#lines = new Map();
    for (const [owner, items] of before) {
      this.#lines.set(owner, lineOf([...items, ...(others.get(owner)?.items ?? [])]));
      others.delete(owner);
    }
    for (const [owner, line] of others) this.#lines.set(owner, line);
  }

  /** Takes one away that may wait. */
  delete(item: Item): void {
    const owner = this.#owners.get(item);
    if (!this.#owners.delete(item)) return;
    const { items } = this.#lines.get(owner)!;
    items.delete(item);
    if (items.size === 0) this.#lines.delete(owner);
  }

  /** Takes the one whose turn it is. */
  next(): Item | undefined {
    const [next] = this.#lines;
    if (next === undefined) return undefined;
    const [owner, line] = next;
    this.#lines.delete(owner);
    this.#lines.set(owner, line);
    return this.#first(owner, line);
  }

  /** Takes the first of an owner, whose turn stays as it is. */
  nextOf(owner: Owner): Item | undefined {
    const line = this.#lines.get(owner);
    return line && this.#first(owner, line);
  }

  #first(owner: Owner, { items, first }: Line<Item>): Item {
    const item = first.next().value as Item;
    items.delete(item);
    this.#owners.delete(item);
    if (items.size === 0) this.#lines.delete(owner);
    return item;
  }
}

function lineOf<Item>(some: Iterable<Item>): Line<Item> {
  const items = new Set(some);
  return { items, first: items.values() };
}
