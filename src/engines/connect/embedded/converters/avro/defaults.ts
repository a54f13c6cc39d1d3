import { fitsDefault } from '../../../../schema-registry/schemas/avro/defaults.ts';
import type { AvroSchema } from '../../../../schema-registry/schemas/avro/schema.ts';
import { isObject, numberIn } from '../../../../schema-registry/json-text.ts';
import { Decimal } from '../../data/decimal.ts';
import { ValueCount } from '../../data/limits.ts';
import { integer, isList, isStruct, textOf, type Value } from '../../data/value.ts';
import { DAY, isOptional, logical } from './logical.ts';

/** How many values a default may have, with all that follow from it. */
const MOST_IN_DEFAULT = 10_000;
const INTEGER = /^-?\d+$/;

/**
 * The default of a field, converted to Connect.
 * @param count of values: a record's default has those of its fields, which may be records again
 * @throws DataError if there are too many
 */
export function defaultOf(
  json: unknown,
  schema: AvroSchema,
  count = new ValueCount(MOST_IN_DEFAULT),
): Value {
  count.take();
  switch (schema.kind) {
    case 'union': {
      const branch = schema.branches.find((each) => fitsDefault(json, each));
      // In Connect, a union of several types is a struct, for which Avro's default does not fit.
      return branch === undefined || !isOptional(schema) ? null : defaultOf(json, branch, count);
    }
    case 'record':
      return isObject(json)
        ? new Map(
            schema.fields.map(({ name, type, default: own }) => [
              name,
              defaultOf(Object.hasOwn(json, name) ? json[name] : own, type, count),
            ]),
          )
        : null;
    case 'array':
      return Array.isArray(json) ? json.map((item) => defaultOf(item, schema.items, count)) : null;
    case 'map':
      return isObject(json)
        ? new Map(
            Object.entries(json).map(([key, item]) => [key, defaultOf(item, schema.values, count)]),
          )
        : null;
    case 'bytes':
    case 'fixed':
      return typeof json === 'string' ? logical(schema, Buffer.from(json, 'latin1')) : null;
    default:
      return logical(schema, plainOf(json));
  }
}

function plainOf(json: unknown): Value {
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  const number = numberIn(json);
  if (number === undefined) return null;
  const text = JSON.stringify(json);
  return INTEGER.test(text) ? integer(BigInt(text)) : number;
}

/** The default of a field, converted to Avro's JSON. */
export function defaultToJson(value: Value, isDate: boolean): unknown {
  if (typeof value === 'bigint') return JSON.rawJSON(value.toString());
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  if (value instanceof Decimal) return value.toBytes().toString('latin1');
  if (value instanceof Date) return isDate ? Math.floor(value.getTime() / DAY) : value.getTime();
  if (isList(value)) return value.map((item) => defaultToJson(item, false));
  if (isStruct(value)) {
    return Object.fromEntries(
      [...value].map(([key, item]) => [textOf(key), defaultToJson(item, false)]),
    );
  }
  return value;
}
