import type { Clock } from '../../base/clock.ts';
import { silentLogger, type Logger } from '../../base/logger.ts';
import type { Store } from '../../store/store.ts';
import { DatabaseStatistics, type StoredStatistics } from './database-statistics.ts';
import type { Observation } from './observation.ts';
import { PeriodicWrites } from './periodic-writes.ts';
import { writeStatistics, readStatistics } from './statistics-rows.ts';
import { statisticsRecord, type StatisticsRecord } from './record.ts';

export interface StatisticsOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Reads the current figures of a database. */
  readonly observe: (databaseId: string) => Observation;
  readonly logger?: Logger | undefined;
}

/**
 * The statistics of every database. They are kept in memory and written to the store every few seconds, so a
 * killed process loses the last seconds of them.
 */
export class Statistics {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #observe: (databaseId: string) => Observation;
  readonly #logger: Logger;
  readonly #databases = new Map<string, DatabaseStatistics>();
  /** Stored statistics of databases that have not been asked for yet. */
  readonly #stored: Map<string, StoredStatistics>;
  /** Deleted databases whose series are still in the store. */
  readonly #deleted = new Set<string>();
  readonly #writes = new PeriodicWrites({
    onTick: () => this.#advance(),
    write: () => this.#write(),
  });

  /** Loads the stored statistics, and begins to write them. */
  static async open(options: StatisticsOptions): Promise<Statistics> {
    const stored = await readStatistics(options.store, options.clock.now());
    return new Statistics(options, stored);
  }

  private constructor(options: StatisticsOptions, stored: Map<string, StoredStatistics>) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#observe = options.observe;
    this.#logger = options.logger ?? silentLogger;
    this.#stored = stored;
  }

  /** The statistics of one database, which begin now if there are none. */
  of(databaseId: string): DatabaseStatistics {
    let statistics = this.#databases.get(databaseId);
    if (statistics === undefined) {
      statistics = new DatabaseStatistics({
        now: this.#clock.now(),
        observe: () => this.#observe(databaseId),
        stored: this.#stored.get(databaseId),
      });
      this.#stored.delete(databaseId);
      this.#databases.set(databaseId, statistics);
    }
    return statistics;
  }

  /** In the form of the management API. */
  record(databaseId: string): StatisticsRecord {
    return statisticsRecord(this.of(databaseId), this.#clock.now());
  }

  /** Stops counting for a deleted database. The usage of its days stays in the store. */
  forget(databaseId: string): void {
    this.#databases.delete(databaseId);
    this.#stored.delete(databaseId);
    this.#deleted.add(databaseId);
  }

  /** Does the work of one second, for tests. */
  tick(): void {
    this.#writes.tick();
  }

  /** Writes what has changed; calls run one after another. */
  write(): Promise<void> {
    return this.#writes.write();
  }

  /** Writes the rest. The store must still be open. */
  async close(): Promise<void> {
    this.#writes.stop();
    await this.write();
  }

  #advance(): void {
    const now = this.#clock.now();
    for (const statistics of this.#databases.values()) statistics.advance(now);
  }

  /** A failed write is repeated with the next one. */
  async #write(): Promise<void> {
    const changed = [...this.#databases].filter(([, statistics]) => statistics.changed);
    const deleted = [...this.#deleted];
    if (changed.length + deleted.length === 0) return;
    for (const [, statistics] of changed) statistics.changed = false;
    try {
      await writeStatistics(this.#store, { changed, deleted }, this.#clock.now());
      for (const id of deleted) this.#deleted.delete(id);
    } catch (err) {
      for (const [, statistics] of changed) statistics.changed = true;
      this.#logger.error({ err }, 'the statistics cannot be written');
    }
  }
}
