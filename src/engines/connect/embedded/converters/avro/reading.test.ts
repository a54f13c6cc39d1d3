import { describe, expect, test } from 'vitest';
import {
  AvroBench,
  type Definition,
  map,
} from '../../../../../../testing/engines/connect/embedded/avro.ts';
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
} from '../../data/schema.ts';

const bench = new AvroBench();
const record = (name: string, ...fields: object[]) => ({ type: 'record', name, fields });

describe('an Avro converter reads what another client has written', () => {
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
      new NameMap([['a', 1]]),
    ],
    [['null', 'string'], null, optional(STRING), null],
    [['null', 'string'], 'x', optional(STRING), 'x'],
  ] as const)('%o', async (definition, value, schema, expected) => {
    const bytes = await bench.written(definition as unknown as Definition, value);
    expect(await bench.converters().value.toConnect(bytes)).toEqual({ schema, value: expected });
  });

  test('a record, with defaults, documentation, an enum and a union of several types', async () => {
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
    const bytes = await bench.written(definition, {
      name: 'Ada',
      age: 5,
      score: 7,
      role: 'B',
      any,
    });
    const { schema, value } = await bench.converters().value.toConnect(bytes);
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
    const { value: converter } = bench.converters();
    const once = await converter.toConnect(bytes);
    expect((await converter.toConnect(bytes)).schema).toBe(once.schema);
  });

  test('a schema that refers to another subject', async () => {
    await bench.registry.register('a', {
      schema: JSON.stringify(record('x.A', { name: 'n', type: 'int' })),
    });
    const id = await bench.registry.register('b', {
      schema: '{"type":"array","items":"x.A"}',
      references: [{ name: 'x.A', subject: 'a', version: 1 }],
    });
    const bytes = Buffer.from([0, 0, 0, 0, id, 2, 10, 0]);
    expect((await bench.converters().value.toConnect(bytes)).value).toEqual([map({ n: 5 })]);
  });

  test('a tombstone as null', async () => {
    expect(await bench.converters().value.toConnect(null)).toEqual({ schema: null, value: null });
  });

  test.each([
    ['an empty value', Buffer.alloc(0), 'Unknown magic byte!'],
    ['a value without the magic byte', Buffer.from('{"a":1}'), 'Unknown magic byte!'],
    ['an unknown id', Buffer.from([0, 0, 0, 0, 99, 0]), 'Schema 99 not found'],
    ['truncated data', Buffer.from([0, 0, 0, 0, 1, 9]), 'The data ends too early'],
    ['data behind the end', Buffer.from([0, 0, 0, 0, 1, 0, 0]), 'The data continues after its end'],
    ['a JSON Schema', Buffer.from([0, 0, 0, 0, 2, 0]), 'The schema 2 is one of JSON'],
    [
      'a record that contains itself',
      Buffer.from([0, 0, 0, 0, 3, 0]),
      'The record R is a part of itself',
    ],
    ['very many empty items', Buffer.from([0, 0, 0, 0, 4, 0xfe, 0xff, 0xff, 0xff, 0x0f, 0]), ''],
  ])('and refuses %s', async (_, bytes, reason) => {
    await bench.registry.register('a', { schema: '"string"' });
    await bench.registry.register('b', { schema: '{}', schemaType: 'JSON' });
    const self = record('R', { name: 'next', type: ['null', 'R'] });
    await bench.registry.register('c', { schema: JSON.stringify(self) });
    await bench.registry.register('d', { schema: '{"type":"array","items":["null","int"]}' });
    const convert = async () => bench.converters().value.toConnect(bytes);
    await expect(convert).rejects.toThrow(new DataError('Failed to deserialize data to Avro:'));
    await expect(convert).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining(reason) }),
      }),
    );
  });
});
