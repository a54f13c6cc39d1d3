import { SCHEMA_TYPES, type SchemaInput, type SchemaType } from './engine.ts';
import { SchemaRegistryError } from './errors.ts';

/** The most characters of one schema. */
const LARGEST_SCHEMA = 1024 * 1024;

/** The type of a schema. @throws SchemaRegistryError if the type is unknown, or the schema too large */
export function schemaTypeOf({ schema, schemaType: given }: SchemaInput): SchemaType {
  const type = given ?? 'AVRO';
  const schemaType = SCHEMA_TYPES.find((each) => each === type);
  if (schemaType === undefined) throw new SchemaRegistryError('unsupportedType', { type });
  if (schema.length > LARGEST_SCHEMA) {
    const sizes = { actual: schema.length, limit: LARGEST_SCHEMA };
    throw new SchemaRegistryError('schemaTooLarge', sizes);
  }
  return schemaType;
}
