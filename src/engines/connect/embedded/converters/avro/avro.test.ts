import avsc from 'avsc';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { EmbeddedRegistries } from '../../../../schema-registry/embedded/embedded-registries.ts';
import type { SchemaRegistry } from '../../../../schema-registry/engine.ts';
import { Decimal } from '../../data/decimal.ts';
import {
  DATE,
  decimalSchema,
  INT64,
  optional,
  STRING,
  TIME,
  TIMESTAMP,
  type Field,
  type Schema,
} from '../../data/schema.ts';
import type { Value } from '../../data/value.ts';
import { DataError } from '../../../errors.ts';
import type { Converter } from '../converter.ts';
import { readConverters } from '../index.ts';

const CLASS = 'io.confluent.connect.avro.AvroConverter';

let registry: SchemaRegistry;
beforeEach(() => {
  const registries = new EmbeddedRegistries();
  onTestFinished(() => registries.close());
  registry = registries.registry('main');
});

function converters(more: Record<string, string> = {}) {
  const properties = {
    'key.converter': CLASS,
    'key.converter.upstash.schema.registry.enable': 'true',
    'value.converter': CLASS,
    'value.converter.upstash.schema.registry.enable': 'true',
    ...more,
  };
  const errors: string[] = [];
  const read = readConverters(properties, errors, () => registry);
  return { errors, key: read?.key, value: read?.value as Converter };
}

type Definition = Parameters<typeof avsc.Type.forSchema>[0];

/** A message as another program writes it, with its schema registered. */
async function written(definition: Definition, value: unknown): Promise<Buffer> {
  const id = await registry.register('s', { schema: JSON.stringify(definition) });
  const head = Buffer.from([0, 0, 0, 0, id]);
  return Buffer.concat([head, avsc.Type.forSchema(definition).toBuffer(value)]);
}

/** What another program reads of a message. */
async function read(bytes: Buffer): Promise<unknown> {
  const { schema } = await registry.schema(bytes.readInt32BE(1));
  const type = avsc.Type.forSchema(JSON.parse(schema) as Definition);
  return JSON.parse(type.toString(type.fromBuffer(bytes.subarray(5))));
}

const struct = (name: string | undefined, ...fields: Field[]): Schema => ({
  type: 'STRUCT',
  optional: false,
  fields,
  ...(name !== undefined && { name }),
});
const record = (name: string, ...fields: object[]) => ({ type: 'record', name, fields });
const map = (entries: Record<string, Value>) => new Map<Value, Value>(Object.entries(entries));

