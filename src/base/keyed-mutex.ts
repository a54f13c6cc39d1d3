/** A mutex for each key: work with the same key runs one after the other, work with others beside it. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs the work when all earlier work with that key has settled. @throws what the work throws */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    this.#last.set(key, ended);
    try {
      await before;
      return await work();
    } finally {
      end();
      if (this.#last.get(key) === ended) this.#last.delete(key);
    }
  }

  /** Resolves when no work is left. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
