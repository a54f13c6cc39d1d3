import { expect, test } from 'vitest';
import { Random } from '../../base/random.ts';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { fittingValue } from './generate.ts';

/** The schemas of bodies for which few tools find a value by chance. */
const SCHEMAS = {
  nested: {
    allOf: [
      { $ref: '#/components/schemas/base' },
      { required: ['b'], properties: { b: { type: 'integer' } } },
    ],
    unevaluatedProperties: false,
  },
  base: {
    allOf: [{ $ref: '#/components/schemas/root' }],
    required: ['a'],
    properties: { a: { minLength: 2, type: 'string' } },
  },
  root: { type: 'object', required: ['kind'], properties: { kind: { enum: ['x', 'y'] } } },
  besideReference: {
    $ref: '#/components/schemas/root',
    required: ['c'],
    properties: { c: { const: 1 } },
  },
  choice: { oneOf: [{ const: 'one' }, { const: 'two' }] },
  choiceInPart: {
    allOf: [
      { $ref: '#/components/schemas/root' },
      {
        oneOf: [
          { required: ['d'], properties: { d: { const: true } } },
          { required: ['e'], properties: { e: { const: true } } },
        ],
      },
    ],
  },
  pair: {
    type: 'array',
    prefixItems: [{ type: 'integer' }, { type: 'string' }],
    items: false,
    minItems: 1,
  },
  step: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 },
};

test.each(Object.keys(SCHEMAS))('a value is made for a schema with parts: %s', (name) => {
  const document = { openapi: '3.1.0', components: { schemas: SCHEMAS } };
  const contract = contractOf({ 'a.json': JSON.stringify(document) });
  const pointer = `/components/schemas/${name}`;
  const random = new Random(1);
  for (let i = 0; i < 20; i++) {
    expect(fittingValue(contract, pointer, { $ref: `#${pointer}` }, random)).toBeDefined();
  }
});

/** Schemas whose values would take all memory: long lists of long texts, and parts that multiply. */
const ENDLESS = {
  list: { type: 'array', minItems: 1_000_000_000, items: { type: 'string' } },
  text: { type: 'string', minLength: 500_000_000 },
  texts: { type: 'array', minItems: 1000, items: { type: 'string', minLength: 100_000 } },
  tree: {
    type: 'object',
    required: ['children'],
    properties: {
      children: { type: 'array', minItems: 8, items: { $ref: '#/components/schemas/tree' } },
    },
  },
};

test.each(Object.keys(ENDLESS))('a value that would be too large is given up: %s', (name) => {
  const document = { openapi: '3.1.0', components: { schemas: ENDLESS } };
  const contract = contractOf({ 'a.json': JSON.stringify(document) });
  const pointer = `/components/schemas/${name}`;
  const schema = { $ref: `#${pointer}` };
  expect(fittingValue(contract, pointer, schema, new Random(1))).toBeUndefined();
});

test('a long text and a long list are made where the contract requires them', () => {
  const schemas = {
    text: { type: 'string', minLength: 100_000 },
    list: { type: 'array', minItems: 5000, items: { type: 'integer' } },
  };
  const document = { openapi: '3.1.0', components: { schemas } };
  const contract = contractOf({ 'a.json': JSON.stringify(document) });
  for (const name of Object.keys(schemas)) {
    const pointer = `/components/schemas/${name}`;
    const schema = { $ref: `#${pointer}` };
    expect(fittingValue(contract, pointer, schema, new Random(1))).toBeDefined();
  }
});
