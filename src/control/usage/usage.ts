import type { Clock } from '../../base/clock.ts';
import type { ConnectionCounts } from '../../engines/redis/engine.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { DatabaseMeter, type Allowance } from './database-meter.ts';

/** The meters of all databases. */
export class Usage {
  readonly #statistics: Statistics;
  readonly #clock: Clock;
  readonly #processes: () => number;
  readonly #meters = new Map<string, DatabaseMeter>();

  /** @param processes how many processes serve the databases */
  constructor(statistics: Statistics, clock: Clock, processes: () => number = () => 1) {
    this.#statistics = statistics;
    this.#clock = clock;
    this.#processes = processes;
  }

  /** Sets the allowance of a database. @returns its meter, always the same object while it exists */
  allow(databaseId: string, allowance: Allowance): DatabaseMeter {
    let meter = this.#meters.get(databaseId);
    if (meter === undefined) {
      const statistics = this.#statistics.of(databaseId);
      meter = new DatabaseMeter(statistics, this.#clock, allowance, this.#processes);
      this.#meters.set(databaseId, meter);
    } else {
      meter.allow(allowance);
    }
    return meter;
  }

  /** How many connections use a database now, and how many have used it since the start. */
  connectionsOf(databaseId: string): ConnectionCounts {
    const { connections = 0, connectionsSoFar = 0 } =
      this.#meters.get(databaseId)?.statistics ?? {};
    return { open: connections, soFar: connectionsSoFar };
  }

  /** Forgets a deleted database. */
  forget(databaseId: string): void {
    this.#meters.delete(databaseId);
    this.#statistics.forget(databaseId);
  }
}
