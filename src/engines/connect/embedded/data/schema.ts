import type { Value } from './value.ts';

/** Kafka Connect `Schema.Type`. */
export type SchemaType =
  | 'INT8'
  | 'INT16'
  | 'INT32'
  | 'INT64'
  | 'FLOAT32'
  | 'FLOAT64'
  | 'BOOLEAN'
  | 'STRING'
  | 'BYTES'
  | 'ARRAY'
  | 'MAP'
  | 'STRUCT';

export interface Field {
  readonly name: string;
  readonly schema: Schema;
}

/** The type of a value. Schemas are compared by content, though equal ones are mostly the same object. */
export interface Schema {
  readonly type: SchemaType;
  readonly optional: boolean;
  readonly name?: string | undefined;
  readonly version?: number | undefined;
  readonly doc?: string | undefined;
  readonly parameters?: ReadonlyMap<string, string> | undefined;
  /** The default; undefined is none, and null is possible if the value is optional. */
  readonly defaultValue?: Value | undefined;
  /** The fields of a `STRUCT`. */
  readonly fields?: readonly Field[] | undefined;
  /** The keys of a `MAP`. */
  readonly keySchema?: Schema | undefined;
  /** The values of a `MAP`, or the items of an `ARRAY`. */
  readonly valueSchema?: Schema | undefined;
}

/** Names of logical types (`org.apache.kafka.connect.data`), each with the type and unit of its values. */
export const LOGICAL = {
  /** INT32, days since 1970. */
  date: 'org.apache.kafka.connect.data.Date',
  /** INT32, milliseconds since midnight. */
  time: 'org.apache.kafka.connect.data.Time',
  /** INT64, milliseconds since 1970. */
  timestamp: 'org.apache.kafka.connect.data.Timestamp',
  /** BYTES, the unscaled integer; the parameter `scale` is the number of decimal places. */
  decimal: 'org.apache.kafka.connect.data.Decimal',
} as const;

export const STRING: Schema = { type: 'STRING', optional: false };
export const OPTIONAL_STRING: Schema = { type: 'STRING', optional: true };
export const INT32: Schema = { type: 'INT32', optional: false };
export const INT64: Schema = { type: 'INT64', optional: false };
export const OPTIONAL_BYTES: Schema = { type: 'BYTES', optional: true };
export const TIMESTAMP: Schema = {
  type: 'INT64',
  optional: false,
  name: LOGICAL.timestamp,
  version: 1,
};
export const DATE: Schema = { type: 'INT32', optional: false, name: LOGICAL.date, version: 1 };
export const TIME: Schema = { type: 'INT32', optional: false, name: LOGICAL.time, version: 1 };

export function decimalSchema(scale: number): Schema {
  return {
    type: 'BYTES',
    optional: false,
    name: LOGICAL.decimal,
    version: 1,
    parameters: new Map([['scale', String(scale)]]),
  };
}

export function optional(schema: Schema): Schema {
  return schema.optional ? schema : { ...schema, optional: true };
}

const byName = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** The field of that name; the first, if there are several. */
export function fieldOf({ fields }: Schema, name: string): Field | undefined {
  if (fields === undefined) return undefined;
  let found = byName.get(fields);
  if (found === undefined) {
    found = new Map(fields.toReversed().map((field) => [field.name, field]));
    byName.set(fields, found);
  }
  return found.get(name);
}

/** The same struct with other fields. */
export function withFields(schema: Schema, fields: readonly Field[]): Schema {
  const { defaultValue: _, ...rest } = schema;
  return { ...rest, fields };
}

/** Whether values of this type have no parts. */
export function isPrimitive(schema: Schema): boolean {
  return schema.type !== 'STRUCT' && schema.type !== 'MAP' && schema.type !== 'ARRAY';
}

const changed = new WeakMap<object, WeakMap<Schema, Schema>>();

/**
 * Caches what is computed from a schema: records of one kind share one schema object.
 * @param by the object that the cache belongs to
 */
export function oncePerSchema(by: object, schema: Schema, compute: () => Schema): Schema {
  let results = changed.get(by);
  if (results === undefined) changed.set(by, (results = new WeakMap()));
  let result = results.get(schema);
  if (result === undefined) results.set(schema, (result = compute()));
  return result;
}
