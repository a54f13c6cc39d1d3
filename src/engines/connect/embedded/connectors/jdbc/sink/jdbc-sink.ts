import type { SinkRecord } from '../../../data/record.ts';
import type { Schema } from '../../../data/schema.ts';
import { isStruct } from '../../../data/value.ts';
import { ConfigError, ConnectError, messageOf, RetriableError } from '../../../../errors.ts';
import type { SinkContext, SinkPlugin, SinkTask } from '../../plugin.ts';
import { connectionConfig } from '../connection-config.ts';
import { SqlError, type Database, type Statement } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { parseTableId, tableText, type TableId } from '../table-id.ts';
import { insertMode, readJdbcSinkConfig, tableNameFor, type JdbcSinkConfig } from './config.ts';
import { fieldsFor } from './fields.ts';
import { deleteStatements, writeStatements } from './statements.ts';
import { SinkTables } from './tables.ts';

/** Writes records as rows of tables (Aiven's `JdbcSinkConnector`). */
export const jdbcSink: SinkPlugin = {
  kind: 'sink',
  className: 'io.aiven.connect.jdbc.JdbcSinkConnector',
  check(properties, { files }) {
    const errors: string[] = [];
    readJdbcSinkConfig(properties, files, errors);
    return errors;
  },
  async open(properties, context) {
    const { files, connector } = context;
    const config = readJdbcSinkConfig(properties, files, []);
    if (config === undefined) throw new ConfigError('The configuration is not valid');
    const connection = connectionConfig(config, connector.clusterId, files);
    return new JdbcSinkTask(config, openDatabase(connection, context, false), context);
  },
};

/** Consecutive records with the same table and columns. */
interface Run {
  readonly table: TableId;
  readonly keySchema: Schema | null;
  /** null if the rows are to be deleted. */
  readonly valueSchema: Schema | null;
  readonly records: SinkRecord[];
}

class JdbcSinkTask implements SinkTask {
  readonly #config: JdbcSinkConfig;
  readonly #database: Database;
  readonly #context: SinkContext;
  readonly #tables: SinkTables;
  #retriesLeft: number;

  constructor(config: JdbcSinkConfig, database: Database, context: SinkContext) {
    this.#config = config;
    this.#database = database;
    this.#context = context;
    this.#tables = new SinkTables(database, config);
    this.#retriesLeft = config['max.retries'];
  }

  async put(records: readonly SinkRecord[]): Promise<void> {
    try {
      await this.#write(records);
    } catch (error) {
      this.#tables.clear();
      const passes = error instanceof SqlError && !error.permanent;
      if (passes) throw this.#tryAgain(error);
      const { reporter } = this.#context;
      if (reporter === undefined || this.#context.signal.aborted) throw failed(error);
      if (records.length === 1) await reporter.report(records[0]!, error);
      // Writes the records one by one, so that only invalid ones are reported.
      else for (const record of records) await this.put([record]);
    }
    this.#retriesLeft = this.#config['max.retries'];
  }

  stop(): Promise<void> {
    return this.#database.close();
  }

  /** `JdbcSinkTask.put`. */
  #tryAgain(error: SqlError): ConnectError {
    if (this.#retriesLeft === 0) return failed(error);
    this.#retriesLeft -= 1;
    const after = this.#config['retry.backoff.ms'];
    return new RetriableError(messageOf(error), { cause: error, after });
  }

  /** Writes all records in one transaction. */
  async #write(records: readonly SinkRecord[]): Promise<void> {
    const config = this.#config;
    const { dialect } = this.#database;
    const batch = config['batch.size'] === 0 ? records.length : config['batch.size'];
    const statements: Statement[] = [];
    for (const { table, keySchema, valueSchema, records: run } of this.#runs(records)) {
      const fields = fieldsFor(config, tableText(table), keySchema, valueSchema);
      await this.#tables.prepare(table, fields);
      const target = { dialect, table, fields };
      statements.push(
        ...(valueSchema === null
          ? deleteStatements(target, run)
          : writeStatements(target, run, insertMode(config), batch)),
      );
    }
    if (statements.length > 0) await this.#database.execute(statements);
  }

  #runs(records: readonly SinkRecord[]): readonly Run[] {
    const runs: Run[] = [];
    for (const record of records) {
      if (record.value === null && this.#config['handle.tombstone']) continue;
      const { keySchema } = record;
      const valueSchema = record.value === null ? null : record.valueSchema;
      this.#check(record);
      const table = parseTableId(tableNameFor(this.#config, record.topic));
      const last = runs.at(-1);
      const fits =
        last !== undefined &&
        tableText(last.table) === tableText(table) &&
        last.keySchema === keySchema &&
        last.valueSchema === valueSchema;
      if (fits) last.records.push(record);
      else runs.push({ table, keySchema, valueSchema, records: [record] });
    }
    return runs;
  }

  /** The wording of `RecordValidator` in later versions. */
  #check(record: SinkRecord): void {
    const { value, valueSchema, original, offset } = record;
    if (value === null ? this.#config['delete.enabled'] : valueSchema !== null && isStruct(value)) {
      return;
    }
    throw new ConnectError(
      `Sink connector '${this.#context.connector.name}' is configured with ` +
        `'delete.enabled=${this.#config['delete.enabled']}' and 'pk.mode=${this.#config['pk.mode']}' ` +
        'and therefore requires records with a non-null Struct value and non-null Struct schema, ' +
        `but found record at (topic='${original.topic}',partition=${original.partition},` +
        `offset=${offset},timestamp=${original.timestamp}) with a ` +
        `${value === null ? 'null' : 'schemaless'} value`,
    );
  }
}

function failed(error: unknown): ConnectError {
  return error instanceof ConnectError
    ? error
    : new ConnectError(messageOf(error), { cause: error });
}
