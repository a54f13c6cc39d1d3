import { describe, expect, test } from 'vitest';
import type { Method, Operation } from './model/operation.ts';
import { Router } from './router.ts';

function operation(method: Method, path: string): Operation {
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
    parameters: [],
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
  const match = router.find(method, path);
  return 'operation' in match ? [match.operation.operationId, match.path] : match;
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
      expect(router.find('GET', path)).toEqual([]);
    },
  );
});

test('CONNECT, which has no path, yields the methods of all paths', () => {
  const router = routerOf(['POST', '/'], ['GET', '/topics'], ['GET', '/{all}']);
  expect(router.find('CONNECT', '/')).toEqual(['POST', 'GET']);
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
    expect(router.find('GET', '/produce/')).toEqual([]);
    expect(router.find('GET', '/produce//')).toEqual([]);
    expect(router.find('GET', '/')).toEqual([]);
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
    expect(router.find('DELETE', '/a/x')).toEqual(['GET', 'PUT']);
    expect(router.find('GET', '/a')).toEqual(['POST']);
    expect(router.find('get', '/a/x')).toEqual(['GET', 'PUT']);
  });
});
