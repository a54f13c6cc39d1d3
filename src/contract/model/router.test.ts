import { describe, expect, test } from 'vitest';
import type { Method, Operation } from './operation.ts';
import { Router } from './router.ts';

function operation(method: Method, path: string, tail = false): Operation {
  const operationId = `${method} ${path}`;
  return {
    operationId,
    method,
    path,
    pointer: '',
    isSafe: false,
    takes: false,
    freesSpace: false,
    servers: [],
    parameters: tail
      ? [
          {
            name: path.slice(path.lastIndexOf('{') + 1, -1),
            in: 'path',
            'x-multi-segment': true,
            pointer: '',
          },
        ]
      : [],
    responses: {},
    security: [],
    declared: { operationId, responses: {} },
  };
}

function routerOf(...operations: [Method, string][]): Router {
  return new Router(operations.map(([method, path]) => operation(method, path)));
}

/** The router's result in a readable form. */
function found(router: Router, method: string, path: string) {
  const match = router.find(path);
  const selected = match?.operations.get(method);
  if (match === undefined || selected === undefined) return [...(match?.operations.keys() ?? [])];
  return [selected.operationId, match.parameters];
}

describe('paths without parameters', () => {
  const router = routerOf(['POST', '/'], ['POST', '/pipeline'], ['GET', '/topics']);

  test('are found as they are', () => {
    expect(found(router, 'POST', '/')).toEqual(['POST /', {}]);
    expect(found(router, 'GET', '/topics')).toEqual(['GET /topics', {}]);
  });

  test.each(['', '/Topics', '/topics/', '//topics', '/topic', '/topics%20', '*'])(
    '%j matches none of them',
    (path) => {
      expect(router.find(path)).toBeUndefined();
    },
  );
});

test('the methods of all paths are known, for CONNECT, which has no path', () => {
  const router = routerOf(['POST', '/'], ['GET', '/topics'], ['GET', '/{all}']);
  expect(router.methods).toEqual(['POST', 'GET']);
});

describe('paths with parameters', () => {
  const router = routerOf(
    ['GET', '/produce/{topic}'],
    ['GET', '/produce/{topic}/{value}'],
    ['GET', '/consume/{group}/{instance}/{topic}'],
    ['GET', '/{all}'],
  );

  test('yield the values of parameters, still encoded', () => {
    expect(found(router, 'GET', '/produce/a%2Fb')).toEqual([
      'GET /produce/{topic}',
      { topic: 'a%2Fb' },
    ]);
    expect(found(router, 'GET', '/consume/a/b/c')).toEqual([
      'GET /consume/{group}/{instance}/{topic}',
      { group: 'a', instance: 'b', topic: 'c' },
    ]);
    expect(found(router, 'GET', '/x')).toEqual(['GET /{all}', { all: 'x' }]);
  });

  test('a value is never empty', () => {
    for (const path of ['/produce/', '/produce//', '/']) expect(router.find(path)).toBeUndefined();
  });
});

describe('where several paths fit', () => {
  const all: [Method, string][] = [
    ['GET', '/{a}/{b}'],
    ['GET', '/{a}/keys'],
    ['GET', '/topics/{b}'],
    ['GET', '/topics/keys'],
  ];

  test.each([all, all.toReversed()])(
    'the one with the most and earliest fixed segments is selected',
    (...order) => {
      const router = routerOf(...order);
      expect(found(router, 'GET', '/topics/keys')).toEqual(['GET /topics/keys', {}]);
      expect(found(router, 'GET', '/topics/x')).toEqual(['GET /topics/{b}', { b: 'x' }]);
      expect(found(router, 'GET', '/x/keys')).toEqual(['GET /{a}/keys', { a: 'x' }]);
      expect(found(router, 'GET', '/x/y')).toEqual(['GET /{a}/{b}', { a: 'x', b: 'y' }]);
    },
  );
});

describe('methods', () => {
  const router = routerOf(['GET', '/a/{b}'], ['PUT', '/a/{b}'], ['POST', '/a']);

  test('each selects its operation', () => {
    expect(found(router, 'PUT', '/a/x')).toEqual(['PUT /a/{b}', { b: 'x' }]);
  });

  test('for a method that the path lacks, the methods that it has are returned', () => {
    expect(found(router, 'DELETE', '/a/x')).toEqual(['GET', 'PUT']);
    expect(found(router, 'GET', '/a')).toEqual(['POST']);
    expect(found(router, 'get', '/a/x')).toEqual(['GET', 'PUT']);
  });
});

describe('a parameter that takes the rest of a path', () => {
  const tails = ['/{rest}', '/files/{file}', '/files/{kind}/old/{file}', '/pages/v-{page}'];
  const router = new Router([
    ...tails.map((path) => operation('GET', path, true)),
    operation('POST', '/files'),
    operation('POST', '/files/{file}/copies'),
  ]);

  test.each([
    ['/a/b//c/', 'GET /{rest}', { rest: 'a/b//c/' }],
    ['//', 'GET /{rest}', { rest: '/' }],
    ['/files/', 'GET /{rest}', { rest: 'files/' }],
    ['/files/a', 'GET /files/{file}', { file: 'a' }],
    ['/files/new/old/a', 'GET /files/{file}', { file: 'new/old/a' }],
    ['/pages/v-1/2', 'GET /pages/v-{page}', { page: '1/2' }],
    ['/pages/1/2', 'GET /{rest}', { rest: 'pages/1/2' }],
  ])('%s matches %s', (path, id, parameters) => {
    expect(found(router, 'GET', path)).toEqual([id, parameters]);
  });

  test('is found where no other path matches, or where that lacks the method', () => {
    expect(found(router, 'GET', '/files/a/copies')).toEqual(['POST']);
    expect(router.find('/files/a/copies', 'GET')?.parameters).toEqual({ file: 'a/copies' });
    expect(router.find('/files', 'GET')?.parameters).toEqual({ rest: 'files' });
    expect(router.find('/files', 'PUT')?.template).toBe('/files');
  });
});

test('parameters may be parts of a segment', () => {
  const router = routerOf(['GET', '/files/{name}.{type}'], ['GET', '/jobs/{id}:cancel']);
  expect(found(router, 'GET', '/files/a.b.txt')).toEqual([
    'GET /files/{name}.{type}',
    { name: 'a.b', type: 'txt' },
  ]);
  expect(found(router, 'GET', '/jobs/7:cancel')).toEqual(['GET /jobs/{id}:cancel', { id: '7' }]);
  expect(found(router, 'GET', '/jobs/7')).toEqual([]);
});
