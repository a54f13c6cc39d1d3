import type { Turns } from '../../../../base/turns.ts';

/** How long a task goes on in one turn of the event loop, in milliseconds. */
const SLICE = 5;

/** The work of one task, in slices. */
export class Slices {
  readonly #turns: Turns;
  readonly #cluster: string;
  #until = -Infinity;

  constructor(turns: Turns, cluster: string) {
    this.#turns = turns;
    this.#cluster = cluster;
  }

  /** Resolves when the task may go on: at once within a slice, otherwise in a turn of its own. */
  goOn(): Promise<void> | undefined {
    if (performance.now() < this.#until) return undefined;
    return this.#nextTurn();
  }

  async #nextTurn(): Promise<void> {
    await this.#turns.next(this.#cluster);
    this.#until = performance.now() + SLICE;
  }
}
