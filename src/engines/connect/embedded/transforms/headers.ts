import { required } from '../config/definition.ts';
import { LIST, nonEmpty, nonEmptyList, oneOf, STRING } from '../config/types.ts';
import { simpleHeaderConverter } from '../converters/simple-header.ts';
import type { ConnectHeader } from '../data/record.ts';
import { fieldOf, oncePerSchema, withFields } from '../data/schema.ts';
import { ConfigError, DataError } from '../../errors.ts';
import { keyAndValue, requireFields, transformClass } from './transform.ts';

/** Adds a header with a fixed value to each record. */
export const insertHeader = transformClass(
  'InsertHeader',
  { header: required(STRING, nonEmpty), 'value.literal': required(STRING, nonEmpty) },
  (config) => {
    const text = Buffer.from(config['value.literal']);
    const literal = simpleHeaderConverter.create({}, '', [])!.toConnect(text);
    const header: ConnectHeader = { key: config.header, ...literal };
    return (record) => ({ ...record, headers: [...record.headers, header] });
  },
);

/** Removes headers by name. */
export const dropHeaders = transformClass(
  'DropHeaders',
  { headers: required(LIST, nonEmptyList) },
  ({ headers }) => {
    const dropped = new Set(headers);
    return (record) => ({
      ...record,
      headers: record.headers.filter(({ key }) => !dropped.has(key)),
    });
  },
);

const HEADER_FROM = {
  fields: required(LIST, nonEmptyList),
  headers: required(LIST, nonEmptyList),
  operation: required(STRING, oneOf('move', 'copy')),
};

/** Moves or copies fields into headers. */
export const headerFrom = keyAndValue('HeaderFrom', HEADER_FROM, (config, part) => {
  const { fields, headers, operation } = config;
  const moved = new Set(fields);
  if (fields.length !== headers.length) {
    throw new ConfigError(
      "'fields' config must have the same number of elements as 'headers' config.",
    );
  }
  return (record) => {
    const schema = part.schemaOf(record);
    const value = requireFields(schema, part.valueOf(record), `header ${operation}`);
    const added = fields.map((name, i): ConnectHeader => {
      const field = schema === null ? undefined : fieldOf(schema, name);
      if (schema !== null && field === undefined) throw new DataError(`Unknown field: ${name}`);
      return { key: headers[i]!, schema: field?.schema ?? null, value: value.get(name) ?? null };
    });
    const changed = { ...record, headers: [...record.headers, ...added] };
    if (operation === 'copy') return changed;
    const left = new Map(value);
    for (const name of fields) left.delete(name);
    const leftSchema =
      schema === null
        ? null
        : oncePerSchema(config, schema, () =>
            withFields(
              schema,
              (schema.fields ?? []).filter(({ name }) => !moved.has(name)),
            ),
          );
    return part.replace(changed, leftSchema, left);
  };
});
