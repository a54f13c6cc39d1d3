import { avroFormat } from './avro/format.ts';
import { SCHEMA_TYPES, type GivenSchema, type SchemaType } from '../engine.ts';
import { InvalidSchema, SchemaRegistryError } from '../errors.ts';
import { jsonSchemaFormat } from './json-schema/format.ts';
import type { ParsedSchema, ReferencedSchema, SchemaFormat } from './schema-format.ts';

/** Characters of one schema. */
const LARGEST_SCHEMA = 1024 * 1024;

export const FORMATS: Readonly<Record<SchemaType, SchemaFormat>> = {
  AVRO: avroFormat,
  JSON: jsonSchemaFormat,
};

export interface ReadSchema {
  readonly schemaType: SchemaType;
  readonly parsed: ParsedSchema;
}

/**
 * Reads a schema as it is sent.
 * @param references what it refers to; those may be invalid too
 * @throws SchemaRegistryError where it is none
 */
export function readSchema(
  { schema, schemaType: given }: GivenSchema,
  references: () => readonly ReferencedSchema[],
): ReadSchema {
  const type = given ?? 'AVRO';
  const schemaType = SCHEMA_TYPES.find((each) => each === type);
  if (schemaType === undefined) throw new SchemaRegistryError('unsupportedType', { type });
  if (schema.length > LARGEST_SCHEMA) {
    const sizes = { actual: schema.length, limit: LARGEST_SCHEMA };
    throw new SchemaRegistryError('schemaTooLarge', sizes);
  }
  try {
    return { schemaType, parsed: FORMATS[schemaType].parse(schema, references()) };
  } catch (error) {
    if (!(error instanceof InvalidSchema)) throw error;
    const reason = error.message;
    throw new SchemaRegistryError('invalidSchema', { reason }, { cause: error });
  }
}
