import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { DatabaseType, Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { SYSTEM, type Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { ControlError } from '../errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { DatabaseLimits } from '../plans.ts';
import type { Teams } from '../teams/teams.ts';
import { reach, reachable } from './access.ts';
import { checkAllowlist } from './allowlist.ts';
import { DEFAULT_DATABASE } from './default-database.ts';
import { checkName } from './names.ts';
import { newRow, type NewDatabase } from './new-row.ts';
import { reconcile } from './reconcile.ts';
import { readRegionsOf, type DatabaseRow } from './row.ts';
import type { RunningDatabases } from './running-databases.ts';
import { newSecrets, NO_SECRETS } from './secrets.ts';
import { KeyedMutex } from '../../base/keyed-mutex.ts';
import { freeEndpoint, requireFreeName } from './unique.ts';

export interface DatabasesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
  readonly teams: Teams;
  readonly running: RunningDatabases;
  /** Whether no other process shares the store, whose ports those of the rows may be. */
  readonly isAlone?: boolean;
  /** What a database is whose creator does not say. */
  readonly defaultType: DatabaseType;
}

/** What a change makes of a row. */
type Changes = Partial<Omit<DatabaseRow, 'database_id' | 'revision'>>;

/** What a change of the plan may change besides. */
export interface PlanExtras {
  /** Whether the database is to be upgraded when it meets the limits. */
  readonly autoUpgrade?: boolean | undefined;
  readonly prodPack?: boolean | undefined;
}

/** What is told of a change besides who made it. */
interface Change {
  readonly action: string;
  readonly changes: Changes;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Another process has changed the row since it was read. */
class Overtaken extends Error {}

/** An attempt that is overtaken so often is given up. */
const ATTEMPTS = 10;

/**
 * The databases of the platform. The store has the truth about each; every change is one transaction
 * there, and what runs is then made to fit. So a process that ends half-way leaves the old state or the
 * new one, and the next start makes the rest of it true.
 */
export class Databases {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #audit: AuditLog;
  readonly #teams: Teams;
  readonly #running: RunningDatabases;
  readonly #defaultType: DatabaseType;
  readonly #mutex = new KeyedMutex();
  readonly #watchers: ((row: DatabaseRow) => void)[] = [];

  /** Makes what runs fit what the store has. */
  static async open(options: DatabasesOptions): Promise<Databases> {
    await reconcile(options.store, options.running, options.isAlone ?? true);
    return new Databases(options);
  }

  private constructor(options: DatabasesOptions) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#ids = options.ids;
    this.#audit = options.audit;
    this.#teams = options.teams;
    this.#running = options.running;
    this.#defaultType = options.defaultType;
  }

  /** Has a watcher called with each row that was created, changed or deleted, once that is in effect. */
  watch(watcher: (row: DatabaseRow) => void): void {
    this.#watchers.push(watcher);
  }

  /** What a database may use. */
  limitsOf(row: DatabaseRow): DatabaseLimits {
    return this.#running.limitsOf(row);
  }

  /** The databases that the caller reaches, oldest first. */
  list(actor: Actor): Promise<DatabaseRow[]> {
    return reachable(this.#store, actor)
      .orderBy('creation_time')
      .orderBy('database_name')
      .orderBy('database_id')
      .execute();
  }

  /** @throws ControlError where the caller reaches no such database */
  get(actor: Actor, id: string): Promise<DatabaseRow> {
    return reach(this.#store, actor, id);
  }

  /** Creates a database, which serves when this is done. @throws ControlError */
  async create(actor: Actor, order: NewDatabase): Promise<DatabaseRow> {
    checkName(order.name);
    const id = this.#ids.uuid();
    return this.#mutex.run(id, async () => {
      // Somebody who asks for a name that is taken should not cost a port.
      await requireFreeName(this.#store, actor.email, order.name);
      const port = await this.#running.takePort(id, order.tls === true);
      if (port === undefined) throw new ControlError('noPortLeft');
      try {
        const type = order.type ?? this.#defaultType;
        const row = await this.#insert(
          actor,
          newRow({ id, actor, port, order: { ...order, type } }, this.#ids, this.#clock),
        );
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

  /** Gives a database another name; its host name stays. @throws ControlError */
  rename(actor: Actor, id: string, name: string): Promise<DatabaseRow> {
    checkName(name);
    return this.#change(actor, id, async (row, transaction) => {
      if (row.database_name === name) return undefined;
      await requireFreeName(transaction, row.user_email, name);
      const details = { from: row.database_name, to: name };
      return { action: 'database.rename', changes: { database_name: name }, details };
    });
  }

  /**
   * Gives a database a new password and new tokens; the old ones are good no more, on open connections
   * either. Users that were set up with ACL SETUSER keep their passwords, and with them their tokens.
   */
  resetPassword(actor: Actor, id: string): Promise<DatabaseRow> {
    return this.#change(actor, id, () => ({
      action: 'database.reset_password',
      changes: newSecrets(this.#ids),
    }));
  }

  /** Has the port of a database speak TLS only; there is no way back. */
  enableTls(actor: Actor, id: string): Promise<DatabaseRow> {
    return this.#set(actor, id, 'database.enable_tls', { tls: 1 });
  }

  setEviction(actor: Actor, id: string, on: boolean): Promise<DatabaseRow> {
    return this.#set(actor, id, `database.${on ? 'enable' : 'disable'}_eviction`, {
      eviction: on ? 1 : 0,
    });
  }

  setAutoUpgrade(actor: Actor, id: string, on: boolean): Promise<DatabaseRow> {
    return this.#set(actor, id, `database.${on ? 'enable' : 'disable'}_autoupgrade`, {
      auto_upgrade: on ? 1 : 0,
    });
  }

  setMultizone(actor: Actor, id: string, on: boolean): Promise<DatabaseRow> {
    return this.#set(actor, id, `database.${on ? 'enable' : 'disable'}_multizone`, {
      multizone: on ? 1 : 0,
    });
  }

  setProdPack(actor: Actor, id: string, on: boolean): Promise<DatabaseRow> {
    return this.#set(actor, id, `database.${on ? 'enable' : 'disable'}_prod_pack`, {
      prod_pack: on ? 1 : 0,
    });
  }

  /** Says from which addresses a database can be reached, from now on; from all if none is given. */
  async updateAllowlist(
    actor: Actor,
    id: string,
    allowed: readonly string[],
  ): Promise<DatabaseRow> {
    checkAllowlist(allowed);
    return this.#set(actor, id, 'database.update_allowlist', {
      allowed_ips: JSON.stringify([...new Set(allowed)]),
    });
  }

  setDailyBackup(actor: Actor, id: string, on: boolean): Promise<DatabaseRow> {
    return this.#set(actor, id, `database.${on ? 'enable' : 'disable'}_daily_backup`, {
      daily_backup: on ? 1 : 0,
    });
  }

  /** @param budget dollars a month; 0 is none */
  updateBudget(actor: Actor, id: string, budget: number): Promise<DatabaseRow> {
    return this.#set(actor, id, 'database.update_budget', { budget });
  }

  /**
   * Puts a database under the limits of another plan, at once.
   * @param extras what else is to change with it; what is not given stays as it is
   */
  changePlan(
    actor: Actor,
    id: string,
    type: DatabaseType,
    { autoUpgrade, prodPack }: PlanExtras = {},
  ): Promise<DatabaseRow> {
    return this.#set(actor, id, 'database.change_plan', {
      database_type: type,
      ...(autoUpgrade !== undefined && { auto_upgrade: autoUpgrade ? 1 : 0 }),
      ...(prodPack !== undefined && { prod_pack: prodPack ? 1 : 0 }),
    });
  }

  /** Puts a database that wants it under a larger plan, unless it has another one meanwhile. */
  upgrade(id: string, from: DatabaseType, to: DatabaseType): Promise<DatabaseRow> {
    return this.#change(SYSTEM, id, (row) => {
      if (row.auto_upgrade === 0 || row.database_type !== from) return undefined;
      const changes = { database_type: to };
      return { action: 'database.auto_upgrade', changes, details: { from, to } };
    });
  }

  /** Sets the read regions of a global database. @throws ControlError where it is regional */
  updateRegions(actor: Actor, id: string, regions: readonly string[]): Promise<DatabaseRow> {
    return this.#change(actor, id, (row) => {
      if (row.primary_region === null) throw new ControlError('databaseNotGlobal', { id });
      const readRegions = [...new Set(regions)];
      if (row.read_regions === JSON.stringify(readRegions)) return undefined;
      const details = { from: readRegionsOf(row), to: readRegions };
      const changes = { read_regions: JSON.stringify(readRegions) };
      return { action: 'database.update_regions', changes, details };
    });
  }

  /** Makes a team of the caller the owner. @throws ControlError */
  moveToTeam(actor: Actor, id: string, teamId: string): Promise<DatabaseRow> {
    return this.#change(actor, id, async (row, transaction) => {
      if (!(await this.#teams.isMember(teamId, actor.email, transaction))) {
        throw new ControlError('teamNotFound', { id: teamId });
      }
      if (row.team_id === teamId) throw new ControlError('databaseInTeam', { id, team: teamId });
      await requireFreeName(transaction, teamId, row.database_name);
      const changes = { team_id: teamId, user_email: teamId };
      return { action: 'database.move_to_team', changes, details: { team_id: teamId } };
    });
  }

  /**
   * Deletes a database with all that it holds.
   * @param force whether also the one of the env block, whose tokens many may have copied
   * @throws ControlError
   */
  async delete(actor: Actor, id: string, force = false): Promise<void> {
    await this.#change(actor, id, (row) => {
      if (id === DEFAULT_DATABASE && !force) throw new ControlError('defaultDatabaseStays', { id });
      return {
        action: 'database.delete',
        changes: { state: 'deleted', ...NO_SECRETS },
        details: { name: row.database_name },
      };
    });
  }

  /** Makes what runs of a database fit its row, which another process may have changed. */
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

  /** The same of all. */
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

  /** Waits for changes under way. */
  close(): Promise<void> {
    return this.#mutex.idle();
  }

  /** Sets columns to values; where they have them already, nothing has changed. */
  #set(actor: Actor, id: string, action: string, changes: Changes): Promise<DatabaseRow> {
    const columns = Object.keys(changes) as (keyof Changes)[];
    return this.#change(actor, id, (row) =>
      columns.every((column) => row[column] === changes[column])
        ? undefined
        : { action, changes, details: { ...changes } },
    );
  }

  /**
   * One change of one database.
   * @param decide says what changes, from the row as it is inside the transaction; nothing if undefined
   */
  #change(
    actor: Actor | typeof SYSTEM,
    id: string,
    decide: (
      row: DatabaseRow,
      transaction: Kysely<Schema>,
    ) => Change | undefined | Promise<Change | undefined>,
  ): Promise<DatabaseRow> {
    return this.#mutex.run(id, async () => {
      const { row, changed } = await this.#write(async (transaction) => {
        const before = await reach(transaction, actor, id);
        const change = await decide(before, transaction);
        if (change === undefined) return { row: before, changed: false };
        const after = { ...before, ...change.changes, revision: before.revision + 1 };
        const { numUpdatedRows } = await transaction
          .updateTable('redis_database')
          .set({ ...change.changes, revision: after.revision })
          .where('database_id', '=', id)
          .where('revision', '=', before.revision)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Overtaken();
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

  /** Writes a new row, with a host name that no other database has. */
  #insert(actor: Actor, draft: DatabaseRow): Promise<DatabaseRow> {
    return this.#write(async (transaction) => {
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

  /**
   * A transaction, once more from the start where another process was faster. The store's own rule that
   * an owner has no two active databases of one name has the last word on names.
   */
  async #write<Result>(
    work: (transaction: Kysely<Schema>) => Promise<Result>,
    id: string,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#store.transaction().execute(async (transaction) => {
          const result = await work(transaction);
          await this.#running.step('row written', id);
          return result;
        });
      } catch (error) {
        const again = error instanceof Overtaken || isUniqueViolation(error);
        if (!again || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** A database that can't be made to run is not created. */
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

  #tell(row: DatabaseRow): void {
    for (const watcher of this.#watchers) watcher(row);
  }
}
