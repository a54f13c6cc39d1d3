import { reportInternalError } from '../../../../base/internal-errors.ts';

/** A task for the next tick. */
export interface Task {
  tick(): Promise<void>;
}

/** The number of concurrent tasks, so that their disk operations do not occupy the whole thread pool. */
const AT_ONCE = 2;

/**
 * One timer for all databases. A task requests one call at a time, so idle tasks cost nothing, and without requests
 * there is no timer. It does not keep the process alive.
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

  /** Requests one call of a task at the next tick. */
  want(task: Task): void {
    this.#wanting.add(task);
    if (this.#timer === undefined && this.#running === undefined) this.#start();
  }

  /** Cancels the request of a task. */
  forget(task: Task): void {
    this.#wanting.delete(task);
  }

  /** Calls the requesting tasks now. */
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
        for (const task of tasks) {
          try {
            await task.tick();
          } catch (error) {
            reportInternalError('background', error);
          }
        }
      }),
    );
    this.#running = undefined;
    if (this.#wanting.size > 0) this.#start();
  }

  #start(): void {
    this.#timer = setTimeout(() => void this.run(), this.#interval).unref();
  }
}
