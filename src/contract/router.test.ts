import { describe, expect, test } from 'vitest';
import type { Method, Operation } from './document.ts';
import { Router } from './router.ts';

function operation(method: Method, path: string): Operation {
  const operationId = `${method} ${path}`;
  return {
    operationId,
    method,
    path,
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
  const router = routerOf(['post', '/'], ['post', '/pipeline'], ['get', '/topics']);

  test('are found as they are', () => {
    expect(found(router, 'POST', '/')).toEqual(['post /', {}]);
    expect(found(router, 'GET', '/topics')).toEqual(['get /topics', {}]);
  });

  test.each(['', '/Topics', '/topics/', '//topics', '/topic', '/topics%20', '*'])(
    '%j matches none of them',
    (path) => {
      expect(router.find('GET', path)).toEqual([]);
    },
  );
});

test('CONNECT, which has no path, yields the methods of all paths', () => {
  const router = routerOf(['post', '/'], ['get', '/topics'], ['get', '/{all}']);
  expect(router.find('CONNECT', '/')).toEqual(['POST', 'GET']);
});

describe('paths with parameters', () => {
  const router = routerOf(
    ['get', '/produce/{topic}'],
    ['get', '/produce/{topic}/{value}'],
    ['get', '/consume/{group}/{instance}/{topic}'],
    ['get', '/{all}'],
  );

  test('yield the values of parameters, still encoded', () => {
    expect(found(router, 'GET', '/produce/a%2Fb')).toEqual([
      'get /produce/{topic}',
      { topic: 'a%2Fb' },
    ]);
    expect(found(router, 'GET', '/consume/a/b/c')).toEqual([
      'get /consume/{group}/{instance}/{topic}',
      { group: 'a', instance: 'b', topic: 'c' },
    ]);
    expect(found(router, 'GET', '/x')).toEqual(['get /{all}', { all: 'x' }]);
  });

  test('a value is never empty', () => {
    expect(router.find('GET', '/produce/')).toEqual([]);
    expect(router.find('GET', '/produce//')).toEqual([]);
    expect(router.find('GET', '/')).toEqual([]);
  });
});

describe('where several paths fit', () => {
  const all: [Method, string][] = [
    ['get', '/{a}/{b}'],
    ['get', '/{a}/keys'],
    ['get', '/topics/{b}'],
    ['get', '/topics/keys'],
  ];

  test.each([all, all.toReversed()])(
    'the one with the most and earliest fixed segments is selected',
    (...order) => {
      const router = routerOf(...order);
      expect(found(router, 'GET', '/topics/keys')).toEqual(['get /topics/keys', {}]);
      expect(found(router, 'GET', '/topics/x')).toEqual(['get /topics/{b}', { b: 'x' }]);
      expect(found(router, 'GET', '/x/keys')).toEqual(['get /{a}/keys', { a: 'x' }]);
      expect(found(router, 'GET', '/x/y')).toEqual(['get /{a}/{b}', { a: 'x', b: 'y' }]);
    },
  );
});

describe('methods', () => {
  const router = routerOf(['get', '/a/{b}'], ['put', '/a/{b}'], ['post', '/a']);

  test('each selects its operation', () => {
    expect(found(router, 'PUT', '/a/x')).toEqual(['put /a/{b}', { b: 'x' }]);
  });

  test('for a method that the path lacks, the methods that it has are returned', () => {
    expect(router.find('DELETE', '/a/x')).toEqual(['GET', 'PUT']);
    expect(router.find('GET', '/a')).toEqual(['POST']);
    expect(router.find('get', '/a/x')).toEqual(['GET', 'PUT']);
  });
});
