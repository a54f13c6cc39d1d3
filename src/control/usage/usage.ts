import type { Clock } from '../../base/clock.ts';
import type {
  ConnectionCounts,
  DatabaseLimits as StorageLimits,
} from '../../engines/redis/engine.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { DatabaseMeter, type Allowance } from './database-meter.ts';
import { UNLIMITED, type DatabaseLimits } from '../plans.ts';

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

/** The same on every plan. */
const MAX_KEY_BYTES = 32 * 1024;

/** The limits of a plan that the engine enforces; none for plans without limits. */
export function storageLimitsOf(limits: DatabaseLimits): StorageLimits | undefined {
  const { db_max_entry_size, db_memory_threshold, db_disk_threshold } = limits;
  const sizes = [db_max_entry_size, db_memory_threshold, db_disk_threshold];
  if (sizes.every((size) => size >= UNLIMITED)) return undefined;
  return {
    maxKeyBytes: MAX_KEY_BYTES,
    maxRecordBytes: db_max_entry_size,
    maxMemoryBytes: db_memory_threshold,
    maxDiskBytes: db_disk_threshold,
  };
}
