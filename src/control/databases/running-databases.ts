import { DataError } from '../../base/data-error.ts';
import type { Logger } from '../../base/logger.ts';
import type { DatabaseSetup, RedisAdministration } from '../../engines/redis/engine.ts';
import { CapacityExhausted, Unavailable } from '../../engines/redis/errors.ts';
import type { DatabasePorts, NewPort } from '../../directory/redis/database-ports.ts';
import type { RedisDatabases } from '../../directory/redis/databases.ts';
import { ControlError } from '../errors.ts';
import { pricePerCommand, UNLIMITED, type DatabaseLimits } from '../plans.ts';
import { storageLimitsOf, type Usage } from '../usage/usage.ts';
import { allowlist } from './allowlist.ts';
import { allowedIpsOf, regionsOf, type DatabaseRow } from './row.ts';

/**
 * A point between two steps of a change. A process may end at any of them, and the next start completes the rest;
 * tests stop here to prove it.
 */
export type Step =
  | 'port taken'
  | 'row written'
  | 'stored'
  | 'engine opened'
  | 'port opened'
  | 'served'
  | 'no longer served'
  | 'port closed'
  | 'engine deleted';

export interface RunningDatabasesOptions {
  readonly engine: RedisAdministration;
  /** The directory of tokens and databases. */
  readonly directory: RedisDatabases;
  readonly ports: DatabasePorts;
  readonly limitsOf: (row: DatabaseRow) => DatabaseLimits;
  readonly usage: Usage;
  readonly log?: Logger | undefined;
  /** Called after each step, and awaited. */
  readonly onStep?: ((step: Step, id: string) => void | Promise<void>) | undefined;
}

/** The running parts of each database, which follow from the database's row alone. */
export class RunningDatabases {
  readonly #engine: RedisAdministration;
  readonly #directory: RedisDatabases;
  readonly #ports: DatabasePorts;
  readonly limitsOf: RunningDatabasesOptions['limitsOf'];
  readonly #usage: Usage;
  readonly #log: Logger | undefined;
  readonly #onStep: NonNullable<RunningDatabasesOptions['onStep']>;
  /** The revision of the row that each database was last reconciled with. */
  readonly #fitted = new Map<string, number>();
  /** The settings that each database was last given. */
  readonly #configured = new Map<string, Readonly<Record<string, string>>>();

  constructor(options: RunningDatabasesOptions) {
    this.#engine = options.engine;
    this.#directory = options.directory;
    this.#ports = options.ports;
    this.limitsOf = options.limitsOf;
    this.#usage = options.usage;
    this.#log = options.log;
    this.#onStep = options.onStep ?? (() => {});
  }

  async step(step: Step, id: string): Promise<void> {
    await this.#onStep(step, id);
  }

