import { expect, test } from 'vitest';
import { redactTarget } from './redact-target.ts';

test.each([
  ['/get/key?_token=abc&x=1', '/get/key?_token=*&x=1'],
  ['/get/key?%5Ftoken=abc', '/get/key?%5Ftoken=*'],
  ['/webhook?topic=a&pass=p%20w', '/webhook?topic=a&pass=*'],
  ['/token/abc', '/token/*'],
  ['/a/eyJhbGciOi.eyJzdWIi.c2ln', '/a/*'],
  ['https://ada:p@w@a.example/x', 'https://*@a.example/x'],
  [
    '/v2/publish/https://ada:pw@a.example/?key=1&api_key=k',
    '/v2/publish/https://*@a.example/?key=1&api_key=*',
  ],
  ['/v2/publish/https%3A%2F%2Fada%3Apw%40a.example%2F', '/v2/publish/https://*@a.example/'],
  ['jdbc:postgresql://u:p@db/a?user=u&password=p', 'jdbc:postgresql://*@db/a?user=u&password=*'],
  ['/x?url=https%3A%2F%2Fada%3Apw%40a.example%2F', '/x?url=https://*@a.example/'],
  ['/get%2F100%?a=%', '/get%2F100%?a=%'],
  ['/v2/publish/https://a.example/b?c=1', '/v2/publish/https://a.example/b?c=1'],
])('%s is shown as %s', (target, shown) => {
  expect(redactTarget(target, () => '*')).toBe(shown);
});
