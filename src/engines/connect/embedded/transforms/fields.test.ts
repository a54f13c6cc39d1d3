import { describe, expect, test } from 'vitest';
import {
  applied,
  map,
  NOON,
  record,
  struct,
  transform,
} from '../../../../../testing/engines/connect/embedded/transforms.ts';
import { INT32, STRING, optional } from '../data/schema.ts';
import { Decimal } from '../data/decimal.ts';

describe('InsertField', () => {
  const all = {
    'topic.field': 'topic',
    'partition.field': 'partition',
    'offset.field': 'offset!',
    'timestamp.field': 'time?',
    'static.field': 'from',
    'static.value': 'shop',
  };

  test('adds fields to objects', () => {
    expect(applied('InsertField$Value', all, map({ a: 1 }))).toEqual(
      map({ a: 1, topic: 'orders', partition: 3, offset: 42, time: NOON, from: 'shop' }),
    );
  });

  test('adds fields to structs, and to their schemas', () => {
    const insert = transform('InsertField$Value', all);
    const valueSchema = struct(['a', INT32]);
    const changed = insert(record({ valueSchema, value: map({ a: 1 }) }))!;
    expect(changed.value).toEqual(
      map({ a: 1, topic: 'orders', partition: 3, offset: 42, time: new Date(NOON), from: 'shop' }),
    );
    expect(
      changed.valueSchema!.fields!.map(({ name, schema }) => [name, schema.type, schema.optional]),
    ).toEqual([
      ['a', 'INT32', false],
      ['topic', 'STRING', true],
      ['partition', 'INT32', true],
      ['offset', 'INT64', false],
      ['time', 'INT64', true],
      ['from', 'STRING', true],
    ]);
    expect(insert(record({ valueSchema, value: map({ a: 2 }) }))!.valueSchema).toBe(
      changed.valueSchema,
    );
  });

  test('adds fields to keys', () => {
    const insert = transform('InsertField$Key', { 'topic.field': 'topic' });
    expect(insert(record({ key: map({ a: 1 }) }))!.key).toEqual(map({ a: 1, topic: 'orders' }));
  });

  test('passes tombstones through and refuses values without fields', () => {
    expect(applied('InsertField$Value', all, null)).toBeNull();
    expect(() => applied('InsertField$Value', all, 'text')).toThrow(
      'Only Map objects supported in absence of schema for [field insertion], found: java.lang.String',
    );
    const insert = transform('InsertField$Value', all);
    expect(() => insert(record({ valueSchema: STRING, value: 'x' }))).toThrow(
      'Only Struct objects supported for [field insertion], found: java.lang.String',
    );
  });

  test('refuses offsets in a source', () => {
    const { offset: _, original: __, ...source } = record({ value: map({}) });
    const insert = transform('InsertField$Value', { 'offset.field': 'o' });
    expect(() => insert(source)).toThrow('Offset insertion is only supported for sink connectors');
  });
});

