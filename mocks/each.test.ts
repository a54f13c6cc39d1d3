import { expect, test } from 'vitest';
import { readEach } from './each.ts';

test.each([
  ['$request.body', [1, 2], [[1], [2]]],
  ['$request.body', { topic: 'a' }, [[{ topic: 'a' }]]],
  ['$request.body', [], []],
  ['$request.body#/topics', { topics: ['a', 'b'] }, [{ topics: ['a'] }, { topics: ['b'] }]],
  ['$request.body#/topics', { topics: ['a'], wait: 1 }, [{ topics: ['a'], wait: 1 }]],
  ['$request.body#/topics', { topic: 'a' }, [{ topic: 'a' }]],
  ['$request.body#/topics', { topic: 'a', topics: null }, [{ topic: 'a', topics: null }]],
  ['$request.body#/topics', { topic: 'a', topics: [] }, [{ topic: 'a', topics: [] }]],
])('each item of %s in %j', (expression, body, expected) => {
  expect(readEach({ 'x-each': expression })!(body)).toEqual(expected);
});

test('an answer without the keyword has no items of the request', () => {
  expect(readEach({})).toBeUndefined();
});

test('what is not in the body is refused', () => {
  expect(() => readEach({ 'x-each': '$request.query.topics' })).toThrow(
    '$request.query.topics is no list in the body of a request',
  );
});
