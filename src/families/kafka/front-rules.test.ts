import { expect, test } from 'vitest';
import { canonicalize } from '../../http/canonicalize.ts';
import { kafkaTails } from './front-rules.ts';

test.each([
  ['/produce/greetings/a/b', '/produce/greetings/a%2Fb'],
  ['/produce/greetings/a/b?key=x/y', '/produce/greetings/a%2Fb?key=x/y'],
  ['/produce/greetings/hello%20you/', '/produce/greetings/hello%20you%2F'],
  ['/produce/greetings//', '/produce/greetings/%2F'],
])('the message in %s is one segment: %s', (raw, canonical) => {
  expect(canonicalize(kafkaTails, raw)).toBe(canonical);
});

test.each([
  '/produce',
  '/produce/greetings',
  '/produce/greetings/hello%2Fyou',
  '/consume/group/instance/topic',
  '/topics',
])('%s stays as it is', (url) => {
  expect(canonicalize(kafkaTails, url)).toBe(url);
});
