import { DataError } from '../../errors.ts';
import type { Schema, SchemaType } from '../data/schema.ts';
import { isList, isStruct, textOf, type Struct, type Value } from '../data/value.ts';

/** The names of types in `JsonSchema`. */
const NAMES: Readonly<Record<SchemaType, string>> = {
  INT8: 'int8',
  INT16: 'int16',
  INT32: 'int32',
  INT64: 'int64',
  FLOAT32: 'float',
  FLOAT64: 'double',
  BOOLEAN: 'boolean',
  STRING: 'string',
  BYTES: 'bytes',
  ARRAY: 'array',
  MAP: 'map',
  STRUCT: 'struct',
};
const TYPES = new Map(
  Object.entries(NAMES).map(([type, name]) => [name, type as SchemaType] as const),
);

/** Converts a default of a schema from JSON. */
export type ReadDefault = (schema: Schema, json: Value) => Value;

/** Converts the schema of a payload from JSON (`JsonConverter.asConnectSchema`). */
export function schemaFromJson(json: Value, readDefault: ReadDefault): Schema | null {
  if (json === null) return null;
  if (!isStruct(json)) throw new DataError(`Schema must be an object, not ${textOf(json)}`);
  const type = TYPES.get(textOf(json.get('type') ?? null));
  if (type === undefined)
    throw new DataError(`Unknown schema type: ${textOf(json.get('type') ?? null)}`);
  const name = json.get('name');
  const version = json.get('version');
  const doc = json.get('doc');
  const parameters = json.get('parameters') ?? null;
  const given = json.get('default');
  const schema: Schema = {
    type,
    optional: json.get('optional') === true,
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof version === 'number' ? { version } : {}),
    ...(typeof doc === 'string' ? { doc } : {}),
    ...(isStruct(parameters) ? { parameters: textMap(parameters) } : {}),
    ...partsFromJson(type, json, readDefault),
  };
  return given === undefined || given === null
    ? schema
    : { ...schema, defaultValue: readDefault(schema, given) };
}

function partsFromJson(type: SchemaType, json: Struct, readDefault: ReadDefault): Partial<Schema> {
  const part = (key: string): Schema => {
    const schema = schemaFromJson(json.get(key) ?? null, readDefault);
    if (schema === null)
      throw new DataError(`${NAMES[type]} schema did not specify the ${key} type`);
    return schema;
  };
  if (type === 'ARRAY') return { valueSchema: part('items') };
  if (type === 'MAP') return { keySchema: part('keys'), valueSchema: part('values') };
  if (type !== 'STRUCT') return {};
  const fields = json.get('fields') ?? null;
  if (!isList(fields)) throw new DataError('Struct schema\'s "fields" argument is not an array.');
  return {
    fields: fields.map((field) => {
      const name = isStruct(field) ? field.get('field') : undefined;
      const schema = typeof name === 'string' ? schemaFromJson(field, readDefault) : null;
      if (typeof name !== 'string' || schema === null) {
        throw new DataError("Struct schema's field name not specified properly");
      }
      return { name, schema };
    }),
  };
}

function textMap(json: Struct): ReadonlyMap<string, string> {
  return new Map([...json].map(([key, value]) => [textOf(key), textOf(value)]));
}

/** Converts a default of a schema to JSON. */
export type WriteDefault = (schema: Schema, value: Value) => Value;

/** Converts the schema of a payload to JSON (`JsonConverter.asJsonSchema`). */
export function schemaToJson(schema: Schema, writeDefault: WriteDefault): Struct {
  const json = new Map<Value, Value>([['type', NAMES[schema.type]]]);
  const { keySchema, valueSchema, fields } = schema;
  if (keySchema !== undefined) json.set('keys', schemaToJson(keySchema, writeDefault));
  if (valueSchema !== undefined) {
    json.set(schema.type === 'MAP' ? 'values' : 'items', schemaToJson(valueSchema, writeDefault));
  }
  if (fields !== undefined) {
    json.set(
      'fields',
      fields.map(
        (field) => new Map([...schemaToJson(field.schema, writeDefault), ['field', field.name]]),
      ),
    );
  }
  json.set('optional', schema.optional);
  if (schema.name !== undefined) json.set('name', schema.name);
  if (schema.version !== undefined) json.set('version', schema.version);
  if (schema.doc !== undefined) json.set('doc', schema.doc);
  if (schema.parameters !== undefined) json.set('parameters', schema.parameters);
  if (schema.defaultValue !== undefined && schema.defaultValue !== null) {
    json.set('default', writeDefault(schema, schema.defaultValue));
  }
  return json;
}
