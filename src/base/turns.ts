/** Has work on one thing done in turn, while work on others goes on beside it. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Does the work when all work on that thing which came before has ended, whichever way. */
  async take<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(thing);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    this.#last.set(thing, ended);
    try {
      await before;
      return await work();
    } finally {
      end();
      if (this.#last.get(thing) === ended) this.#last.delete(thing);
    }
  }

  /** Resolves when no work is left. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
