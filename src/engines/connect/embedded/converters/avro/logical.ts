import {
  isNamed,
  type AvroSchema,
  type AvroUnion,
} from '../../../../schema-registry/schemas/avro/schema.ts';
import { numberIn } from '../../../../schema-registry/json-text.ts';
import { Decimal } from '../../data/decimal.ts';
import { LOGICAL } from '../../data/schema.ts';
import type { Value } from '../../data/value.ts';

export const DAY = 86_400_000;

/** The names that `AvroData` gives to types that Avro does not have. */
export const UNION = 'io.confluent.connect.avro.Union';
export const ENUM = 'io.confluent.connect.avro.Enum';
export const DEFAULT_NAMESPACE = 'io.confluent.connect.avro';
export const DEFAULT_NAME = 'ConnectDefault';
export const MAP_ENTRY = 'MapEntry';

const BY_LOGICAL_TYPE: Readonly<Record<string, string>> = {
  'int date': LOGICAL.date,
  'int time-millis': LOGICAL.time,
  'long timestamp-millis': LOGICAL.timestamp,
  'bytes decimal': LOGICAL.decimal,
  'fixed decimal': LOGICAL.decimal,
};

/** Connect's name for a logical type; undefined if there is none, or Connect does not know it. */
export function logicalNameOf(schema: AvroSchema): string | undefined {
  if (schema.kind === 'union') return undefined;
  const { logicalType, 'connect.name': name } = schema.properties;
  if (typeof logicalType === 'string') {
    const found = BY_LOGICAL_TYPE[`${schema.kind} ${logicalType}`];
    if (found !== undefined) return found;
  }
  return typeof name === 'string' ? name : undefined;
}

/** The scale of a decimal. */
export function scaleOf(schema: AvroSchema): number {
  return schema.kind === 'union' ? 0 : (numberIn(schema.properties['scale']) ?? 0);
}

/** Whether an array represents a map with keys that are no strings. */
export function isMapEntries(schema: AvroSchema): boolean {
  return (
    schema.kind === 'array' &&
    schema.items.kind === 'record' &&
    (schema.items.name.simple === MAP_ENTRY ||
      schema.items.properties['connect.internal.type'] === MAP_ENTRY)
  );
}

/** Whether a union has one type besides null. */
export function isOptional({ branches }: AvroUnion): boolean {
  return branches.length === 2 && branches.some(({ kind }) => kind === 'null');
}

/** The field name for a branch, in the struct that represents a union. */
export function branchName(branch: AvroSchema): string {
  return isNamed(branch) ? branch.name.simple : branch.kind;
}

/** Converts a value to that of its logical type. */
export function logical(schema: AvroSchema, value: Value): Value {
  const name = logicalNameOf(schema);
  if (Buffer.isBuffer(value)) {
    return name === LOGICAL.decimal ? Decimal.fromBytes(value, scaleOf(schema)) : value;
  }
  if (typeof value !== 'number') return value;
  if (name === LOGICAL.date) return new Date(value * DAY);
  return name === LOGICAL.time || name === LOGICAL.timestamp ? new Date(value) : value;
}
