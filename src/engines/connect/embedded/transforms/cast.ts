import { invalidValue, required, type Check } from '../config/definition.ts';
import { LIST } from '../config/types.ts';
import {
  fieldOf,
  LOGICAL,
  oncePerSchema,
  withFields,
  type Schema,
  type SchemaType,
} from '../data/schema.ts';
import { classOf, integer, isList, isStruct, textOf, type Value } from '../data/value.ts';
import { Decimal } from '../data/decimal.ts';
import { readInteger } from '../data/limits.ts';
import { ConfigError, DataError } from '../../errors.ts';
import { keyAndValue, requireFields } from './transform.ts';

const TARGETS: ReadonlySet<string> = new Set([
  'INT8',
  'INT16',
  'INT32',
  'INT64',
  'FLOAT32',
  'FLOAT64',
  'BOOLEAN',
  'STRING',
]);

interface Casts {
  readonly whole: SchemaType | undefined;
  readonly fields: ReadonlyMap<string, SchemaType>;
}

function readSpec(spec: readonly string[], name: string): Casts {
  if (spec.length === 0) throw new ConfigError('Must specify at least one field to cast.');
  const fields = new Map<string, SchemaType>();
  let whole: SchemaType | undefined;
  for (const mapping of spec) {
    const parts = mapping.split(':');
    const type = (parts.at(-1) ?? '').trim().toUpperCase();
    if (parts.length > 2) throw invalidValue(name, spec, `Invalid cast mapping: ${mapping}`);
    if (!TARGETS.has(type)) {
      throw new ConfigError(`Invalid type found in casting spec: ${parts.at(-1)?.trim()}`);
    }
    // Checked above.
    if (parts.length === 1) whole = type as SchemaType;
    else fields.set(parts[0]!.trim(), type as SchemaType);
  }
  if (whole !== undefined && spec.length > 1) {
    throw new ConfigError(
      'Cast transformations that specify a type to cast the entire value to may ony specify a single cast in their spec',
    );
  }
  return { whole, fields };
}

const readable: Check<readonly string[]> = (value, name) => {
  readSpec(value ?? [], name);
};

/** Converts fields, or the whole value, to other primitive types. */
export const cast = keyAndValue('Cast', { spec: required(LIST, readable) }, ({ spec }, part) => {
  const casts = readSpec(spec, 'spec');
  const { whole, fields } = casts;
  return (record) => {
    const schema = part.schemaOf(record);
    const value = part.valueOf(record);
    if (value === null) return record;
    const changed =
      schema === null ? null : oncePerSchema(casts, schema, () => castSchema(schema, casts));
    if (whole !== undefined) return part.replace(record, changed, castValue(schema, value, whole));
    const result = new Map(requireFields(schema, value, 'cast types'));
    for (const [name, type] of fields) {
      const item = result.get(name);
      const itemSchema = (schema && fieldOf(schema, name))?.schema ?? null;
      if (item !== undefined) result.set(name, castValue(itemSchema, item, type));
    }
    return part.replace(record, changed, result);
  };
});

function castSchema(schema: Schema, { whole, fields }: Casts): Schema {
  if (whole !== undefined) return recast(schema, whole);
  return withFields(
    schema,
    (schema.fields ?? []).map((field) => {
      const type = fields.get(field.name);
      return type === undefined ? field : { ...field, schema: recast(field.schema, type) };
    }),
  );
}

function recast(old: Schema, type: SchemaType): Schema {
  return {
    type,
    optional: old.optional,
    ...(old.defaultValue === undefined
      ? {}
      : { defaultValue: castValue(old, old.defaultValue, type) }),
  };
}

const DAY = 86_400_000;

function castValue(schema: Schema | null, value: Value, type: SchemaType): Value {
  if (value === null) return null;
  if (type === 'STRING') {
    if (isStruct(value) || isList(value)) throw unexpected(value);
    return textOf(value);
  }
  const plain = value instanceof Date ? encoded(schema, value) : value;
  if (type === 'BOOLEAN') return toBoolean(plain);
  const number = toNumber(plain);
  if (type === 'FLOAT64') return Number(number);
  if (type === 'FLOAT32') return Math.fround(Number(number));
  const fromText = typeof plain === 'string';
  return toInteger(number, Number(type.slice('INT'.length)), fromText);
}

function encoded(schema: Schema | null, value: Date): number {
  const time = value.getTime();
  return schema?.name === LOGICAL.date ? Math.floor(time / DAY) : time;
}

function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Math.trunc(value) !== 0;
  if (typeof value === 'bigint') return value !== 0n;
  if (typeof value === 'string') return value.toLowerCase() === 'true';
  throw unexpected(value);
}

function toNumber(value: Value): number | bigint {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Decimal) return Number(value.toString());
  if (typeof value !== 'string') throw unexpected(value);
  if (/^[+-]?\d+$/.test(value)) return integer(readInteger(value.replace('+', '')));
  const number = value.trim() === '' ? NaN : Number(value);
  if (Number.isNaN(number)) throw outOfRange(value);
  return number;
}

/** As Java: casts of numbers drop the upper bits, but texts that are out of range are refused (`Byte.parseByte`). */
function toInteger(value: number | bigint, bits: number, fromText: boolean): Value {
  if (typeof value === 'number' && !Number.isInteger(value) && fromText) throw outOfRange(value);
  const whole =
    typeof value === 'bigint' ? value : BigInt(Number.isFinite(value) ? Math.trunc(value) : 0);
  const cut = BigInt.asIntN(bits, whole);
  if (fromText && cut !== whole) throw outOfRange(value);
  return integer(cut);
}

function outOfRange(value: Value): DataError {
  return new DataError(`Value (${textOf(value)}) was out of range for requested data type`);
}

function unexpected(value: Value): DataError {
  return new DataError(`Unexpected type in Cast transformation: ${classOf(value)}`);
}
