/**
 * A mutex for each key: tasks with the same key run one after another, tasks with different keys run concurrently.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs a task when all earlier tasks with that key have settled. @throws what the task throws */
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

  /** Resolves when no tasks are left. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
