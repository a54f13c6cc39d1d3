import { describe, expect, test } from 'vitest';
import { contractOf } from '../../../../testing/toolkit/toolkit.ts';
import { fittingValue } from '../../../toolkit/values/fitting-value.ts';
import { shownProblem } from '../problem.ts';

/** A contract of these schemas. */
function schemasOf(schemas: string, files: Readonly<Record<string, string>> = {}) {
  const lines = schemas.trim().split('\n');
  const text = ['openapi: 3.1.0', 'paths: {}', 'components:', '  schemas:'];
  const contract = contractOf({
    'api.yaml': [...text, ...lines.map((line) => `    ${line}`)].join('\n'),
    ...files,
  });
  return {
    contract,
    fits: (name: string, value: unknown) =>
      contract.schemas.fits('response', `/components/schemas/${name}`, value),
    misfits: (name: string, value: unknown) =>
      contract.schemas.misfits('response', `/components/schemas/${name}`, value),
  };
}

const LISTS = `
Number: { type: integer, minimum: 5 }
List:
  $id: https://lists.example/list
  type: object
  required: [data]
  properties:
    data: { type: array, items: { $dynamicRef: '#item' } }
  $defs: { item: { $dynamicAnchor: item, not: {} } }
Numbers:
  $id: https://lists.example/numbers
  $ref: '#/components/schemas/List'
  $defs: { item: { $dynamicAnchor: item, $ref: '#/components/schemas/Number' } }
Texts:
  $id: https://lists.example/texts
  $ref: https://lists.example/list
  $defs: { item: { $dynamicAnchor: item, type: string } }
`;

describe('a generic type', () => {
  test('has the items that each schema which refers to it binds', () => {
    const { fits } = schemasOf(LISTS);
    expect(fits('Numbers', { data: [5] })).toBe(true);
    expect(fits('Numbers', { data: ['a'] })).toBe(false);
    expect(fits('Texts', { data: ['a'] })).toBe(true);
    expect(fits('Texts', { data: [5] })).toBe(false);
    expect(fits('List', { data: [5] })).toBe(false);
    expect(fits('List', { data: [] })).toBe(true);
  });

  test('means the same where the schemas have no ids, and none of it is bound by itself', () => {
    const { fits } = schemasOf(
      LISTS.replaceAll(/ *\$id: .*\n/g, '')
        .replace('https://lists.example/list', "'#/components/schemas/List'")
        .replace('  $defs: { item: { $dynamicAnchor: item, not: {} } }\n', ''),
    );
    expect(fits('Numbers', { data: [4] })).toBe(false);
    expect(fits('Texts', { data: ['a'] })).toBe(true);
    expect(fits('List', { data: [null, 1] })).toBe(true);
  });

  test('is made up with items', () => {
    const { contract } = schemasOf(LISTS);
    for (let seed = 0; seed < 20; seed++) {
      const pointer = '/components/schemas/Numbers';
      const made = fittingValue(contract, pointer, { $ref: `#${pointer}` }, { seed });
      const { data } = made!.value as { data: number[] };
      expect(data.length).toBeGreaterThan(0);
      expect(Math.min(...data)).toBeGreaterThanOrEqual(5);
    }
  });

  test('is bound on the way, from the first schema of it', () => {
    const { fits } = schemasOf(`${LISTS}
Page:
  $id: https://lists.example/page
  allOf: [{ $ref: '#/components/schemas/Numbers' }, { $ref: '#/components/schemas/Shown' }]
  $defs: { item: { $dynamicAnchor: item, const: 7 } }
Shown: { properties: { shown: { $ref: '#/components/schemas/List' } } }
`);
    expect(fits('Page', { data: [7], shown: { data: [7] } })).toBe(true);
    expect(fits('Page', { data: [5] })).toBe(false);
    expect(fits('Page', { data: [7], shown: { data: [5] } })).toBe(false);
  });

  test('may take another for its own type', () => {
    const { fits } = schemasOf(`
Box:
  $id: https://boxes.example/box
  properties: { content: { $dynamicRef: '#content' } }
  $defs: { content: { $dynamicAnchor: content } }
Pair:
  $id: https://boxes.example/pair
  $dynamicAnchor: content
  properties: { left: { $dynamicRef: '#side' }, right: { $dynamicRef: '#side' } }
  $defs: { side: { $dynamicAnchor: side } }
BoxOfPairs:
  $id: https://boxes.example/box-of-pairs
  $ref: '#/components/schemas/Box'
  $defs:
    content: { $dynamicAnchor: content, $ref: '#/components/schemas/Pair' }
    side: { $dynamicAnchor: side, type: integer }
`);
    expect(fits('BoxOfPairs', { content: { left: 1, right: 2 } })).toBe(true);
    expect(fits('BoxOfPairs', { content: { left: 1, right: 'b' } })).toBe(false);
    expect(fits('Pair', { left: 1, right: 'b' })).toBe(true);
  });

  test('may be in another file', () => {
    const { fits } = schemasOf(
      `
Texts:
  $ref: list.yaml
  $defs: { item: { $dynamicAnchor: item, type: string } }
`,
      {
        'list.yaml': `type: array\nitems: { $dynamicRef: '#item' }\n$defs: { item: { $dynamicAnchor: item, not: {} } }\n`,
      },
    );
    expect(fits('Texts', ['a'])).toBe(true);
    expect(fits('Texts', [1])).toBe(false);
  });

  test('is named by its own line where a value breaks it', () => {
    const { contract, misfits } = schemasOf(LISTS);
    const [found] = misfits('Texts', {});
    expect(found).toMatchObject({ at: '/data', message: 'is missing' });
    expect(contract.placeOf(found!.contract)).toMatchObject({
      line: 6,
      pointer: '/components/schemas/List',
    });
  });
});

