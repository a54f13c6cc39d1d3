import { describe, expect, test } from 'vitest';
import { AvroBench, map, struct } from '../../../../../../testing/engines/connect/embedded/avro.ts';
import { NameMap } from '../../../../../base/name-map.ts';
import { DataError } from '../../../errors.ts';
import { Decimal } from '../../data/decimal.ts';
import {
  DATE,
  decimalSchema,
  INT64,
  optional,
  STRING,
  TIME,
  TIMESTAMP,
  type Schema,
} from '../../data/schema.ts';
import type { Value } from '../../data/value.ts';

const bench = new AvroBench();

describe('another client reads what an Avro converter has written', () => {
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

  test('with the schema that is registered as a version of the subject of the topic', async () => {
    const bytes = (await bench.converters().value.fromConnect(user, ada, 'users'))!;
    expect(await bench.registry.versions('users-value')).toEqual([1]);
    expect(await bench.read(bytes)).toEqual({
      name: 'Ada',
      age: null,
      score: 7,
      born: 1,
      at: 5,
      price: '\u0000\u0096',
      tags: ['a', 'b'],
      counts: { x: 1 },
    });
    expect(JSON.parse((await bench.registry.version('users-value', '1')).schema)).toMatchObject({
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

  test('and the converter reads it as the same value', async () => {
    const { value } = bench.converters();
    const again = await value.toConnect(await value.fromConnect(user, ada, 'users'));
    const counts = new NameMap([['x', 1]]);
    expect(again.value).toEqual(
      new Map<Value, Value>([...ada, ['price', new Decimal(150n, 2)], ['counts', counts]]),
    );
    expect(again.schema).toMatchObject({ ...user, fields: [{}, {}, {}, {}, {}, {}, {}, {}] });
  });

  test.each([
    ['a map whose keys are numbers', { type: 'MAP', keySchema: INT64, valueSchema: STRING }],
    ['a small number', { type: 'INT16' }],
    ['a decimal', decimalSchema(3)],
    ['a time', TIME],
    ['a struct without a name', struct(undefined, { name: 'a', schema: INT64 })],
  ] as const)('the converter reads %s as the same value', async (name, given) => {
    const schema: Schema = { ...given, optional: false };
    const values: Record<string, Value> = {
      'a map whose keys are numbers': new Map([[1, 'x']]),
      'a small number': -5,
      'a decimal': new Decimal(-1n, 3),
      'a time': new Date(7),
      'a struct without a name': map({ a: 2 ** 53 - 1 }),
    };
    const { value } = bench.converters();
    const bytes = await value.fromConnect(schema, values[name]!, 't');
    const again = await value.toConnect(bytes);
    expect(again.value).toEqual(values[name]);
    expect(again.schema!.type).toBe(schema.type);
  });

  test('keys and values have separate subjects', async () => {
    const { key, value } = bench.converters();
    await key!.fromConnect(STRING, 'k', 't');
    await value.fromConnect(optional(STRING), 'v', 't');
    expect(await bench.registry.subjects()).toEqual(['t-key', 't-value']);
    expect(await value.fromConnect(STRING, null, 't')).toBeNull();
  });

  test('an incompatible schema is refused with the reason', async () => {
    const { value } = bench.converters();
    await value.fromConnect(STRING, 'v', 't');
    const convert = async () => value.fromConnect(INT64, 5, 't');
    await expect(convert).rejects.toThrow(
      new DataError('Failed to serialize Avro data from topic t :'),
    );
    await expect(convert).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ kind: 'incompatibleSchema' }) }),
    );
  });

  test('no schema is registered if that is turned off', async () => {
    const { value } = bench.converters({ 'value.converter.auto.register.schemas': 'false' });
    await expect(async () => value.fromConnect(STRING, 'v', 't')).rejects.toThrow(DataError);
    await bench.registry.register('t-value', { schema: '"string"' });
    expect(await bench.read((await value.fromConnect(STRING, 'v', 't'))!)).toBe('v');
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
  ] as [Schema, Value][])('the schema %o refuses %o', async (schema, value) => {
    const convert = async () => bench.converters().value.fromConnect(schema, value, 't');
    await expect(convert).rejects.toThrow(DataError);
  });

  test('a value without a schema is refused', () => {
    expect(() => bench.converters().value.fromConnect(null, 'v', 't')).toThrow(
      'AvroConverter needs the schema of what it writes to t',
    );
  });
});

test('the registry of the cluster must be enabled, because no other can be used', () => {
  const { errors, value } = bench.converters({
    'value.converter.upstash.schema.registry.enable': 'false',
    'value.converter.schema.registry.url': 'http://registry:8081',
  });
  expect(value).toBeUndefined();
  expect(errors).toEqual([
    'Missing required configuration "value.converter.upstash.schema.registry.enable": it must be true, because only the schema registry of the cluster can be used.',
  ]);
});
