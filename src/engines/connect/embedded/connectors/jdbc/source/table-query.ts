import type { OffsetFields, SourceRecord } from '../../../data/record.ts';
import { optional, type Field, type Schema } from '../../../data/schema.ts';
import type { Value } from '../../../data/value.ts';
import { ConnectError } from '../../../../errors.ts';
import type {
  ColumnReader,
  Cursor,
  Database,
  Moment,
  ResultColumn,
  Rows,
  SqlValue,
  Statement,
} from '../database.ts';
import { quote, quoteTable, tableText, type TableId } from '../table-id.ts';
import { numericMapping, type JdbcSourceConfig } from './config.ts';
import { momentAt, toOffset, type Progress } from './progress.ts';

/** How many rows are read at once at most, whatever `batch.max.rows` says. */
const MOST_ROWS = 10_000;

/** The source: a table, or the query of the configuration. */
export interface Subject {
  /** undefined for the query. */
  readonly table: TableId | undefined;
  readonly incrementing: string | undefined;
  readonly timestamps: readonly string[];
  /** Columns that are never null. */
  readonly notNull: ReadonlySet<string>;
  readonly partition: OffsetFields;
}

/** Repeatedly reads the new rows of one table (`TimestampIncrementingTableQuerier`, `BulkTableQuerier`). */
export class TableQuery {
  readonly #database: Database;
  readonly #config: JdbcSourceConfig;
  readonly #subject: Subject;
  /** When it is to be read next, in Unix milliseconds. */
  due = -Infinity;
  /** Where to continue after an interruption. */
  #progress: Progress;
  /** The timestamp of the last row, in timestamp mode. It is not in the offset yet: more rows may have the same one. */
  #moment: Moment | undefined;
  #cursor: Cursor | undefined;
  #readers: readonly ColumnReader[] = [];
  #schema: Schema | undefined;
  /** The names and types of the columns that the schema was made for. */
  #schemaKey = '';

  constructor(database: Database, config: JdbcSourceConfig, subject: Subject, progress: Progress) {
    this.#database = database;
    this.#config = config;
    this.#subject = subject;
    this.#progress = progress;
  }

  /** Whether its current rows have not been read to the end. */
  get isOpen(): boolean {
    return this.#cursor !== undefined;
  }