describe('what others have written is read', () => {
  test.each([
    ['boolean', true, { type: 'BOOLEAN', optional: false }, true],
    ['int', -2147483648, { type: 'INT32', optional: false }, -2147483648],
    ['long', 2 ** 40, INT64, 2 ** 40],
    ['float', 0.5, { type: 'FLOAT32', optional: false }, 0.5],
    ['double', 0.1, { type: 'FLOAT64', optional: false }, 0.1],
    ['string', 'ä漢', STRING, 'ä漢'],
    ['bytes', Buffer.from([0, 255]), { type: 'BYTES', optional: false }, Buffer.from([0, 255])],
    [{ type: 'int', 'connect.type': 'int8' }, 7, { type: 'INT8', optional: false }, 7],
    [{ type: 'int', logicalType: 'date' }, 1, DATE, new Date(86_400_000)],
    [{ type: 'int', logicalType: 'time-millis' }, 5, TIME, new Date(5)],
    [{ type: 'long', logicalType: 'timestamp-millis' }, 5, TIMESTAMP, new Date(5)],
    [
      { type: 'bytes', logicalType: 'decimal', precision: 4, scale: 2 },
      Buffer.from([0xff, 0x85]),
      decimalSchema(2),
      new Decimal(-123n, 2),
    ],
    [
      { type: 'array', items: 'int' },
      [1, 2],
      { type: 'ARRAY', optional: false, valueSchema: { type: 'INT32', optional: false } },
      [1, 2],
    ],
    [
      { type: 'map', values: 'int' },
      { a: 1 },
      {
        type: 'MAP',
        optional: false,
        keySchema: STRING,
        valueSchema: { type: 'INT32', optional: false },
      },
      map({ a: 1 }),
    ],
    [['null', 'string'], null, optional(STRING), null],
    [['null', 'string'], 'x', optional(STRING), 'x'],
  ] as const)('%o', async (definition, value, schema, expected) => {
    const bytes = await written(definition as unknown as Definition, value);
    expect(await converters().value.toConnect(bytes)).toEqual({ schema, value: expected });
  });

  test('a record, with its defaults, docs, enum and union of several types', async () => {
    const definition = {
      ...record(
        'com.acme.User',
        { name: 'name', type: 'string', doc: 'The name.' },
        { name: 'age', type: ['null', 'int'], default: null },
        { name: 'score', type: 'long', default: 5 },
        { name: 'role', type: { type: 'enum', name: 'Role', symbols: ['A', 'B'] } },
        { name: 'any', type: ['null', 'int', record('Other', { name: 'x', type: 'int' })] },
      ),
      doc: 'A user.',
    } as unknown as Definition;
    const any = { x: 1 };
    const bytes = await written(definition, { name: 'Ada', age: 5, score: 7, role: 'B', any });
    const { schema, value } = await converters().value.toConnect(bytes);
    expect(value).toEqual(
      map({ name: 'Ada', age: 5, score: 7, role: 'B', any: map({ Other: map({ x: 1 }) }) }),
    );
    expect(schema).toMatchObject({ type: 'STRUCT', name: 'com.acme.User', doc: 'A user.' });
    const fields = Object.fromEntries(schema!.fields!.map((field) => [field.name, field.schema]));
    expect(fields).toMatchObject({
      name: { type: 'STRING', doc: 'The name.' },
      age: { type: 'INT32', optional: true, defaultValue: null },
      score: { type: 'INT64', defaultValue: 5 },
      role: { type: 'STRING', name: 'com.acme.Role' },
      any: { type: 'STRUCT', optional: true, name: 'io.confluent.connect.avro.Union' },
    });
    // The same schema is the same object, so that what is computed from it is computed once.
    const { value: converter } = converters();
    const once = await converter.toConnect(bytes);
    expect((await converter.toConnect(bytes)).schema).toBe(once.schema);
  });

  test('with types of other subjects', async () => {
    await registry.register('a', {
      schema: JSON.stringify(record('x.A', { name: 'n', type: 'int' })),
    });
    const id = await registry.register('b', {
      schema: '{"type":"array","items":"x.A"}',
      references: [{ name: 'x.A', subject: 'a', version: 1 }],
    });
    const bytes = Buffer.from([0, 0, 0, 0, id, 2, 10, 0]);
    expect((await converters().value.toConnect(bytes)).value).toEqual([map({ n: 5 })]);
  });

  test('a tombstone is nothing', async () => {
    expect(await converters().value.toConnect(null)).toEqual({ schema: null, value: null });
  });

  test.each([
    ['no bytes', Buffer.alloc(0), 'Unknown magic byte!'],
    ['another beginning', Buffer.from('{"a":1}'), 'Unknown magic byte!'],
    ['an unknown id', Buffer.from([0, 0, 0, 0, 99, 0]), 'Schema 99 not found'],
    ['an end too early', Buffer.from([0, 0, 0, 0, 1, 9]), 'The data ends too early'],
    ['more behind it', Buffer.from([0, 0, 0, 0, 1, 0, 0]), 'The data goes on behind its end'],
    ['a JSON Schema', Buffer.from([0, 0, 0, 0, 2, 0]), 'The schema 2 is one of JSON'],
    ['a record in itself', Buffer.from([0, 0, 0, 0, 3, 0]), 'The record R is a part of itself'],
    [
      'very many items of nothing',
      Buffer.from([0, 0, 0, 0, 4, 0xfe, 0xff, 0xff, 0xff, 0x0f, 0]),
      '',
    ],
  ])('%s is refused', async (_, bytes, reason) => {
    await registry.register('a', { schema: '"string"' });
    await registry.register('b', { schema: '{}', schemaType: 'JSON' });
    const self = record('R', { name: 'next', type: ['null', 'R'] });
    await registry.register('c', { schema: JSON.stringify(self) });
    await registry.register('d', { schema: '{"type":"array","items":["null","int"]}' });
    const convert = async () => converters().value.toConnect(bytes);
    await expect(convert).rejects.toThrow(new DataError('Failed to deserialize data to Avro:'));
    await expect(convert).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining(reason) }),
      }),
    );
  });
});

