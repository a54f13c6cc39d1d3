import { ConnectError } from '../../../../errors.ts';
import type { Value } from '../../../data/value.ts';
import { SqlError, type Database, type Dialect } from '../database.ts';
import { quote, quoteTable, tableText, type TableId } from '../table-id.ts';
import type { JdbcSinkConfig } from './config.ts';
import type { SinkField } from './fields.ts';

/** A cache of the tables that a sink writes to; creates and extends them if that is enabled (`DbStructure`). */
export class SinkTables {
  readonly #database: Database;
  readonly #config: JdbcSinkConfig;
  /** The names of columns in lower case, by the quoted name of the table. */
  readonly #columns = new Map<string, ReadonlySet<string>>();

  constructor(database: Database, config: JdbcSinkConfig) {
    this.#database = database;
    this.#config = config;
  }

  /** Clears the cache, because tables may have been changed. */
  clear(): void {
    this.#columns.clear();
  }

  /** @throws ConnectError, SqlError */
  async prepare(table: TableId, fields: readonly SinkField[]): Promise<void> {
    const known = this.#columns.get(quoteTable(table));
    if (known !== undefined && missing(fields, known).length === 0) return;
    const columns = (await this.#read(table)) ?? (await this.#create(table, fields));
    const absent = missing(fields, columns);
    if (absent.length > 0) await this.#extend(table, absent);
    this.#columns.set(
      quoteTable(table),
      new Set([...columns, ...absent.map(({ name }) => name.toLowerCase())]),
    );
  }

  async #read(table: TableId): Promise<ReadonlySet<string> | undefined> {
    const columns = await this.#database.columns(table);
    return columns && new Set(columns.map(({ name }) => name.toLowerCase()));
  }

  async #create(table: TableId, fields: readonly SinkField[]): Promise<ReadonlySet<string>> {
    if (!this.#config['auto.create']) {
      throw new ConnectError(`Table ${tableText(table)} is missing and auto-creation is disabled`);
    }
    const { dialect } = this.#database;
    const keys = fields.filter(({ isKey }) => isKey).map(({ name }) => quote(name));
    const parts = fields.map((field) => columnDefinition(dialect, field));
    if (keys.length > 0) parts.push(`PRIMARY KEY (${keys.join(', ')})`);
    try {
      await this.#ddl(`CREATE TABLE ${quoteTable(table)} (${parts.join(', ')})`);
    } catch (error) {
      // Another task may have made the same change meanwhile.
      const columns = error instanceof SqlError ? await this.#read(table) : undefined;
      if (columns === undefined) throw error;
      return columns;
    }
    return new Set(fields.map(({ name }) => name.toLowerCase()));
  }

  async #extend(table: TableId, absent: readonly SinkField[]): Promise<void> {
    for (const { name, schema } of absent) {
      if (!schema.optional && schema.defaultValue === undefined) {
        throw new ConnectError(
          `Cannot ALTER to add missing field ${name}, as it is not optional and does not have a default value`,
        );
      }
    }
    if (!this.#config['auto.evolve']) {
      const names = absent.map(({ name }) => name).join(', ');
      throw new ConnectError(
        `Table ${tableText(table)} is missing fields ([${names}]) and auto-evolution is disabled`,
      );
    }
    const { dialect } = this.#database;
    for (const field of absent) {
      try {
        await this.#ddl(
          `ALTER TABLE ${quoteTable(table)} ADD COLUMN ${columnDefinition(dialect, field)}`,
        );
      } catch (error) {
        const columns = error instanceof SqlError ? await this.#read(table) : undefined;
        if (columns?.has(field.name.toLowerCase()) !== true) throw error;
      }
    }
  }

  async #ddl(sql: string): Promise<void> {
    await this.#database.execute([{ sql, parameters: [] }]);
  }
}

function missing(fields: readonly SinkField[], columns: ReadonlySet<string>): readonly SinkField[] {
  return fields.filter(({ name }) => !columns.has(name.toLowerCase()));
}

/** `GenericDatabaseDialect.writeColumnSpec`. */
function columnDefinition(dialect: Dialect, { name, schema, isKey }: SinkField): string {
  const type = `${quote(name)} ${dialect.sqlType(schema)}`;
  if (schema.defaultValue !== undefined && schema.defaultValue !== null) {
    return `${type} DEFAULT ${literal(dialect.bind(schema, schema.defaultValue))}`;
  }
  return `${type} ${schema.optional && !isKey ? 'NULL' : 'NOT NULL'}`;
}

function literal(value: Value | Uint8Array): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new ConnectError('Default values of this type are not supported');
}
