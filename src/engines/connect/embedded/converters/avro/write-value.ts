import type { AvroSchema, AvroUnion } from '../../../../schema-registry/schemas/avro/schema.ts';
import { Decimal } from '../../data/decimal.ts';
import { LOGICAL } from '../../data/schema.ts';
import { classOf, isList, isStruct, textOf, type Value } from '../../data/value.ts';
import { DataError, messageOf } from '../../../errors.ts';
import type { BinaryWriter } from './binary.ts';
import { defaultOf } from './defaults.ts';
import { DAY, isMapEntries, isOptional, logicalNameOf, scaleOf } from './logical.ts';
import { placeOfBranch, placeOfSymbol } from './places.ts';

const INT = 2 ** 31;
const LONG = 2n ** 63n;

/** Writes a value of Connect by an Avro schema. @throws DataError if the value does not fit */
export function writeValue(schema: AvroSchema, value: Value, writer: BinaryWriter): void {
  switch (schema.kind) {
    case 'record': {
      if (!isStruct(value)) throw mismatch(schema, value);
      for (const { name, type, default: own } of schema.fields) {
        const given = value.get(name);
        const missing = given === undefined && own !== undefined;
        writeValue(type, missing ? defaultOf(own, type) : (given ?? null), writer);
      }
      return;
    }
    case 'enum': {
      const place = typeof value === 'string' ? placeOfSymbol(schema, value) : undefined;
      if (place === undefined) throw mismatch(schema, value);
      writer.long(place);
      return;
    }
    case 'array':
      writeItems(schema.items, isMapEntries(schema) ? entriesOf(value) : value, writer);
      return;
    case 'map':
      if (!isStruct(value)) throw mismatch(schema, value);
      if (value.size > 0) writer.long(value.size);
      for (const [key, item] of value) {
        if (typeof key !== 'string') throw mismatch(schema, value);
        writer.string(key);
        writeValue(schema.values, item, writer);
      }
      writer.long(0);
      return;
    case 'union':
      writeBranch(schema, value, writer);
      return;
    default:
      writePrimitive(schema, value, writer);
  }
}

function writeItems(items: AvroSchema, value: Value, writer: BinaryWriter): void {
  if (!isList(value)) throw new DataError(`${classOf(value)} is no array`);
  if (value.length > 0) writer.long(value.length);
  for (const item of value) writeValue(items, item, writer);
  writer.long(0);
}

function entriesOf(value: Value): Value {
  if (!isStruct(value)) return value;
  return [...value].map(
    ([key, item]) =>
      new Map<Value, Value>([
        ['key', key],
        ['value', item],
      ]),
  );
}

/** A union of one type and null is the plain value; one of several types is a struct with a value in one field. */
function writeBranch(union: AvroUnion, value: Value, writer: BinaryWriter): void {
  const { branches } = union;
  const isNull = value === null;
  const [field, inner] = isOptional(union) || isNull ? [undefined, value] : givenIn(value);
  const place =
    field === undefined
      ? branches.findIndex(({ kind }) => (kind === 'null') === isNull)
      : placeOfBranch(union, field);
  if (place === undefined || place < 0) throw mismatch(union, value);
  writer.long(place);
  writeValue(branches[place]!, inner, writer);
}

function givenIn(value: Value): readonly [string, Value] {
  const given = isStruct(value) ? [...value].filter(([, each]) => each !== null) : [];
  const [only] = given;
  if (given.length !== 1 || only === undefined) {
    throw new DataError('Of what stands for a union exactly one field must have a value');
  }
  return [textOf(only[0]), only[1]];
}

function writePrimitive(
  schema: Exclude<AvroSchema, { readonly kind: 'record' | 'enum' | 'array' | 'map' | 'union' }>,
  given: Value,
  writer: BinaryWriter,
): void {
  const value = withoutLogic(schema, given);
  const { kind } = schema;
  if (kind === 'null' && value === null) return;
  if (kind === 'boolean' && typeof value === 'boolean') writer.boolean(value);
  else if (kind === 'string' && typeof value === 'string') writer.string(value);
  else if (kind === 'bytes' && Buffer.isBuffer(value)) writer.bytes(value);
  else if (kind === 'fixed' && Buffer.isBuffer(value) && value.length === schema.size) {
    writer.fixed(value);
  } else if ((kind === 'int' || kind === 'long') && isIntegerFor(kind, value)) writer.long(value);
  else if (kind === 'float' && isNumber(value)) writer.float(Number(value));
  else if (kind === 'double' && isNumber(value)) writer.double(Number(value));
  else throw mismatch(schema, given);
}

/** The value that is stored for one of a logical type. */
function withoutLogic(schema: AvroSchema, value: Value): Value {
  if (value instanceof Date) {
    const isDate = logicalNameOf(schema) === LOGICAL.date;
    return isDate ? Math.floor(value.getTime() / DAY) : value.getTime();
  }
  if (!(value instanceof Decimal)) return value;
  try {
    return value.withScale(scaleOf(schema)).toBytes();
  } catch (error) {
    throw new DataError(messageOf(error), error);
  }
}

function isNumber(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function isIntegerFor(kind: 'int' | 'long', value: Value): value is number | bigint {
  if (typeof value === 'bigint') return kind === 'long' && value >= -LONG && value < LONG;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return false;
  return kind === 'long' || (value >= -INT && value < INT);
}

function mismatch(schema: AvroSchema, value: Value): DataError {
  return new DataError(`${classOf(value)} is no value of the Avro type ${schema.kind}`);
}
