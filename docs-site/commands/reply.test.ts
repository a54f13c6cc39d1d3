import { expect, test } from 'vitest';
import { replyBranches, replyType } from './reply.ts';

test.each([
  [{ type: 'string' }, 'string'],
  [{ const: 'OK' }, '"OK"'],
  [{ const: 0 }, '0'],
  [{ enum: [0, 1] }, '0 or 1'],
  [{ type: 'integer', minimum: 0 }, 'integer ≥ 0'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'array', items: { type: 'string' } }, 'array of string'],
  [{ type: 'array', maxItems: 0 }, 'empty array'],
  [
    {
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    },
    '[string, array of string]',
  ],
  [{ type: 'array', minItems: 2, maxItems: 2, items: { type: 'string' } }, 'array of 2 × string'],
])('%j is %s', (schema, words) => {
  expect(replyType(schema)).toBe(words);
});

test('each alternative is a branch with what it means', () => {
  const schema = {
    oneOf: [
      { description: 'The value.', type: 'string' },
      { description: 'No key.', type: 'null' },
    ],
  };
  expect(replyBranches(schema)).toEqual([
    { type: 'string', description: 'The value.', items: [] },
    { type: 'null', description: 'No key.', items: [] },
  ]);
});

test('what stands in an array may have meanings of its own', () => {
  const items = {
    oneOf: [
      { description: 'Set.', const: 1 },
      { description: 'Not.', const: 0 },
    ],
  };
  const [branch] = replyBranches({ type: 'array', items });
  expect(branch?.type).toBe('array of 1 or 0');
  expect(branch?.items.map(({ description }) => description)).toEqual(['Set.', 'Not.']);
});
