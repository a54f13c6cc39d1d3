import { avroFormat } from './avro/format.ts';
import { type SchemaInput, type SchemaType, SCHEMA_TYPES } from '../engine.ts';
import { InvalidSchema, SchemaRegistryError } from '../errors.ts';
import { jsonSchemaFormat } from './json-schema/format.ts';
import type { ParsedSchema, ReferencedSchema, SchemaFormat } from './schema-format.ts';

export const FORMATS: Readonly<Record<SchemaType, SchemaFormat>> = {
  AVRO: avroFormat,
  JSON: jsonSchemaFormat,
};

export interface ReadSchema {
  readonly schemaType: SchemaType;
  readonly parsed: ParsedSchema;
}

/**
 * Parses a schema from a request.
 * @param references the schemas that it refers to; those may be invalid too
 * @throws SchemaRegistryError if it is invalid
 */
export function readSchema(
  given: SchemaInput,
  references: () => readonly ReferencedSchema[],
): ReadSchema {
  const schemaType = schemaTypeOf(given);
  try {
    return { schemaType, parsed: FORMATS[schemaType].parse(given.schema, references()) };
  } catch (error) {
    if (!(error instanceof InvalidSchema)) throw error;
    const reason = error.message;
    throw new SchemaRegistryError('invalidSchema', { reason }, { cause: error });
  }
}

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
