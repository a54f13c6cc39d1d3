import { expect, test } from 'vitest';
import { replyType, type ReplySchema } from './reply-type.ts';

test.for<[type: string, schema: ReplySchema]>([
  ['string', { type: 'string', pattern: '^[0-9]+$' } as ReplySchema],
  ['number', { type: 'integer', minItems: 0 }],
  ['null', { type: 'null' }],
  ['string | null', { type: ['string', 'null'] }],
  ["'OK'", { const: 'OK' }],
  ['-1', { const: -1 }],
  ["'int' | 'raw'", { enum: ['int', 'raw'] }],
  ["'OK' | string | null", { oneOf: [{ const: 'OK' }, { type: 'string' }, { type: 'null' }] }],
  ['number', { oneOf: [{ type: 'integer' }, { type: 'integer' }] }],
  ['string[]', { type: 'array', items: { type: 'string' } }],
  ['(string | null)[]', { type: 'array', items: { type: ['string', 'null'] } }],
  ['string[][]', { type: 'array', items: { type: 'array', items: { type: 'string' } } }],
  ['unknown[]', { type: 'array' }],
])('generates the type %s', ([type, schema]) => {
  expect(replyType(schema)).toBe(type);
});

const string: ReplySchema = { type: 'string' };
const array: ReplySchema = { type: 'array' };

test('arrays of a fixed shape are tuples', () => {
  const pair = { ...array, prefixItems: [string, string], minItems: 2 };
  expect(replyType({ ...pair, items: false })).toBe('[string, string]');
  expect(replyType({ ...pair, maxItems: 2 })).toBe('[string, string]');
  expect(replyType({ ...array, items: string, minItems: 2, maxItems: 2 })).toBe('[string, string]');
});

test('optional items of a tuple are optional elements, and further items a rest element', () => {
  const two = { ...array, prefixItems: [string, string] };
  expect(replyType({ ...two, minItems: 1, maxItems: 2 })).toBe('[string, string?]');
  expect(replyType({ ...two, minItems: 2 })).toBe('[string, string, ...(unknown)[]]');
});

test('long arrays of one type stay arrays', () => {
  expect(replyType({ ...array, items: string, minItems: 20, maxItems: 20 })).toBe('string[]');
});
