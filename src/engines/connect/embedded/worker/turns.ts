/** How long a task goes on in one turn of the event loop, in milliseconds. */
const SLICE = 5;

/**
 * Lets tasks convert their records in turns: one task in a turn of the event loop, cluster by cluster, with everything
 * else served in between. So however many tasks a cluster has, and whatever it has them convert, others wait for a
 * slice of one of them.
 */
export class Turns {
  /** The tasks that wait, by cluster. The cluster whose turn it is next is the first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Resolves when the turn of a task of this cluster has come. */
  next(cluster: string): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(cluster);
      if (waiting !== undefined) {
        waiting.push(resolve);
        return;
      }
      this.#waiting.set(cluster, [resolve]);
      if (this.#waiting.size === 1) setImmediate(this.#turn);
    });
  }

  readonly #turn = (): void => {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [cluster, tasks] = first;
    this.#waiting.delete(cluster);
    const begin = tasks.shift();
    if (tasks.length > 0) this.#waiting.set(cluster, tasks);
    if (this.#waiting.size > 0) setImmediate(this.#turn);
    begin?.();
  };
}

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