  /**
   * Opens many databases in the engine at once; `fit` does the rest.
   * @throws DataError if the data of one can't be read
   */
  async openEngine(rows: readonly DatabaseRow[]): Promise<void> {
    const closed = rows.filter((row) => !this.#engine.has(row.database_id));
    const kept = new Set(await this.#engine.unopened());
    for (const { database_id: id, port } of closed) {
      // A database without a port is new.
      if (kept.has(id) || port === 0) continue;
      this.#log?.warn({ database: id }, 'nothing is kept of this database, it begins empty');
    }
    try {
      await this.#engine.openDatabases(
        Object.fromEntries(closed.map((row) => [row.database_id, this.#setupOf(row)])),
      );
    } catch (error) {
      throw new DataError((error as Error).message, { cause: error });
    }
  }

  /** Takes a port for a new database. @throws ControlError if none is left */
  async takePort(database: Omit<NewPort, 'wanted'>): Promise<number> {
    const port = await this.#ports.open(database);
    if (port === undefined) throw new ControlError('noPortLeft');
    await this.step('port taken', database.id);
    return port;
  }

  releasePort(id: string): void {
    this.#ports.close(id);
  }

  /**
   * Reconciles a running database with a row.
   * @returns the port that the database now has; it differs from the row's if that was taken
   */
  async fit(row: DatabaseRow): Promise<number> {
    const { database_id: id, revision } = row;
    if (row.state === 'active') {
      const port = await this.#serve(row);
      this.#fitted.set(id, revision);
      return port;
    }
    this.#fitted.delete(id);
    await this.#end(id);
    return row.port;
  }

  /** Says that a database no longer has the port of its row. */
  tellMoved(
    { database_id: database, database_name: name, port: before }: DatabaseRow,
    port: number,
  ): void {
    const words = `port ${before} is taken or no longer in the settings, the database \`${name}\` has port ${port}`;
    this.#log?.warn({ database, before, port }, words);
  }

  /** Whether it has been reconciled with this row already. */
  fits({
    database_id: id,
    state,
    revision,
  }: Pick<DatabaseRow, 'database_id' | 'state' | 'revision'>): boolean {
    return state === 'active' ? this.#fitted.get(id) === revision : !this.#fitted.has(id);
  }

  /** The ids of the running databases. */
  ids(): string[] {
    return [...this.#fitted.keys()];
  }

  /** The name of the database, of any account, that a token opens. */
  ownerOf(token: string): string | undefined {
    return this.#directory.byToken(token)?.database.name;
  }

  /** The ids of databases that do not run but have left something behind. */
  remains(): Promise<string[]> {
    return this.#engine.unopened();
  }

  async #serve(row: DatabaseRow): Promise<number> {
    const { database_id: id } = row;
    const tls = row.tls === 1;
    const setup = this.#setupOf(row);
    if (!this.#engine.has(id)) await this.#create(id, setup);
    const limits = this.limitsOf(row);
    await this.#engine.configureDatabase(id, {
      config: this.#changed(id, setup.config),
      limits: storageLimitsOf(limits),
      defaultPassword: row.password,
    });
    this.#configured.set(id, setup.config);
    await this.step('engine opened', id);
    const { database_name: name, port: wanted } = row;
    const port = this.#ports.portOf(id) ?? (await this.#ports.open({ id, name, wanted, tls }));
    if (port === undefined) throw new ControlError('noPortLeft');
    await this.#ports.setTls(id, tls);
    await this.step('port opened', id);
    const usage = this.#usage.allow(id, {
      limits,
      price: pricePerCommand[row.database_type],
      budget: row.budget,
    });
    if (row.suspended === 1) {
      this.#directory.remove(id);
      return port;
    }
    this.#directory.put({
      id,
      name,
      endpoint: row.endpoint,
      regions: regionsOf(row),
      standardToken: row.rest_token,
      readOnlyToken: row.read_only_rest_token,
      maxRequestSize: limits.db_max_request_size,
      isOpenTo: allowlist(allowedIpsOf(row)),
      usage,
    });
    await this.step('served', id);
    return port;
  }

  async #create(id: string, setup: DatabaseSetup): Promise<void> {
    try {
      await this.#engine.createDatabase(id, setup);
    } catch (error) {
      if (error instanceof CapacityExhausted) throw new ControlError('noPlaceLeft');
      if (error instanceof Unavailable) throw new ControlError('databasesAway', {}, 1);
      throw error;
    }
  }

  /** The settings that have changed since the last time: the rest may have been set by CONFIG SET meanwhile. */
  #changed(id: string, config: Readonly<Record<string, string>>): Record<string, string> {
    const before = this.#configured.get(id);
    return Object.fromEntries(
      Object.entries(config).filter(([name, value]) => before?.[name] !== value),
    );
  }

  #setupOf(row: DatabaseRow) {
    const { database_id: id, secret } = row;
    return {
      config: configOf(row, this.limitsOf(row)),
      secret,
      countConnections: () => this.#usage.connectionsOf(id),
    } satisfies DatabaseSetup;
  }

  /**
   * Ends a database: it stops accepting clients, and is then deleted. The next start removes what can't be removed
   * now.
   */
  async #end(id: string): Promise<void> {
    this.#directory.remove(id);
    this.#usage.forget(id);
    this.#configured.delete(id);
    await this.step('no longer served', id);
    this.#ports.close(id);
    await this.step('port closed', id);
    try {
      await this.#engine.deleteDatabase(id);
    } catch (err) {
      this.#log?.error({ err, database: id }, 'cannot remove what a deleted database has left');
    }
    await this.step('engine deleted', id);
  }
}

/** The settings of the engine that follow from a row, under their Redis names. */
function configOf(row: DatabaseRow, limits: DatabaseLimits): Record<string, string> {
  const { db_memory_threshold: memory } = limits;
  return {
    maxmemory: memory >= UNLIMITED ? '0' : String(memory),
    'maxmemory-policy': row.eviction === 1 ? 'optimistic-volatile' : 'noeviction',
  };
}
