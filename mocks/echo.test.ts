import { describe, expect, test } from 'vitest';
import { testRequest } from '../testing/contract/contract.ts';
import { readEcho } from './echo.ts';

const request = testRequest({
  path: { topic: 'words', version: '7', name: 'latest' },
  query: { partition: 2 },
  header: { 'upstash-schedule-id': 'mine' },
  body: { name: 'shop', nested: { tls: true }, items: ['a'], 'a/b': 'c' },
});

const echoed = (pointer: string, expression: string | string[], body: unknown) =>
  readEcho({ 'x-echo': { [pointer]: expression } })(body, request);

describe('values of the request are filled into the example', () => {
  test.each<[string, string | string[], unknown, unknown]>([
    ['/topic', '$request.path.topic', { topic: 'a', offset: 7 }, { topic: 'words', offset: 7 }],
    ['/*/topic', '$request.path.topic', [{ topic: 'a' }, {}], [{ topic: 'words' }, {}]],
    ['/0', '$request.query.partition', [0, 1], [2, 1]],
    ['/id', '$request.header.Upstash-Schedule-Id', { id: 'a' }, { id: 'mine' }],
    ['/tls', '$request.body#/nested/tls', { tls: false }, { tls: true }],
    ['/name', '$request.body#/a~1b', { name: 'a' }, { name: 'c' }],
    ['/name', '$request.body#/items/0', { name: 'b' }, { name: 'a' }],
    ['/name', ['$request.path.id', '$request.body#/name'], { name: 'a' }, { name: 'shop' }],
    ['', '$request.path.version', 1, 7],
    ['/version', '$request.path.version', { version: '1' }, { version: '7' }],
  ])('at %j, with %j, in %j', (pointer, expression, body, expected) => {
    expect(echoed(pointer, expression, body)).toEqual(expected);
  });
});

describe('the example is left unchanged', () => {
  test.each<[string, string, unknown]>([
    ['without such a value in the request', '$request.path.id', { id: 'a' }],
    ['without such a place in the example', '$request.path.topic', { topic: 'a' }],
    ['with a value of another type', '$request.path.name', { id: 1 }],
    ['with an object as the value', '$request.body#/nested', { id: 'a' }],
    ['if it is not an object', '$request.path.topic', 'OK'],
    ['with an inherited member', '$request.body#/constructor', { id: 'a' }],
  ])('%s', (_, expression, body) => {
    expect(echoed('/id', expression, body)).toEqual(body);
  });
});

test('the documented example itself is not modified', () => {
  const body = [{ topic: 'a' }];
  echoed('/0/topic', '$request.path.topic', body);
  expect(body).toEqual([{ topic: 'a' }]);
});

test.each(['$url', '$request.cookie.a', '$response.body#/a', 'topic', '$request.body/name'])(
  '%s is refused as an expression about a request',
  (expression) => {
    expect(() => readEcho({ 'x-echo': { '/a': expression } })).toThrow(
      `${expression} is no runtime expression about a request`,
    );
  },
);
