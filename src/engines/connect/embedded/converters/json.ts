import { readConfig, withDefault } from '../config/definition.ts';
import { atLeast, BOOLEAN, INT, oneOf, STRING } from '../config/types.ts';
import { parseJson, writeJson } from '../data/json.ts';
import type { Schema } from '../data/schema.ts';
import { isStruct, type Struct, type Value } from '../data/value.ts';
import { DataError } from '../../errors.ts';
import type { ConverterClass, ReadyConverter } from './converter.ts';
import { valueFromJson, valueToJson } from './json-data.ts';
import { schemaFromJson, schemaToJson } from './json-schema.ts';

const SETTINGS = {
  'schemas.enable': withDefault(BOOLEAN, true),
  'schemas.cache.size': withDefault(INT, 1000, atLeast(0)),
  'decimal.format': withDefault(STRING, 'BASE64', oneOf('BASE64', 'NUMERIC')),
};

/** JSON, with or without the schema in each message (`JsonConverter`). */
export const jsonConverter: ConverterClass = {
  className: 'org.apache.kafka.connect.json.JsonConverter',
  create(properties, prefix, errors) {
    const config = readConfig(SETTINGS, properties, errors, prefix);
    if (config === undefined) return undefined;
    const decimal = config['decimal.format'] === 'NUMERIC' ? 'NUMERIC' : 'BASE64';
    return config['schemas.enable']
      ? withSchemas(decimal, config['schemas.cache.size'])
      : withoutSchemas(decimal);
  },
};

/** How many characters of schemas are cached: each takes many times the memory of its text. */
const MOST_CACHED = 256 * 1024;

function withoutSchemas(decimal: 'BASE64' | 'NUMERIC'): ReadyConverter {
  return {
    fromConnect(schema, value) {
      if (value === null && (schema === null || schema.optional)) return null;
      const json = schema === null ? value : valueToJson(schema, value, decimal);
      return Buffer.from(writeJson(json));
    },
    toConnect: (bytes) => ({ schema: null, value: bytes === null ? null : parse(bytes) }),
  };
}

function withSchemas(decimal: 'BASE64' | 'NUMERIC', cacheSize: number): ReadyConverter {
  // Equal schemas give the same object, so that derived values are computed once.
  const read = new Map<string, Schema | null>();
  let characters = 0;
  const written = new WeakMap<Schema, string>();
  const readSchema = (json: Value): Schema | null => {
    const text = writeJson(json);
    let schema = read.get(text);
    if (schema === undefined) {
      schema = schemaFromJson(json, valueFromJson);
      characters += text.length;
      if (read.size >= cacheSize || characters > MOST_CACHED) {
        read.clear();
        characters = text.length;
      }
      read.set(text, schema);
    }
    return schema;
  };
  const writeSchema = (schema: Schema): string => {
    let text = written.get(schema);
    if (text === undefined) {
      const writeDefault = (of: Schema, value: Value) => valueToJson(of, value, decimal);
      written.set(schema, (text = writeJson(schemaToJson(schema, writeDefault))));
    }
    return text;
  };
  return {
    fromConnect(schema, value) {
      if (schema === null && value === null) return null;
      const payload = schema === null ? value : valueToJson(schema, value, decimal);
      const schemaText = schema === null ? 'null' : writeSchema(schema);
      return Buffer.from(`{"schema":${schemaText},"payload":${writeJson(payload)}}`);
    },
    toConnect(bytes) {
      if (bytes === null) return { schema: null, value: null };
      const envelope = parse(bytes);
      if (!isEnvelope(envelope)) {
        throw new DataError(
          'JsonConverter with schemas.enable requires "schema" and "payload" fields and may not ' +
            'contain additional fields. If you are trying to deserialize plain JSON data, set ' +
            'schemas.enable=false in your converter configuration.',
        );
      }
      const schema = readSchema(envelope.get('schema') ?? null);
      const payload = envelope.get('payload') ?? null;
      return { schema, value: schema === null ? payload : valueFromJson(schema, payload) };
    },
  };
}

function isEnvelope(value: Value): value is Struct {
  return isStruct(value) && value.size === 2 && value.has('schema') && value.has('payload');
}

function parse(bytes: Buffer): Value {
  try {
    return parseJson(bytes);
  } catch (error) {
    throw new DataError(
      'Converting byte[] to Kafka Connect data failed due to serialization error: ',
      error,
    );
  }
}
