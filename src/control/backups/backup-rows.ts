import type { Selectable } from 'kysely';
import type { BackupTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Actor } from '../actor.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { requireDatabase } from '../databases/access.ts';
import type { DatabaseRow } from '../databases/row.ts';
import { ControlError } from '../errors.ts';

/** A backup as the store has it. */
export type BackupRow = Readonly<Selectable<BackupTable>>;

/** How many backups a database may have, without the daily ones. */
export const MAX_BACKUPS = 20;

/** An event of a backup, for the audit log. */
interface BackupEvent {
  /** The database that was backed up or restored to. */
  readonly database: DatabaseRow;
  readonly backup: BackupRow;
  readonly action: AuditAction;
}

/** The rows of backups, and their entries in the audit log. */
export class BackupRows {
  readonly #store: Store;
  readonly #audit: AuditLog;

  constructor({ store, audit }: { readonly store: Store; readonly audit: AuditLog }) {
    this.#store = store;
    this.#audit = audit;
  }

  /** The backups of a database, the newest first. */
  of(databaseId: string): Promise<BackupRow[]> {
    return this.#store
      .selectFrom('backup')
      .selectAll()
      .where('database_id', '=', databaseId)
      .orderBy('creation_time', 'desc')
      .orderBy('name', 'desc')
      .execute();
  }

  /** @throws ControlError if there is no such backup of a database that the caller has access to */
  async reach(actor: Actor, id: string): Promise<BackupRow> {
    const row = await this.#store
      .selectFrom('backup')
      .selectAll()
      .where('backup_id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw new ControlError('backupNotFound', { id });
    await requireDatabase(this.#store, actor, row.database_id).catch((error: unknown) => {
      const isHidden = error instanceof ControlError && error.code === 'databaseNotFound';
      throw isHidden ? new ControlError('backupNotFound', { id }) : error;
    });
    if (row.state === 'failed') throw new ControlError('backupFailed', {});
    if (row.state !== 'completed')
      throw new ControlError('backupNotCompleted', { state: row.state });
    return row;
  }

  /**
   * @throws ControlError if the database has its maximum number of backups; the error of the store if the name is
   * taken
   */
  insert(row: BackupRow): Promise<void> {
    return this.#store.transaction().execute(async (transaction) => {
      const { count } = await transaction
        .selectFrom('backup')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('database_id', '=', row.database_id)
        .where('daily', '=', 0)
        .executeTakeFirstOrThrow();
      if (row.daily === 0 && Number(count) >= MAX_BACKUPS) {
        throw new ControlError('tooManyBackups', { most: MAX_BACKUPS });
      }
      await transaction.insertInto('backup').values(row).execute();
    });
  }

  /** Marks a backup completed: its file is safe. */
  async complete(
    row: BackupRow,
    database: DatabaseRow,
    by: Pick<Actor, 'email' | 'sourceIp'>,
  ): Promise<void> {
    const { state, size, sha256, backup_id: id } = row;
    await this.#store.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('backup')
        .set({ state, size, sha256 })
        .where('backup_id', '=', id)
        .execute();
      await this.record(by, { database, backup: row, action: 'backup.create' }, transaction);
    });
  }

  /** Marks a backup as failed: it can't be restored any more. */
  async fail(id: string): Promise<void> {
    await this.#store
      .updateTable('backup')
      .set({ state: 'failed' })
      .where('backup_id', '=', id)
      .execute();
  }

  /** Deletes a backup of a database. @throws ControlError if there is none */
  delete(
    id: string,
    database: DatabaseRow,
    by: Pick<Actor, 'email' | 'sourceIp'>,
  ): Promise<BackupRow> {
    return this.#store.transaction().execute(async (transaction) => {
      const row = await transaction
        .deleteFrom('backup')
        .where('backup_id', '=', id)
        .where('database_id', '=', database.database_id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw new ControlError('backupNotFound', { id });
      await this.record(by, { database, backup: row, action: 'backup.delete' }, transaction);
      return row;
    });
  }

  /** Removes the row of a failed backup. */
  async discard({ backup_id: id }: BackupRow): Promise<void> {
    await this.#store.deleteFrom('backup').where('backup_id', '=', id).execute();
  }

  /** Removes the rows of a deleted database. */
  async discardAllOf(databaseId: string): Promise<void> {
    await this.#store.deleteFrom('backup').where('database_id', '=', databaseId).execute();
  }

  /** All rows, after removing those of backups that a crash left unfinished, and of deleted databases. */
  async reconciled(): Promise<BackupRow[]> {
    const store = this.#store;
    await store
      .deleteFrom('backup')
      .where((eb) =>
        eb.or([
          eb('state', '=', 'pending'),
          eb(
            'database_id',
            'not in',
            eb
              .selectFrom('redis_database')
              .select('redis_database.database_id')
              .where('redis_database.state', '=', 'active'),
          ),
        ]),
      )
      .execute();
    return store.selectFrom('backup').selectAll().execute();
  }

  /** Records an event of a backup. */
  record(
    by: Pick<Actor, 'email' | 'sourceIp'>,
    { database, backup, action }: BackupEvent,
    executor: Parameters<AuditLog['record']>[0] = this.#store,
  ): Promise<void> {
    const { customer_id: customerId, database_id: entity } = database;
    const details = { backup_id: backup.backup_id, name: backup.name };
    const from = backup.database_id === entity ? {} : { from: backup.database_id };
    const owner = { ...by, customerId };
    return this.#audit.record(executor, owner, {
      action,
      entity,
      details: { ...details, ...from },
    });
  }
}
