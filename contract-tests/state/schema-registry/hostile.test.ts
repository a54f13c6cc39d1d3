import { beforeEach, describe, expect, test } from 'vitest';
import { done, refused, register, resetRegistry } from '../../harness/schema-registry.ts';

beforeEach(resetRegistry);

describe('the name of a subject', () => {
  test.each([
    'a/b',
    'ä漢😀',
    ' ',
    'a b',
    '%',
    '..',
    '.',
    "'; drop table x",
    '__proto__',
    ':.ctx:a',
  ])('may be %s', async (subject) => {
    const id = await register(subject, 'int');
    const path = `/subjects/${encodeURIComponent(subject)}`;
    expect(await done('GET', `${path}/versions/latest`)).toMatchObject({ subject, id });
    expect(await done('GET', '/subjects')).toEqual([subject]);
    expect(await done('DELETE', path)).toEqual([1]);
  });

  test.each([
    ['a%0Ab', 'it has control characters'],
    ['a%00', 'it has control characters'],
    ['x'.repeat(513), 'it has 513 characters, more than 512'],
  ])('is refused if it is not valid: %s', async (subject, reason) => {
    const message = `The specified subject is not a valid subject: ${reason}`;
    for (const [method, path, body] of [
      ['POST', `/subjects/${subject}/versions`, { schema: '"int"' }],
      ['PUT', `/config/${subject}`, { compatibility: 'NONE' }],
      ['PUT', `/mode/${subject}`, { mode: 'READONLY' }],
    ] as const) {
      expect(await refused(method, path, { body })).toEqual({ error_code: 42208, message });
    }
  });
});

describe('a schema is stored unchanged', () => {
  test.each([
    '{"type":"record","name":"R","fields":[{"name":"a","type":"long","default":9223372036854775807}]}',
    '{"type":"record","name":"R","doc":"ä漢😀\\u0000\\"","fields":[]}',
    '{"type":"int","__proto__":{"x":1},"constructor":2}',
  ])('%s', async (schema) => {
    const { id } = await done<{ id: number }>('POST', '/subjects/s/versions', { body: { schema } });
    expect(await done('GET', `/schemas/ids/${id}`)).toEqual({ schema });
  });
});

test('the same schema from many clients at once is one version with one id', async () => {
  const ids = await Promise.all(
    Array.from({ length: 30 }, () => register('s', { type: 'fixed', name: 'F', size: 3 })),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await done('GET', '/subjects/s/versions')).toEqual([1]);
});

test('different schemas from many clients at once are consecutive versions', async () => {
  await done('PUT', '/config/s', { body: { compatibility: 'NONE' } });
  const ids = await Promise.all(
    Array.from({ length: 30 }, (_, size) => register('s', { type: 'fixed', name: 'F', size })),
  );
  expect(new Set(ids).size).toBe(30);
  const versions = Array.from({ length: 30 }, (_, i) => i + 1);
  expect(await done('GET', '/subjects/s/versions')).toEqual(versions);
  expect(await done('GET', '/subjects/s/versions?offset=28')).toEqual([29, 30]);
  expect(await done('GET', '/subjects/s/versions?offset=27&limit=2')).toEqual([28, 29]);
  expect(await done('GET', '/schemas?limit=1&offset=29')).toMatchObject([{ version: 30 }]);
});

describe('comparing schemas takes bounded time', () => {
  const record = (name: string, type: unknown) => ({
    type: 'record',
    name,
    fields: [{ name: 'f', type }],
  });

  test.each([
    ['many', 300, { error_code: 409 }],
    ['very many', 2000, { error_code: 42201, message: expect.stringContaining('too complicated') }],
  ])('for unions of %s types without a common one', async (many, count, refusal) => {
    const union = (prefix: string, type: string) =>
      Array.from({ length: count }, (_, i) => record(`${prefix}${i}`, type));
    await register(many, union('A', 'int'));
    const schema = JSON.stringify(union('B', 'string'));
    expect(
      await refused('POST', `/subjects/${encodeURIComponent(many)}/versions`, { body: { schema } }),
    ).toMatchObject(refusal);
  });

  test('for nested choices with exponentially many differences', async () => {
    const json = { schemaType: 'JSON' };
    const doubled = (leaf: object) => ({
      $ref: '#/definitions/d60',
      definitions: Object.fromEntries(
        Array.from({ length: 61 }, (_, i) => {
          const before = { $ref: `#/definitions/d${i - 1}` };
          return [
            `d${i}`,
            i === 0 ? leaf : { anyOf: [before, { allOf: [before, { title: `${i}` }] }] },
          ];
        }),
      ),
    });
    await register('s', doubled({ type: 'string' }), json);
    const body = { ...json, schema: JSON.stringify(doubled({ type: 'integer' })) };
    expect(await refused('POST', '/subjects/s/versions', { body })).toHaveProperty(
      'error_code',
      409,
    );
    const values = Array.from({ length: 90_000 }, (_, i) => `v${i}`);
    await register('long', { enum: values }, json);
  });

  test('for very long chains of types', async () => {
    const chain = (last: object) => ({
      $ref: '#/definitions/d5000',
      definitions: Object.fromEntries(
        Array.from({ length: 5001 }, (_, i) => {
          const next = { properties: { next: { $ref: `#/definitions/d${i - 1}` } } };
          return [`d${i}`, i === 0 ? last : next];
        }),
      ),
    });
    const json = { schemaType: 'JSON' };
    await register('s', chain({ type: 'string' }), json);
    const body = { ...json, schema: JSON.stringify(chain({ type: 'integer' })) };
    expect(await refused('POST', '/subjects/s/versions', { body })).toEqual({
      error_code: 42201,
      message: 'Invalid schema: it is too complicated to be compared with others',
    });
  });

  test('for JSON Schemas that are long, deep or circular', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, i) => [`p${i}`, { type: 'string' }]),
    );
    const json = { schemaType: 'JSON' };
    await register('s', { properties: many, additionalProperties: false }, json);
    const required = Object.keys(many);
    const schema = JSON.stringify({ properties: many, additionalProperties: false, required });
    const body = { ...json, schema };
    expect(await refused('POST', '/subjects/s/versions', { body })).toHaveProperty(
      'error_code',
      409,
    );
    const circle = '{"$ref":"#/definitions/a","definitions":{"a":{"$ref":"#/definitions/a"}}}';
    expect(
      await refused('POST', '/subjects/t/versions', { body: { ...json, schema: circle } }),
    ).toHaveProperty(
      'message',
      'Invalid schema: a $ref leads to itself, or to more than 20 others',
    );
  });
});

test('the pattern of a schema is never executed', async () => {
  const json = { schemaType: 'JSON' };
  const pattern = '^(a+)+$';
  await register('s', { type: 'object', patternProperties: { [pattern]: {} } }, json);
  const names = { [`${'a'.repeat(50)}!`]: { type: 'string' } };
  const schema = { type: 'object', patternProperties: { [pattern]: {} }, properties: names };
  const body = { ...json, schema: JSON.stringify(schema) };
  expect(await refused('POST', '/subjects/s/versions', { body })).toHaveProperty('error_code', 409);
});
