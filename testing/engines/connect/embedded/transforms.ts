import { expect } from 'vitest';
import type {
  ConnectRecord,
  SinkRecord,
} from '../../../../src/engines/connect/embedded/data/record.ts';
import type { Schema } from '../../../../src/engines/connect/embedded/data/schema.ts';
import type { Value } from '../../../../src/engines/connect/embedded/data/value.ts';
import { readTransforms } from '../../../../src/engines/connect/embedded/transforms/index.ts';

export const NOON = Date.UTC(2026, 0, 2, 12, 34, 56, 789);

export const record = (more: Partial<SinkRecord> = {}): SinkRecord => ({
  topic: 'orders',
  partition: 3,
  offset: 42,
  timestamp: NOON,
  keySchema: null,
  key: null,
  valueSchema: null,
  value: null,
  headers: [],
  original: {
    topic: 'orders',
    partition: 3,
    offset: 42,
    timestamp: NOON,
    key: null,
    value: null,
    headers: [],
  },
  ...more,
});

export const map = (fields: Record<string, Value>) => new Map<Value, Value>(Object.entries(fields));
export const struct = (...fields: [string, Schema][]): Schema => ({
  type: 'STRUCT',
  optional: false,
  fields: fields.map(([name, schema]) => ({ name, schema })),
});

/** One transform by its name without the package. */
export function transform(type: string, settings: Record<string, string> = {}) {
  const errors: string[] = [];
  const prefixed = Object.entries(settings).map(([name, value]) => [`transforms.t.${name}`, value]);
  const [link] = readTransforms(
    ['t'],
    [],
    {
      'transforms.t.type': `org.apache.kafka.connect.transforms.${type}`,
      ...Object.fromEntries(prefixed),
    },
    errors,
  );
  expect(errors).toEqual([]);
  return <R extends ConnectRecord>(given: R) => link!.transform(given);
}

export function errorsOf(properties: Record<string, string>, predicates: readonly string[] = []) {
  const errors: string[] = [];
  readTransforms(['t'], predicates, properties, errors);
  return errors;
}

/** The result of transforming a value without a schema. */
export function applied(
  type: string,
  settings: Record<string, string>,
  value: Value,
): Value | undefined {
  return transform(type, settings)(record({ value }))?.value;
}
