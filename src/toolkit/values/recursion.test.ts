import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { Random } from '../../base/random.ts';
import { withFormats } from '../../../mocks/contract/described.ts';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { tries } from '../../../testing/base/tries.ts';
import { fittingValue, type ValueOptions } from './fitting-value.ts';
import { makeValue } from './make-value.ts';
import { Nesting } from './nesting.ts';

/** Schemas that contain themselves, each with the member that leads from one to the next. */
const RECURSIVE: Readonly<Record<string, readonly [name: string, member: string, yaml: string]>> = {
  'a list of its own type': [
    'Tree',
    'children',
    `
Tree: { type: object, required: [name, children], properties: { name: { type: string }, children: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }`,
  ],
  'a list that may be left out': [
    'Menu',
    'entries',
    `
Menu: { type: object, properties: { entries: { type: array, items: { $ref: '#/components/schemas/Menu' } } } }`,
  ],
  'a list that must not be empty': [
    'Group',
    'groups',
    `
Group: { type: object, required: [name], properties: { name: { type: string }, groups: { type: array, minItems: 2, maxItems: 3, items: { $ref: '#/components/schemas/Group' } } } }`,
  ],
  'a map of its own type': [
    'Folder',
    'folders',
    `
Folder: { type: object, required: [folders], properties: { folders: { type: object, additionalProperties: { $ref: '#/components/schemas/Folder' } } } }`,
  ],
  'two that contain each other': [
    'Author',
    'books',
    `
Author: { type: object, required: [books], properties: { books: { type: array, items: { $ref: '#/components/schemas/Book' } } } }
Book: { type: object, required: [authors], properties: { authors: { type: array, items: { $ref: '#/components/schemas/Author' } } } }`,
  ],
  'an alternative that contains the choice': [
    'Rule',
    'all',
    `
Rule: { oneOf: [{ $ref: '#/components/schemas/All' }] }
All: { type: object, required: [all], properties: { all: { type: array, items: { oneOf: [{ $ref: '#/components/schemas/Is' }, { $ref: '#/components/schemas/Rule' }] } } }, additionalProperties: false }
Is: { type: object, required: [is], properties: { is: { type: string } }, additionalProperties: false }`,
  ],
  'a part of what it inherits': [
    'Section',
    'parts',
    `
Section: { allOf: [{ $ref: '#/components/schemas/Titled' }, { type: object, required: [parts], properties: { parts: { type: array, items: { allOf: [{ $ref: '#/components/schemas/Section' }] } } } }] }
Titled: { type: object, required: [title], properties: { title: { type: string } } }`,
  ],
  'a dynamic reference': [
    'Strict',
    'nodes',
    `
Node: { $id: 'https://trees.example/node', $dynamicAnchor: node, type: object, required: [nodes], properties: { nodes: { type: array, items: { $dynamicRef: '#node' } } } }
Strict: { $id: 'https://trees.example/strict', $dynamicAnchor: node, $ref: 'https://trees.example/node', unevaluatedProperties: false }`,
  ],
};

function maker(name: string, yaml: string) {
  const lines = yaml.trim().split('\n');
  const head = ['openapi: 3.1.0', 'paths: {}', 'components:', '  schemas:'];
  const text = [...head, ...lines.map((line) => `    ${line}`)].join('\n');
  const contract = withFormats(contractOf({ 'api.yaml': text }));
  const pointer = `/components/schemas/${name}`;
  return (options: ValueOptions) => {
    const made = fittingValue(contract, pointer, { $ref: `#${pointer}` }, options);
    if (made) expect(contract.schemas.misfits('response', pointer, made.value)).toEqual([]);
    return made?.value;
  };
}

/** How many levels a value has that are not empty. */
function levels(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).map(levels);
  const isOfLevel = Array.isArray(value) && value.length > 0;
  return Math.max(0, ...inner) + (isOfLevel ? 1 : 0);
}

describe('a value within itself goes a level or two deep and ends', () => {
  test.each(Object.entries(RECURSIVE))('%s', (_, [name, member, yaml]) => {
    const make = maker(name, yaml);
    for (let seed = 0; seed < tries(30); seed++) {
      const value = make({ seed });
      expect(Object.keys((value as Record<string, object>)[member]!)).not.toEqual([]);
      // Two of each kind below the first.
      expect(levels(value)).toBeLessThanOrEqual(5);
      expect(JSON.stringify(value).length).toBeLessThan(5000);
    }
  });

  test('as many at its top as are asked for', () => {
    const [name, , yaml] = RECURSIVE['a list of its own type']!;
    const make = maker(name, yaml);
    expect(make({ seed: 1, items: 7 })).toHaveProperty('children.length', 7);
    expect(make({ seed: 1, items: 0 })).toHaveProperty('children', []);
    expect(make({ seed: 1, items: 1000 })).toHaveProperty('children.length', 1000);
  });

  test('a list of one other, in which there is the next', () => {
    const make = maker(
      'Step',
      `Step: { type: object, required: [name], properties: { name: { type: string }, next: { $ref: '#/components/schemas/Step' } } }`,
    );
    const made = Array.from({ length: 20 }, (_, seed) => make({ seed }));
    expect(made.some((value) => JSON.stringify(value).includes('next'))).toBe(true);
    expect(Math.max(...made.map((value) => JSON.stringify(value).split('next').length))).toBe(2);
  });

  test.each([
    [
      'inherits twice from one that does',
      (next: string) => `{ allOf: [${next}, ${next}] }`,
      '{ type: object }',
    ],
    [
      'is one of many that are each of them',
      (_: string, all: string) => `{ oneOf: [${all}] }`,
      '{ type: object }',
    ],
    [
      'inherits from all, which do too',
      (_: string, all: string) => `{ allOf: [${all}] }`,
      '{ type: object }',
    ],
    [
      'has a billion members',
      () => '{ minProperties: 1000000000, additionalProperties: {} }',
      '{}',
    ],
  ])('or is none, but soon, where each schema %s', (_, schemaOf, last) => {
    const refs = Array.from({ length: 30 }, (__, i) => `{ $ref: '#/components/schemas/A${i}' }`);
    const schemas = refs.slice(1).map((next, i) => `A${i}: ${schemaOf(next, refs.join())}`);
    const document = parse(
      `components: { schemas: { ${schemas.join()}, A29: ${last} } }`,
    ) as object;
    const nesting = vi.spyOn(Nesting.prototype, 'enter');
    makeValue(document, { $ref: '#/components/schemas/A0' }, { random: new Random(1) });
    expect(nesting.mock.calls.length).toBeLessThan(10_000);
    nesting.mockRestore();
  });

  test('none, where there is no end that fits', () => {
    const make = maker(
      'Endless',
      `Endless: { type: object, required: [more], properties: { more: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Endless' } } } }`,
    );
    expect(make({ seed: 1 })).toBeUndefined();
  });
});
