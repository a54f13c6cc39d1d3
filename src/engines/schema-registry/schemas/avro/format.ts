import { NameMap } from '../../../../base/name-map.ts';
import { InvalidSchema } from '../../errors.ts';
import type { Incompatibility } from '../incompatibility.ts';
import type { ParsedSchema, ReferencedSchema, SchemaFormat } from '../schema-format.ts';
import type { Work } from '../work.ts';
import { avroIncompatibilities } from './compatibility.ts';
import { parseAvro, type AvroTypes } from './parse.ts';
import type { AvroSchema } from './schema.ts';
import { writeAvro } from './write.ts';

class ParsedAvro implements ParsedSchema {
  readonly schema: AvroSchema;
  readonly #defined: AvroTypes;

  constructor(schema: AvroSchema, defined: AvroTypes) {
    this.schema = schema;
    this.#defined = defined;
  }

  get canonical(): string {
    return writeAvro(this.schema, false, this.#defined.values());
  }

  get normalized(): string {
    return writeAvro(this.schema, true, this.#defined.values());
  }

  incompatibilities(writer: ParsedSchema, work: Work): readonly Incompatibility[] {
    return avroIncompatibilities(this.schema, (writer as ParsedAvro).schema, work);
  }
}

/** Avro. Referenced schemas define types, which are used by their full names. */
export const avroFormat: SchemaFormat = {
  type: 'AVRO',
  parse(schema, references) {
    const defined = typesOf(references);
    return new ParsedAvro(parseAvro(schema, new NameMap(defined)), defined);
  },
};

/** The types that a schema may refer to, by full name. @throws InvalidSchema */
export function typesOf(references: readonly ReferencedSchema[]): AvroTypes {
  const types: AvroTypes = new NameMap();
  for (const reference of references) define(reference, types, new Set());
  return types;
}

/** Adds the types of a referenced schema, after those of the schemas that it refers to. */
function define(reference: ReferencedSchema, types: AvroTypes, begun: Set<string>): void {
  const { name, schema, references } = reference;
  // Several references may lead to the same version.
  if (types.has(name) || begun.has(schema)) return;
  begun.add(schema);
  for (const each of references) define(each, types, begun);
  try {
    parseAvro(schema, types);
  } catch (error) {
    if (!(error instanceof InvalidSchema)) throw error;
    throw new InvalidSchema(`in the schema of the reference ${name}, ${error.message}`, {
      cause: error,
    });
  }
  if (!types.has(name)) {
    throw new InvalidSchema(`the schema of the reference ${name} defines no type of that name`);
  }
}
