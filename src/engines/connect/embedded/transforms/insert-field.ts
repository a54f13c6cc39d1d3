import { withDefault } from '../config/definition.ts';
import { STRING } from '../config/types.ts';
import type { ConnectRecord } from '../data/record.ts';
import {
  INT32,
  INT64,
  oncePerSchema,
  optional,
  STRING as TEXT,
  TIMESTAMP,
  withFields,
  type Schema,
} from '../data/schema.ts';
import type { Value } from '../data/value.ts';
import { DataError } from '../../errors.ts';
import { keyAndValue, requireFields } from './transform.ts';

const SETTINGS = {
  'topic.field': withDefault(STRING, null),
  'partition.field': withDefault(STRING, null),
  'offset.field': withDefault(STRING, null),
  'timestamp.field': withDefault(STRING, null),
  'static.field': withDefault(STRING, null),
  'static.value': withDefault(STRING, null),
};

interface Insertion {
  readonly name: string;
  readonly schema: Schema;
  /** undefined if nothing is inserted. */
  readonly value: (record: ConnectRecord, withSchema: boolean) => Value | undefined;
}

/** The suffix `!` makes the field required; with `?`, or without a suffix, it is optional. */
function insertion(
  spec: string | null,
  schema: Schema,
  value: Insertion['value'],
): readonly Insertion[] {
  if (spec === null) return [];
  const name = /[!?]$/.test(spec) ? spec.slice(0, -1) : spec;
  return [{ name, schema: spec.endsWith('!') ? schema : optional(schema), value }];
}

/** Adds the origin of a record, or a fixed text, to its fields. Does not change tombstones. */
export const insertField = keyAndValue('InsertField', SETTINGS, (config, part) => {
  const insertions = [
    ...insertion(config['topic.field'], TEXT, ({ topic }) => topic),
    ...insertion(config['partition.field'], INT32, ({ partition }) => partition),
    ...insertion(config['offset.field'], INT64, offsetOf),
    ...insertion(config['timestamp.field'], TIMESTAMP, ({ timestamp }, withSchema) =>
      timestamp === undefined || !withSchema ? timestamp : new Date(timestamp),
    ),
    ...insertion(config['static.field'], TEXT, () => config['static.value'] ?? undefined),
  ];
  return (record) => {
    const schema = part.schemaOf(record);
    const value = part.valueOf(record);
    if (value === null || insertions.length === 0) return record;
    const fields = new Map(requireFields(schema, value, 'field insertion'));
    for (const { name, value: valueOf } of insertions) {
      const inserted = valueOf(record, schema !== null);
      if (inserted !== undefined) fields.set(name, inserted);
    }
    const changed =
      schema === null
        ? null
        : oncePerSchema(insertions, schema, () =>
            withFields(schema, [...(schema.fields ?? []), ...insertions]),
          );
    return part.replace(record, changed, fields);
  };
});

function offsetOf(record: ConnectRecord): Value {
  if ('offset' in record && typeof record.offset === 'number') return record.offset;
  throw new DataError('Offset insertion is only supported for sink connectors');
}
