import { describe, expect, test } from 'vitest';
import { isWholeQuery, resolve, type ContractDocument } from './document.ts';
import { operationsOf } from './read-operations.ts';

/** A response that is a reference itself. */
const aThing = { $ref: '#/components/responses/a~1thing~0', description: '' };

const document: ContractDocument = {
  info: { title: 'Things', version: '1' },
  paths: {
    '/things/{id}': {
      parameters: [{ $ref: '#/components/parameters/id' }],
      get: {
        operationId: 'getThing',
        parameters: [{ name: 'limit', in: 'query' }],
        responses: { 200: { $ref: '#/components/responses/thing' }, 404: { description: 'None.' } },
      },
      delete: { operationId: 'deleteThing', responses: {} },
      put: {
        operationId: 'putThing',
        requestBody: { required: true, content: { 'application/json': {} } },
        responses: {},
      },
    },
    '/things': { post: { operationId: 'postThing', responses: {} } },
  },
  components: {
    parameters: { id: { name: 'id', in: 'path', required: true } },
    responses: {
      thing: aThing,
      'a/thing~': { description: 'It.' },
    },
  },
};

describe('operationsOf', () => {
  const operations = new Map(operationsOf(document).map((o) => [o.operationId, o]));

  test('lists each operation with its method and path', () => {
    expect([...operations.values()].map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /things/{id}',
      'PUT /things/{id}',
      'DELETE /things/{id}',
      'POST /things',
    ]);
  });

  test('parameters of the path stand before those of the operation, references resolved', () => {
    expect(operations.get('getThing')?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, pointer: '/components/parameters/id' },
      { name: 'limit', in: 'query', pointer: '/paths/~1things~1{id}/get/parameters/0' },
    ]);
    expect(operations.get('postThing')?.parameters).toEqual([]);
  });

  test('responses are resolved, through several references', () => {
    expect(operations.get('getThing')?.responses).toMatchObject({
      200: { description: 'It.', pointer: '/components/responses/a~1thing~0' },
      404: { description: 'None.', pointer: '/paths/~1things~1{id}/get/responses/404' },
    });
  });

  test('an operation has a request body only if it declares one', () => {
    expect(operations.get('putThing')?.requestBody).toMatchObject({
      required: true,
      content: { 'application/json': {} },
    });
    expect(operations.get('deleteThing')).not.toHaveProperty('requestBody');
  });
});

test('operations without a name, or with that of another one, are called by method and path', () => {
  const operation = { operationId: 'same', responses: {} };
  const paths = {
    '/a': { get: operation, delete: { responses: {} } },
    '/b': { get: operation, put: operation },
  };
  expect(operationsOf({ paths }).map(({ operationId }) => operationId)).toEqual([
    'same',
    'DELETE /a',
    'GET /b',
    'PUT /b',
  ]);
});

test('an unresolvable reference is named', () => {
  expect(() => resolve(document, { $ref: '#/components/schemas/nothing' })).toThrow(
    'the document has no #/components/schemas/nothing',
  );
});

test('only an exploded object represents the whole query', () => {
  const query = { name: 'a', in: 'query', explode: true, schema: { type: 'object' } } as const;
  expect(isWholeQuery(query)).toBe(true);
  expect(isWholeQuery({ ...query, explode: false })).toBe(false);
  expect(isWholeQuery({ ...query, schema: { type: 'array' } })).toBe(false);
  expect(isWholeQuery({ ...query, in: 'header' })).toBe(false);
});
