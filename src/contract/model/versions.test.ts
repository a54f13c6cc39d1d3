import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { contractFrom, type Contract } from './contract.ts';
import { shownPlace } from './place.ts';

function contractIn(name: string): Contract {
  const path = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
  return contractFrom(path, (file) => readFileSync(file, 'utf8'));
}

function operation(contract: Contract, id: string) {
  return contract.operations.find(({ operationId }) => operationId === id)!;
}

describe('a document in OpenAPI 3.0 is read as 3.1', () => {
  const library = contractIn('library-3.0.yaml');
  const books = operation(library, 'listBooks').responses[200]!.content['application/json']!;
  const misfits = (value: unknown) =>
    library.schemas.misfits('response', `${books.pointer}/schema`, value);
  const book = { id: 1, title: 'Emma', author: null };

  test('`nullable` allows null, also beside `allOf`, in each of its files', () => {
    expect(misfits([{ ...book, subtitle: null }])).toEqual([]);
    expect(misfits([{ ...book, author: { name: 'Jane Austen' } }])).toEqual([]);
    expect(misfits([{ ...book, title: null }])).toMatchObject([{ at: '/0/title' }]);
    expect(misfits([{ ...book, author: {} }]).map(({ at }) => at)).toContain('/0/author/name');
  });

  test('`exclusiveMinimum` is a boolean beside a limit', () => {
    const [limit] = operation(library, 'listBooks').parameters;
    const fits = (value: number) =>
      library.schemas.fits('request', `${limit!.pointer}/schema`, value);
    expect([0, 1, 50, 51].map(fits)).toEqual([false, true, true, false]);
  });

  test('examples stay examples, of parameters and of schemas, in each of its files', () => {
    const [limit, shelf] = operation(library, 'listBooks').parameters;
    expect(limit!.examples).toMatchObject({ default: { value: 10 } });
    expect(shelf!.examples).toMatchObject({ default: { value: 'novels' } });
    expect(books.examples).toMatchObject({ default: { value: [{ subtitle: null }] } });
    const author = library.follow({ $ref: '#/x-files/library-3.0-parts/Author' });
    expect(author['examples']).toEqual([{ name: 'Jane Austen' }]);
  });

  test('data that looks like a schema stays as it is', () => {
    const created = library.follow({ $ref: '#/components/schemas/NewBook' });
    expect(created).toMatchObject({ properties: { note: { default: { nullable: true } } } });
  });

  test('a binary body has no type', () => {
    const { requestBody } = operation(library, 'putCover');
    expect(requestBody!.content['image/png']!.schema).not.toHaveProperty('type');
  });

  test('places are those of the files', () => {
    const [misfit] = misfits([{ ...book, id: 'one' }]);
    expect(shownPlace(library.placeOf(misfit!.contract))).toMatch(
      /library-3\.0-parts\.yaml:12#\/Book\/allOf\/1\/properties\/id$/,
    );
  });
});

describe('a document in OpenAPI 3.2', () => {
  const sensors = contractIn('sensors-3.2.yaml');

  test('has the method QUERY, which is safe, and others that it names', () => {
    const methods = sensors.operations.map(({ method, isSafe }) => [method, isSafe]);
    expect(Object.fromEntries(methods)).toEqual({
      GET: true,
      POST: false,
      QUERY: true,
      PURGE: false,
    });
  });

  test('has media types among its components, with schemas of their items', () => {
    const { content } = operation(sensors, 'listReadings').responses[200]!;
    const { pointer } = content['application/jsonl']!;
    expect(pointer).toBe('/components/mediaTypes/Readings');
    const fits = (value: unknown) =>
      sensors.schemas.fits('response', `${pointer}/itemSchema`, value);
    expect([{ sensor: 7, value: 1 }, { sensor: 7 }].map(fits)).toEqual([true, false]);
  });

  test('has a parameter that is the whole query', () => {
    const [filter] = operation(sensors, 'listReadings').parameters;
    expect(filter).toMatchObject({ in: 'query', style: 'form', explode: true });
    const fits = (value: unknown) =>
      sensors.schemas.fits('request', `${filter!.pointer}/schema`, value);
    expect([{ sensor: 7 }, {}].map(fits)).toEqual([true, false]);
  });
});

describe('a document in OpenAPI 3.2 that says its own URI', () => {
  const own = 'https://sensors.example/api/openapi.yaml';
  const document = (self: string, reference: string) => `openapi: 3.2.0
$self: ${self}
paths: { /a: { get: { responses: { '200': { content: { application/json: { schema: { $ref: '${reference}' } } } } } } } }
components: { schemas: { Reading: { type: integer } } }
`;
  const misfitsOf = (files: Readonly<Record<string, string>>) => {
    const { operations, schemas } = contractOf(files);
    const { pointer } = operations[0]!.responses[200]!.content['application/json']!;
    return schemas.misfits('response', `${pointer}/schema`, 'x').map(({ message }) => message);
  };

  test.each([`${own}#/components/schemas/Reading`, 'openapi.yaml#/components/schemas/Reading'])(
    'is what %s leads to, whatever its file is called',
    (reference) => {
      expect(misfitsOf({ 'renamed.yaml': document(own, reference) })).toEqual([
        'must be an integer',
      ]);
    },
  );

  test.each(['https://sensors.example/api/parts/a.yaml#/A', 'parts/a.yaml#/A'])(
    'has the files beside it that have URIs beside its own: %s',
    (reference) => {
      const files = {
        'renamed.yaml': document(own, reference),
        'parts/a.yaml': 'A: { type: boolean }',
      };
      expect(misfitsOf(files)).toEqual(['must be a boolean']);
    },
  );

  test('may be referred to from other files by it', () => {
    const files = {
      'renamed.yaml': document(own, 'parts/a.yaml#/A'),
      'parts/a.yaml': `A: { $ref: '${own}#/components/schemas/Reading' }`,
    };
    expect(misfitsOf(files)).toEqual(['must be an integer']);
  });

  test('refers to other hosts as any other', () => {
    const elsewhere = document(own, 'https://elsewhere.example/a.yaml');
    expect(() => misfitsOf({ 'a.yaml': elsewhere })).toThrow('is at another host');
  });
});
