import { SCHEMA_TYPES, type GivenSchema, type SchemaType } from './engine.ts';
import { SchemaRegistryError } from './errors.ts';

/** Characters of one schema. */
const LARGEST_SCHEMA = 1024 * 1024;

/** Of which type a schema is. @throws SchemaRegistryError where that is none, or the schema is too large */
export function schemaTypeOf({ schema, schemaType: given }: GivenSchema): SchemaType {
  const type = given ?? 'AVRO';
  const schemaType = SCHEMA_TYPES.find((each) => each === type);
  if (schemaType === undefined) throw new SchemaRegistryError('unsupportedType', { type });
  if (schema.length > LARGEST_SCHEMA) {
    const sizes = { actual: schema.length, limit: LARGEST_SCHEMA };
    throw new SchemaRegistryError('schemaTooLarge', sizes);
  }
  return schemaType;
}
