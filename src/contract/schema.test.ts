import { expect, test } from 'vitest';
import { mapSchema, requestSchemaOf } from './schema.ts';

const [LEAST, MOST] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

test.each<[string, object, object]>([
  ['an integer', { type: 'integer' }, { type: 'integer', minimum: LEAST, maximum: MOST }],
  [
    'an integer with limits',
    { type: 'integer', minimum: 0, maximum: 2 ** 63 },
    { type: 'integer', minimum: 0, maximum: MOST },
  ],
  [
    'an integer or null',
    { type: ['integer', 'null'] },
    { type: ['integer', 'null'], minimum: LEAST, maximum: MOST },
  ],
  ['a number', { type: 'number' }, { type: 'number' }],
  ['a number or an integer', { type: ['number', 'integer'] }, { type: ['number', 'integer'] }],
])('in a request, only exact integers are allowed: %s', (_, schema, exact) => {
  expect(mapSchema(schema, requestSchemaOf)).toEqual(exact);
  expect(
    mapSchema(
      { properties: { type: schema, default: { anyOf: [{ items: schema }] } }, not: schema },
      requestSchemaOf,
    ),
  ).toEqual({ properties: { type: exact, default: { anyOf: [{ items: exact }] } }, not: schema });
});

test('a schema that allows nothing stays as it is', () => {
  expect(mapSchema(false, requestSchemaOf)).toBe(false);
});

test('of a request, a value that the operation checks itself is only checked for its type', () => {
  const described = { type: 'string', pattern: '^a$', minLength: 1, 'x-own-words': true };
  expect(requestSchemaOf(described)).toEqual({ type: 'string', 'x-own-words': true });
  expect(requestSchemaOf({ type: 'string', pattern: '^a$' })).toEqual({
    type: 'string',
    pattern: '^a$',
  });
});
