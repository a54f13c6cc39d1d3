import { isNumber, isObject, numberIn } from '../../json-text.ts';
import { Work } from '../work.ts';
import type { AvroSchema } from './schema.ts';

const INT = { least: -(2n ** 31n), most: 2n ** 31n - 1n };
const LONG = { least: -(2n ** 63n), most: 2n ** 63n - 1n };
const INTEGER = /^-?\d+$/;

/**
 * Whether a JSON value can be the default of a field (Avro specification, "field default values"). The default of a
 * union may be a value of any branch, as since Avro 1.12.
 */
export function fitsDefault(
  value: unknown,
  schema: AvroSchema,
  work = new Work(),
  seen: Seen = new Map(),
): boolean {
  work.take();
  const look = () => fits(value, schema, (part, type) => fitsDefault(part, type, work, seen));
  if (typeof value !== 'object' || value === null) return look();
  // Each pair is checked once; otherwise nested unions would take exponential time.
  let known = seen.get(value);
  if (known === undefined) seen.set(value, (known = new Map()));
  let answer = known.get(schema);
  if (answer === undefined) known.set(schema, (answer = look()));
  return answer;
}

type Seen = Map<object, Map<AvroSchema, boolean>>;

/** @param isFit checks a part of the value */
function fits(
  value: unknown,
  schema: AvroSchema,
  isFit: (part: unknown, type: AvroSchema) => boolean,
): boolean {
  switch (schema.kind) {
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'int':
      return isIntegerIn(value, INT);
    case 'long':
      return isIntegerIn(value, LONG);
    case 'float':
    case 'double':
      return isNumber(value);
    case 'string':
      return typeof value === 'string';
    case 'bytes':
      return isByteString(value);
    case 'fixed':
      return isByteString(value) && value.length === schema.size;
    case 'enum':
      return typeof value === 'string' && schema.symbols.has(value);
    case 'array':
      return Array.isArray(value) && value.every((item) => isFit(item, schema.items));
    case 'map':
      return isObject(value) && Object.values(value).every((v) => isFit(v, schema.values));
    case 'union':
      return schema.branches.some((branch) => isFit(value, branch));
    case 'record':
      return (
        isObject(value) &&
        schema.fields.every(({ name, type, default: own }) =>
          Object.hasOwn(value, name) ? isFit(value[name], type) : own !== undefined,
        )
      );
  }
}

function isIntegerIn(value: unknown, { least, most }: typeof INT): boolean {
  const number = numberIn(value);
  if (number === undefined) return false;
  const text = JSON.stringify(value);
  if (!INTEGER.test(text)) return Number.isInteger(number) && Math.abs(number) <= 2 ** 31 - 1;
  if (text.length > 20) return false;
  const integer = BigInt(text);
  return integer >= least && integer <= most;
}

/** Bytes are written as characters with the code points 0 to 255. */
function isByteString(value: unknown): value is string {
  return typeof value === 'string' && /^[\0-\xff]*$/.test(value);
}
