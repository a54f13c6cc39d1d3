import { ConnectError, messageOf } from '../../../../errors.ts';
import { waitFor } from '../../../wait.ts';
import type { ConnectorContext } from '../../plugin.ts';
import { SqlError, type Database } from '../database.ts';
import { tableText, type TableId } from '../table-id.ts';
import type { JdbcSourceConfig } from './config.ts';

/** Lists the tables to read, and reports when the list has changed (`TableMonitorThread`). */
export class TableMonitor {
  readonly #database: Database;
  readonly #config: JdbcSourceConfig;
  readonly #context: ConnectorContext;
  readonly #changed: () => void;
  #tables: readonly TableId[] = [];

  constructor(
    database: Database,
    config: JdbcSourceConfig,
    context: ConnectorContext,
    changed: () => void,
  ) {
    this.#database = database;
    this.#config = config;
    this.#context = context;
    this.#changed = changed;
  }

  get tables(): readonly TableId[] {
    return this.#tables;
  }

  /** @throws ConnectError, SqlError if the database can't be read */
  async start(): Promise<void> {
    this.#tables = await this.#read();
    void this.#watch();
  }

  async #watch(): Promise<void> {
    const { signal, logger, connector } = this.#context;
    for (;;) {
      await waitFor(this.#config['table.poll.interval.ms'], this.#context, signal);
      if (signal.aborted) return;
      try {
        const tables = await this.#read();
        if (signal.aborted) return;
        if (tables.map(tableText).join() === this.#tables.map(tableText).join()) continue;
      } catch (error) {
        // The tasks get the same error, and retry.
        logger.warn(
          { connector: connector.name, error: messageOf(error) },
          'The tables of a database could not be read',
        );
        continue;
      }
      // The connector is restarted, with another monitor.
      this.#changed();
      return;
    }
  }

  async #read(): Promise<readonly TableId[]> {
    const { 'table.whitelist': only, 'table.blacklist': without } = this.#config;
    const all = await this.#database.tables(
      this.#config['table.types'],
      this.#config['schema.pattern'],
    );
    const tables = all.filter((table) =>
      only.length > 0 ? isIn(only, table) : !isIn(without, table),
    );
    const names = new Set<string>();
    for (const { name } of tables) {
      if (names.has(name)) {
        throw new ConnectError(
          'The connector uses the unqualified table name as the topic name and has detected ' +
            `duplicate unqualified table names: ${name}. This could lead to mixed data types in the ` +
            'topic and downstream processing errors.',
        );
      }
      names.add(name);
    }
    return tables;
  }
}

function isIn(names: readonly string[], table: TableId): boolean {
  return names.some((name) => [table.name, tableText(table)].includes(name.replaceAll('"', '')));
}

/** Connects, with retries (`CachedConnectionProvider`). */
export async function connectWithRetries<T>(
  config: JdbcSourceConfig,
  context: ConnectorContext,
  connect: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      const passes = error instanceof SqlError && !error.permanent && !context.signal.aborted;
      if (!passes || attempt >= config['connection.attempts']) {
        throw error instanceof ConnectError
          ? error
          : new ConnectError(messageOf(error), { cause: error });
      }
      await waitFor(config['connection.backoff.ms'], context, context.signal);
    }
  }
}