describe('what is written, others read', () => {
  const user = struct(
    'com.acme.User',
    { name: 'name', schema: STRING },
    { name: 'age', schema: { type: 'INT32', optional: true } },
    { name: 'score', schema: { ...INT64, defaultValue: 5 } },
    { name: 'born', schema: DATE },
    { name: 'at', schema: TIMESTAMP },
    { name: 'price', schema: decimalSchema(2) },
    { name: 'tags', schema: { type: 'ARRAY', optional: false, valueSchema: STRING } },
    {
      name: 'counts',
      schema: { type: 'MAP', optional: false, keySchema: STRING, valueSchema: INT64 },
    },
  );
  const ada = map({
    name: 'Ada',
    age: null,
    score: 7,
    born: new Date(86_400_000),
    at: new Date(5),
    price: Decimal.parse('1.5'),
    tags: ['a', 'b'],
    counts: map({ x: 1 }),
  });

  test('with its schema as a version of the subject of the topic', async () => {
    const bytes = (await converters().value.fromConnect(user, ada, 'users'))!;
    expect(await registry.versions('users-value')).toEqual([1]);
    expect(await read(bytes)).toEqual({
      name: 'Ada',
      age: null,
      score: 7,
      born: 1,
      at: 5,
      price: '\u0000\u0096',
      tags: ['a', 'b'],
      counts: { x: 1 },
    });
    expect(JSON.parse((await registry.version('users-value', '1')).schema)).toMatchObject({
      type: 'record',
      name: 'User',
      namespace: 'com.acme',
      fields: [
        { name: 'name', type: 'string' },
        { name: 'age', type: ['null', 'int'], default: null },
        { name: 'score', type: 'long', default: 5 },
        { name: 'born', type: { type: 'int', logicalType: 'date' } },
        { name: 'at', type: { type: 'long', logicalType: 'timestamp-millis' } },
        { name: 'price', type: { type: 'bytes', logicalType: 'decimal', scale: 2 } },
        { name: 'tags', type: { type: 'array', items: 'string' } },
        { name: 'counts', type: { type: 'map', values: 'long' } },
      ],
    });
  });

  test('and reads as what it was', async () => {
    const { value } = converters();
    const again = await value.toConnect(await value.fromConnect(user, ada, 'users'));
    expect(again.value).toEqual(new Map([...ada, ['price', new Decimal(150n, 2)]]));
    expect(again.schema).toMatchObject({ ...user, fields: [{}, {}, {}, {}, {}, {}, {}, {}] });
  });

  test.each([
    ['a map whose keys are numbers', { type: 'MAP', keySchema: INT64, valueSchema: STRING }],
    ['a small number', { type: 'INT16' }],
    ['a decimal', decimalSchema(3)],
    ['a time', TIME],
    ['a struct without a name', struct(undefined, { name: 'a', schema: INT64 })],
  ] as const)('%s reads as what it was', async (name, given) => {
    const schema: Schema = { ...given, optional: false };
    const values: Record<string, Value> = {
      'a map whose keys are numbers': new Map([[1, 'x']]),
      'a small number': -5,
      'a decimal': new Decimal(-1n, 3),
      'a time': new Date(7),
      'a struct without a name': map({ a: 2 ** 53 - 1 }),
    };
    const { value } = converters();
    const bytes = await value.fromConnect(schema, values[name]!, 't');
    const again = await value.toConnect(bytes);
    expect(again.value).toEqual(values[name]);
    expect(again.schema!.type).toBe(schema.type);
  });

  test('keys and values have subjects of their own', async () => {
    const { key, value } = converters();
    await key!.fromConnect(STRING, 'k', 't');
    await value.fromConnect(optional(STRING), 'v', 't');
    expect(await registry.subjects()).toEqual(['t-key', 't-value']);
    expect(await value.fromConnect(STRING, null, 't')).toBeNull();
  });

  test('a schema that is not compatible ends in an error with the reason', async () => {
    const { value } = converters();
    await value.fromConnect(STRING, 'v', 't');
    const convert = async () => value.fromConnect(INT64, 5, 't');
    await expect(convert).rejects.toThrow(
      new DataError('Failed to serialize Avro data from topic t :'),
    );
    await expect(convert).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ kind: 'incompatibleSchema' }) }),
    );
  });

  test('nothing is registered where that is turned off', async () => {
    const { value } = converters({ 'value.converter.auto.register.schemas': 'false' });
    await expect(async () => value.fromConnect(STRING, 'v', 't')).rejects.toThrow(DataError);
    await registry.register('t-value', { schema: '"string"' });
    expect(await read((await value.fromConnect(STRING, 'v', 't'))!)).toBe('v');
  });

  test.each([
    [STRING, 5],
    [INT64, 'x'],
    [{ type: 'INT32', optional: false }, 2 ** 31],
    [{ type: 'BOOLEAN', optional: false }, 1],
    [struct('R', { name: 'a', schema: INT64 }), map({})],
    [struct('R', { name: 'a', schema: INT64 }), 'x'],
    [struct('not a name', { name: 'a', schema: INT64 }), map({ a: 1 })],
    [decimalSchema(1), Decimal.parse('1.55')],
  ] as [Schema, Value][])('%o does not take %o', async (schema, value) => {
    const convert = async () => converters().value.fromConnect(schema, value, 't');
    await expect(convert).rejects.toThrow(DataError);
  });

  test('what has no schema is refused', () => {
    expect(() => converters().value.fromConnect(null, 'v', 't')).toThrow(
      'AvroConverter needs the schema of what it writes to t',
    );
  });
});

test('it must be said that the registry of the cluster is meant', () => {
  const { errors, value } = converters({
    'value.converter.upstash.schema.registry.enable': 'false',
    'value.converter.schema.registry.url': 'http://registry:8081',
  });
  expect(value).toBeUndefined();
  expect(errors).toEqual([
    'Missing required configuration "value.converter.upstash.schema.registry.enable": only the schema registry of the cluster can be used, which it stands for where it is true.',
  ]);
});
