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
  ['/publish/http:/ada:pw@a.example/x', '/publish/http:/*@a.example/x'],
  ['/publish/https:ada:pw@a.example', '/publish/https:*@a.example'],
  [String.raw`/publish/http:\\ada:pw@a.example`, String.raw`/publish/http:\\*@a.example`],
  ['/publish/http%3A//ada:pw@a.example/', '/publish/http%3A//*@a.example/'],
  ['/publish/http%253A%252F%252Fada%253Apw%2540a.example', '/publish/http://*@a.example'],
  [`/publish/http%${'25'.repeat(9)}3A`, '/publish/*'],
  ['/x?url=https%253A%252F%252Fada%253Apw%2540a.example', '/x?url=https://*@a.example'],
  ['/get/user:/a@b', '/get/user:/a@b'],
  ['/get/a%3Ab', '/get/a%3Ab'],
  ['/get%2F100%?a=%', '/get%2F100%?a=%'],
  ['/v2/publish/https://a.example/b?c=1', '/v2/publish/https://a.example/b?c=1'],
])('%s is shown as %s', (target, shown) => {
  expect(redactTarget(target, () => '*')).toBe(shown);
});

test.each(['a', 'http:', 'a://', '%3A', 'http:/', '@', 'http:@'])(
  'a megabyte of %s is looked through once',
  (part) => {
    const text = `${part.repeat(1e6 / part.length)}://x`;
    expect(redactTarget(text, () => '*').length).toBeLessThanOrEqual(text.length);
  },
);
