import { expect, test } from 'vitest';
import { redactedBody, redactedPath, isSecretHeader } from './redaction.ts';

test.each([
  ['authorization', true],
  ['upstash-forward-authorization', true],
  ['cookie', true],
  ['x-api-key', true],
  ['content-type', false],
  ['upstash-sync-token', false],
])('the header %s is a secret: %j', (name, secret) => {
  expect(isSecretHeader(name)).toBe(secret);
});

test.each([
  ['redis', '/get/key?_token=abc&x=1', '/get/key?_token=(hidden)&x=1'],
  ['redis', '/get%2Fkey?%5Ftoken=abc', '/get/key?%5Ftoken=(hidden)'],
  ['redis', '/auth%2Fuser%2Fpassword', '/auth/(hidden)'],
  ['redis', '/auth/user/password', '/auth/(hidden)'],
  ['redis', '/%2561uth%2Fpassword', '/%61uth/(hidden)'],
  ['redis', '/ACL%2FSETUSER%2Fa%2F%253Epw?x=1', '/ACL/(hidden)?x=1'],
  ['redis', '/set/authority/1', '/set/authority/1'],
  ['redis', '/get%2F100%', '/get%2F100%'],
  ['queue', '/v2/publish/http%3A%2F%2Fa%2Fb%3Fc%3D1', '/v2/publish/http://a/b?c=1'],
  ['kafka', '/webhook?topic=a&user=u&pass=p', '/webhook?topic=a&user=(hidden)&pass=(hidden)'],
  ['management', '/v2/acl/key', '/v2/acl/key'],
])('in %s, the path %s is shown as %s', (family, path, shown) => {
  expect(redactedPath(family, path)).toBe(shown);
});

test.each([
  ['redis', '["AUTH","pw"]', '(hidden)'],
  ['redis', '[["PING"],["acl","SETUSER","a",">pw"]]', '(hidden)'],
  ['redis', '["SET","password","x"]', '["SET","password","x"]'],
  [
    'management',
    '{"name":"a","password":"p\\"w","rest_token":"t"}',
    '{"name":"a","password":"(hidden)","rest_token":"(hidden)"}',
  ],
  ['management', '{"rest_token":"cut of', '{"rest_token":"(hidden)"'],
  ['management', '{"key_id":"1","key":"secret"}', '{"key_id":"1","key":"(hidden)"}'],
  ['queue', '{"current":"sig_abc","next":"sig_def"}', '{"current":"(hidden)","next":"(hidden)"}'],
])('in %s, the body %s is shown as %s', (family, text, shown) => {
  expect(redactedBody(family, text)).toBe(shown);
});
