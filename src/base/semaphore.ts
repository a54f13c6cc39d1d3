/** Runs a limited number of tasks at a time; others wait, in the order in which they came. */
export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];
  /** Waiters, from this index on. */
  #first = 0;

  constructor(atATime: number) {
    this.#free = atATime;
  }

  /** Runs a task when there is room for it. @throws what the task throws */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #next(): void {
    const next = this.#waiting[this.#first];
    if (next === undefined) {
      this.#waiting = [];
      this.#first = 0;
      this.#free += 1;
      return;
    }
    this.#first += 1;
    next();
  }
}
