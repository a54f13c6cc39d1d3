import { MemoryBudget } from '../../src/base/memory-budget.ts';

/** A budget of memory that tells tests when it has been taken, or given back. */
export class WatchedMemory extends MemoryBudget {
  #changed = Promise.withResolvers<void>();

  override change(owner: string, by: number): boolean {
    const may = super.change(owner, by);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
    return may;
  }

  /** Resolves as soon as what is taken satisfies a condition. */
  async until(satisfied: (taken: number) => boolean): Promise<void> {
    while (!satisfied(this.taken)) await this.#changed.promise;
  }
}