  /** @returns no records after the last row */
  async next(now: number): Promise<readonly SourceRecord[]> {
    const most = Math.min(this.#config['batch.max.rows'], MOST_ROWS);
    this.#cursor ??= await this.#database.query(await this.#statement());
    let rows: Rows;
    try {
      rows = await this.#cursor.next(most);
    } catch (error) {
      this.#cursor = undefined;
      throw error;
    }
    const { isEnd } = rows;
    if (isEnd) await this.close();
    const mapping = numericMapping(this.#config);
    this.#readers = rows.columns.map((column) => this.#database.dialect.reader(column, mapping));
    const records = rows.rows.map((row) => this.#record(rows.columns, row, now));
    if (isEnd) this.#seenAll();
    return isEnd && records.length > 0
      ? [...records.slice(0, -1), { ...records.at(-1)!, sourceOffset: this.#offset() }]
      : records;
  }

  async close(): Promise<void> {
    const cursor = this.#cursor;
    this.#cursor = undefined;
    await cursor?.close();
  }

  async #statement(): Promise<Statement> {
    const { table } = this.#subject;
    const from = table === undefined ? this.#config.query : `SELECT * FROM ${quoteTable(table)}`;
    const condition = await this.#condition();
    return condition === undefined
      ? { sql: from, parameters: [] }
      : { sql: `${from} WHERE ${condition.sql}`, parameters: condition.parameters };
  }

  /** `TimestampIncrementingCriteria`. */
  async #condition(): Promise<Statement | undefined> {
    const { incrementing, timestamps } = this.#subject;
    const { dialect } = this.#database;
    const [first, second, third, fourth] = [1, 2, 3, 4].map((n) => dialect.placeholder(n));
    const increment = BigInt(this.#progress.increment ?? '-1');
    const counter = incrementing === undefined ? '' : column(incrementing);
    if (timestamps.length === 0) {
      return incrementing === undefined
        ? undefined
        : { sql: `${counter} > ${first} ORDER BY ${counter} ASC`, parameters: [increment] };
    }
    const names = timestamps.map((name) => dialect.momentOf(column(name)));
    const time = names.length === 1 ? names[0]! : `COALESCE(${names.join(', ')})`;
    const begin = dialect.bindMoment(
      this.#progress.moment ?? momentAt(this.#config['timestamp.initial.ms']),
    );
    const end = dialect.bindMoment(await this.#end());
    if (incrementing === undefined) {
      return {
        sql: `${time} > ${first} AND ${time} < ${second} ORDER BY ${time} ASC`,
        parameters: [begin, end],
      };
    }
    return {
      sql:
        `${time} < ${first} AND ((${time} = ${second} AND ${counter} > ${third}) ` +
        `OR ${time} > ${fourth}) ORDER BY ${time}, ${counter} ASC`,
      parameters: [end, begin, increment, begin],
    };
  }

  /** Leaves out the latest rows: transactions that have not ended yet may add rows with earlier timestamps. */
  async #end(): Promise<Moment> {
    const now = await this.#database.now();
    const delay = this.#config['timestamp.delay.interval.ms'];
    return delay === 0 ? now : momentAt(now.milliseconds - delay);
  }

  #record(columns: readonly ResultColumn[], row: readonly SqlValue[], now: number): SourceRecord {
    const values = row.map((raw, i) => this.#readers[i]!.read(raw));
    const { table, partition } = this.#subject;
    this.#advance(columns, row);
    return {
      topic: this.#config['topic.prefix'] + (table?.name ?? ''),
      partition: undefined,
      keySchema: null,
      key: null,
      valueSchema: this.#structOf(columns, values),
      value: new Map(columns.map(({ name }, i) => [name, values[i]!])),
      timestamp: Math.floor(now),
      headers: [],
      sourcePartition: partition,
      sourceOffset: this.#offset(),
    };
  }

  /** The schema of a row; the same object as before, unless the columns or the types of their values have changed. */
  #structOf(columns: readonly ResultColumn[], values: readonly Value[]): Schema {
    const { table, notNull } = this.#subject;
    const fields = columns.map(({ name }, i): Field => {
      const value = values[i]!;
      const schema = this.#readers[i]!.schemaOf(value);
      // A column that was declared NOT NULL may have been altered.
      return { name, schema: notNull.has(name) && value !== null ? schema : optional(schema) };
    });
    const key = fields
      .map(({ name, schema }) => {
        const { type, parameters, optional: mayBeNull } = schema;
        return `${name}\0${type}${parameters?.get('scale')}${mayBeNull}`;
      })
      .join('\0');
    if (this.#schema === undefined || key !== this.#schemaKey) {
      this.#schema = { type: 'STRUCT', optional: false, name: table?.name ?? 'query', fields };
      this.#schemaKey = key;
    }
    return this.#schema;
  }

  /** The offset of the last row. It is empty in bulk mode, which always begins anew. */
  #offset(): OffsetFields {
    return toOffset(this.#progress);
  }

  #advance(columns: readonly ResultColumn[], row: readonly SqlValue[]): void {
    const { incrementing, timestamps } = this.#subject;
    const raw = (name: string): SqlValue => {
      const found = columns.findIndex((one) => one.name === name.slice(name.lastIndexOf('.') + 1));
      if (found < 0) throw new ConnectError(`The query gives no column ${name}`);
      return row[found]!;
    };
    const time = timestamps.map(raw).find((value) => value !== null);
    const moment = time === undefined ? undefined : this.#database.dialect.readMoment(time);
    if (incrementing !== undefined) {
      this.#progress = { increment: countOf(incrementing, raw(incrementing)), moment };
    } else if (moment !== undefined && !isSame(moment, this.#moment)) {
      if (this.#moment !== undefined) this.#progress = { ...this.#progress, moment: this.#moment };
      this.#moment = moment;
    }
  }

  /** Puts the timestamp of the last row into the offset, because all rows with it have been read. */
  #seenAll(): void {
    if (this.#moment !== undefined) this.#progress = { ...this.#progress, moment: this.#moment };
  }
}

function isSame(a: Moment, b: Moment | undefined): boolean {
  return a.milliseconds === b?.milliseconds && a.nanoseconds === b.nanoseconds;
}

/** A column of the configuration; in a query, the name may include the table (`t.id`). */
function column(name: string): string {
  return name.split('.').map(quote).join('.');
}

function countOf(name: string, raw: SqlValue): string {
  if (raw === null) throw new ConnectError(`Null value for incrementing column ${name}`);
  const text = typeof raw === 'string' ? raw : String(raw);
  if (!/^-?\d+$/.test(text)) {
    throw new ConnectError(`Invalid type for incrementing column: ${name} is no integer`);
  }
  return text;
}

/** The source partition of a table (`OffsetProtocols`, version 1). */
export function partitionOf(table: TableId | undefined): OffsetFields {
  return table === undefined ? { query: 'query' } : { protocol: '1', table: tableText(table) };
}
