import { expect, test } from 'vitest';
import { Schemas } from '../../../src/contract/model/schemas.ts';
import { EVERYTHING, walkSchema } from './schema-walk.ts';

const document = {
  components: {
    schemas: {
      tree: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          children: { type: 'array', items: { $ref: '#/components/schemas/tree' } },
          labels: { additionalProperties: { properties: { color: { type: 'string' } } } },
          gone: false,
        },
      },
    },
  },
  choice: {
    oneOf: [{ type: 'string' }, { allOf: [{ $ref: '#/components/schemas/tree' }], type: 'object' }],
  },
};
const schemas = new Schemas({ document, placeOf: (pointer) => ({ file: 'test', pointer }) });

function foundIn(value: unknown): string[] {
  const found = new Set<string>();
  const walked = { pointer: '/choice', direction: 'response', name: 'list 200', value } as const;
  walkSchema({ document, schemas }, walked, (kind, name) => found.add(`${kind} ${name}`));
  return [...found];
}

test('a walk finds each part once, with the name of its component', () => {
  expect(foundIn(EVERYTHING)).toEqual([
    'branches list 200 #1',
    'branches list 200 #2',
    'properties tree.name',
    'properties tree.children',
    'properties tree.labels',
    'properties tree.labels.*',
    'properties tree.labels.*.color',
  ]);
});

test('a walk by a value finds the branch that it matches, and the properties within', () => {
  expect(foundIn('text')).toEqual(['branches list 200 #1']);
  expect(foundIn({ children: [{ name: 'a' }] })).toEqual([
    'branches list 200 #2',
    'properties tree.children',
    'properties tree.name',
  ]);
  expect(foundIn({ labels: {} })).not.toContain('properties tree.labels.*');
  expect(foundIn({ labels: { a: { color: 'red' } } })).toContain('properties tree.labels.*.color');
});
