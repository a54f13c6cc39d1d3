/**
 * How many connections of a port may wait to be accepted, unless the system allows fewer. Beyond it their clients try again
 * after a second.
 */
export const BACKLOG = 4096;

/** What work of one kind may take in a turn of the event loop, in milliseconds, before the rest of it waits for the next one. */
const MOST_MS = 10;
/** The same after many turns with a new connection in each. */
const LEAST_MS = 0.25;
/** For how long turns may be short at once, in milliseconds. */
const MOST_SHORT_MS = 2_000;
/** The part of the time in which they may be. */
const SHARE = 0.1;

/**
 * How long turns of the event loop may get. Only one connection of a port is accepted in each (libuv, `uv__server_io`),
 * however many wait. So once there is one in each turn, turns get shorter: whoever connects while very many others
 * do, and send at once, would otherwise wait for all that these ask for.
 *
 * Most of the time then goes into accepting connections, so that lasts for two seconds, and then for a tenth of the time:
 * who connects and leaves without end would take the time of all who are connected.
 */
export class AcceptedConnections {
  /** The clock of all that is limited by it, in milliseconds. */
  readonly now: () => number;
  #turnLength = MOST_MS;
  /** For how much longer turns may be short, and when that was so. */
  #left = MOST_SHORT_MS;
  #leftAt: number;
  #isLooking = false;
  #hasAccepted = false;
  /** Whether there was one in the last turn, too. */
  #hadAccepted = false;

  /** @param now in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.#leftAt = now();
  }

  /** To be called for each connection. */
  count(): void {
    this.#hasAccepted = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    setImmediate(this.#look);
  }

  /** How long work of one kind may take in this turn, in milliseconds. */
  get turnLength(): number {
    return this.#turnLength;
  }

  readonly #look = (): void => {
    const now = this.now();
    const passed = now - this.#leftAt;
    const used = this.#turnLength < MOST_MS ? passed : 0;
    this.#left = Math.min(MOST_SHORT_MS, this.#left - used + passed * SHARE);
    this.#leftAt = now;
    const isShort = this.#hasAccepted && this.#hadAccepted && this.#left > 0;
    this.#turnLength = isShort ? Math.max(LEAST_MS, this.#turnLength / 2) : MOST_MS;
    this.#isLooking = this.#hasAccepted;
    this.#hadAccepted = this.#hasAccepted;
    this.#hasAccepted = false;
    if (this.#isLooking) setImmediate(this.#look);
  };
}

/** Those of all ports. */
export const acceptedConnections = new AcceptedConnections();
