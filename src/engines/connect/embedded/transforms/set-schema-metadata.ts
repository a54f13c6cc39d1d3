import { withDefault } from '../config/definition.ts';
import { INT, STRING } from '../config/types.ts';
import { oncePerSchema } from '../data/schema.ts';
import { DataError } from '../../errors.ts';
import { keyAndValue } from './transform.ts';

/** Sets the name and the version of a schema. */
export const setSchemaMetadata = keyAndValue(
  'SetSchemaMetadata',
  { 'schema.name': withDefault(STRING, null), 'schema.version': withDefault(INT, null) },
  (config, part) => (record) => {
    const schema = part.schemaOf(record);
    const value = part.valueOf(record);
    if (schema === null) {
      if (value === null) return record;
      throw new DataError('Schema required for [updating schema metadata]');
    }
    const changed = oncePerSchema(config, schema, () => ({
      ...schema,
      name: config['schema.name'] ?? schema.name,
      version: config['schema.version'] ?? schema.version,
    }));
    return part.replace(record, changed, value);
  },
);
