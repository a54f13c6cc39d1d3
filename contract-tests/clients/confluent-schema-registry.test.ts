import { SchemaRegistry, SchemaType } from '@kafkajs/confluent-schema-registry';
import { Kafka } from '@upstash/kafka';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createConnector,
  createCredential,
  FIRST_CLUSTER,
  resetKafka,
  type KafkaUser,
} from '../harness/kafka-clusters.ts';
import { done as produced, firstUser } from '../harness/kafka.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { done, resetRegistry } from '../harness/schema-registry.ts';
import { target } from '../harness/target.ts';

const { kafkaUrl } = await recordedTarget();

/** The client of the KafkaJS project, unmodified. */
const client = (auth: KafkaUser = firstUser()) =>
  new SchemaRegistry({ host: `${kafkaUrl}/schema-registry`, auth: { ...auth } });

beforeEach(async () => {
  await resetRegistry();
  await resetKafka();
});

const subject = 'greetings-value';
const fields = [{ name: 'text', type: 'string' }];
const schema = { type: 'record' as const, name: 'Greeting', namespace: 'com.acme', fields };
const changed = (field: object) => ({ ...schema, fields: [...fields, field] });

describe('with Avro', () => {
  const avro = (given: object = schema) => ({
    type: SchemaType.AVRO as const,
    schema: JSON.stringify(given),
  });

  test('one client decodes what another has encoded', async () => {
    const writer = client();
    const { id } = await writer.register(avro(), { subject });
    const encoded = await writer.encode(id, { text: 'hello' });
    expect(encoded.subarray(0, 5)).toEqual(Buffer.from([0, 0, 0, 0, id]));
    expect(await client().decode(encoded)).toEqual({ text: 'hello' });
  });

  test('messages are produced to a topic, and read with a later version of the schema', async () => {
    const writer = client();
    const { id } = await writer.register(avro(), { subject });
    const encoded = await writer.encode(id, { text: 'hello' });
    const { kafkaUrl: url, kafkaUsername: username, kafkaPassword: password } = target();
    const kafka = new Kafka({ url, username, password });
    // The REST API only has text, so bytes are sent in base64.
    await kafka.producer().produce('greetings', encoded.toString('base64'));
    const [message] = await kafka
      .consumer()
      .fetch({ topic: 'greetings', partition: 0, offset: 0, timeout: 0 });
    const later = changed({ name: 'language', type: 'string', default: 'en' });
    await writer.register(avro(later), { subject });
    const bytes = Buffer.from(message!.value, 'base64');
    const read = await client().decode(bytes, {
      [SchemaType.AVRO]: { readerSchema: later },
    });
    expect(read).toEqual({ text: 'hello', language: 'en' });
  });

  test('a connector reads messages that the client has encoded', async () => {
    const writer = client();
    const { id } = await writer.register(avro(), { subject });
    const body = await writer.encode(id, { text: 'hello' });
    await produced('POST', '/webhook?topic=greetings', { body });
    await createConnector('reader', {
      'connector.class': 'FileStreamSink',
      file: 'greetings.txt',
      topics: 'greetings',
      'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
      'value.converter': 'io.confluent.connect.avro.AvroConverter',
      'value.converter.upstash.schema.registry.enable': 'true',
    });
    const file = join(target().dataDir, 'files', FIRST_CLUSTER, 'greetings.txt');
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toBe('{text=hello}\n');
  });

  test('a version is found by its number, as the latest, or by its schema', async () => {
    const registry = client();
    const { id } = await registry.register(avro(), { subject });
    const later = changed({ name: 'language', type: 'string', default: 'en' });
    const { id: latest } = await registry.register(avro(later), { subject });
    expect(await registry.getRegistryId(subject, 1)).toBe(id);
    expect(await registry.getLatestSchemaId(subject)).toBe(latest);
    expect(await registry.getRegistryIdBySchema(subject, avro())).toBe(id);
    expect(await registry.register(avro(), { subject })).toEqual({ id });
  });

  test('the compatibility of a new subject is set, and enforced', async () => {
    const registry = client();
    await registry.register(avro(), { subject });
    expect(await done('GET', `/config/${subject}`)).toEqual({ compatibilityLevel: 'BACKWARD' });
    const other = changed({ name: 'language', type: 'string' });
    await expect(registry.register(avro(other), { subject })).rejects.toThrow(
      'Schema being registered is incompatible with an earlier schema',
    );
  });

  test('a schema may use those of other subjects', async () => {
    const registry = client();
    await registry.register(avro(), { subject });
    const letter = {
      type: 'record',
      name: 'Letter',
      namespace: 'com.acme',
      fields: [{ name: 'greeting', type: 'Greeting' }],
    };
    const references = [{ name: 'com.acme.Greeting', subject, version: 1 }];
    const { id } = await registry.register({ ...avro(letter), references }, { subject: 'letters' });
    const value = { greeting: { text: 'hello' } };
    expect(await client().decode(await registry.encode(id, value))).toEqual(value);
  });

  test('an unregistered schema is reported', async () => {
    await expect(client().getLatestSchemaId('nothing')).rejects.toThrow(
      "Subject 'nothing' not found.",
    );
    const unknown = Buffer.from([0, 0, 0, 0, 99, 0]);
    await expect(client().decode(unknown)).rejects.toThrow('Schema 99 not found');
  });

  test('a credential that may only consume can decode but not register', async () => {
    const { id } = await client().register(avro(), { subject });
    const encoded = await client().encode(id, { text: 'hello' });
    const consumer = await createCredential({
      credential_name: 'reader',
      topic: 'greetings',
      permissions: 'CONSUME',
    });
    expect(await client(consumer).decode(encoded)).toEqual({ text: 'hello' });
    const later = avro(changed({ name: 'language', type: 'string', default: 'en' }));
    await expect(client(consumer).register(later, { subject })).rejects.toThrow(
      'User is denied operation Write on Subject: greetings-value',
    );
  });
});

describe('with JSON Schema', () => {
  const json = {
    type: SchemaType.JSON as const,
    schema: JSON.stringify({
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: { text: { type: 'string' } },
    }),
  };

  test('one client decodes what another has encoded', async () => {
    const writer = client();
    const { id } = await writer.register(json, { subject });
    const encoded = await writer.encode(id, { text: 'hello' });
    expect(await client().decode(encoded)).toEqual({ text: 'hello' });
    await expect(writer.encode(id, { text: 5 })).rejects.toThrow('invalid payload');
  });
});

test('Protobuf is refused', async () => {
  const schema = 'syntax = "proto3"; package acme; message Greeting { string text = 1; }';
  await expect(
    client().register({ type: SchemaType.PROTOBUF, schema }, { subject }),
  ).rejects.toThrow('schemaType PROTOBUF is not supported, use AVRO or JSON');
});
