/** Something that wants to be called at the next tick. */
export interface Task {
  /** @returns when it is done; must not reject */
  tick(): Promise<void>;
}

/** How many tasks run at once: the disk work of the others must not fill the pool of threads. */
const AT_ONCE = 2;

/**
 * One timer for all databases. A task asks for one call at a time, so those that have nothing to do
 * cost nothing, and without any there is no timer. It does not keep the process alive.
 */
export class Ticker {
  readonly #interval: number;
  #wanting = new Set<Task>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  /** @param interval in milliseconds */
  constructor(interval: number) {
    this.#interval = interval;
  }

  /** Calls a task once, at the next tick. */
  want(task: Task): void {
    this.#wanting.add(task);
    if (this.#timer === undefined && this.#running === undefined) this.#start();
  }

  /** Takes back what a task wanted. */
  forget(task: Task): void {
    this.#wanting.delete(task);
  }

  /** Calls now those that want it. */
  async run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running ??= this.#runAll();
    await this.#running;
  }

  async #runAll(): Promise<void> {
    const tasks = this.#wanting.values();
    this.#wanting = new Set();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const task of tasks) await task.tick();
      }),
    );
    this.#running = undefined;
    if (this.#wanting.size > 0) this.#start();
  }

  #start(): void {
    this.#timer = setTimeout(() => void this.run(), this.#interval).unref();
  }
}
