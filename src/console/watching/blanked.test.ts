import { expect, test } from 'vitest';
import { blankedBody, blankedPath, isSecretHeader } from './blanked.ts';

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
  ['/get/key?_token=abc&x=1', '/get/key?_token=(hidden)&x=1'],
  ['/auth/user/password', '/auth/(hidden)'],
  ['/ACL/SETUSER/a/%3Epw?x=1', '/ACL/(hidden)?x=1'],
  ['/set/authority/1', '/set/authority/1'],
])('of %s is shown %s', (path, shown) => {
  expect(blankedPath(path)).toBe(shown);
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
])('a body of %s, %s, is shown as %s', (family, text, shown) => {
  expect(blankedBody(family, text)).toBe(shown);
});
