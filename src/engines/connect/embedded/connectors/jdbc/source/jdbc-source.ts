import type { SourceRecord } from '../../../data/record.ts';
import { ConfigError, ConnectError, messageOf, RetriableError } from '../../../../errors.ts';
import { waitFor } from '../../../wait.ts';
import type { ConnectorContext, SourceContext, SourcePlugin, SourceTask } from '../../plugin.ts';
import type { ConnectorProperties } from '../../../../engine.ts';
import { connectionConfig } from '../connection-config.ts';
import { SqlError, type Database, type TableColumn } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { type TableId, tableText } from '../table-id.ts';
import { readJdbcSourceConfig, type JdbcSourceConfig } from './config.ts';
import { fromOffset } from './progress.ts';
import { TableMonitor, connectWithRetries } from './table-monitor.ts';
import { TableQuery, partitionOf, type Subject } from './table-query.ts';

/** The property of a task that names its tables, as JSON. */
const TABLES = 'tables';

/** How long a poll of a task without tables takes, in milliseconds. */
const NOTHING_TO_DO = 60_000;

/** Reads the rows of tables, and later ones, as records (Aiven's `JdbcSourceConnector`). */
export const jdbcSource: SourcePlugin = {
  kind: 'source',
  className: 'io.aiven.connect.jdbc.JdbcSourceConnector',
  check(properties, { files }) {
    const errors: string[] = [];
    readJdbcSourceConfig(properties, files, errors);
    return errors;
  },
  plannedTasks(properties, max) {
    const { query = '', 'table.whitelist': tables = '' } = properties;
    if (query !== '') return 1;
    return tables === '' ? max : Math.min(tables.split(',').length, max);
  },
  async start(properties, context, reconfigure) {
    const { config, database } = open(properties, context);
    try {
      const monitor = new TableMonitor(database, config, context, reconfigure);
      if (config.query === '') await connectWithRetries(config, context, () => monitor.start());
      return {
        taskConfigs: async (max) =>
          groups(config.query === '' ? monitor.tables : [], max).map((tables) => ({
            ...properties,
            [TABLES]: JSON.stringify(tables),
          })),
        stop: () => database.close(),
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  },
  async open(properties, context) {
    const { config, database } = open(properties, context);
    // Written by `taskConfigs`.
    const tables = JSON.parse(properties[TABLES] ?? '[]') as readonly TableId[];
    try {
      const subjects = await connectWithRetries(config, context, () =>
        subjectsOf(database, config, tables),
      );
      const queries = subjects.map(
        (subject) =>
          new TableQuery(database, config, subject, fromOffset(context.offset(subject.partition))),
      );
      return new JdbcSourceTask(config, database, queries, context);
    } catch (error) {
      await database.close();
      throw error;
    }
  },
};

function open(
  properties: ConnectorProperties,
  context: ConnectorContext,
): { readonly config: JdbcSourceConfig; readonly database: Database } {
  const { files, connector } = context;
  const config = readJdbcSourceConfig(properties, files, []);
  if (config === undefined) throw new ConfigError('The configuration is not valid');
  const connection = connectionConfig(config, connector.clusterId, files);
  return { config, database: openDatabase(connection, context, true) };
}

/** `ConnectorUtils.groupPartitions`, but with one task if there are no tables yet. */
function groups(tables: readonly TableId[], max: number): readonly (readonly TableId[])[] {
  const count = Math.max(1, Math.min(tables.length, max));
  return Array.from({ length: count }, (_, i) => tables.filter((_, at) => at % count === i));
}

class JdbcSourceTask implements SourceTask {
  readonly #config: JdbcSourceConfig;
  readonly #database: Database;
  readonly #queries: readonly TableQuery[];
  readonly #context: SourceContext;

  constructor(
    config: JdbcSourceConfig,
    database: Database,
    queries: readonly TableQuery[],
    context: SourceContext,
  ) {
    this.#config = config;
    this.#database = database;
    this.#queries = queries;
    this.#context = context;
  }

  /** Reads one table at a time, each when it is due. */
  async poll(): Promise<readonly SourceRecord[]> {
    const { clock, signal } = this.#context;
    const query = this.#next();
    if (query === undefined) {
      await waitFor(NOTHING_TO_DO, this.#context, signal);
      return [];
    }
    if (!query.isOpen && query.due > clock.now()) {
      await waitFor(query.due - clock.now(), this.#context, signal);
      if (signal.aborted) return [];
    }
    try {
      const records = await query.next(clock.now());
      if (!query.isOpen) query.due = clock.now() + this.#config['poll.interval.ms'];
      return records;
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      const message = messageOf(error);
      if (error.permanent) throw new ConnectError(message, { cause: error });
      const after = this.#config['connection.backoff.ms'];
      throw new RetriableError(message, { cause: error, after });
    }
  }

  async stop(): Promise<void> {
    await this.#database.close();
  }

  /** The table that is being read, because there is one cursor at a time; otherwise the one that is due first. */
  #next(): TableQuery | undefined {
    return (
      this.#queries.find(({ isOpen }) => isOpen) ??
      this.#queries.toSorted((a, b) => a.due - b.due)[0]
    );
  }
}

/** The tables of a task, or its query. @throws ConnectError, SqlError */
async function subjectsOf(
  database: Database,
  config: JdbcSourceConfig,
  tables: readonly TableId[],
): Promise<readonly Subject[]> {
  if (config.query !== '') return [subject(config, undefined, [])];
  const subjects: Subject[] = [];
  for (const table of tables) {
    const columns = await database.columns(table);
    // The table was dropped after it was listed.
    if (columns !== undefined) subjects.push(subject(config, table, columns));
  }
  return subjects;
}

function subject(
  config: JdbcSourceConfig,
  table: TableId | undefined,
  columns: readonly TableColumn[],
): Subject {
  const { mode } = config;
  const incrementing = mode.includes('incrementing')
    ? config['incrementing.column.name'] || counter(table, columns)
    : undefined;
  const timestamps = mode.includes('timestamp') ? config['timestamp.column.name'] : [];
  const notNull = new Set(columns.filter(({ nullable }) => !nullable).map(({ name }) => name));
  if (table !== undefined && config['validate.non.null']) {
    checkNotNull(table, incrementing, timestamps, notNull);
  }
  return { table, incrementing, timestamps, notNull, partition: partitionOf(table) };
}

function counter(table: TableId | undefined, columns: readonly TableColumn[]): string {
  const counters = columns.filter(({ autoIncrement }) => autoIncrement);
  if (counters.length === 1) return counters[0]!.name;
  throw new ConnectError(
    `Not exactly one auto-incrementing column in ${table === undefined ? 'the query' : tableText(table)}: ` +
      'incrementing.column.name must name the one to use',
  );
}

/** `JdbcSourceTask.validateNonNullable`. */
function checkNotNull(
  table: TableId,
  incrementing: string | undefined,
  timestamps: readonly string[],
  notNull: ReadonlySet<string>,
): void {
  if (incrementing !== undefined && !notNull.has(incrementing)) {
    throw new ConnectError(
      `Cannot make incremental queries using incrementing column ${incrementing} on ` +
        `${tableText(table)} because this column is nullable.`,
    );
  }
  if (timestamps.length > 0 && !timestamps.some((name) => notNull.has(name))) {
    throw new ConnectError(
      `Cannot make incremental queries using timestamp columns [${timestamps.join(', ')}] on ` +
        `${tableText(table)} because all of these columns nullable.`,
    );
  }
}
