import type { Alarm, Alarms } from '../../src/base/alarms.ts';
import type { Clock } from '../../src/base/clock.ts';

interface Pending {
  readonly moment: number;
  readonly ring: () => void;
}

/** A clock that tests advance themselves, and alarms that follow it. */
export class TestClock implements Clock, Alarms {
  #now: number;
  readonly #pending = new Set<Pending>();

  constructor(start = Date.UTC(2026, 0, 1)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  at(moment: number, ring: () => void): Alarm {
    const pending = { moment, ring };
    this.#pending.add(pending);
    return { cancel: () => this.#pending.delete(pending) };
  }

  /** When the next alarm is due; undefined if there is none. */
  next(): number | undefined {
    return this.#earliest()?.moment;
  }

  /**
   * Advances the time and calls the alarms that become due, each at its own time. After each of them, everything that
   * it started runs to completion before the time advances further.
   */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (;;) {
      const due = this.#earliest();
      if (due === undefined || due.moment > end) break;
      this.#pending.delete(due);
      this.#now = Math.max(this.#now, due.moment);
      due.ring();
      await settled();
    }
    this.#now = end;
    await settled();
  }

  #earliest(): Pending | undefined {
    let earliest: Pending | undefined;
    for (const pending of this.#pending) {
      if (earliest === undefined || pending.moment < earliest.moment) earliest = pending;
    }
    return earliest;
  }
}

/** Lets pending promises and the queue of the event loop run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
}
