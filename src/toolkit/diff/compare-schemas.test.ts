import { describe, expect, test } from 'vitest';
import type { Direction } from '../../contract/model/schemas.ts';
import { MOST_CHANGES, SchemaComparison } from './compare-schemas.ts';

type Schema = object | boolean;

/** The differences that break somebody, and those that do not. */
function told(direction: Direction, before: Schema, after: Schema): string[] {
  const comparison = new SchemaComparison({ before }, { after, ...PARTS }, direction);
  return comparison
    .compare('/before', '/after')
    .map(({ level, at, message }) => `${level === 'breaking' ? '' : '+ '}${at} ${message}`.trim());
}

const TEXT = { type: 'string' };
const WHOLE = { type: 'integer' };
const PARTS = { parts: { name: TEXT, named: { type: 'object', properties: { a: TEXT } } } };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const readOnly = { type: 'string', readOnly: true };
const writeOnly = { type: 'string', writeOnly: true };

describe('a schema that only says the same in another way is no change:', () => {
  test.each<[string, Schema, Schema]>([
    ['the type of values', { enum: ['a'] }, { type: 'string', enum: ['a'] }],
    ['values as alternatives', { enum: ['a', 'b'] }, { oneOf: [{ const: 'a' }, { const: 'b' }] }],
    ['types as alternatives', { type: ['string', 'null'] }, { anyOf: [TEXT, { type: 'null' }] }],
    ['a part by reference', object({ a: TEXT }), { allOf: [{ $ref: '#/parts/named' }] }],
    [
      'a requirement in a part',
      object({ a: TEXT }, { required: ['a'] }),
      { allOf: [object({ a: TEXT }), { required: ['a'] }] },
    ],
    ['the least limit', TEXT, { type: 'string', minLength: 0 }],
    [
      'a limit of whole numbers',
      { type: 'integer', exclusiveMinimum: 0 },
      { type: 'integer', minimum: 1 },
    ],
    ['open objects', { type: 'object' }, { type: 'object', additionalProperties: true }],
    [
      'closed objects',
      object({ a: TEXT }, { additionalProperties: false }),
      object({ a: TEXT }, { unevaluatedProperties: false }),
    ],
    [
      'properties beside alternatives',
      object({ a: TEXT }, { oneOf: [{ required: ['a'] }, {}] }),
      { oneOf: [object({ a: TEXT }, { required: ['a'] }), object({ a: TEXT })] },
    ],
  ])('%s', (_name, one, other) => {
    for (const direction of ['request', 'response'] as const) {
      expect(told(direction, one, other)).toEqual([]);
    }
  });
});

describe('requests are narrowed by', () => {
  test.each<[string, Schema, Schema, string[]]>([
    [
      'a requirement beside alternatives',
      object({}, { anyOf: [{ title: 'x' }, { title: 'y' }] }),
      object({}, { required: ['a'], anyOf: [{ title: 'x' }, { title: 'y' }] }),
      ['.a is now required'],
    ],
    [
      'a requirement of a member without schema',
      { type: 'object' },
      { type: 'object', required: ['a'] },
      ['.a is now required'],
    ],
    [
      'an alternative that is gone',
      { anyOf: [TEXT, { type: 'null' }] },
      TEXT,
      ['no longer takes null (it no longer takes null: it is string)'],
    ],
    [
      'a schema of items',
      { type: 'array' },
      { type: 'array', items: TEXT },
      ['[] no longer takes any type: it is string'],
    ],
    [
      'a schema of one item',
      { type: 'array', prefixItems: [WHOLE] },
      { type: 'array', prefixItems: [TEXT] },
      ['[0] no longer takes integer: it is string'],
    ],
    [
      'a schema of other members',
      { type: 'object' },
      { type: 'object', additionalProperties: TEXT },
      ['.* no longer takes any type: it is string'],
    ],
    [
      'closing an object of parts',
      { type: 'object' },
      { type: 'object', unevaluatedProperties: false },
      ['.* is no longer taken'],
    ],
    [
      'a schema of members with some names',
      { patternProperties: { '^a': WHOLE } },
      { patternProperties: { '^a': TEXT } },
      ['.{^a} no longer takes integer: it is string'],
    ],
    [
      'a requirement of one member by another',
      {},
      { dependentRequired: { a: ['b'] } },
      ['has another dependentRequired: none became {"a":["b"]}'],
    ],
    [
      'a member that is never taken',
      object({ a: TEXT }),
      object({ a: false }),
      ['.a is no longer taken'],
    ],
    [
      'a member that becomes read-only',
      object({ a: TEXT }),
      object({ a: readOnly }),
      ['.a is no longer known, and ignored'],
    ],
    [
      'the stricter of two limits',
      { allOf: [{ minLength: 2 }, { minLength: 1 }] },
      { allOf: [{ minLength: 3 }, { minLength: 1 }] },
      ['has another minLength: 2 became 3'],
    ],
    [
      'a second rule',
      { allOf: [{ pattern: 'a' }, {}] },
      { allOf: [{ pattern: 'a' }, { pattern: 'b' }] },
      ['has another pattern: none became "b"'],
    ],
  ])('%s', (_name, before, after, changes) => {
    expect(told('request', before, after)).toEqual(changes);
  });
});

