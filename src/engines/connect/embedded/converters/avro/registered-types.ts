import { typesOf } from '../../../../schema-registry/schemas/avro/format.ts';
import { parseAvro } from '../../../../schema-registry/schemas/avro/parse.ts';
import type { AvroSchema } from '../../../../schema-registry/schemas/avro/schema.ts';
import type {
  SchemaReference,
  SchemaRegistry,
  SubjectVersion,
} from '../../../../schema-registry/engine.ts';
import { referencedSchemas } from '../../../../schema-registry/schemas/referenced-schemas.ts';
import { Work } from '../../../../schema-registry/schemas/work.ts';
import type { Schema } from '../../data/schema.ts';
import { DataError } from '../../../errors.ts';
import { connectSchemaOf } from './connect-schema.ts';

export interface RegisteredType {
  readonly avro: AvroSchema;
  readonly connect: Schema;
}

/** The size of the cache, in characters of schemas, each of which takes many times its text: messages may have any ids. */
const MOST_KEPT = 256 * 1024;

/** A cache of schemas by id. An id gives the same object each time, so that derived values are computed once. */
export class RegisteredTypes {
  readonly #registry: () => SchemaRegistry;
  readonly #types = new Map<number, RegisteredType>();
  #characters = 0;

  constructor(registry: () => SchemaRegistry) {
    this.#registry = registry;
  }

  /** @throws DataError if it is no Avro schema, SchemaRegistryError if there is none */
  get(id: number): RegisteredType | Promise<RegisteredType> {
    return this.#types.get(id) ?? this.#read(id);
  }

  async #read(id: number): Promise<RegisteredType> {
    const registry = this.#registry();
    const { schemaType, schema, references } = await registry.schema(id);
    if (schemaType !== 'AVRO') throw new DataError(`The schema ${id} is one of ${schemaType}`);
    const versions = await referredTo(references, registry);
    const get = (subject: string, version: number) => versions.get(keyOf({ subject, version }))!;
    const avro = parseAvro(schema, typesOf(referencedSchemas(references, { get }, new Work())));
    const type = this.#types.get(id) ?? { avro, connect: connectSchemaOf(avro) };
    const characters = [schema, ...[...versions.values()].map((version) => version.schema)]
      .map(({ length }) => length)
      .reduce((sum, length) => sum + length);
    if (this.#characters + characters > MOST_KEPT) {
      this.#types.clear();
      this.#characters = 0;
    }
    if (!this.#types.has(id)) this.#characters += characters;
    this.#types.set(id, type);
    return type;
  }
}

type Place = Pick<SchemaReference, 'subject' | 'version'>;

const keyOf = ({ subject, version }: Place) => JSON.stringify([subject, version]);

/** All versions that are referred to, directly or indirectly. */
async function referredTo(
  references: readonly Place[],
  registry: SchemaRegistry,
): Promise<Map<string, SubjectVersion>> {
  const found = new Map<string, SubjectVersion>();
  const left = [...references];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    const key = keyOf(place);
    if (found.has(key)) continue;
    const version = await registry.version(place.subject, String(place.version), { deleted: true });
    found.set(key, version);
    left.push(...version.references);
  }
  return found;
}
