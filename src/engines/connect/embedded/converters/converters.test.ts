import { describe, expect, test } from 'vitest';
import { Decimal } from '../data/decimal.ts';
import { DATE, decimalSchema, TIME, TIMESTAMP, type Schema } from '../data/schema.ts';
import type { Value } from '../data/value.ts';
import type { ReadyConverter } from './converter.ts';
import { readConverters } from './index.ts';

function converter(className: string, more: Record<string, string> = {}): ReadyConverter {
  const errors: string[] = [];
  const settings = Object.entries(more).map(([name, value]) => [`value.converter.${name}`, value]);
  const properties = { 'value.converter': className, ...Object.fromEntries(settings) };
  const converters = readConverters(properties, errors);
  expect(errors).toEqual([]);
  // Only that of Avro needs something from elsewhere.
  return converters!.value as ReadyConverter;
}

const JSON_CLASS = 'org.apache.kafka.connect.json.JsonConverter';
const withSchemas = () => converter(JSON_CLASS);
const without = () => converter(JSON_CLASS, { 'schemas.enable': 'false' });
const schema = (type: Schema['type'], more: Partial<Schema> = {}): Schema => ({
  type,
  optional: false,
  ...more,
});
const bytes = (text: string) => Buffer.from(text);

describe('JSON without schemas', () => {
  test.each([
    '{"b":1,"a":[null,true,"x",{"c":{}}]}',
    '9007199254740993',
    '{"__proto__":1,"constructor":2}',
    '"text"',
    '0.1',
  ])('writes %s as it was read', (text) => {
    const { schema: none, value } = without().toConnect(bytes(text));
    expect(none).toBeNull();
    expect(without().fromConnect(null, value)!.toString()).toBe(text);
  });

  test('passes tombstones through', () => {
    expect(without().toConnect(null)).toEqual({ schema: null, value: null });
    expect(without().fromConnect(null, null)).toBeNull();
    expect(withSchemas().fromConnect(null, null)).toBeNull();
  });

  test('refuses values that are not JSON', () => {
    expect(() => without().toConnect(bytes('{'))).toThrow(
      'Converting byte[] to Kafka Connect data failed due to serialization error: ',
    );
  });

  test('writes only the fields in the schema of a struct', () => {
    const struct = schema('STRUCT', {
      fields: [
        { name: 'a', schema: schema('INT32') },
        { name: 'b', schema: schema('STRING', { optional: true }) },
      ],
    });
    const value = new Map<Value, Value>([
      ['z', 1],
      ['a', 2],
    ]);
    expect(without().fromConnect(struct, value)!.toString()).toBe('{"a":2,"b":null}');
  });
});

