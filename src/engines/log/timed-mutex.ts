import type { Alarms } from '../../base/alarms.ts';

interface Waiting {
  readonly alarms: Alarms;
  /** Unix milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
}

/** A fair mutex that callers wait for until a deadline, or until their signal aborts. */
export class TimedMutex {
  #isTaken = false;
  #queue: (() => void)[] = [];

  /** @returns whether the caller has the mutex and must {@link release} it; false after the deadline or an abort */
  acquire(waiting: Waiting): boolean | Promise<boolean> {
    if (!this.#isTaken) return (this.#isTaken = true);
    return new Promise((resolve) => {
      const { signal } = waiting;
      const end = (isTaken: boolean) => {
        alarm.cancel();
        signal?.removeEventListener('abort', giveUp);
        resolve(isTaken);
      };
      const enter = () => end(true);
      const giveUp = () => {
        this.#queue = this.#queue.filter((other) => other !== enter);
        end(false);
      };
      const alarm = waiting.alarms.at(waiting.deadline, giveUp);
      signal?.addEventListener('abort', giveUp);
      this.#queue.push(enter);
    });
  }

  release(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
