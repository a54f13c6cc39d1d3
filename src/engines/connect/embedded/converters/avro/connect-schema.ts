import type {
  AvroField,
  AvroRecord,
  AvroSchema,
  AvroUnion,
} from '../../../../schema-registry/schemas/avro/schema.ts';
import { isObject, numberIn, type JsonObject } from '../../../../schema-registry/json-text.ts';
import { LOGICAL, optional, type Field, type Schema, type SchemaType } from '../../data/schema.ts';
import { DataError } from '../../../errors.ts';
import { defaultOf } from './defaults.ts';
import {
  branchName,
  ENUM,
  isMapEntries,
  isOptional,
  logicalNameOf,
  scaleOf,
  UNION,
} from './logical.ts';

/** The records that have been converted, each once, however often it is named. */
type Records = Map<AvroRecord, Schema | 'begun'>;

/**
 * Converts an Avro schema to one of Connect (`AvroData.toConnectSchema`).
 * @throws DataError if that is impossible: a recursive record, a null outside of a union
 */
export function connectSchemaOf(schema: AvroSchema, records: Records = new Map()): Schema {
  switch (schema.kind) {
    case 'record': {
      const known = records.get(schema);
      if (known === 'begun') {
        throw new DataError(`The record ${schema.name.full} is a part of itself`);
      }
      if (known !== undefined) return known;
      records.set(schema, 'begun');
      const { full } = schema.name;
      const made: Schema = {
        type: 'STRUCT',
        optional: false,
        name: full,
        ...documented(schema),
        fields: schema.fields.map((field) => fieldOf(field, records)),
      };
      records.set(schema, made);
      return made;
    }
    case 'enum': {
      const symbols = [...schema.symbols].map((symbol) => [symbol, symbol] as const);
      const parameters = new Map([[ENUM, schema.name.full], ...symbols]);
      return { type: 'STRING', optional: false, name: schema.name.full, parameters };
    }
    case 'array': {
      if (isMapEntries(schema) && schema.items.kind === 'record') {
        const part = (name: string) =>
          connectSchemaOf(
            schema.items.kind === 'record' ? typeIn(schema.items, name) : schema,
            records,
          );
        return {
          type: 'MAP',
          optional: false,
          keySchema: part('key'),
          valueSchema: part('value'),
        };
      }
      const valueSchema = connectSchemaOf(schema.items, records);
      return { type: 'ARRAY', optional: false, valueSchema };
    }
    case 'map': {
      const valueSchema = connectSchemaOf(schema.values, records);
      return {
        type: 'MAP',
        optional: false,
        valueSchema,
        keySchema: { type: 'STRING', optional: false },
      };
    }
    case 'union':
      return unionSchema(schema, records);
    case 'null':
      throw new DataError('A null without other types in a union can not be converted');
    default: {
      const name = logicalNameOf(schema);
      const { properties } = schema;
      return {
        type: typeOf(schema),
        optional: false,
        ...(name !== undefined && { name, ...versionOf(properties, name) }),
        ...parametersOf(schema),
      };
    }
  }
}

function unionSchema(union: AvroUnion, records: Records): Schema {
  const branches = union.branches.filter(({ kind }) => kind !== 'null');
  const hasNull = branches.length < union.branches.length;
  const [only] = branches;
  if (only === undefined) throw new DataError('A union of nothing but null can not be converted');
  if (isOptional(union)) return optional(connectSchemaOf(only, records));
  return {
    type: 'STRUCT',
    optional: hasNull,
    name: UNION,
    fields: branches.map((branch) => ({
      name: branchName(branch),
      schema: optional(connectSchemaOf(branch, records)),
    })),
  };
}

function fieldOf(field: AvroField, records: Records): Field {
  const schema = connectSchemaOf(field.type, records);
  const value = field.default === undefined ? undefined : defaultOf(field.default, field.type);
  const given =
    value === undefined || (value === null && !schema.optional) ? {} : { defaultValue: value };
  return { name: field.name, schema: { ...schema, ...documented(field), ...given } };
}

function typeIn({ fields }: AvroRecord, name: string): AvroSchema {
  const field = fields.find((each) => each.name === name);
  if (field === undefined) throw new DataError(`An entry of a map has no ${name}`);
  return field.type;
}

function documented({ doc }: Pick<AvroField, 'doc'>): { readonly doc?: string } {
  return doc === undefined ? {} : { doc };
}

const TYPES: Readonly<Record<string, SchemaType>> = {
  boolean: 'BOOLEAN',
  int: 'INT32',
  long: 'INT64',
  float: 'FLOAT32',
  double: 'FLOAT64',
  bytes: 'BYTES',
  fixed: 'BYTES',
  string: 'STRING',
};

function typeOf(schema: AvroSchema): SchemaType {
  if (schema.kind === 'int') {
    const type = schema.properties['connect.type'];
    if (type === 'int8') return 'INT8';
    if (type === 'int16') return 'INT16';
  }
  return TYPES[schema.kind]!;
}

const LOGICAL_NAMES: ReadonlySet<string> = new Set(Object.values(LOGICAL));

function versionOf(properties: JsonObject, name: string): { readonly version?: number } {
  const version = numberIn(properties['connect.version']);
  if (version !== undefined) return { version };
  return LOGICAL_NAMES.has(name) ? { version: 1 } : {};
}

function parametersOf(schema: AvroSchema): { readonly parameters?: ReadonlyMap<string, string> } {
  if (schema.kind === 'union') return {};
  const { 'connect.parameters': given } = schema.properties;
  const parameters = new Map(
    isObject(given) ? Object.entries(given).map(([name, value]) => [name, String(value)]) : [],
  );
  if (logicalNameOf(schema) === LOGICAL.decimal) parameters.set('scale', String(scaleOf(schema)));
  return parameters.size === 0 ? {} : { parameters };
}
