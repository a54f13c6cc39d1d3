/** Limits how many tasks run at a time; others wait in order of arrival. */
export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];
  /** Index of the first waiter. */
  #first = 0;

  constructor(atATime: number) {
    this.#free = atATime;
  }

  /** Runs a task as soon as the limit allows. @throws what the task throws */
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