const TREES = `
Tree:
  $id: https://trees.example/tree
  $dynamicAnchor: node
  type: object
  properties:
    name: { type: string }
    children: { type: array, items: { $dynamicRef: '#node' } }
StrictTree:
  $id: https://trees.example/strict-tree
  $dynamicAnchor: node
  $ref: '#/components/schemas/Tree'
  unevaluatedProperties: false
`;

test('what extends a recursive type is extended at every depth', () => {
  const { fits } = schemasOf(TREES);
  const misspelt = { children: [{ children: [{ nmae: 'a' }] }] };
  expect(fits('Tree', misspelt)).toBe(true);
  expect(fits('StrictTree', misspelt)).toBe(false);
  expect(fits('StrictTree', { children: [{ children: [{ name: 'a' }] }] })).toBe(true);
});

test('a fixed anchor is what it leads to, whatever is bound on the way', () => {
  const { fits } = schemasOf(`
List: { $id: 'https://a.example/list', type: array, items: { $dynamicRef: '#item' }, $defs: { any: { $anchor: item } } }
Texts: { $ref: 'https://a.example/list', $defs: { item: { $dynamicAnchor: item, type: string } } }
`);
  expect(fits('Texts', [1])).toBe(true);
});

describe('what is wrong with dynamic references is told with its line', () => {
  test('one that leads nowhere', () => {
    expect(() => schemasOf(`List: { type: array,\n  items: { $dynamicRef: '#item' } }`)).toThrow(
      /^api\.yaml:6#.*: \$dynamicRef '#item' points at nothing$/,
    );
  });

  test('those that bind each other in more ways than can be told', () => {
    const levels = Array.from({ length: 24 }, (_, i) => {
      const next = (bound: string) =>
        `{ $ref: '#/components/schemas/L${i + 1}', $defs: { a: { $dynamicAnchor: a${i}, const: ${bound} } } }`;
      return `L${i}: { properties: { x: ${next('1')}, y: ${next('2')} } }`;
    });
    const all = levels.map((_, i) => `{ $dynamicRef: '#a${i}' }`);
    const others = Array.from({ length: 3000 }, () => '{}');
    const text = `${levels.join('\n')}\nL24: { anyOf: [${[...all, ...others].join(', ')}] }`;
    expect(() => schemasOf(text)).toThrow(/too many generic schemas are bound to each other here$/);
  });
});

test('there is nothing to tell of a document that uses them rightly', () => {
  const { contract } = schemasOf(LISTS + TREES);
  expect(contract.problems.map(shownProblem)).toEqual([]);
});
