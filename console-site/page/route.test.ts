import { expect, test } from 'vitest';
import { hashOf, routeOf } from './route.ts';

test.each([
  ['', []],
  ['#/', []],
  ['#/requests/7', ['requests', '7']],
  ['#/redis/a%2Fb', ['redis', 'a/b']],
  ['#/redis/%E0%A4%A', ['redis', '%E0%A4%A']],
])('the route of "%s" is %j', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test('a name with a slash is one part of a route', () => {
  expect(routeOf(hashOf('redis', 'a/b c#?'))).toEqual(['redis', 'a/b c#?']);
});
