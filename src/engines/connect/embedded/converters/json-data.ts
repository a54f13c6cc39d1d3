import { DataError } from '../../errors.ts';
import { Decimal } from '../data/decimal.ts';
import { LOGICAL, type Schema } from '../data/schema.ts';
import { classOf, isList, isStruct, textOf, type Value } from '../data/value.ts';

const DAY = 86_400_000;

/** Reads a payload by its schema (`JsonConverter.convertToConnect`). */
export function valueFromJson(schema: Schema, json: Value): Value {
  if (json === null) {
    if (schema.defaultValue !== undefined) return schema.defaultValue;
    if (schema.optional) return null;
    throw new DataError(`Invalid null value for required ${schema.type} field`);
  }
  switch (schema.type) {
    case 'STRUCT': {
      if (!isStruct(json)) throw mismatch(schema, json);
      return new Map(
        schema.fields!.map(({ name, schema: field }) => [
          name,
          valueFromJson(field, json.get(name) ?? null),
        ]),
      );
    }
    case 'ARRAY':
      if (!isList(json)) throw mismatch(schema, json);
      return json.map((item) => valueFromJson(schema.valueSchema!, item));
    case 'MAP':
      return mapFromJson(schema, json);
    case 'STRING':
      if (typeof json !== 'string') throw mismatch(schema, json);
      return json;
    case 'BOOLEAN':
      if (typeof json !== 'boolean') throw mismatch(schema, json);
      return json;
    case 'BYTES':
      return bytesFromJson(schema, json);
    default:
      return numberFromJson(schema, json);
  }
}

/** `JsonConverter`: a map whose keys are no strings is an array of pairs. */
function mapFromJson(schema: Schema, json: Value): Value {
  const { keySchema, valueSchema } = schema;
  if (isStruct(json)) {
    return new Map([...json].map(([key, item]) => [key, valueFromJson(valueSchema!, item)]));
  }
  if (!isList(json)) throw mismatch(schema, json);
  return new Map(
    json.map((pair) => {
      if (!isList(pair) || pair.length !== 2) throw mismatch(schema, json);
      return [valueFromJson(keySchema!, pair[0]!), valueFromJson(valueSchema!, pair[1]!)] as const;
    }),
  );
}

function bytesFromJson(schema: Schema, json: Value): Value {
  const scale = Number(schema.parameters?.get('scale') ?? 0);
  if (schema.name === LOGICAL.decimal && (typeof json === 'number' || typeof json === 'bigint')) {
    return Decimal.parse(String(json)).withScale(scale);
  }
  if (typeof json !== 'string') throw mismatch(schema, json);
  const bytes = Buffer.from(json, 'base64');
  return schema.name === LOGICAL.decimal ? Decimal.fromBytes(bytes, scale) : bytes;
}

function numberFromJson(schema: Schema, json: Value): Value {
  if (typeof json !== 'number' && typeof json !== 'bigint') throw mismatch(schema, json);
  if (schema.name === LOGICAL.timestamp || schema.name === LOGICAL.time) {
    return new Date(Number(json));
  }
  if (schema.name === LOGICAL.date) return new Date(Number(json) * DAY);
  return json;
}

function mismatch(schema: Schema, json: Value): DataError {
  return new DataError(
    `Invalid type for ${schema.type}: ${classOf(json)} (${textOf(json).slice(0, 100)})`,
  );
}

/** Converts a value to JSON by its schema (`JsonConverter.convertToJson`). */
export function valueToJson(schema: Schema, value: Value, decimal: 'BASE64' | 'NUMERIC'): Value {
  if (value === null) {
    if (schema.defaultValue !== undefined && schema.defaultValue !== null) {
      return valueToJson(schema, schema.defaultValue, decimal);
    }
    if (schema.optional) return null;
    throw new DataError(
      'Conversion error: null value for field that is required and has no default value',
    );
  }
  switch (schema.type) {
    case 'STRUCT': {
      if (!isStruct(value)) throw wrongClass(schema, value);
      return new Map(
        schema.fields!.map(({ name, schema: field }) => [
          name,
          valueToJson(field, value.get(name) ?? null, decimal),
        ]),
      );
    }
    case 'ARRAY':
      if (!isList(value)) throw wrongClass(schema, value);
      return value.map((item) => valueToJson(schema.valueSchema!, item, decimal));
    case 'MAP': {
      if (!isStruct(value)) throw wrongClass(schema, value);
      const entries = [...value].map(
        ([key, item]) =>
          [
            valueToJson(schema.keySchema!, key, decimal),
            valueToJson(schema.valueSchema!, item, decimal),
          ] as const,
      );
      return schema.keySchema!.type === 'STRING' ? new Map(entries) : entries;
    }
    case 'STRING':
      if (typeof value !== 'string') throw wrongClass(schema, value);
      return value;
    case 'BOOLEAN':
      if (typeof value !== 'boolean') throw wrongClass(schema, value);
      return value;
    case 'BYTES':
      if (value instanceof Decimal) return decimal === 'NUMERIC' ? value : value.toBytes();
      if (!Buffer.isBuffer(value)) throw wrongClass(schema, value);
      return value;
    default:
      if (value instanceof Date) {
        return schema.name === LOGICAL.date ? Math.floor(value.getTime() / DAY) : value;
      }
      if (typeof value !== 'number' && typeof value !== 'bigint') throw wrongClass(schema, value);
      return value;
  }
}

function wrongClass(schema: Schema, value: Value): DataError {
  return new DataError(`Conversion error: invalid type for ${schema.type}: ${classOf(value)}`);
}
