import type { Clock } from '../../base/clock.ts';
import type { LoadedBackup, RedisAdministration } from '../../engines/redis/engine.ts';
import { DamagedBackup } from '../../engines/redis/errors.ts';
import { silentLogger, type Logger } from '../../base/logger.ts';
import type { Store } from '../../store/store.ts';
import { SYSTEM, type Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { rejectDuplicate } from '../conflicts.ts';
import { requireDatabase } from '../databases/access.ts';
import type { Databases } from '../databases/databases.ts';
import type { DatabaseRow } from '../databases/row.ts';
import { KeyedMutex } from '../../base/keyed-mutex.ts';
import { ControlError } from '../errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { BackupFiles } from './backup-files.ts';
import { BackupRows, type BackupRow } from './backup-rows.ts';
import { diskErrorOf } from '../storage-errors.ts';

export interface BackupsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
  /** The databases that run. */
  readonly engine: Pick<RedisAdministration, 'has'>;
  readonly databases: Pick<Databases, 'limitsOf' | 'watch'>;
  readonly files: BackupFiles;
  readonly logger?: Logger | undefined;
  /** Whether this process is the only one on the store; others could be making backups now. */
  readonly isAlone?: boolean;
}

/** The identity of a new backup. */
interface NewBackup {
  readonly name: string;
  readonly daily: boolean;
}

/**
 * Backups of databases: the keys at one moment, each backup in a file. Users, settings and tokens are not included; a
 * restore leaves those of the database as they are.
 *
 * A row says `completed` only once the file is safe. Rows that a crash left `pending`, and files without a row, are
 * removed at the next start.
 */
export class Backups {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #rows: BackupRows;
  readonly #engine: BackupsOptions['engine'];
  readonly #databases: BackupsOptions['databases'];
  readonly #files: BackupFiles;
  readonly #logger: Logger;
  /** One operation at a time for each database. */
  readonly #mutex = new KeyedMutex();

  /** Opens backups; removes unfinished ones where no other process uses them. */
  static async open(options: BackupsOptions): Promise<Backups> {
    const backups = new Backups(options);
    if (options.isAlone ?? true) await backups.#reconcile();
    options.databases.watch((row) => {
      if (row.state === 'deleted') backups.#forget(row.database_id);
    });
    return backups;
  }