describe('JSON with schemas', () => {
  const cases: [string, string, string, Value][] = [
    ['{"type":"int64","optional":false}', '9007199254740993', 'INT64', 9007199254740993n],
    ['{"type":"boolean","optional":true}', 'null', 'BOOLEAN', null],
    ['{"type":"bytes","optional":false}', '"AQI="', 'BYTES', Buffer.from([1, 2])],
    [
      '{"type":"array","items":{"type":"int8","optional":false},"optional":false}',
      '[1]',
      'ARRAY',
      [1],
    ],
    [
      '{"type":"map","keys":{"type":"string","optional":false},"values":{"type":"float","optional":false},"optional":false}',
      '{"a":0.5}',
      'MAP',
      new Map([['a', 0.5]]),
    ],
    [
      '{"type":"map","keys":{"type":"int32","optional":false},"values":{"type":"int16","optional":false},"optional":false}',
      '[[1,2]]',
      'MAP',
      new Map([[1, 2]]),
    ],
    [
      `{"type":"int32","optional":false,"name":"${DATE.name}","version":1}`,
      '1',
      'INT32',
      new Date(86_400_000),
    ],
    [
      `{"type":"int32","optional":false,"name":"${TIME.name}","version":1}`,
      '5',
      'INT32',
      new Date(5),
    ],
    [
      `{"type":"int64","optional":false,"name":"${TIMESTAMP.name}","version":1}`,
      '-1',
      'INT64',
      new Date(-1),
    ],
    [
      `{"type":"bytes","optional":false,"name":"${decimalSchema(2).name}","version":1,"parameters":{"scale":"2"}}`,
      '"AQD/"',
      'BYTES',
      new Decimal(65_791n, 2),
    ],
    [
      '{"type":"struct","fields":[{"type":"string","optional":false,"default":"x","field":"a"}],"optional":false,"name":"s","doc":"d"}',
      '{"a":"y"}',
      'STRUCT',
      new Map([['a', 'y']]),
    ],
  ];

  test.each(cases)('reads and writes %s %s', (schemaText, payload, type, value) => {
    const text = `{"schema":${schemaText},"payload":${payload}}`;
    const read = withSchemas().toConnect(bytes(text));
    expect(read.schema!.type).toBe(type);
    expect(read.value).toEqual(value);
    expect(withSchemas().fromConnect(read.schema, read.value)!.toString()).toBe(text);
  });

  test('returns the same object for the same schema', () => {
    const json = withSchemas();
    const text = bytes('{"schema":{"type":"int8","optional":true},"payload":1}');
    expect(json.toConnect(text).schema).toBe(json.toConnect(text).schema);
  });

  test('writes decimals as numbers if configured', () => {
    const json = converter(JSON_CLASS, { 'schemas.enable': 'false', 'decimal.format': 'NUMERIC' });
    expect(json.fromConnect(decimalSchema(2), new Decimal(-5n, 2))!.toString()).toBe('-0.05');
  });

  test('replaces nulls by defaults', () => {
    const text =
      '{"schema":{"type":"struct","fields":[{"field":"a","type":"int32","default":7}]},"payload":{}}';
    expect(withSchemas().toConnect(bytes(text)).value).toEqual(new Map([['a', 7]]));
  });

  test.each([
    ['{"a": 1}', /requires "schema" and "payload" fields and may not contain additional fields/],
    ['{"schema": {"type": "int8"}, "payload": 1, "more": 1}', /may not contain additional fields/],
    ['[]', /requires "schema" and "payload"/],
    ['{"schema": {"type": "int9"}, "payload": 1}', /Unknown schema type: int9/],
    ['{"schema": {"type": "struct"}, "payload": {}}', /"fields" argument is not an array/],
    ['{"schema": {"type": "struct", "fields": [{"type": "int8"}]}, "payload": {}}', /field name/],
    ['{"schema": {"type": "array"}, "payload": []}', /array schema did not specify the items type/],
    [
      '{"schema": {"type": "int8"}, "payload": "1"}',
      /Invalid type for INT8: java.lang.String \(1\)/,
    ],
    ['{"schema": {"type": "string"}, "payload": 1}', /Invalid type for STRING/],
    ['{"schema": {"type": "int8"}, "payload": null}', /Invalid null value for required INT8 field/],
    ['{"schema": "int8", "payload": 1}', /Schema must be an object/],
  ])('refuses %s', (text, message) => {
    expect(() => withSchemas().toConnect(bytes(text))).toThrow(message);
  });

  test('refuses values that do not match their schema', () => {
    expect(() => withSchemas().fromConnect(schema('INT8'), 'x')).toThrow(
      'Conversion error: invalid type for INT8: java.lang.String',
    );
    expect(() => withSchemas().fromConnect(schema('STRING'), null)).toThrow(
      'Conversion error: null value for field that is required and has no default value',
    );
  });
});

