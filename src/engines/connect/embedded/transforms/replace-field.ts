import { invalidValue, withDefault, type Check } from '../config/definition.ts';
import { LIST } from '../config/types.ts';
import { oncePerSchema, withFields } from '../data/schema.ts';
import { textOf } from '../data/value.ts';
import { keyAndValue, requireFields } from './transform.ts';

const pairs: Check<readonly string[]> = (value, name) => {
  for (const mapping of value ?? []) {
    if (mapping.split(':').length !== 2) {
      throw invalidValue(name, value, `Invalid rename mapping: ${mapping}`);
    }
  }
};

const SETTINGS = {
  exclude: withDefault(LIST, []),
  include: withDefault(LIST, []),
  renames: withDefault(LIST, [], pairs),
  // The names of `exclude` and `include` before Kafka 2.8.
  blacklist: withDefault(LIST, []),
  whitelist: withDefault(LIST, []),
};

/** Removes or renames fields. */
export const replaceField = keyAndValue('ReplaceField', SETTINGS, (config, part) => {
  const exclude = new Set([...config.exclude, ...config.blacklist]);
  const include = new Set([...config.include, ...config.whitelist]);
  const renames = new Map(config.renames.map((mapping) => mapping.split(':') as [string, string]));
  const stays = (name: string) => !exclude.has(name) && (include.size === 0 || include.has(name));
  const renamed = (name: string) => renames.get(name) ?? name;
  return (record) => {
    const schema = part.schemaOf(record);
    const value = part.valueOf(record);
    if (value === null) return record;
    const fields = [...requireFields(schema, value, 'field replacement')]
      .filter(([name]) => stays(textOf(name)))
      .map(([name, item]) => [renamed(textOf(name)), item] as const);
    const changed =
      schema === null
        ? null
        : oncePerSchema(renames, schema, () =>
            withFields(
              schema,
              (schema.fields ?? [])
                .filter(({ name }) => stays(name))
                .map((field) => ({ ...field, name: renamed(field.name) })),
            ),
          );
    return part.replace(record, changed, new Map(fields));
  };
});
