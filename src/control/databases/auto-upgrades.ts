import type { Clock } from '../../base/clock.ts';
import type { RedisAdministration } from '../../engines/redis/engine.ts';
import { silentLogger, type Logger } from '../../base/logger.ts';
import type { Store } from '../../store/store.ts';
import { nextPlan } from '../plans.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { requestsOf } from '../statistics/usage.ts';
import type { Databases } from './databases.ts';
import type { DatabaseRow } from './row.ts';

export interface AutoUpgradesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly engine: Pick<RedisAdministration, 'figures'>;
  readonly databases: Databases;
  readonly statistics: Statistics;
  readonly logger?: Logger | undefined;
}

const EVERY_MS = 1000;

/**
 * Upgrades databases with automatic upgrades to the next plan when they have used up what their plan allows for a
 * day, or all their space. One timer checks all of them; it does not keep the process alive. Until the upgrade, at
 * most a second later, the database refuses what exceeds the plan.
 */
export class AutoUpgrades {
  readonly #options: AutoUpgradesOptions;
  readonly #logger: Logger;
  /** The databases with automatic upgrades. */
  readonly #rows = new Map<string, DatabaseRow>();
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  static async open(options: AutoUpgradesOptions): Promise<AutoUpgrades> {
    const rows = await options.store
      .selectFrom('redis_database')
      .selectAll()
      .where('state', '=', 'active')
      .where('auto_upgrade', '=', 1)
      .execute();
    return new AutoUpgrades(options, rows);
  }

  private constructor(options: AutoUpgradesOptions, rows: readonly DatabaseRow[]) {
    this.#options = options;
    this.#logger = options.logger ?? silentLogger;
    for (const row of rows) this.#rows.set(row.database_id, row);
    options.databases.watch((row) => {
      if (row.state === 'active' && row.auto_upgrade === 1) this.#rows.set(row.database_id, row);
      else this.#rows.delete(row.database_id);
    });
    this.#timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  /** Makes the upgrades that are due. Never rejects. */
  run(): Promise<void> {
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    for (const row of [...this.#rows.values()]) {
      const { database_id: id, database_type: from } = row;
      const to = nextPlan[from];
      if (to === undefined || !this.#hasUsedUp(row)) continue;
      try {
        await this.#options.databases.upgrade(id, from, to);
      } catch (err) {
        this.#logger.error({ err, database: id }, 'a database could not be upgraded');
      }
    }
  }

  /** A database that evicts keys never runs out of space. */
  #hasUsedUp(row: DatabaseRow): boolean {
    const { clock, engine, databases, statistics } = this.#options;
    const limits = databases.limitsOf(row);
    const today = statistics.of(row.database_id).days(clock.now()).at(-1)!;
    if (requestsOf(today) >= limits.db_request_limit) return true;
    if (today.bandwidth > limits.db_daily_bandwidth_limit) return true;
    const figures = engine.figures(row.database_id);
    if (figures === undefined) return false;
    if ((figures.logBytes ?? 0) > limits.db_disk_threshold) return true;
    return row.eviction === 0 && figures.memoryBytes > limits.db_memory_threshold;
  }
}
