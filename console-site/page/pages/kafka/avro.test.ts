import { expect, test } from 'vitest';
import { avroValue, type AvroSchema } from './avro.ts';
import { decodedWith } from './message-content.ts';

const ORDER: AvroSchema = {
  type: 'record',
  name: 'Order',
  fields: [
    { name: 'id', type: 'string' },
    { name: 'total', type: 'long' },
    { name: 'note', type: ['null', 'string'] },
    { name: 'state', type: { type: 'enum', name: 'State', symbols: ['open', 'paid'] } },
    { name: 'tags', type: { type: 'array', items: 'string' } },
    { name: 'before', type: ['null', 'Order'] },
  ],
};
/** `o`, 120, no note, paid, `a`, no order before. */
const BYTES = [2, 0x6f, 0xf0, 1, 0, 2, 2, 2, 0x61, 0, 0];
const VALUE = { id: 'o', total: 120, note: null, state: 'paid', tags: ['a'], before: null };

test('a record is read field by field', () => {
  expect(avroValue(Uint8Array.from(BYTES), ORDER)).toEqual(VALUE);
});

test.each<[AvroSchema, readonly number[], unknown]>([
  ['int', [1], -1],
  ['long', [0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1], '9223372036854775807'],
  ['double', [0, 0, 0, 0, 0, 0, 0xf8, 0x3f], 1.5],
  ['boolean', [1], true],
  [{ type: 'map', values: 'int' }, [1, 6, 2, 0x61, 4, 0], { a: 2 }],
  [{ type: 'fixed', name: 'Two', size: 2 }, [0x61, 0x62], 'ab'],
  [{ type: 'long' }, [4], 2],
])('%j has the bytes %j', (schema, bytes, value) => {
  expect(avroValue(Uint8Array.from(bytes), schema)).toEqual(value);
});

test.each([[[2]], [[2, 0x6f, 0xf0, 1, 0, 2, 0, 0, 7]]])('%j are not of the schema', (bytes) => {
  expect(() => avroValue(Uint8Array.from(bytes), ORDER)).toThrow();
});

test.each<[AvroSchema, readonly number[], string]>([
  [{ type: 'array', items: 'null' }, [...Array<number>(8).fill(0xfe), 1, 0], 'too many values'],
  ['long', Array<number>(20).fill(0xff), 'a number is too long'],
])('%j is given up before it takes long', (schema, bytes, error) => {
  expect(() => avroValue(Uint8Array.from(bytes), schema)).toThrow(error);
});

test('a message in the wire format is decoded with its schema, if none of its bytes are lost', () => {
  const schema = { id: 5, text: '{"type":"string"}', type: 'AVRO' };
  expect(decodedWith('\0\0\0\0\u0005\u0006Ada', schema)).toMatchObject({
    form: 'Avro, of schema 5',
    text: '"Ada"',
  });
  expect(decodedWith('\0\0\0\0\u0005\u0006A\uFFFDa', schema).form).toBe(
    'Binary, of schema 5; shown as text',
  );
});