describe('responses are widened by', () => {
  test.each<[string, Schema, Schema, string[]]>([
    [
      'a member that is gone beside alternatives',
      object({ a: TEXT }, { oneOf: [{ title: 'x' }, { title: 'y' }] }),
      object({}, { oneOf: [{ title: 'x' }, { title: 'y' }] }),
      ['.a is no longer there'],
    ],
    [
      'another alternative within a part',
      { allOf: [{ oneOf: [TEXT] }] },
      { allOf: [{ oneOf: [TEXT, WHOLE] }] },
      ['may now be integer (it may now be integer: it was string)'],
    ],
    [
      'items of any type',
      { type: 'array', items: TEXT },
      { type: 'array' },
      ['[] may now be any type: it was string'],
    ],
    [
      'other members of any type',
      { additionalProperties: TEXT },
      {},
      ['.* may now be any type: it was string'],
    ],
    [
      'a member that becomes write-only',
      object({ a: TEXT }),
      object({ a: writeOnly }),
      ['.a is no longer there'],
    ],
    [
      'a member that is no longer required, without schema',
      { required: ['a'] },
      {},
      ['.a is no longer always there'],
    ],
    [
      'a member that had the type of all others',
      { additionalProperties: TEXT },
      { additionalProperties: TEXT, properties: { a: WHOLE } },
      ['+ .a is new', '.a may now be integer: it was string'],
    ],
  ])('%s', (_name, before, after, changes) => {
    expect(told('response', before, after)).toEqual(changes);
  });
});

describe('a change of what is only sent in the other direction breaks nobody:', () => {
  test.each<[Direction, Schema, Schema]>([
    ['request', object({}), object({ a: readOnly }, { required: ['a'] })],
    ['request', object({ a: readOnly }), object({})],
    ['response', object({ a: writeOnly }), object({})],
    ['response', object({ a: writeOnly }, { required: ['a'] }), object({ a: writeOnly })],
  ])('a %s: %j, then %j', (direction, before, after) => {
    expect(told(direction, before, after)).toEqual([]);
  });
});

test('a multipleOf that becomes one of its divisors accepts more', () => {
  const [four, two] = [{ multipleOf: 4 }, { multipleOf: 2 }];
  expect(told('request', four, two)).toEqual([]);
  expect(told('response', four, two)).toEqual(['has another multipleOf: 4 became 2']);
});

test('changes of schemas that refer to each other are reported up to a limit, breaking ones first', () => {
  const COUNT = 30;
  const names = Array.from({ length: COUNT }, (_, i) => `s${i}`);
  const parts = Object.fromEntries(
    names.map((name) => [
      name,
      object(Object.fromEntries(names.map((each) => [each, { $ref: `#/parts/${each}` }]))),
    ]),
  );
  const last = `s${COUNT - 1}`;
  const changed = object({ ...parts[last]!.properties, s0: WHOLE, added: TEXT });
  const before = { parts, root: { $ref: '#/parts/s0' } };
  const after = { parts: { ...parts, [last]: changed }, root: { $ref: '#/parts/s0' } };
  const changes = new SchemaComparison(before, after, 'request').compare('/root', '/root');
  expect(changes).toHaveLength(MOST_CHANGES);
  expect(changes.every(({ level }) => level === 'breaking')).toBe(true);
});
