import type { Alarm, Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';

/** Milliseconds by which the clocks of two processes may differ. */
const TOLERANCE = 100;
/** Number of the server's answers that are compared, as some take long. */
const COMPARED = 10;

/** The estimate of the server's clock from one of its answers. */
interface Heard {
  /**
   * Milliseconds that it is ahead of the machine, assuming that the query took as long as the
   * answer.
   */
  readonly ahead: number;
  /** The maximum error of that, in milliseconds. */
  readonly doubt: number;
}

export interface ServerTimeParts {
  readonly clock: Clock;
  readonly alarms: Alarms;
  /** The machine's own clock, even if `clock` has been moved. */
  readonly machine: Clock;
}

/**
 * The clock of processes that share a store: that of its server, so that a message is due at the same moment for all
 * of them, however wrong the clock of a machine is.
 */
export class ServerTime implements Clock, Alarms {
  readonly #parts: ServerTimeParts;
  #heard: Heard[] = [];
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

  /**
   * @param server its time, just queried
   * @param took the milliseconds that the query took: the server's time is from somewhere in
   * between
   */
  heard(server: number, took: number): void {
    const doubt = took / 2;
    const ahead = server - (this.#parts.machine.now() - doubt);
    // They contradict each other: one of the two clocks has been set in between.
    const agrees = (one: Heard) => Math.abs(one.ahead - ahead) <= one.doubt + doubt + TOLERANCE;
    this.#heard = this.#heard.filter(agrees);
    this.#heard.push({ ahead, doubt });
    if (this.#heard.length > COMPARED) this.#heard.shift();
    const best = this.#heard.reduce((one, other) => (other.doubt < one.doubt ? other : one));
    const isSure = Math.abs(best.ahead - this.#ahead) > TOLERANCE + best.doubt;
    if (isSure) this.#ahead = best.ahead;
  }
}
