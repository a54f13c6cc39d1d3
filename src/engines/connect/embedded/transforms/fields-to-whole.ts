import { required } from '../config/definition.ts';
import { LIST, nonEmpty, nonEmptyList, STRING } from '../config/types.ts';
import { fieldOf, oncePerSchema, type Schema } from '../data/schema.ts';
import type { Value } from '../data/value.ts';
import { DataError } from '../../errors.ts';
import { keyAndValue, requireFields, transformClass } from './transform.ts';

const FIELD = { field: required(STRING, nonEmpty) };

/** Replaces the key by fields of the value. */
export const valueToKey = transformClass(
  'ValueToKey',
  { fields: required(LIST, nonEmptyList) },
  ({ fields }) =>
    (record) => {
      const { valueSchema } = record;
      const value = requireFields(valueSchema, record.value, 'copying fields from value to key');
      const key = new Map<Value, Value>(fields.map((name) => [name, value.get(name) ?? null]));
      const keySchema =
        valueSchema === null
          ? null
          : oncePerSchema(fields, valueSchema, () => structOf(valueSchema, fields));
      return { ...record, keySchema, key };
    },
);

function structOf(schema: Schema, names: readonly string[]): Schema {
  const fields = names.map((name) => {
    const field = fieldOf(schema, name);
    if (field === undefined) throw new DataError(`Field does not exist: ${name}`);
    return field;
  });
  return { type: 'STRUCT', optional: false, fields };
}

/** Wraps the value in a struct with a single field. */
export const hoistField = keyAndValue('HoistField', FIELD, (config, part) => (record) => {
  const schema = part.schemaOf(record);
  const hoisted =
    schema === null
      ? null
      : oncePerSchema(config, schema, () => ({
          type: 'STRUCT',
          optional: false,
          fields: [{ name: config.field, schema }],
        }));
  return part.replace(record, hoisted, new Map([[config.field, part.valueOf(record)]]));
});

/** Replaces the value by one of its fields. Does not change tombstones. */
export const extractField = keyAndValue('ExtractField', FIELD, ({ field }, part) => (record) => {
  const schema = part.schemaOf(record);
  const value = part.valueOf(record);
  const fields = value === null ? undefined : requireFields(schema, value, 'field extraction');
  if (schema === null) return part.replace(record, null, fields?.get(field) ?? null);
  const found = fieldOf(schema, field);
  if (found === undefined) throw new DataError(`Unknown field: ${field}`);
  return part.replace(record, found.schema, fields?.get(field) ?? null);
});
