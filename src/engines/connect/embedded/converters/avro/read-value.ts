import { NameMap } from '../../../../../base/name-map.ts';
import type {
  AvroPrimitive,
  AvroSchema,
  AvroUnion,
} from '../../../../schema-registry/schemas/avro/schema.ts';
import { integer, isList, type Value } from '../../data/value.ts';
import { DataError } from '../../../errors.ts';
import type { BinaryReader } from './binary.ts';
import { branchName, isMapEntries, isOptional, logical } from './logical.ts';
import { symbolsOf } from './places.ts';

/** Reads a value of Connect, by the schema it was written with. @throws DataError */
export function readValue(schema: AvroSchema, reader: BinaryReader): Value {
  reader.begin();
  switch (schema.kind) {
    case 'record':
      return new Map(schema.fields.map(({ name, type }) => [name, readValue(type, reader)]));
    case 'enum': {
      const symbol = symbolsOf(schema)[reader.count()];
      if (symbol === undefined)
        throw new DataError(`The enum ${schema.name.full} has no such symbol`);
      return symbol;
    }
    case 'fixed':
      return logical(schema, reader.fixed(schema.size));
    case 'array': {
      const items: Value[] = [];
      for (const _ of reader.blocks()) items.push(readValue(schema.items, reader));
      return isMapEntries(schema) ? mapOf(items.map(entryOf)) : items;
    }
    case 'map': {
      const entries = new NameMap<string, Value>();
      for (const _ of reader.blocks()) {
        const key = reader.string();
        entries.set(key, readValue(schema.values, reader));
      }
      return entries;
    }
    case 'union':
      return readBranch(schema, reader);
    default:
      return logical(schema, readPrimitive(schema, reader));
  }
}

function readPrimitive({ kind }: AvroPrimitive, reader: BinaryReader): Value {
  switch (kind) {
    case 'null':
      return null;
    case 'boolean':
      return reader.boolean();
    case 'int':
    case 'long':
      return integer(reader.long());
    case 'float':
      return reader.float();
    case 'double':
      return reader.double();
    case 'bytes':
      return reader.bytes();
    case 'string':
      return reader.string();
  }
}

/** A union of one type and null is the plain value; one of several types is a struct with a value in one field. */
function readBranch(union: AvroUnion, reader: BinaryReader): Value {
  const branch = union.branches[reader.count()];
  if (branch === undefined) throw new DataError('The union has no such branch');
  const value = readValue(branch, reader);
  if (branch.kind === 'null' || isOptional(union)) return value;
  return new Map([[branchName(branch), value]]);
}

function entryOf(entry: Value): readonly [Value, Value] {
  if (entry instanceof Map) {
    const fields = entry as ReadonlyMap<Value, Value>;
    return [fields.get('key') ?? null, fields.get('value') ?? null];
  }
  return isList(entry) ? [entry[0] ?? null, entry[1] ?? null] : [null, null];
}

type Entry<Key extends Value> = readonly [Key, Value];

/** Keys of clients that are strings may be long. */
function mapOf(entries: readonly Entry<Value>[]): Value {
  const isNamed = (entry: Entry<Value>): entry is Entry<string> => typeof entry[0] === 'string';
  return entries.every(isNamed) ? new NameMap(entries) : new Map(entries);
}
