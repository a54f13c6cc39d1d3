import { andThen } from '../../../../../base/and-then.ts';
import type {
  SchemaRegistry,
  SchemaReference,
  SubjectVersion,
} from '../../../../schema-registry/engine.ts';
import { SchemaRegistryError } from '../../../../schema-registry/errors.ts';
import { readConfig, withDefault } from '../../config/definition.ts';
import { BOOLEAN } from '../../config/types.ts';
import type { Schema } from '../../data/schema.ts';
import { DataError } from '../../../errors.ts';
import type { Converter, ConverterClass } from '../converter.ts';
import { avroSchemaOf } from './avro-schema.ts';
import { BinaryReader, BinaryWriter } from './binary.ts';
import { readValue } from './read-value.ts';
import { writeValue } from './write-value.ts';
import { typesOf } from '../../../../schema-registry/schemas/avro/format.ts';
import { parseAvro } from '../../../../schema-registry/schemas/avro/parse.ts';
import type { AvroSchema } from '../../../../schema-registry/schemas/avro/schema.ts';
import { referencedSchemas } from '../../../../schema-registry/schemas/referenced-schemas.ts';
import { Work } from '../../../../schema-registry/schemas/work.ts';
import { connectSchemaOf } from './connect-schema.ts';

const SETTINGS = {
  'upstash.schema.registry.enable': withDefault(BOOLEAN, false),
  'auto.register.schemas': withDefault(BOOLEAN, true),
};

/** The header of every message: a zero, and the id of its schema in four bytes. */
const MAGIC = 0;
const HEAD = 5;

/**
 * Avro, with schemas in the registry of the cluster (Confluent `AvroConverter`). Schemas of sources are
 * registered as versions of the subject of their topic.
 */
export const avroConverter: ConverterClass<Converter> = {
  className: 'io.confluent.connect.avro.AvroConverter',
  create(properties, prefix, errors, registry = noRegistry) {
    const config = readConfig(SETTINGS, properties, errors, prefix);
    if (config === undefined) return undefined;
    if (!config['upstash.schema.registry.enable']) {
      errors.push(
        `Missing required configuration "${prefix}upstash.schema.registry.enable": it must be true, because ` +
          'only the schema registry of the cluster can be used.',
      );
      return undefined;
    }
    const end = prefix.startsWith('key.') ? '-key' : '-value';
    return new AvroConverter(registry, end, config['auto.register.schemas']);
  },
};

/** Stands in for a registry while a configuration is only checked. */
function noRegistry(): never {
  throw new DataError('There is no schema registry here');
}

class AvroConverter implements Converter {
  readonly #types: RegisteredTypes;
  readonly #registry: () => SchemaRegistry;
  /** The suffix that makes a topic name a subject (`TopicNameStrategy`). */
  readonly #end: string;
  readonly #registers: boolean;
  /** Ids of registered schemas, by schema and topic. */
  readonly #ids = new WeakMap<Schema, Map<string, number>>();

  constructor(registry: () => SchemaRegistry, end: string, registers: boolean) {
    this.#types = new RegisteredTypes(registry);
    this.#registry = registry;
    this.#end = end;
    this.#registers = registers;
  }

  fromConnect(schema: Schema | null, value: Parameters<Converter['fromConnect']>[1], topic = '') {
    if (value === null) return null;
    if (schema === null) {
      throw new DataError(`AvroConverter needs the schema of what it writes to ${topic}`);
    }
    return guarded(`Failed to serialize Avro data from topic ${topic} :`, () =>
      andThen(this.#idOf(schema, topic), (id) =>
        andThen(this.#types.get(id), ({ avro }) => {
          const writer = new BinaryWriter();
          writeValue(avro, value, writer);
          const head = Buffer.alloc(HEAD);
          head.writeUInt8(MAGIC);
          head.writeInt32BE(id, 1);
          return Buffer.concat([head, writer.finish()]);
        }),
      ),
    );
  }

  toConnect(bytes: Buffer | null) {
    if (bytes === null) return { schema: null, value: null };
    return guarded('Failed to deserialize data to Avro:', () => {
      if (bytes.length < HEAD || bytes[0] !== MAGIC) throw new DataError('Unknown magic byte!');
      return andThen(this.#types.get(bytes.readInt32BE(1)), ({ avro, connect }) => {
        const reader = new BinaryReader(bytes, HEAD);
        const value = readValue(avro, reader);
        if (!reader.isAtEnd) throw new DataError('The data continues after its end');
        return { schema: connect, value };
      });
    });
  }

  #idOf(schema: Schema, topic: string): number | Promise<number> {
    return this.#ids.get(schema)?.get(topic) ?? this.#findId(schema, topic);
  }

  async #findId(schema: Schema, topic: string): Promise<number> {
    const subject = `${topic}${this.#end}`;
    // A null is not encoded: the schema describes values.
    const given = { schema: JSON.stringify(avroSchemaOf({ ...schema, optional: false })) };
    const registry = this.#registry();
    const id = this.#registers
      ? await registry.register(subject, given)
      : (await registry.lookUp(subject, given)).id;
    const known = this.#ids.get(schema) ?? new Map<string, number>();
    this.#ids.set(schema, known.set(topic, id));
    return id;
  }
}

/** @throws DataError of the action, or if the registry refuses */
function guarded<Result>(
  message: string,
  work: () => Result | Promise<Result>,
): Result | Promise<Result> {
  const refuse = (error: unknown): never => {
    const isExpected = error instanceof DataError || error instanceof SchemaRegistryError;
    throw isExpected ? new DataError(message, error) : error;
  };
  try {
    const result = work();
    return result instanceof Promise ? result.catch(refuse) : result;
  } catch (error) {
    return refuse(error);
  }
}

interface RegisteredType {
  readonly avro: AvroSchema;
  readonly connect: Schema;
}

/** The size of the cache, in characters of schemas, each of which takes many times its text: messages may have any ids. */
const MOST_KEPT = 256 * 1024;

/** A cache of schemas by id. An id gives the same object each time, so that derived values are computed once. */
class RegisteredTypes {
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
