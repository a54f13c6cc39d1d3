import type { Client } from 'pg';
import { optional, type Field, type Schema } from '../../data/schema.ts';
import type { Value } from '../../data/value.ts';
import { isColumnCaptured, type DebeziumConfig } from './config.ts';
import { columnType, type ColumnType, type PgType } from './column-type.ts';
import type { Relation, Tuple } from './pgoutput.ts';

/** The placeholder for a large value that a change did not touch, so that the stream does not contain it. */
const UNAVAILABLE = '__debezium_unavailable_value';

interface Column extends ColumnType {
  readonly name: string;
  /** The position in the rows that the server sends. */
  readonly at: number;
}

interface TableOptions {
  /** The prefix of schema names. */
  readonly prefix: string;
  readonly relation: Pick<Relation, 'schema' | 'name' | 'identity'>;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
  readonly notNull: ReadonlySet<string>;
}

/** A captured table: its schemas, and how its rows are converted. */
export class Table {
  readonly schema: string;
  readonly name: string;
  /** null if the table has no primary key. */
  readonly keySchema: Schema | null;
  readonly rowSchema: Schema;
  readonly #columns: readonly Column[];
  readonly #keys: readonly Column[];

  constructor({ prefix, relation, columns, primaryKey, notNull }: TableOptions) {
    this.schema = relation.schema;
    this.name = relation.name;
    this.#columns = columns;
    this.#keys = primaryKey.flatMap((name) => columns.find((column) => column.name === name) ?? []);
    const full = `${prefix}.${relation.schema}.${relation.name}`;
    // If the stream has only the key of the old row, its other columns are null.
    const isAlwaysThere = ({ name }: Column) =>
      relation.identity === 'f' ? notNull.has(name) : primaryKey.includes(name);
    const fields = columns.map((column): Field => ({
      name: column.name,
      schema: isAlwaysThere(column) ? column.schema : optional(column.schema),
    }));
    this.rowSchema = { type: 'STRUCT', optional: true, name: `${full}.Value`, fields };
    const keys = this.#keys.map(({ name, schema }): Field => ({ name, schema }));
    this.keySchema =
      keys.length === 0
        ? null
        : { type: 'STRUCT', optional: false, name: `${full}.Key`, fields: keys };
  }

  row(tuple: Tuple): Value {
    return this.#read(this.#columns, tuple);
  }

  /** null if the table has no primary key. */
  key(tuple: Tuple): Value {
    return this.keySchema === null ? null : this.#read(this.#keys, tuple);
  }

  /** Whether two rows have the same key. */
  hasSameKey(a: Tuple, b: Tuple): boolean {
    return this.#keys.every(({ at }) => a[at] === b[at]);
  }

  #read(columns: readonly Column[], tuple: Tuple): Value {
    return new Map(
      columns.map(({ name, at, schema, read }) => {
        const raw = tuple[at];
        if (raw === undefined) return [name, unavailable(schema)];
        return [name, raw === null ? null : read(raw)];
      }),
    );
  }
}

function unavailable({ type, name, valueSchema }: Schema): Value {
  if (type === 'STRING') return UNAVAILABLE;
  if (type === 'BYTES' && name === undefined) return Buffer.from(UNAVAILABLE);
  return type === 'ARRAY' && valueSchema?.type === 'STRING' ? [UNAVAILABLE] : null;
}

/** Looks up properties of tables that changes and rows don't contain. */
export class Tables {
  readonly #client: Client;
  readonly #config: DebeziumConfig;
  readonly #types = new Map<number, PgType>();

  constructor(client: Client, config: DebeziumConfig) {
    this.#client = client;
    this.#config = config;
  }

  async describe(relation: Omit<Relation, 'id'>): Promise<Table> {
    const { schema, name } = relation;
    const columns: Column[] = [];
    for (const [at, column] of relation.columns.entries()) {
      if (!isColumnCaptured(this.#config, schema, name, column.name)) continue;
      const type = await this.#type(column.type);
      const decimals = this.#config['decimal.handling.mode'];
      // Validated with the configuration.
      const mode = decimals as 'precise' | 'double' | 'string';
      const { schema: columnSchema, read } = columnType(type, column.modifier, mode);
      columns.push({ name: column.name, at, schema: columnSchema, read });
    }
    const { rows } = await this.#client.query<{ name: string; required: string; key: string }>(
      `SELECT a.attname AS name, a.attnotnull AS required, 
         array_position((i.indkey::int2[])[0:i.indnkeyatts - 1], a.attnum) AS key
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
       WHERE n.nspname = $1 AND c.relname = $2 ORDER BY 3`,
      [schema, name],
    );
    const primaryKey = rows.filter(({ key }) => key !== null).map((row) => row.name);
    const notNull = new Set(rows.filter(({ required }) => required === 't').map((row) => row.name));
    const prefix = this.#config['topic.prefix'];
    return new Table({ prefix, relation, columns, primaryKey, notNull });
  }

  async #type(oid: number): Promise<PgType> {
    const known = this.#types.get(oid);
    if (known !== undefined) return known;
    const { rows } = await this.#client.query<Record<'kind' | 'base' | 'element', string>>(
      `SELECT typtype AS kind, typbasetype AS base,
         CASE WHEN typcategory = 'A' THEN typelem ELSE 0 END AS element
       FROM pg_type WHERE oid = $1`,
      [oid],
    );
    const { kind = 'b', base = '0', element = '0' } = rows[0] ?? {};
    const type =
      kind === 'd'
        ? await this.#type(Number(base))
        : await this.#plainType(oid, kind, Number(element));
    // The result can't be cached: labels may be added to an enumeration.
    if (kind !== 'e') this.#types.set(oid, type);
    return type;
  }

  async #plainType(oid: number, kind: string, element: number): Promise<PgType> {
    const labels = await this.#client.query<{ enumlabel: string }>(
      'SELECT enumlabel FROM pg_enum WHERE enumtypid = $1 ORDER BY enumsortorder',
      [oid],
    );
    return {
      oid,
      kind,
      element: element === 0 ? undefined : await this.#type(element),
      labels: labels.rows.map(({ enumlabel }) => enumlabel),
    };
  }
}
