import type { Kysely } from 'kysely';
import type { Ids } from '../../base/ids.ts';
import { KeyedMutex } from '../../base/keyed-mutex.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Actor, SYSTEM } from '../actor.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { retryOnConflict, RowConflict } from '../retry-on-conflict.ts';
import { requireActive } from '../accounts/account-state.ts';
import { requireDatabase } from './access.ts';
import type { DatabaseRow } from './row.ts';
import type { RunningDatabases } from './running-databases.ts';
import { NO_SECRETS } from './secrets.ts';
import { freeEndpoint, requireFreeName } from './unique.ts';

/** The columns that a change sets. */
export type Changes = Partial<Omit<DatabaseRow, 'database_id' | 'revision'>>;

/** A change, without its actor. */
export interface Change {
  readonly action: AuditAction;
  readonly changes: Changes;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The dependencies of changes of databases. */
export interface DatabaseChangesOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly audit: AuditLog;
  readonly running: RunningDatabases;
}

/**
 * Changes databases: a transaction on the row with an entry in the audit log, retried if another process was faster,
 * after which the running database is reconciled with the row. Changes of one database run one after another.
 */
export class DatabaseChanges {
  /** Serializes changes of one database, and reconciliations after changes of other processes. */
  readonly mutex = new KeyedMutex();
  readonly #store: Store;
  readonly #ids: Ids;
  readonly #audit: AuditLog;
  readonly #running: RunningDatabases;
  readonly #watchers: ((row: DatabaseRow) => void)[] = [];

  constructor({ store, ids, audit, running }: DatabaseChangesOptions) {
    this.#store = store;
    this.#ids = ids;
    this.#audit = audit;
    this.#running = running;
  }

  /** Calls a watcher with each row that was created, changed or deleted, once the change has taken effect. */
  watch(watcher: (row: DatabaseRow) => void): void {
    this.#watchers.push(watcher);
  }

  /** Notifies watchers that a row has taken effect. */
  tell(row: DatabaseRow): void {
    for (const watcher of this.#watchers) watcher(row);
  }

  /** Sets columns; where they have these values already, nothing is changed or recorded. */
  set(actor: Actor, id: string, action: AuditAction, changes: Changes): Promise<DatabaseRow> {
    const columns = Object.keys(changes) as (keyof Changes)[];
    return this.change(actor, id, (row) =>
      columns.every((column) => row[column] === changes[column])
        ? undefined
        : { action, changes, details: { ...changes } },
    );
  }

  /**
   * Changes one database.
   * @param decide returns the changes, from the row inside the transaction; undefined for none
   */
  change(
    actor: Actor | typeof SYSTEM,
    id: string,
    decide: (
      row: DatabaseRow,
      transaction: Kysely<Schema>,
    ) => Change | undefined | Promise<Change | undefined>,
  ): Promise<DatabaseRow> {
    return this.mutex.run(id, async () => {
      const { row, changed } = await this.#write(async (transaction) => {
        const before = await requireDatabase(transaction, actor, id);
        const change = await decide(before, transaction);
        if (change === undefined) return { row: before, changed: false };
        const after = { ...before, ...change.changes, revision: before.revision + 1 };
        const { numUpdatedRows } = await transaction
          .updateTable('redis_database')
          .set({ ...change.changes, revision: after.revision })
          .where('database_id', '=', id)
          .where('revision', '=', before.revision)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new RowConflict();
        await this.#record(transaction, actor, before, change);
        return { row: after, changed: true };
      }, id);
      if (changed) {
        await this.#running.step('stored', id);
        await this.#running.fit(row);
        this.tell(row);
      }
      return row;
    });
  }

  /** Inserts a row, with a host name that no other database has. */
  insert(actor: Actor, draft: DatabaseRow): Promise<DatabaseRow> {
    return this.#write(async (transaction) => {
      await requireActive(transaction, draft.customer_id);
      await requireFreeName(transaction, draft.user_email, draft.database_name);
      const endpoint = await freeEndpoint(transaction, draft.database_name, this.#ids);
      const row = { ...draft, endpoint };
      await transaction.insertInto('redis_database').values(row).execute();
      const { database_name: name, database_type: type, region } = row;
      const details = { name, type, region };
      await this.#record(transaction, actor, row, {
        action: 'database.create',
        changes: {},
        details,
      });
      return row;
    }, draft.database_id);
  }

  #write<Result>(
    work: (transaction: Kysely<Schema>) => Promise<Result>,
    id: string,
  ): Promise<Result> {
    return retryOnConflict(this.#store, async (transaction) => {
      const result = await work(transaction);
      await this.#running.step('row written', id);
      return result;
    });
  }

  /** Starts a new database; one that can't be started is removed. */
  async fitOrDiscard(actor: Actor, row: DatabaseRow): Promise<void> {
    try {
      await this.#running.fit(row);
    } catch (error) {
      const { database_id: id } = row;
      await this.#write(async (transaction) => {
        const changes = { state: 'deleted', ...NO_SECRETS } as const;
        await transaction
          .updateTable('redis_database')
          .set({ ...changes, revision: row.revision + 1 })
          .where('database_id', '=', id)
          .execute();
        const details = { name: row.database_name, reason: 'it could not be made to run' };
        await this.#record(transaction, actor, row, {
          action: 'database.delete',
          changes,
          details,
        });
      }, id);
      await this.#running.fit({ ...row, state: 'deleted' });
      throw error;
    }
  }

  #record(
    transaction: Kysely<Schema>,
    actor: Pick<Actor, 'email' | 'sourceIp'>,
    row: DatabaseRow,
    { action, details = {} }: Change,
  ): Promise<void> {
    const owner = { ...actor, customerId: row.customer_id };
    return this.#audit.record(transaction, owner, { action, entity: row.database_id, details });
  }
}
