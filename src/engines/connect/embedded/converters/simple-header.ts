import { parseJson, writeJson } from '../data/json.ts';
import type { SchemaType } from '../data/schema.ts';
import { isList, isStruct, textOf, type Value } from '../data/value.ts';
import type { ConverterClass } from './converter.ts';

/**
 * Texts whose type is inferred (`SimpleHeaderConverter`): those that look like JSON's literals, numbers,
 * arrays and objects are read as such, all others are strings.
 */
export const simpleHeaderConverter: ConverterClass = {
  className: 'org.apache.kafka.connect.storage.SimpleHeaderConverter',
  create: () => ({
    fromConnect(_, value) {
      if (value === null) return null;
      const nested = isStruct(value) || isList(value);
      return Buffer.from(nested ? writeJson(value) : textOf(value));
    },
    toConnect(bytes) {
      if (bytes === null) return { schema: null, value: null };
      const value = read(bytes.toString());
      const type = typeOf(value);
      return { schema: type === undefined ? null : { type, optional: false }, value };
    },
  }),
};

const LITERAL = /^\s*(?:null|true|false|-?\d|[[{"])/;

function read(text: string): Value {
  if (!LITERAL.test(text)) return text;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** `Values.parse`: integers get the smallest type that holds them. */
function typeOf(value: Value): SchemaType | undefined {
  if (typeof value === 'string') return 'STRING';
  if (typeof value === 'boolean') return 'BOOLEAN';
  if (typeof value === 'bigint') return 'INT64';
  if (typeof value !== 'number') return undefined;
  if (!Number.isInteger(value)) return 'FLOAT64';
  if (value >= -128 && value < 128) return 'INT8';
  if (value >= -32_768 && value < 32_768) return 'INT16';
  return value >= -(2 ** 31) && value < 2 ** 31 ? 'INT32' : 'INT64';
}
