import { required, withDefault } from '../config/definition.ts';
import { oneOf, STRING } from '../config/types.ts';
import {
  DATE,
  INT64,
  LOGICAL,
  oncePerSchema,
  optional,
  STRING as TEXT,
  TIME,
  TIMESTAMP,
  withFields,
  type Schema,
} from '../data/schema.ts';
import { classOf, integer, type Value } from '../data/value.ts';
import { ConfigError, DataError } from '../../errors.ts';
import { compileDateFormat, type DateFormat } from './date-format.ts';
import { keyAndValue, requireFields } from './transform.ts';

const DAY = 86_400_000;
const PRECISIONS = ['nanoseconds', 'microseconds', 'milliseconds', 'seconds'] as const;

const SETTINGS = {
  field: withDefault(STRING, ''),
  'target.type': required(STRING, oneOf('string', 'unix', 'Date', 'Time', 'Timestamp')),
  format: withDefault(STRING, ''),
  'unix.precision': withDefault(STRING, 'milliseconds', oneOf(...PRECISIONS)),
};

/** Milliseconds per unit, as a fraction of integers. */
const UNITS: Readonly<Record<string, readonly [bigint, bigint]>> = {
  nanoseconds: [1n, 1_000_000n],
  microseconds: [1n, 1000n],
  milliseconds: [1n, 1n],
  seconds: [1000n, 1n],
};

const SCHEMAS: Readonly<Record<string, Schema>> = {
  string: TEXT,
  unix: INT64,
  Date: DATE,
  Time: TIME,
  Timestamp: TIMESTAMP,
};

/** Converts timestamps between texts, numbers since 1970, and the types of Connect. */
export const timestampConverter = keyAndValue('TimestampConverter', SETTINGS, (config, part) => {
  const { field, 'target.type': target } = config;
  if (target === 'string' && config.format === '') {
    throw new ConfigError(
      'TimestampConverter requires format option to be specified when using string timestamps',
    );
  }
  const format = config.format === '' ? undefined : readFormat(config.format);
  const [times, per] = UNITS[config['unix.precision']]!;
  const read = (value: Value, schema: Schema | null): Date => {
    if (value instanceof Date) return value;
    if (typeof value === 'string') return readText(value, format);
    if (typeof value !== 'number' && typeof value !== 'bigint') {
      throw new DataError(`TimestampConverter does not support ${classOf(value)} objects`);
    }
    if (schema?.name === LOGICAL.date) return new Date(Number(value) * DAY);
    return new Date(Number((BigInt(Math.trunc(Number(value))) * times) / per));
  };
  const write = (date: Date): Value => {
    const time = date.getTime();
    if (Number.isNaN(time)) throw new DataError('The timestamp is out of range');
    if (target === 'string') return format!.format(date);
    if (target === 'unix') return integer((BigInt(time) * per) / times);
    if (target === 'Date') return new Date(time - (((time % DAY) + DAY) % DAY));
    if (target === 'Time') return new Date(((time % DAY) + DAY) % DAY);
    return date;
  };
  const convert = (value: Value, schema: Schema | null) =>
    value === null ? null : write(read(value, schema));
  const targetSchema = (old: Schema) =>
    old.optional ? optional(SCHEMAS[target]!) : SCHEMAS[target]!;
  return (record) => {
    const schema = part.schemaOf(record);
    const value = part.valueOf(record);
    if (field === '') {
      const changed = schema === null ? null : targetSchema(schema);
      return part.replace(record, changed, convert(value, schema));
    }
    if (value === null) return record;
    const fields = new Map(requireFields(schema, value, 'converting timestamp formats'));
    const old = schema?.fields?.find(({ name }) => name === field)?.schema ?? null;
    if (fields.has(field)) fields.set(field, convert(fields.get(field) ?? null, old));
    const changed =
      schema === null
        ? null
        : oncePerSchema(config, schema, () =>
            withFields(
              schema,
              (schema.fields ?? []).map((one) =>
                one.name === field ? { ...one, schema: targetSchema(one.schema) } : one,
              ),
            ),
          );
    return part.replace(record, changed, fields);
  };
});

function readFormat(pattern: string): DateFormat {
  try {
    return compileDateFormat(pattern);
  } catch {
    throw new ConfigError(
      `TimestampConverter requires a SimpleDateFormat-compatible pattern for string timestamps: ${pattern}`,
    );
  }
}

function readText(text: string, format: DateFormat | undefined): Date {
  if (format === undefined) {
    throw new DataError('TimestampConverter requires a format to read string timestamps');
  }
  return format.parse(text);
}
