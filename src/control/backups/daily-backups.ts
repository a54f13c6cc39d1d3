import type { Clock } from '../../base/clock.ts';
import { silentLogger, type Logger } from '../../base/logger.ts';
import type { Store } from '../../store/store.ts';
import type { DatabaseRow } from '../databases/row.ts';
import { ControlError } from '../errors.ts';
import type { Backups } from './backups.ts';

/** How many daily backups of a database are kept. */
export const DAILY_RETENTION = 7;

/** Milliseconds between checks for databases whose backup is due. */
const EVERY_MS = 60_000;
/** The delay of another attempt after a failed one. */
const AGAIN_AFTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export interface DailyBackupsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly backups: Backups;
  readonly logger?: Logger | undefined;
  /** Whether it is this process that makes them, of those that share the store. */
  readonly isOurs?: () => boolean;
}

/**
 * Makes a backup of every database with daily backups switched on, once on each day of UTC: one after another, with
 * one timer for all, which does not keep the process alive. After a stop, today's backup is still made; those of
 * missed days are not.
 */
export class DailyBackups {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #backups: Backups;
  readonly #logger: Logger;
  readonly #timer: NodeJS.Timeout;
  readonly #isOurs: () => boolean;
  readonly #notBefore = new Map<string, number>();
  #running: Promise<void> | undefined;
  #closing = false;

  constructor(options: DailyBackupsOptions) {
    const { store, clock, backups, logger = silentLogger, isOurs = () => true } = options;
    this.#store = store;
    this.#clock = clock;
    this.#backups = backups;
    this.#logger = logger;
    this.#isOurs = isOurs;
    this.#timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  /** Makes the backups that are due. Never rejects. */
  run(): Promise<void> {
    this.#running ??= this.#run()
      .catch((err: unknown) => this.#logger.error({ err }, 'the daily backups failed'))
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    if (!this.#isOurs()) return;
    for (const database of await this.#due()) {
      if (this.#closing || !this.#isOurs()) return;
      await this.#backUp(database);
    }
  }

  /** The databases that have no backup of today. */
  async #due(): Promise<DatabaseRow[]> {
    const now = this.#clock.now();
    const midnight = now - (now % DAY_MS);
    const rows = await this.#store
      .selectFrom('redis_database')
      .selectAll()
      .where('state', '=', 'active')
      .where('daily_backup', '=', 1)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('backup')
              .select('backup.backup_id')
              .whereRef('backup.database_id', '=', 'redis_database.database_id')
              .where('backup.daily', '=', 1)
              .where('backup.creation_time', '>=', midnight),
          ),
        ),
      )
      .orderBy('database_id')
      .execute();
    return rows.filter(({ database_id: id }) => now >= (this.#notBefore.get(id) ?? 0));
  }

  async #backUp(database: DatabaseRow): Promise<void> {
    const { database_id: id } = database;
    try {
      await this.#create(database);
      this.#notBefore.delete(id);
      await this.#backups.trimDaily(database, DAILY_RETENTION);
    } catch (err) {
      if (this.#closing) return;
      this.#notBefore.set(id, this.#clock.now() + AGAIN_AFTER_MS);
      this.#logger.error({ err, database: id }, 'a daily backup failed');
    }
  }

  /** The backup is named after the day, with a number where the name is taken. */
  async #create(database: DatabaseRow): Promise<void> {
    const day = new Date(this.#clock.now()).toISOString().slice(0, 10);
    for (let number = 1; ; number++) {
      const name = number === 1 ? `daily-${day}` : `daily-${day}-${number}`;
      try {
        await this.#backups.createDaily(database, name);
        return;
      } catch (error) {
        if (!(error instanceof ControlError) || error.code !== 'backupNameTaken') throw error;
      }
    }
  }
}