describe('other converters', () => {
  test('read and write texts', () => {
    const text = converter('StringConverter');
    expect(text.toConnect(bytes('ä'))).toMatchObject({ schema: { type: 'STRING' }, value: 'ä' });
    expect(text.fromConnect(null, 'ä')).toEqual(bytes('ä'));
    expect(text.fromConnect(null, 12n)).toEqual(bytes('12'));
    expect(text.fromConnect(null, new Map([['a', [1, null]]]))).toEqual(bytes('{a=[1, null]}'));
    expect(text.fromConnect(null, null)).toBeNull();
  });

  test('pass bytes through unchanged', () => {
    const raw = converter('org.apache.kafka.connect.converters.ByteArrayConverter');
    expect(raw.toConnect(Buffer.from([0, 255])).value).toEqual(Buffer.from([0, 255]));
    expect(raw.fromConnect(null, Buffer.from([0, 255]))).toEqual(Buffer.from([0, 255]));
    expect(() => raw.fromConnect(schema('STRING'), 'x')).toThrow(
      'Invalid schema type for ByteArrayConverter: STRING',
    );
    expect(() => raw.fromConnect(null, 'x')).toThrow(
      'ByteArrayConverter is not compatible with objects of type class java.lang.String',
    );
  });

  test.each([
    ['Short', 'fffe', -2],
    ['Integer', '00000102', 258],
    ['Long', '7fffffffffffffff', 9_223_372_036_854_775_807n],
    ['Float', '3f000000', 0.5],
    ['Double', '3fe0000000000000', 0.5],
    ['Boolean', '01', true],
  ])('read and write the type %s', (name, hex, value) => {
    const number = converter(`org.apache.kafka.connect.converters.${name}Converter`);
    const { schema: read, value: got } = number.toConnect(Buffer.from(hex, 'hex'));
    expect(got).toBe(value);
    expect(number.fromConnect(read, value)!.toString('hex')).toBe(hex);
    expect(number.fromConnect(read, null)).toBeNull();
    expect(number.toConnect(null).value).toBeNull();
    expect(() => number.toConnect(Buffer.alloc(3))).toThrow(/Size of data received by/);
    expect(() => number.fromConnect(null, 'x')).toThrow(/not compatible/);
    expect(() => number.fromConnect(schema('STRING'), 'x')).toThrow(/Invalid schema type/);
  });

  test('refuse numbers that are too large', () => {
    expect(() => converter('ShortConverter').fromConnect(null, 65_536)).toThrow(
      /Failed to serialize 65536/,
    );
  });

  test('headers are read by the type that they look like', () => {
    const { header } = readConverters({}, [])!;
    const read = (text: string) => header.toConnect(bytes(text));
    expect(read('1')).toMatchObject({ schema: { type: 'INT8' }, value: 1 });
    expect(read('300')).toMatchObject({ schema: { type: 'INT16' }, value: 300 });
    expect(read('70000')).toMatchObject({ schema: { type: 'INT32' } });
    expect(read('1.5')).toMatchObject({ schema: { type: 'FLOAT64' }, value: 1.5 });
    expect(read('true')).toMatchObject({ schema: { type: 'BOOLEAN' }, value: true });
    expect(read('{"a": 1}')).toMatchObject({ schema: null, value: new Map([['a', 1]]) });
    expect(read('1 apple')).toMatchObject({ schema: { type: 'STRING' }, value: '1 apple' });
    expect(header.fromConnect(null, new Map([['a', 1]]))).toEqual(bytes('{"a":1}'));
    expect(header.fromConnect(null, 'x')).toEqual(bytes('x'));
    expect(header.fromConnect(null, null)).toBeNull();
  });

  test.each([
    [
      { 'value.converter': 'io.confluent.connect.protobuf.ProtobufConverter' },
      'Class io.confluent.connect.protobuf.ProtobufConverter could not be found.',
    ],
    [{ 'value.converter.schemas.enable': 'maybe' }, 'Expected value to be either true or false'],
    [{ 'value.converter.decimal.format': 'x' }, 'String must be one of: BASE64, NUMERIC'],
  ])('invalid settings are refused: %j', (properties, message) => {
    const errors: string[] = [];
    expect(readConverters(properties, errors)).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(message);
  });
});

describe('decimal numbers', () => {
  test.each([
    ['0', 0n, 0],
    ['-0.05', -5n, 2],
    ['1e3', 1000n, 0],
    ['1.5e-2', 15n, 3],
    ['128', 128n, 0],
    ['-129', -129n, 0],
  ])('%s', (text, unscaled, scale) => {
    const decimal = Decimal.parse(text);
    expect(decimal).toEqual(new Decimal(unscaled, scale));
    expect(Decimal.fromBytes(decimal.toBytes(), scale)).toEqual(decimal);
  });

  test('change their scale only if nothing is lost', () => {
    expect(Decimal.parse('1.50').withScale(1).toString()).toBe('1.5');
    expect(Decimal.parse('1').withScale(2).toString()).toBe('1.00');
    expect(() => Decimal.parse('1.55').withScale(1)).toThrow(/more than 1 digits/);
    expect(() => Decimal.parse('.')).toThrow(/is not a decimal number/);
  });
});