describe('fields', () => {
  const value = map({ id: 1, name: 'Ada', secret: 'x' });
  const valueSchema = struct(['id', INT32], ['name', STRING], ['secret', optional(STRING)]);

  test.each([
    [{ exclude: 'secret' }, { id: 1, name: 'Ada' }],
    [{ blacklist: 'secret' }, { id: 1, name: 'Ada' }],
    [
      { include: 'id,name', renames: 'id:number' },
      { number: 1, name: 'Ada' },
    ],
  ])('are excluded or renamed: %j', (settings, expected) => {
    expect(applied('ReplaceField$Value', settings, value)).toEqual(map(expected));
    const changed = transform('ReplaceField$Value', settings)(record({ valueSchema, value }))!;
    expect(changed.value).toEqual(map(expected));
    expect(changed.valueSchema!.fields!.map(({ name }) => name)).toEqual(Object.keys(expected));
  });

  test('are masked by the empty value of their type', () => {
    const fields = {
      b: true,
      n: 5,
      l: 5n,
      s: 'x',
      d: new Date(5),
      a: [1],
      m: map({}),
      dec: new Decimal(5n, 1),
      nothing: null,
    };
    expect(
      applied('MaskField$Value', { fields: Object.keys(fields).join(',') }, map(fields)),
    ).toEqual(
      map({
        b: false,
        n: 0,
        l: 0,
        s: '',
        d: new Date(0),
        a: [],
        m: map({}),
        dec: new Decimal(0n, 1),
        nothing: null,
      }),
    );
    expect(() => applied('MaskField$Value', { fields: 'b' }, map({ b: Buffer.alloc(1) }))).toThrow(
      'Cannot mask value of type: byte[]',
    );
  });

  test('are masked by a replacement', () => {
    const mask = { fields: 'n,s,f', replacement: '123' };
    expect(applied('MaskField$Value', mask, map({ n: 1, s: 'x', f: 0.5 }))).toEqual(
      map({ n: 123, s: '123', f: 123 }),
    );
    const word = { fields: 'a', replacement: '***' };
    expect(applied('MaskField$Value', word, map({ a: 'secret', b: 1 }))).toEqual(
      map({ a: '***', b: 1 }),
    );
    expect(() => applied('MaskField$Value', word, map({ a: 1 }))).toThrow(
      'Unable to convert *** (class java.lang.String) to number',
    );
    expect(() => applied('MaskField$Value', word, map({ a: true }))).toThrow(
      'Cannot mask value of type java.lang.Boolean with custom replacement.',
    );
  });

  test('are copied into the key', () => {
    const toKey = transform('ValueToKey', { fields: 'name,id' });
    expect(toKey(record({ value }))!.key).toEqual(map({ name: 'Ada', id: 1 }));
    const changed = toKey(record({ valueSchema, value }))!;
    expect(changed.keySchema).toEqual(struct(['name', STRING], ['id', INT32]));
    const missing = transform('ValueToKey', { fields: 'none' });
    expect(() => missing(record({ valueSchema, value }))).toThrow('Field does not exist: none');
  });

  test('wrap the whole value, or replace it', () => {
    expect(applied('HoistField$Value', { field: 'line' }, 'x')).toEqual(map({ line: 'x' }));
    const hoisted = transform('HoistField$Value', { field: 'line' })(
      record({ valueSchema: STRING, value: 'x' }),
    )!;
    expect(hoisted.valueSchema).toEqual(struct(['line', STRING]));
    expect(applied('ExtractField$Value', { field: 'name' }, value)).toBe('Ada');
    expect(applied('ExtractField$Value', { field: 'none' }, value)).toBeNull();
    expect(applied('ExtractField$Value', { field: 'name' }, null)).toBeNull();
    const extracted = transform('ExtractField$Value', { field: 'name' })(
      record({ valueSchema, value }),
    )!;
    expect(extracted).toMatchObject({ valueSchema: STRING, value: 'Ada' });
    const missing = transform('ExtractField$Value', { field: 'none' });
    expect(() => missing(record({ valueSchema, value }))).toThrow('Unknown field: none');
  });
});

describe('Flatten', () => {
  const value = map({ a: 1, b: map({ c: map({ d: 2 }), e: [1] }) });

  test('flattens objects', () => {
    expect(applied('Flatten$Value', {}, value)).toEqual(map({ a: 1, 'b.c.d': 2, 'b.e': [1] }));
    expect(applied('Flatten$Value', { delimiter: '_' }, value)).toEqual(
      map({ a: 1, b_c_d: 2, b_e: [1] }),
    );
    expect(applied('Flatten$Value', {}, null)).toBeNull();
  });

  test('flattens structs; a field in an optional struct is optional', () => {
    const inner = optional(struct(['d', INT32]));
    const valueSchema = struct(['a', INT32], ['b', struct(['c', inner])]);
    const flatten = transform('Flatten$Value');
    const changed = flatten(record({ valueSchema, value: map({ a: 1, b: map({ c: null }) }) }))!;
    expect(changed.value).toEqual(map({ a: 1, 'b.c.d': null }));
    expect(changed.valueSchema).toEqual(struct(['a', INT32], ['b.c.d', optional(INT32)]));
  });
});
