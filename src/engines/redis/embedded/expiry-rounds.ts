import type { Clock } from '../../../base/clock.ts';
import type { Logger } from '../../../base/logger.ts';
import { ActiveExpiry, type Expirable } from './keyspace/active-expiry.ts';

/** The interval in milliseconds: Redis's `hz 10`. */
const EVERY = 100;
/** The time that all databases together may take before other work is done, in milliseconds. */
const MOST = 25;

/**
 * Runs the active expiry of all databases on one timer, which does not keep the process alive. A round that takes too
 * long continues at the next tick where it stopped.
 */
export class ExpiryRounds {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #databases = new Map<Expirable, ActiveExpiry>();
  #round: Iterator<ActiveExpiry> = [].values();
  readonly #timer: NodeJS.Timeout;

  constructor(clock: Clock, logger: Logger) {
    this.#clock = clock;
    this.#logger = logger;
    this.#timer = setInterval(() => this.tick(), EVERY);
    this.#timer.unref();
  }

  add(database: Expirable): void {
    this.#databases.set(database, new ActiveExpiry(database));
  }

  delete(database: Expirable): void {
    this.#databases.delete(database);
  }

  /** Visits each database once, or as many as there is time for. */
  tick(): void {
    const deadline = this.#clock.now() + MOST;
    let next = this.#round.next();
    if (next.done === true) {
      this.#round = this.#databases.values();
      next = this.#round.next();
    }
    while (next.done !== true) {
      // Of thousands of databases most have nothing to expire, so the clock is not read for them.
      const ran = this.#run(next.value);
      if (ran && this.#clock.now() >= deadline) return;
      next = this.#round.next();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Runs the active expiry of one database. @returns whether it took time */
  #run(expiry: ActiveExpiry): boolean {
    try {
      return expiry.cycle();
    } catch (err) {
      // An error thrown out of a timer would end the process.
      this.#logger.error({ err, where: 'background' }, 'the active expiry failed');
      return true;
    }
  }
}
