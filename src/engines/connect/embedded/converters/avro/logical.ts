import {
  isNamed,
  type AvroSchema,
  type AvroUnion,
} from '../../../../schema-registry/embedded/avro/schema.ts';
import { numberIn } from '../../../../schema-registry/json-text.ts';
import { Decimal } from '../../data/decimal.ts';
import { LOGICAL } from '../../data/schema.ts';
import type { Value } from '../../data/value.ts';

export const DAY = 86_400_000;

/** Names of what `AvroData` has for what Avro has no type for. */
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

/** Connect's name for the logical type of an Avro type; undefined where it has none that Connect knows. */
export function logicalNameOf(schema: AvroSchema): string | undefined {
  if (schema.kind === 'union') return undefined;
  const { logicalType, 'connect.name': name } = schema.properties;
  if (typeof logicalType === 'string') {
    const found = BY_LOGICAL_TYPE[`${schema.kind} ${logicalType}`];
    if (found !== undefined) return found;
  }
  return typeof name === 'string' ? name : undefined;
}

/** The digits after the point of a decimal. */
export function scaleOf(schema: AvroSchema): number {
  return schema.kind === 'union' ? 0 : (numberIn(schema.properties['scale']) ?? 0);
}

/** Whether an array stands for a map whose keys are no texts. */
export function isMapEntries(schema: AvroSchema): boolean {
  return (
    schema.kind === 'array' &&
    schema.items.kind === 'record' &&
    (schema.items.name.simple === MAP_ENTRY ||
      schema.items.properties['connect.internal.type'] === MAP_ENTRY)
  );
}

/** Whether a union is one type or nothing. */
export function isOptional({ branches }: AvroUnion): boolean {
  return branches.length === 2 && branches.some(({ kind }) => kind === 'null');
}

/** The field of a struct that stands for a branch of a union. */
export function branchName(branch: AvroSchema): string {
  return isNamed(branch) ? branch.name.simple : branch.kind;
}

/** The same value as its logical type. */
export function logical(schema: AvroSchema, value: Value): Value {
  const name = logicalNameOf(schema);
  if (Buffer.isBuffer(value)) {
    return name === LOGICAL.decimal ? Decimal.fromBytes(value, scaleOf(schema)) : value;
  }
  if (typeof value !== 'number') return value;
  if (name === LOGICAL.date) return new Date(value * DAY);
  return name === LOGICAL.time || name === LOGICAL.timestamp ? new Date(value) : value;
}
