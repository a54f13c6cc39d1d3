/** Reads facts of items that are seen, each once, and no more than one request at a time. */
export class SeenReader<Item, Facts> {
  readonly #idOf: (item: Item) => string;
  readonly #read: (items: readonly Item[]) => Promise<readonly Facts[]>;
  readonly #changed: () => void;
  readonly #known = new Map<string, Facts>();
  #wanted: readonly Item[] = [];
  #isBusy = false;

  /**
   * @param read the facts of items, in their order, in one request
   * @param changed called when more is known
   */
  constructor(
    idOf: (item: Item) => string,
    read: (items: readonly Item[]) => Promise<readonly Facts[]>,
    changed: () => void,
  ) {
    this.#idOf = idOf;
    this.#read = read;
    this.#changed = changed;
  }

  of(item: Item): Facts | undefined {
    return this.#known.get(this.#idOf(item));
  }

  /** Reads what is not known yet of these items. Those that are not seen any more are left out. */
  see(items: readonly Item[]): void {
    this.#wanted = items.filter((item) => this.of(item) === undefined);
    if (!this.#isBusy) void this.#readWanted();
  }

  async #readWanted(): Promise<void> {
    this.#isBusy = true;
    try {
      while (this.#wanted.length > 0) {
        const items = this.#wanted;
        this.#wanted = [];
        const facts = await this.#read(items);
        for (const [index, item] of items.entries()) {
          this.#known.set(this.#idOf(item), facts[index]!);
        }
        this.#changed();
      }
    } catch {
      // The list shows names only: what is wrong is told where an item is opened.
    } finally {
      this.#isBusy = false;
    }
  }
}
