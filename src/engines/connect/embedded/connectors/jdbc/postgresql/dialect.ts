import { Decimal } from '../../../data/decimal.ts';
import {
  DATE,
  decimalSchema,
  LOGICAL,
  TIME,
  TIMESTAMP,
  type Schema,
  type SchemaType,
} from '../../../data/schema.ts';
import { classOf, integer, type Value } from '../../../data/value.ts';
import { ConnectError } from '../../../../errors.ts';
import type { ColumnReader, Dialect, Moment, NumericMapping, SqlValue } from '../database.ts';

const SQL_TYPES: Partial<Record<SchemaType, string>> = {
  INT8: 'SMALLINT',
  INT16: 'SMALLINT',
  INT32: 'INT',
  INT64: 'BIGINT',
  FLOAT32: 'REAL',
  FLOAT64: 'DOUBLE PRECISION',
  BOOLEAN: 'BOOLEAN',
  STRING: 'TEXT',
  BYTES: 'BYTEA',
};

const LOGICAL_TYPES: Readonly<Record<string, string>> = {
  [LOGICAL.decimal]: 'DECIMAL',
  [LOGICAL.date]: 'DATE',
  [LOGICAL.time]: 'TIME',
  [LOGICAL.timestamp]: 'TIMESTAMP',
};

/** PostgreSQL. Values are passed and read in text form, so that no digit is lost. */
export const postgresqlDialect: Dialect = {
  name: 'PostgreSql',
  maxParameters: 65_535,
  placeholder: (n) => `$${n}`,
  sqlType({ name, type }) {
    const sqlType = LOGICAL_TYPES[name ?? ''] ?? SQL_TYPES[type];
    if (sqlType === undefined) {
      throw new ConnectError(`${type} type is not supported by PostgreSql`);
    }
    return sqlType;
  },
  bind(schema, value) {
    if (value === null || typeof value === 'string' || Buffer.isBuffer(value)) return value;
    if (value instanceof Date) return dateText(schema, value);
    if (value instanceof Decimal || typeof value === 'boolean') return value.toString();
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    throw new ConnectError(`Unsupported source data type: ${classOf(value)}`);
  },
  reader: ({ type }, mapping) => readerOf(type, mapping),
  momentOf: (column) => column,
  readMoment: (raw) => parseMoment(String(raw)),
  bindMoment({ milliseconds, nanoseconds }: Moment) {
    const seconds = new Date(milliseconds).toISOString().slice(0, -5);
    return `${seconds}.${String(Math.floor(nanoseconds / 1000)).padStart(6, '0')}`;
  },
};

function dateText(schema: Schema, value: Date): string {
  const text = value.toISOString();
  if (schema.name === LOGICAL.date) return text.slice(0, text.indexOf('T'));
  return schema.name === LOGICAL.time ? text.slice(text.indexOf('T') + 1, -1) : text.slice(0, -1);
}

const TEXT_TIME =
  /^(\d{4,})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d)(?:\.(\d+))?)?(?:([+-]\d\d)(?::?(\d\d))?)?$/;

function parseMoment(text: string): Moment {
  const [
    ,
    year,
    month,
    day,
    hour = '0',
    minute = '0',
    second = '0',
    fraction = '',
    zone,
    zoneMinute,
  ] = TEXT_TIME.exec(text) ?? [];
  if (year === undefined) throw new ConnectError(`The time ${text} is out of range`);
  const east =
    zone === undefined ? 0 : Number(zone) * 60 + Math.sign(Number(zone)) * Number(zoneMinute ?? 0);
  const nanoseconds = Number(fraction.padEnd(9, '0').slice(0, 9));
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(
    Number(hour),
    Number(minute) - east,
    Number(second),
    Math.floor(nanoseconds / 1e6),
  );
  return { milliseconds: date.getTime(), nanoseconds };
}

const plain = (type: SchemaType): Schema => ({ type, optional: false });
const toNumber = (raw: string): Value => Number(raw);
const toInteger = (raw: string): Value => integer(BigInt(raw));
const toDate = (raw: string): Value => new Date(parseMoment(raw).milliseconds);

const STRING = reader(plain('STRING'), (raw) => raw);

/** By the OIDs of `pg_type.dat`; other types are read as text. */
const READERS: Readonly<Record<string, ColumnReader>> = {
  16: reader(plain('BOOLEAN'), (raw) => raw === 't'),
  17: reader(plain('BYTES'), (raw) => Buffer.from(raw.slice(2), 'hex')),
  20: reader(plain('INT64'), toInteger),
  21: reader(plain('INT16'), toNumber),
  23: reader(plain('INT32'), toNumber),
  26: reader(plain('INT64'), toNumber),
  700: reader(plain('FLOAT32'), toNumber),
  701: reader(plain('FLOAT64'), toNumber),
  1082: reader(DATE, toDate),
  1083: reader(TIME, (raw) => new Date(parseMoment(`1970-01-01 ${raw}`).milliseconds)),
  1114: reader(TIMESTAMP, toDate),
  1184: reader(TIMESTAMP, toDate),
};
const NUMERIC = '1700';

function reader(schema: Schema, read: (raw: string) => Value): ColumnReader {
  return { schemaOf: () => schema, read: (raw) => (raw === null ? null : read(text(raw))) };
}

function text(raw: SqlValue): string {
  return typeof raw === 'string' ? raw : String(raw);
}

/** @param type the OID of the type, a colon, and its modifier */
function readerOf(type: string, mapping: NumericMapping): ColumnReader {
  const [oid = '', modifier = '-1'] = type.split(':');
  return oid === NUMERIC ? numericReader(Number(modifier), mapping) : (READERS[oid] ?? STRING);
}

/** `GenericDatabaseDialect.addFieldToSchema`: the number of digits decides the type. */
function numericReader(modifier: number, mapping: NumericMapping): ColumnReader {
  // A NUMERIC without precision: each value has its own scale.
  if (modifier < 0) {
    return {
      schemaOf: (value) => decimalSchema(value instanceof Decimal ? value.scale : 0),
      read: (raw) => (raw === null ? null : decimal(text(raw))),
    };
  }
  const precision = ((modifier - 4) >> 16) & 0xffff;
  const scale = (modifier - 4) & 0x7ff;
  const fits = mapping !== 'none' && precision < 19;
  if (fits && scale === 0) return reader(plain(integerType(precision)), toInteger);
  if (fits && mapping === 'best_fit') return reader(plain('FLOAT64'), toNumber);
  const schema = decimalSchema(scale);
  return reader(schema, (raw) => decimal(raw).withScale(scale));
}

function integerType(precision: number): SchemaType {
  if (precision > 9) return 'INT64';
  if (precision > 4) return 'INT32';
  return precision > 2 ? 'INT16' : 'INT8';
}

function decimal(raw: string): Decimal {
  if (/^-?(?:NaN|Infinity)$/.test(raw)) throw new ConnectError(`${raw} is no decimal number`);
  return Decimal.parse(raw);
}
