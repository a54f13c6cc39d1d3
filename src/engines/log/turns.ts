import type { Alarms } from '../../base/alarms.ts';

interface Waiting {
  readonly alarms: Alarms;
  /** Unix milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
}

/** Lets one in at a time, in the order in which they came. Nobody waits longer than he wants to. */
export class Turns {
  #isTaken = false;
  #queue: (() => void)[] = [];

  /** @returns whether it is the caller's turn now, which he must {@link pass} on, or his time is over */
  take(waiting: Waiting): boolean | Promise<boolean> {
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

  pass(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
