import avsc from 'avsc';
import { beforeEach, onTestFinished } from 'vitest';
import { EmbeddedRegistries } from '../../../../src/engines/schema-registry/embedded/embedded-registries.ts';
import type { SchemaRegistry } from '../../../../src/engines/schema-registry/engine.ts';
import type { Field, Schema } from '../../../../src/engines/connect/embedded/data/schema.ts';
import type { Value } from '../../../../src/engines/connect/embedded/data/value.ts';
import type { Converter } from '../../../../src/engines/connect/embedded/converters/converter.ts';
import { readConverters } from '../../../../src/engines/connect/embedded/converters/index.ts';

const CLASS = 'io.confluent.connect.avro.AvroConverter';

export type Definition = Parameters<typeof avsc.Type.forSchema>[0];

/** Avro converters, and the schema registry that they share with a client of another implementation. Each test has new ones. */
export class AvroBench {
  registry!: SchemaRegistry;

  constructor() {
    beforeEach(() => {
      const registries = new EmbeddedRegistries();
      onTestFinished(() => registries.close());
      this.registry = registries.registry('main');
    });
  }

  converters(more: Record<string, string> = {}) {
    const properties = {
      'key.converter': CLASS,
      'key.converter.upstash.schema.registry.enable': 'true',
      'value.converter': CLASS,
      'value.converter.upstash.schema.registry.enable': 'true',
      ...more,
    };
    const errors: string[] = [];
    const read = readConverters(properties, errors, () => this.registry);
    return { errors, key: read?.key, value: read?.value as Converter };
  }

  /** A message of the other client, with its schema registered. */
  async written(definition: Definition, value: unknown): Promise<Buffer> {
    const id = await this.registry.register('s', { schema: JSON.stringify(definition) });
    const head = Buffer.from([0, 0, 0, 0, id]);
    return Buffer.concat([head, avsc.Type.forSchema(definition).toBuffer(value)]);
  }

  /** A message as the other client decodes it. */
  async read(bytes: Buffer): Promise<unknown> {
    const { schema } = await this.registry.schema(bytes.readInt32BE(1));
    const type = avsc.Type.forSchema(JSON.parse(schema) as Definition);
    return JSON.parse(type.toString(type.fromBuffer(bytes.subarray(5))));
  }
}

export const struct = (name: string | undefined, ...fields: Field[]): Schema => ({
  type: 'STRUCT',
  optional: false,
  fields,
  ...(name !== undefined && { name }),
});
export const map = (entries: Record<string, Value>) =>
  new Map<Value, Value>(Object.entries(entries));
