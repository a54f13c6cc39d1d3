import { withDefault } from '../config/definition.ts';
import { VERBATIM } from '../config/types.ts';
import { oncePerSchema, optional, withFields, type Field, type Schema } from '../data/schema.ts';
import { ValueCount } from '../data/limits.ts';
import { isStruct, textOf, type Struct, type Value } from '../data/value.ts';
import { DataError } from '../../errors.ts';
import { keyAndValue, requireFields } from './transform.ts';

/** Moves fields of nested structs to the top level: `a` in `b` becomes `b.a`. */
export const flatten = keyAndValue(
  'Flatten',
  { delimiter: withDefault(VERBATIM, '.') },
  (config, part) => (record) => {
    const schema = part.schemaOf(record);
    const value = part.valueOf(record);
    if (value === null) return record;
    const fields = requireFields(schema, value, 'flattening');
    const into = new Map<Value, Value>();
    const target = { delimiter: config.delimiter, into, names: new ValueCount(MOST_IN_NAMES) };
    if (schema === null) {
      flattenMap(fields, '', target);
      return part.replace(record, null, into);
    }
    const flat = oncePerSchema(config, schema, () =>
      withFields(schema, flatFields(schema, '', { ...target, inOptional: false })),
    );
    flattenStruct(schema, fields, '', target);
    return part.replace(record, flat, into);
  },
);

/**
 * The most characters of all names: each field has those of the structs around it, so a name that is nested deeply
 * multiplies.
 */
const MOST_IN_NAMES = 8 * 1024 * 1024;
/** What a field counts for besides its name. */
const FIELD = 64;

interface FlatTarget {
  readonly delimiter: string;
  readonly into: Map<Value, Value>;
  readonly names: ValueCount;
}

function flattenMap(map: Struct, prefix: string, target: FlatTarget): void {
  for (const [key, item] of map) {
    const name = prefix + textOf(key);
    target.names.take(FIELD + name.length);
    if (isStruct(item)) flattenMap(item, name + target.delimiter, target);
    else target.into.set(name, item);
  }
}

function flattenStruct(
  schema: Schema,
  value: Struct | null,
  prefix: string,
  target: FlatTarget,
): void {
  for (const { name, schema: field } of schema.fields ?? []) {
    const item = value?.get(name) ?? null;
    target.names.take(FIELD + prefix.length + name.length);
    if (field.type === 'STRUCT') {
      const struct = isStruct(item) ? item : null;
      flattenStruct(field, struct, prefix + name + target.delimiter, target);
    } else {
      target.into.set(prefix + name, item);
    }
  }
}

interface FlatSchema {
  readonly delimiter: string;
  readonly names: ValueCount;
  readonly inOptional: boolean;
}

/** The fields of an optional struct become optional. */
function flatFields(
  schema: Schema,
  prefix: string,
  { delimiter, names, inOptional }: FlatSchema,
): readonly Field[] {
  return (schema.fields ?? []).flatMap(({ name, schema: field }) => {
    names.take(FIELD + prefix.length + name.length);
    const nullable = inOptional || field.optional;
    if (field.type === 'MAP') {
      throw new DataError(
        `Flatten transformation does not support MAP for record with schemas (for field ${prefix}${name}).`,
      );
    }
    return field.type === 'STRUCT'
      ? flatFields(field, prefix + name + delimiter, { delimiter, names, inOptional: nullable })
      : [{ name: prefix + name, schema: nullable ? optional(field) : field }];
  });
}
