import type { Clock } from '../../base/clock.ts';
import type { DatabaseType } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { SYSTEM, type Actor } from '../actor.ts';
import { ControlError } from '../errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { DatabaseLimits } from '../plans.ts';
import type { Teams } from '../teams.ts';
import { activeDatabases, requireDatabase, accessibleDatabases } from './access.ts';
import { checkAllowlist } from './allowlist.ts';
import { DEFAULT_DATABASE } from './default-database.ts';
import { DatabaseChanges, type DatabaseChangesOptions } from './database-changes.ts';
import { checkName } from './names.ts';
import { newRow, type NewDatabase, newSecrets, NO_SECRETS } from './new-row.ts';
import { readRegionsOf, type DatabaseRow } from './row.ts';
import type { RunningDatabases } from './running-databases.ts';
import { requireFreeName } from './unique.ts';

export interface DatabasesOptions extends DatabaseChangesOptions {
  readonly clock: Clock;
  readonly teams: Teams;
  /** The plan of databases whose request names none. */
  readonly defaultType: DatabaseType;
}

/** The columns of settings that are on or off, by the names that they have in the audit log. */
const SWITCHES = {
  eviction: 'eviction',
  autoupgrade: 'auto_upgrade',
  multizone: 'multizone',
  prod_pack: 'prod_pack',
  daily_backup: 'daily_backup',
} as const;
export type DatabaseSwitch = keyof typeof SWITCHES;

/** Further properties that a change of plan may set. */
export interface PlanExtras {
  /** Whether the database is upgraded automatically when it reaches its limits. */
  readonly autoUpgrade?: boolean | undefined;
  readonly prodPack?: boolean | undefined;
}

/**
 * The databases of the platform. The store is the source of truth: every change is one transaction there, after which
 * the running database is reconciled with its row. So a process that ends half-way leaves the old state or the new
 * one, and the next start reconciles the rest.
 */
export class Databases {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #teams: Teams;
  readonly #running: Pick<RunningDatabases, 'limitsOf' | 'ownerOf'>;
  readonly #defaultType: DatabaseType;
  readonly #changes: DatabaseChanges;

  /** Reconciles the running databases with the store. */
  static async open(options: DatabasesOptions): Promise<Databases> {
    return new Databases(options, await DatabaseChanges.open(options));
  }

