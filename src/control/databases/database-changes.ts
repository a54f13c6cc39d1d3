import type { Kysely } from 'kysely';
import type { Ids } from '../../base/ids.ts';
import { KeyedMutex } from '../../base/keyed-mutex.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Actor, SYSTEM } from '../actor.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { retryOnConflict, RowConflict } from '../conflicts.ts';
import { requireActive } from '../accounts/account-state.ts';
import type { NewPort } from '../../directory/redis/database-ports.ts';
import { requireDatabase } from './access.ts';
import type { DatabaseRow } from './row.ts';
import type { RunningDatabases } from './running-databases.ts';
import { NO_SECRETS } from './new-row.ts';
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
  /** Whether this process is the only one on the store; others could own the ports in the rows. */
  readonly isAlone?: boolean;
}

/**
 * Changes databases: a transaction on the row with an entry in the audit log, retried if another process was faster,
 * after which the running database is reconciled with the row. Changes of one database run one after another.
 */
export class DatabaseChanges {
  /** Serializes changes of one database, and reconciliations after changes of other processes. */
  readonly #mutex = new KeyedMutex();
  readonly #store: Store;
  readonly #ids: Ids;
  readonly #audit: AuditLog;
  readonly #running: RunningDatabases;
  readonly #watchers: ((row: DatabaseRow) => void)[] = [];

  /** Reconciles the running databases with the store. */
  static async open(options: DatabaseChangesOptions): Promise<DatabaseChanges> {
    await reconcile(options.store, options.running, options.isAlone ?? true);
    return new DatabaseChanges(options);
  }

  private constructor({ store, ids, audit, running }: DatabaseChangesOptions) {
    this.#store = store;
    this.#ids = ids;
    this.#audit = audit;
    this.#running = running;
  }

  /** Calls a watcher with each row that was created, changed or deleted, once the change has taken effect. */
  watch(watcher: (row: DatabaseRow) => void): void {
    this.#watchers.push(watcher);
  }

  /**
   * Creates a database; resolves when it serves.
   * @param draft returns its row, with the port that it got
   * @throws ControlError
   */
  create(
    actor: Actor,
    database: Omit<NewPort, 'wanted'>,
    draft: (port: number) => DatabaseRow,
  ): Promise<DatabaseRow> {
    const { id, name } = database;
    return this.#mutex.run(id, async () => {
      // Checked first: a request for a taken name should not cost a port.
      await requireFreeName(this.#store, actor.email, name);
      const port = await this.#running.takePort(database);
      try {
        const row = await this.#insert(actor, draft(port));
        await this.#running.step('stored', id);
        await this.#fitOrDiscard(actor, row);
        this.#tell(row);
        return row;
      } catch (error) {
        this.#running.releasePort(id);
        throw error;
      }
    });
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
    return this.#mutex.run(id, async () => {
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
        this.#tell(row);
      }
      return row;
    });
  }

  /** Reconciles a running database with its row, which another process may have changed. */
  follow(id: string): Promise<void> {
    return this.#mutex.run(id, async () => {
      const row = await this.#store
        .selectFrom('redis_database')
        .selectAll()
        .where('database_id', '=', id)
        .executeTakeFirst();
      if (row === undefined || this.#running.fits(row)) return;
      if (row.state === 'active') await this.#running.openEngine([row]);
      await this.#running.fit(row);
      this.#tell(row);
    });
  }

  /** The same for all databases. */
  async followAll(): Promise<void> {
    const rows = await this.#store
      .selectFrom('redis_database')
      .select(['database_id', 'state', 'revision'])
      .where('state', '=', 'active')
      .execute();
    const there = new Set(rows.map((row) => row.database_id));
    const changed = rows.filter((row) => !this.#running.fits(row)).map((row) => row.database_id);
    const gone = this.#running.ids().filter((id) => !there.has(id));
    for (const id of [...changed, ...gone]) await this.follow(id);
  }

  /** Waits for changes in progress. */
  idle(): Promise<void> {
    return this.#mutex.idle();
  }

  /** Notifies watchers that a row has taken effect. */
  #tell(row: DatabaseRow): void {
    for (const watcher of this.#watchers) watcher(row);
  }

  /** Inserts a row, with a host name that no other database has. */
  #insert(actor: Actor, draft: DatabaseRow): Promise<DatabaseRow> {
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
  async #fitOrDiscard(actor: Actor, row: DatabaseRow): Promise<void> {
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

/**
 * Reconciles what runs with the rows at a start: each active database serves, on its old port if possible; what is
 * left of deleted ones is removed. Directories of databases that the store does not know are left alone: somebody may
 * have put them there on purpose.
 * @param keepsPorts whether a port that had to change is written to its row
 */
async function reconcile(
  store: Store,
  running: RunningDatabases,
  keepsPorts: boolean,
): Promise<void> {
  const rows = await store
    .selectFrom('redis_database')
    .selectAll()
    .where('state', '=', 'active')
    .execute();
  await running.openEngine(rows);
  const moved: { row: DatabaseRow; port: number }[] = [];
  // If one fails, the others are still awaited: a port opened later would never be closed.
  const results = await Promise.allSettled(
    rows.map(async (row) => {
      const port = await running.fit(row);
      if (!keepsPorts || port === row.port) return;
      moved.push({ row, port });
      if (row.port !== 0) running.tellMoved(row, port);
    }),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  await store.transaction().execute(async (transaction) => {
    for (const { row, port } of moved) {
      await transaction
        .updateTable('redis_database')
        .set({ port })
        .where('database_id', '=', row.database_id)
        .execute();
    }
  });
  const remains = await running.remains();
  if (remains.length === 0) return;
  const deleted = await store
    .selectFrom('redis_database')
    .selectAll()
    .where('state', '=', 'deleted')
    .where('database_id', 'in', remains)
    .execute();
  for (const row of deleted) await running.fit(row);
}
