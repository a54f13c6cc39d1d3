/** Lets so many calls be under way at a time; others wait, in the order in which they came. */
export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];
  /** Waiters, from this index on. */
  #first = 0;

  constructor(atATime: number) {
    this.#free = atATime;
  }

  /** @throws what the act throws */
  async take<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await act();
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