  private constructor(options: DatabasesOptions, changes: DatabaseChanges) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#ids = options.ids;
    this.#teams = options.teams;
    this.#running = options.running;
    this.#defaultType = options.defaultType;
    this.#changes = changes;
  }

  /** Calls a watcher with each row that was created, changed or deleted, once the change has taken effect. */
  watch(watcher: (row: DatabaseRow) => void): void {
    this.#changes.watch(watcher);
  }

  /** The limits of a database. */
  limitsOf(row: DatabaseRow): DatabaseLimits {
    return this.#running.limitsOf(row);
  }

  /** The databases that the caller has access to, oldest first. */
  list(actor: Actor): Promise<DatabaseRow[]> {
    return accessibleDatabases(this.#store, actor)
      .orderBy('creation_time')
      .orderBy('database_name')
      .orderBy('database_id')
      .execute();
  }

  /** The name of the database, of any account, that a token opens. */
  ownerOf(token: string): string | undefined {
    return this.#running.ownerOf(token);
  }

  /** The databases of all accounts. */
  everybodys(): Promise<DatabaseRow[]> {
    return activeDatabases(this.#store).execute();
  }

  /** @throws ControlError if there is no such database that the caller has access to */
  get(actor: Actor, id: string): Promise<DatabaseRow> {
    return requireDatabase(this.#store, actor, id);
  }

  /**
   * Creates a database; resolves when it serves.
   * @throws ControlError
   */
  async create(actor: Actor, order: NewDatabase): Promise<DatabaseRow> {
    checkName(order.name);
    const { name, tls = false, type = this.#defaultType } = order;
    const id = this.#ids.uuid();
    return this.#changes.create(actor, { id, name, tls }, (port) =>
      newRow({ id, actor, port, order: { ...order, type } }, this.#ids, this.#clock),
    );
  }

  /** Renames a database; its host name stays. @throws ControlError */
  rename(actor: Actor, id: string, name: string): Promise<DatabaseRow> {
    checkName(name);
    return this.#changes.change(actor, id, async (row, transaction) => {
      if (row.database_name === name) return undefined;
      await requireFreeName(transaction, row.user_email, name);
      const details = { from: row.database_name, to: name };
      return { action: 'database.rename', changes: { database_name: name }, details };
    });
  }

  /**
   * Gives a database a new password and new tokens; the old ones stop working, on open connections too. Users made
   * with ACL SETUSER keep their passwords, and so their tokens.
   */
  resetPassword(actor: Actor, id: string): Promise<DatabaseRow> {
    return this.#changes.change(actor, id, () => ({
      action: 'database.reset_password',
      changes: newSecrets(this.#ids),
    }));
  }

  /** Makes the port of a database TLS only; this can't be undone. */
  enableTls(actor: Actor, id: string): Promise<DatabaseRow> {
    return this.#changes.set(actor, id, 'database.enable_tls', { tls: 1 });
  }

  /** Turns a setting on or off. */
  setSwitch(actor: Actor, id: string, name: DatabaseSwitch, on: boolean): Promise<DatabaseRow> {
    return this.#changes.set(actor, id, `database.${on ? 'enable' : 'disable'}_${name}`, {
      [SWITCHES[name]]: on ? 1 : 0,
    });
  }

  /** Sets the addresses from which a database can be reached; from all if none is given. */
  async updateAllowlist(
    actor: Actor,
    id: string,
    allowed: readonly string[],
  ): Promise<DatabaseRow> {
    checkAllowlist(allowed);
    return this.#changes.set(actor, id, 'database.update_allowlist', {
      allowed_ips: JSON.stringify([...new Set(allowed)]),
    });
  }

  /** @param budget dollars a month; 0 is none */
  updateBudget(actor: Actor, id: string, budget: number): Promise<DatabaseRow> {
    return this.#changes.set(actor, id, 'database.update_budget', { budget });
  }

  /**
   * Changes the plan of a database, at once.
   * @param extras further changes; what is not given stays as it is
   */
  changePlan(
    actor: Actor,
    id: string,
    type: DatabaseType,
    { autoUpgrade, prodPack }: PlanExtras = {},
  ): Promise<DatabaseRow> {
    return this.#changes.set(actor, id, 'database.change_plan', {
      database_type: type,
      ...(autoUpgrade !== undefined && { auto_upgrade: autoUpgrade ? 1 : 0 }),
      ...(prodPack !== undefined && { prod_pack: prodPack ? 1 : 0 }),
    });
  }

  /** Upgrades a database to a larger plan, unless its plan has changed meanwhile. */
  upgrade(id: string, from: DatabaseType, to: DatabaseType): Promise<DatabaseRow> {
    return this.#changes.change(SYSTEM, id, (row) => {
      if (row.auto_upgrade === 0 || row.database_type !== from) return undefined;
      const changes = { database_type: to };
      return { action: 'database.auto_upgrade', changes, details: { from, to } };
    });
  }

  /** Sets the read regions of a global database. @throws ControlError if it is regional */
  updateRegions(actor: Actor, id: string, regions: readonly string[]): Promise<DatabaseRow> {
    return this.#changes.change(actor, id, (row) => {
      if (row.primary_region === null) throw new ControlError('databaseNotGlobal', { id });
      const readRegions = [...new Set(regions)];
      if (row.read_regions === JSON.stringify(readRegions)) return undefined;
      const details = { from: readRegionsOf(row), to: readRegions };
      const changes = { read_regions: JSON.stringify(readRegions) };
      return { action: 'database.update_regions', changes, details };
    });
  }

  /** Makes a team the owner, to which the caller's role allows to move. @throws ControlError */
  moveToTeam(actor: Actor, id: string, teamId: string): Promise<DatabaseRow> {
    return this.#changes.change(actor, id, async (row, transaction) => {
      const { customerId } = await this.#teams.requireTarget(actor, teamId, transaction);
      if (row.team_id === teamId) throw new ControlError('databaseInTeam', { id, team: teamId });
      await requireFreeName(transaction, teamId, row.database_name);
      const changes = { team_id: teamId, user_email: teamId, customer_id: customerId };
      return { action: 'database.move_to_team', changes, details: { team_id: teamId } };
    });
  }

  /**
   * Deletes a database with all its content.
   * @param force also the one of the env block, whose tokens may be in use in many places
   * @throws ControlError
   */
  async delete(actor: Actor, id: string, force = false): Promise<void> {
    await this.#changes.change(actor, id, (row) => {
      if (id === DEFAULT_DATABASE && !force) throw new ControlError('defaultDatabaseStays', { id });
      return {
        action: 'database.delete',
        changes: { state: 'deleted', ...NO_SECRETS },
        details: { name: row.database_name },
      };
    });
  }

  /** Reconciles a running database with its row, which another process may have changed. */
  follow(id: string): Promise<void> {
    return this.#changes.follow(id);
  }

  /** The same for all databases. */
  followAll(): Promise<void> {
    return this.#changes.followAll();
  }

  /** Waits for changes in progress. */
  close(): Promise<void> {
    return this.#changes.idle();
  }
}
