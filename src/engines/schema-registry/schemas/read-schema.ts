import { avroFormat } from './avro/format.ts';
import type { SchemaInput, SchemaType } from '../engine.ts';
import { InvalidSchema, SchemaRegistryError } from '../errors.ts';
import { schemaTypeOf } from '../schema-input.ts';
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
