import { typesOf } from '../../../../schema-registry/embedded/avro/format.ts';
import { parseAvro } from '../../../../schema-registry/embedded/avro/parse.ts';
import type { AvroSchema } from '../../../../schema-registry/embedded/avro/schema.ts';
import type { SchemaRegistry } from '../../../../schema-registry/engine.ts';
import { referencedSchemas } from '../../../../schema-registry/embedded/referenced-schemas.ts';
import { Work } from '../../../../schema-registry/embedded/work.ts';
import type { Schema } from '../../data/schema.ts';
import { DataError } from '../../../errors.ts';
import { connectSchemaOf } from './connect-schema.ts';

export interface RegisteredType {
  readonly avro: AvroSchema;
  readonly connect: Schema;
}

/** So many are kept, whatever ids the messages name. */
const MOST_KEPT = 1000;

/** Schemas by their ids. The same id gives the same objects, so that what is computed from them is computed once. */
export class RegisteredTypes {
  readonly #registry: () => SchemaRegistry;
  readonly #types = new Map<number, RegisteredType>();

  constructor(registry: () => SchemaRegistry) {
    this.#registry = registry;
  }

  /** @throws DataError where it is no schema of Avro, SchemaRegistryError where there is none */
  get(id: number): RegisteredType {
    let type = this.#types.get(id);
    if (type === undefined) {
      type = this.#read(id);
      if (this.#types.size >= MOST_KEPT) this.#types.clear();
      this.#types.set(id, type);
    }
    return type;
  }

  #read(id: number): RegisteredType {
    const registry = this.#registry();
    const { schemaType, schema, references } = registry.schema(id);
    if (schemaType !== 'AVRO') throw new DataError(`The schema ${id} is one of ${schemaType}`);
    const get = (subject: string, version: number) =>
      registry.version(subject, String(version), { deleted: true });
    const avro = parseAvro(schema, typesOf(referencedSchemas(references, { get }, new Work())));
    return { avro, connect: connectSchemaOf(avro) };
  }
}