  private constructor(options: BackupsOptions) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#ids = options.ids;
    this.#rows = new BackupRows(options);
    this.#engine = options.engine;
    this.#databases = options.databases;
    this.#files = options.files;
    this.#logger = options.logger ?? silentLogger;
  }

  /** The backups of a database, the newest first. @throws ControlError */
  async list(
    actor: Actor,
    databaseId: string,
  ): Promise<{ database: DatabaseRow; backups: BackupRow[] }> {
    const database = await requireDatabase(this.#store, actor, databaseId);
    return { database, backups: await this.#rows.of(databaseId) };
  }

  /**
   * Writes the keys of a database at one moment between the call and the answer; resolves when the file is safe.
   * @throws ControlError; then there is no backup
   */
  create(actor: Actor, databaseId: string, name: string): Promise<BackupRow> {
    const created = this.#mutex.run(databaseId, async () => {
      const database = await requireDatabase(this.#store, actor, databaseId);
      return this.#create(database, actor, { name, daily: false });
    });
    return created.catch((error: unknown) => this.#refuse(error, databaseId));
  }

  /** Creates an automatic backup. */
  createDaily(database: DatabaseRow, name: string): Promise<BackupRow> {
    return this.#mutex.run(database.database_id, () =>
      this.#create(database, SYSTEM, { name, daily: true }),
    );
  }

  /**
   * Replaces all keys of a database by those of a backup. Its clients see the old keys or the new ones, and so does a
   * start after a crash. The backup may be one of another database of the caller.
   * @throws ControlError; then the database is unchanged
   */
  restore(actor: Actor, databaseId: string, backupId: string): Promise<void> {
    const restored = this.#mutex.run(databaseId, async () => {
      const row = await requireDatabase(this.#store, actor, databaseId);
      const backup = await this.#rows.reach(actor, backupId);
      this.#requireRunning(databaseId);
      const loaded = await this.#load(databaseId, backup);
      const limit = this.#databases.limitsOf(row).db_memory_threshold;
      if (loaded.memoryBytes > limit) {
        throw new ControlError('backupTooLarge', { bytes: loaded.memoryBytes, limit });
      }
      // The audit entry comes first, so that there is never a change without one.
      const restore = { database: row, backup, action: 'backup.restore' } as const;
      await this.#rows.record(actor, restore);
      try {
        await loaded.restore();
      } catch (error) {
        await this.#rows.record(actor, { ...restore, action: 'backup.restore_failed' });
        await requireDatabase(this.#store, actor, databaseId);
        throw error;
      }
    });
    return restored.catch((error: unknown) => this.#refuse(error, databaseId));
  }

  /** @throws ControlError */
  async delete(actor: Actor, databaseId: string, backupId: string): Promise<void> {
    const database = await requireDatabase(this.#store, actor, databaseId);
    await this.#mutex.run(databaseId, () => this.#delete(database, actor, backupId));
  }

  /** Deletes the daily backups of a database except the latest ones. */
  async trimDaily(database: DatabaseRow, kept: number): Promise<void> {
    const id = database.database_id;
    await this.#mutex.run(id, async () => {
      const all = await this.#rows.of(id);
      const daily = all.filter((row) => row.daily === 1);
      for (const row of daily.slice(kept)) await this.#delete(database, SYSTEM, row.backup_id);
    });
  }

  /** Aborts operations in progress, and waits for their end. */
  async close(): Promise<void> {
    this.#files.close();
    await this.#mutex.idle();
  }

  async #create(
    database: DatabaseRow,
    by: Pick<Actor, 'email' | 'sourceIp'>,
    { name, daily }: NewBackup,
  ): Promise<BackupRow> {
    const { database_id: id } = database;
    const pending: BackupRow = {
      backup_id: this.#ids.uuid(),
      database_id: id,
      name,
      creation_time: Math.floor(this.#clock.now()),
      state: 'pending',
      size: 0,
      sha256: null,
      daily: daily ? 1 : 0,
    };
    this.#requireRunning(id);
    await rejectDuplicate(this.#rows.insert(pending), 'backupNameTaken', { name });
    try {
      const { bytes: size, sha256 } = await this.#files.write(pending);
      const row: BackupRow = { ...pending, state: 'completed', size, sha256 };
      await this.#rows.complete(row, database, by);
      return row;
    } catch (error) {
      await this.#discard(pending);
      // The database may have been deleted meanwhile.
      this.#requireRunning(id);
      throw error;
    }
  }

  /** Logs the disk's error for the operator, and tells the caller only that the disk failed. */
  #refuse(error: unknown, database: string): never {
    const trouble = diskErrorOf(error);
    if (trouble === undefined) throw error;
    this.#logger.error(
      { err: error as Error, database },
      'the disk refuses a backup, or a restore',
    );
    throw trouble;
  }

  /** Removes a failed backup; what can't be removed now, the next start removes. */
  async #discard(row: BackupRow): Promise<void> {
    try {
      await this.#rows.discard(row);
      await this.#files.remove(row);
    } catch (err) {
      this.#logger.error({ err, backup: row.backup_id }, 'cannot remove what a failed backup left');
    }
  }

  async #delete(
    database: DatabaseRow,
    by: Pick<Actor, 'email' | 'sourceIp'>,
    backupId: string,
  ): Promise<void> {
    const backup = await this.#rows.delete(backupId, database, by);
    await this.#files.remove(backup).catch((err: unknown) => {
      this.#logger.error({ err, backup: backupId }, 'cannot remove the file of a deleted backup');
    });
  }

  /** @throws ControlError if the file is damaged; the backup is then marked as failed */
  async #load(databaseId: string, backup: BackupRow): Promise<LoadedBackup> {
    try {
      const { size: bytes, sha256 } = backup;
      return await this.#files.load(databaseId, backup, { bytes, sha256 });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!(error instanceof DamagedBackup) && code !== 'ENOENT') throw error;
      await this.#fail(backup, (error as Error).message);
      throw new ControlError('backupFailed', {});
    }
  }

  /** @throws ControlError if a database does not run */
  #requireRunning(id: string): void {
    if (!this.#engine.has(id)) throw new ControlError('databaseNotFound', { id });
  }

  /** Removes rows of backups that a crash left unfinished, and files without a row. */
  async #reconcile(): Promise<void> {
    const rows = await this.#rows.reconciled();
    for (const row of await this.#files.retainOnly(rows)) {
      if (row.state === 'completed') await this.#fail(row, 'its file is missing');
    }
  }

  async #fail({ backup_id: id, database_id: database }: BackupRow, reason: string): Promise<void> {
    this.#logger.error({ backup: id, database }, `a backup can't be restored any more: ${reason}`);
    await this.#rows.fail(id);
  }

  /** Removes the backups of a deleted database. */
  #forget(id: string): void {
    const forget = async () => {
      await this.#rows.discardAllOf(id);
      await this.#files.removeAllOf(id);
    };
    this.#mutex.run(id, forget).catch((err: unknown) => {
      this.#logger.error({ err, database: id }, 'cannot remove the backups of a deleted database');
    });
  }
}
