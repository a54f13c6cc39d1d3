import type { Alarm, Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';

/** Milliseconds by which the clocks of two processes may differ. */
const TOLERANCE = 100;
/** Times of the server that are compared: of some the news took long. */
const COMPARED = 10;

export interface ServerTimeParts {
  readonly clock: Clock;
  readonly alarms: Alarms;
  /** That of the machine, which `clock` may have been moved away from. */
  readonly machine: Clock;
}

/**
 * The time of processes that share a store: they go by the clock of its server, so that a message is due at one
 * moment for all of them, however wrong the clock of a machine is.
 */
export class ServerTime implements Clock, Alarms {
  readonly #parts: ServerTimeParts;
  readonly #differences: number[] = [];
  /** Milliseconds that the server is ahead of the machine. */
  #ahead = 0;

  constructor(parts: ServerTimeParts) {
    this.#parts = parts;
  }

  now(): number {
    return this.#parts.clock.now() + this.#ahead;
  }

  at(moment: number, ring: () => void): Alarm {
    return this.#parts.alarms.at(moment - this.#ahead, ring);
  }

  /** @param server its time, which has come from there some time ago */
  heard(server: number): void {
    this.#differences.push(server - this.#parts.machine.now());
    if (this.#differences.length > COMPARED) this.#differences.shift();
    // What came fastest says it best.
    const ahead = Math.max(...this.#differences);
    if (Math.abs(ahead - this.#ahead) > TOLERANCE) this.#ahead = ahead;
  }
}
