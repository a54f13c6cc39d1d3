import { Decimal } from '../../../data/decimal.ts';
import { LOGICAL, TIMESTAMP, type Schema, type SchemaType } from '../../../data/schema.ts';
import { classOf, integer, type Value } from '../../../data/value.ts';
import { ConnectError } from '../../../../errors.ts';
import type { ColumnReader, Dialect, Moment, SqlValue } from '../database.ts';

const SQL_TYPES: Partial<Record<SchemaType, string>> = {
  INT8: 'INTEGER',
  INT16: 'INTEGER',
  INT32: 'INTEGER',
  INT64: 'INTEGER',
  BOOLEAN: 'INTEGER',
  FLOAT32: 'REAL',
  FLOAT64: 'REAL',
  STRING: 'TEXT',
  BYTES: 'BLOB',
};

/** SQLite, where a value may have another type than its column. */
export const sqliteDialect: Dialect = {
  name: 'Sqlite',
  // SQLITE_MAX_VARIABLE_NUMBER.
  maxParameters: 32_766,
  placeholder: () => '?',
  sqlType({ name, type }) {
    if (name !== undefined && Object.values<string>(LOGICAL).includes(name)) return 'NUMERIC';
    const sqlType = SQL_TYPES[type];
    if (sqlType === undefined) throw new ConnectError(`${type} type is not supported by Sqlite`);
    return sqlType;
  },
  bind(_, value) {
    if (value === null || typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'bigint') return value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (Buffer.isBuffer(value)) return value;
    // The JDBC driver stores times as milliseconds.
    if (value instanceof Date) return value.getTime();
    if (value instanceof Decimal) return value.toString();
    throw new ConnectError(`Unsupported source data type: ${classOf(value)}`);
  },
  reader: ({ type }) => readerOf(type.toUpperCase()),
  // Makes texts, such as that of CURRENT_TIMESTAMP, comparable with numbers.
  momentOf: (column) =>
    `(CASE typeof(${column}) WHEN 'text' THEN ` +
    `CAST(round(unixepoch(${column}, 'subsec') * 1000) AS INTEGER) ELSE ${column} END)`,
  readMoment: (raw) => {
    const milliseconds = toDate(raw).getTime();
    const inSecond = ((milliseconds % 1000) + 1000) % 1000;
    return { milliseconds, nanoseconds: inSecond * 1_000_000 };
  },
  bindMoment: ({ milliseconds }: Moment) => milliseconds,
};

const INT64: Schema = { type: 'INT64', optional: false };
const FLOAT64: Schema = { type: 'FLOAT64', optional: false };
const BOOLEAN: Schema = { type: 'BOOLEAN', optional: false };
const STRING: Schema = { type: 'STRING', optional: false };
const BYTES: Schema = { type: 'BYTES', optional: false };

/** By the affinity of the declared type. */
function readerOf(type: string): ColumnReader {
  if (type === 'BOOLEAN') return reader(BOOLEAN, (raw) => Number(raw) !== 0);
  if (/^(?:DATETIME|TIMESTAMP|DATE)/.test(type)) return reader(TIMESTAMP, toDate);
  if (type.includes('INT')) return reader(INT64, toInteger);
  if (/CHAR|CLOB|TEXT|JSON|UUID/.test(type)) return reader(STRING, toText);
  if (/REAL|FLOA|DOUB/.test(type)) return reader(FLOAT64, toNumber);
  if (type.includes('BLOB')) return reader(BYTES, toBytes);
  // The type of a NUMERIC or an expression is that of each value.
  return { schemaOf, read: (raw) => plain(raw) };
}

function reader(schema: Schema, read: (raw: SqlValue) => Value): ColumnReader {
  return { schemaOf: () => schema, read: (raw) => (raw === null ? null : read(raw)) };
}

function schemaOf(value: Value): Schema {
  if (typeof value === 'bigint') return INT64;
  if (typeof value === 'number') return Number.isInteger(value) ? INT64 : FLOAT64;
  return Buffer.isBuffer(value) ? BYTES : STRING;
}

function plain(raw: SqlValue): Value {
  if (typeof raw === 'bigint') return integer(raw);
  return raw instanceof Uint8Array ? Buffer.from(raw) : raw;
}

function toInteger(raw: SqlValue): Value {
  if (typeof raw === 'bigint') return integer(raw);
  const number = Number(raw);
  if (!Number.isInteger(number)) throw mismatch(raw, 'an integer');
  return number;
}

function toNumber(raw: SqlValue): Value {
  const number = Number(raw);
  if (Number.isNaN(number)) throw mismatch(raw, 'a number');
  return number;
}

function toText(raw: SqlValue): Value {
  return raw instanceof Uint8Array ? Buffer.from(raw).toString() : String(raw);
}

function toBytes(raw: SqlValue): Value {
  return raw instanceof Uint8Array ? Buffer.from(raw) : Buffer.from(String(raw));
}

/** Reads milliseconds, or a text in UTC such as `2026-01-31 12:00:00.5`. */
function toDate(raw: SqlValue): Date {
  if (typeof raw !== 'string') return new Date(Number(raw));
  const text = raw.trim().replace(' ', 'T');
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T');
  const date = new Date(zoned ? text : `${text}Z`);
  if (Number.isNaN(date.getTime())) throw mismatch(raw, 'a time');
  return date;
}

function mismatch(raw: SqlValue, wanted: string): ConnectError {
  return new ConnectError(`The value ${String(raw).slice(0, 100)} of a column is not ${wanted}`);
}
