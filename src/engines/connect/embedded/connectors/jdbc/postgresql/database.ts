import type { Socket } from 'node:net';
import { DatabaseError, type Client, type FieldDef } from 'pg';
import { messageOf } from '../../../../errors.ts';
import type { ConnectorContext } from '../../plugin.ts';
import type { ConnectionConfig, PostgresqlLocation } from '../connection-config.ts';
import {
  SqlError,
  type Cursor,
  type Database,
  type Moment,
  type Rows,
  type SqlValue,
  type Statement,
  type TableColumn,
} from '../database.ts';
import { quote, type TableId } from '../table-id.ts';
import { CLOSED, connectPostgresql } from './connect.ts';
import { postgresqlDialect } from './dialect.ts';

/** Classes of SQLSTATE that a retry can't mend: invalid data, violated constraints, invalid statements. */
const PERMANENT = /^(?:22|23|42|0A|28|3D|3F|25006)/;

/** A connection to a PostgreSQL server, opened by the first call. */
export class PostgresqlDatabase implements Database {
  readonly dialect = postgresqlDialect;
  readonly #location: PostgresqlLocation;
  readonly #config: ConnectionConfig;
  readonly #context: ConnectorContext;
  readonly #readOnly: boolean;
  #client: Client | undefined;
  /** The socket of the connection, also while it connects. */
  #socket: Socket | undefined;
  readonly #onAbort = () => this.#socket?.destroy();

  constructor(
    location: PostgresqlLocation,
    config: ConnectionConfig,
    context: ConnectorContext,
    readOnly: boolean,
  ) {
    this.#location = location;
    this.#config = config;
    this.#context = context;
    this.#readOnly = readOnly;
    // Does not wait for an answer that a silent server would never send.
    context.signal.addEventListener('abort', this.#onAbort);
  }

  execute(statements: readonly Statement[]): Promise<readonly number[]> {
    return this.#use(async (client) => {
      await client.query('BEGIN');
      const changes: number[] = [];
      for (const { sql, parameters } of statements) {
        changes.push((await client.query(sql, bound(parameters))).rowCount ?? 0);
      }
      await client.query('COMMIT');
      return changes;
    });
  }

  query({ sql, parameters }: Statement): Promise<Cursor> {
    return this.#use(async (client) => {
      await client.query(`BEGIN ${this.#readOnly ? 'READ ONLY' : ''}`);
      await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${sql}`, bound(parameters));
      return {
        next: (count) => this.#use((same) => fetch(same, count)),
        close: () => this.#use(async (same) => void (await same.query('ROLLBACK'))),
      };
    });
  }

  async tables(types: readonly string[], schema: string | null): Promise<readonly TableId[]> {
    const kinds = types.flatMap((type) => KINDS[type.toUpperCase()] ?? []);
    const rows = await this.#rows(
      `SELECT n.nspname, c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind::text = ANY (string_to_array($1, ','))
         AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_toast%'
         AND n.nspname LIKE $2 ORDER BY 1, 2`,
      kinds.join(','),
      schema ?? '%',
    );
    return rows.map(([nspname, relname]) => ({ schema: String(nspname), name: String(relname) }));
  }

  async columns(table: TableId): Promise<readonly TableColumn[] | undefined> {
    const name =
      table.schema === undefined
        ? quote(table.name)
        : `${quote(table.schema)}.${quote(table.name)}`;
    const rows = await this.#rows(
      `SELECT a.attname, a.attnotnull,
         a.attidentity <> '' OR coalesce(pg_get_expr(d.adbin, d.adrelid) LIKE 'nextval(%', false)
       FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
       WHERE a.attrelid = to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
      name,
    );
    if (rows.length === 0) return undefined;
    return rows.map(([attname, notNull, counts]) => ({
      name: String(attname),
      nullable: notNull !== 't',
      autoIncrement: counts === 't',
    }));
  }

  async now(): Promise<Moment> {
    const [row] = await this.#rows("SELECT clock_timestamp() AT TIME ZONE 'UTC'");
    return this.dialect.readMoment(row![0]!);
  }

  async close(): Promise<void> {
    this.#context.signal.removeEventListener('abort', this.#onAbort);
    const client = this.#client;
    this.#client = undefined;
    if (client === undefined) return;
    const ended = client.end().catch(() => undefined);
    if (this.#context.signal.aborted) this.#socket?.destroy();
    await ended;
  }

  #rows(sql: string, ...parameters: SqlValue[]): Promise<Rows['rows']> {
    return this.#use(async (client) => {
      const { rows } = await client.query<SqlValue[]>({
        text: sql,
        values: bound(parameters),
        rowMode: 'array',
      });
      return rows;
    });
  }

  /** Runs an action on the connection. A connection that has failed is not used again. */
  async #use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    try {
      if (this.#context.signal.aborted) throw new Error(CLOSED);
      this.#client ??= await this.#connect();
      return await work(this.#client);
    } catch (error) {
      this.#client = undefined;
      this.#socket?.destroy();
      throw toSqlError(error);
    }
  }

  #connect(): Promise<Client> {
    const { user, password } = this.#location;
    return connectPostgresql({
      location: this.#location,
      user: this.#config.user ?? user,
      password: this.#config.password ?? password,
      context: this.#context,
      onSocket: (socket) => {
        this.#socket = socket;
      },
    });
  }
}

/** `pg_class.relkind` by JDBC's table types. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  TABLE: ['r', 'p'],
  'PARTITIONED TABLE': ['p'],
  VIEW: ['v'],
  'MATERIALIZED VIEW': ['m'],
  'FOREIGN TABLE': ['f'],
};

async function fetch(client: Client, count: number): Promise<Rows> {
  const { fields, rows } = await client.query<SqlValue[]>({
    text: `FETCH ${count} FROM rows`,
    rowMode: 'array',
  });
  return {
    columns: fields.map(({ name, dataTypeID, dataTypeModifier }: FieldDef) => ({
      name,
      type: `${dataTypeID}:${dataTypeModifier}`,
    })),
    rows,
    isEnd: rows.length < count,
  };
}

function bound(parameters: readonly SqlValue[]): SqlValue[] {
  return parameters.map((value) =>
    value instanceof Uint8Array && !Buffer.isBuffer(value) ? Buffer.from(value) : value,
  );
}

function toSqlError(error: unknown): SqlError {
  const code = error instanceof DatabaseError ? error.code : undefined;
  return new SqlError(messageOf(error), {
    permanent: code !== undefined && PERMANENT.test(code),
    cause: error,
  });
}
