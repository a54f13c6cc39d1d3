import { describe, expect, test } from 'vitest';
import { contractOf, PETS } from '../../../testing/toolkit/toolkit.ts';

test('a reference may lead to a schema by its id, which is asked nowhere', () => {
  const id = 'https://pets.example/schemas/pet';
  const file = PETS.replace('    Pet:\n', `    Pet:\n      $id: ${id}\n`).replace(
    `items: { $ref: '#/components/schemas/Pet' }`,
    `items: { $ref: '${id}' }`,
  );
  const schema = '/paths/~1pets/get/responses/200/content/application~1json/schema';
  expect(
    contractOf({ 'a.yaml': file }).schemas.misfits('response', schema, [{ id: 1 }]),
  ).toMatchObject([{ at: '/0/name', message: 'is missing' }]);
});

describe('a schema that others would refuse', () => {
  const fits = (schema: string, value: unknown) =>
    contractOf({
      'c.yaml': `openapi: 3.1.0\npaths: {}\ncomponents: { schemas: { Any: ${schema} } }\n`,
    }).schemas.fits('response', '/components/schemas/Any', value);

  test('has `nullable` without a type, which has no effect', () => {
    expect(fits('{ nullable: true, enum: [a] }', 'a')).toBe(true);
    expect(fits('{ nullable: true, enum: [a] }', null)).toBe(false);
  });

  test('has a pattern that is only one without the flag `u`', () => {
    expect(fits(String.raw`{ pattern: '^{\d\-}$' }`, '{1-}')).toBe(true);
    expect(fits(String.raw`{ pattern: '^{\d\-}$' }`, '1-')).toBe(false);
  });
});

test('a schema with an id refers to the other schemas of its document', () => {
  const file = PETS.replace('    Pet:\n', '    Pet:\n      $id: https://pets.example/pet\n')
    .replace(`tag: { type: [string, 'null'] }`, `tag: { $ref: '#/components/schemas/Tag' }`)
    .replace('  schemas:\n', '  schemas:\n    Tag: { id: tag, type: string }\n');
  const schema = '/paths/~1pets/post/requestBody/content/application~1json/schema';
  expect(
    contractOf({ 'a.yaml': file }).schemas.misfits('request', schema, { name: 'Ada', tag: 5 }),
  ).toMatchObject([{ at: '/tag', message: 'must be a string' }]);
});

describe('a name that is also a keyword is only a name', () => {
  test('a response called `default` refers to another file', () => {
    const contract = contractOf({
      'c.yaml': `openapi: 3.1.0
paths: { /a: { get: { responses: { default: { $ref: 'other.yaml#/default' } } } } }
`,
      'other.yaml': `default: { description: Any, headers: { example: { schema: { $ref: '#/example' } } } }
example: { type: integer }
`,
    });
    const response = contract.operations[0]!.responses['default']!;
    const header = response.headers['example']!;
    const misfits = contract.schemas.misfits('response', `${header.pointer}/schema`, 'x');
    expect(misfits).toMatchObject([{ message: 'must be an integer' }]);
  });

  test('a property called `value` refers to another file', () => {
    const contract = contractOf({
      'c.yaml': `openapi: 3.1.0
paths: {}
components: { schemas: { Setting: { $ref: setting.yaml } } }
`,
      'setting.yaml': `properties: { value: { $ref: 'value.yaml' } }\n`,
      'value.yaml': 'type: integer\n',
    });
    const at = '/components/schemas/Setting';
    expect(contract.schemas.misfits('response', at, { value: 'x' })).toMatchObject([
      { at: '/value', message: 'must be an integer' },
    ]);
  });

  test('a schema called `example` is one', () => {
    const contract = contractOf({
      'c.yaml': `openapi: 3.1.0
paths:
  /a:
    get:
      responses:
        '200':
          description: One.
          content: { application/json: { schema: { $ref: '#/components/schemas/example' } } }
components: { schemas: { example: { type: integer } } }
`,
    });
    const at = '/paths/~1a/get/responses/200/content/application~1json/schema';
    expect(contract.schemas.misfits('response', at, 'x')).toMatchObject([
      { message: 'must be an integer' },
    ]);
  });

  test('what looks like a reference in examples of a schema is data', () => {
    const text = `openapi: 3.1.0
paths: {}
components: { schemas: { Link: { type: object, examples: [{ $ref: nowhere.yaml }], default: { $ref: '#/nowhere' } } } }
`;
    expect(() => contractOf({ 'c.yaml': text })).not.toThrow();
  });
});

test('validation of a very large value stops at the first mismatch', () => {
  const files = {
    'c.yaml': `openapi: 3.1.0
info: { title: Names, version: '1' }
paths: {}
components: { schemas: { Names: { type: array, items: { type: string } } } }
`,
  };
  const misfits = (value: unknown) =>
    contractOf(files).schemas.misfits('response', '/components/schemas/Names', value);
  expect(misfits([1, 2])).toHaveLength(2);
  const many = Array.from({ length: 20_000 }, (_, i) => (i < 15_000 ? 'a' : i));
  expect(misfits(many)).toMatchObject([{ at: '/15000', message: 'must be a string' }]);
  expect(misfits(many.slice(0, 15_000))).toEqual([]);
});

test('a value that is nested too deeply to validate is a mismatch', () => {
  const files = {
    'c.yaml': `openapi: 3.1.0
info: { title: Trees, version: '1' }
paths: {}
components: { schemas: { Tree: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }
`,
  };
  const { schemas } = contractOf(files);
  const nested = (depth: number): unknown =>
    JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  const misfits = (depth: number) =>
    schemas.misfits('response', '/components/schemas/Tree', nested(depth));
  expect(misfits(50)).toEqual([]);
  expect(misfits(200_000)).toMatchObject([{ at: '', message: /^is nested too deeply/ }]);
  expect(schemas.fits('request', '/components/schemas/Tree', nested(200_000))).toBe(false);
});
