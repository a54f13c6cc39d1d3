import { expect, test } from 'vitest';
import { NULL_ARRAY, OK, RedisError, type Reply } from './reply.ts';
import { encodeResp2 } from './resp2.ts';

test.each<[string, Reply, string]>([
  ['a string', 'hello', '$5\r\nhello\r\n'],
  ['an empty string', '', '$0\r\n\r\n'],
  ['any bytes', '\r\n\x00\xff', '$4\r\n\r\n\x00\xff\r\n'],
  ['an integer', -42, ':-42\r\n'],
  ['64 bits', 9223372036854775807n, ':9223372036854775807\r\n'],
  ['a null string', null, '$-1\r\n'],
  ['a null array', NULL_ARRAY, '*-1\r\n'],
  ['a status', OK, '+OK\r\n'],
  ['an error', new RedisError('WRONGTYPE no'), '-WRONGTYPE no\r\n'],
  [
    'an error with text',
    new RedisError("ERR unknown command 'é'"),
    "-ERR unknown command '\xc3\xa9'\r\n",
  ],
  ['an empty array', [], '*0\r\n'],
  ['arrays in arrays', ['a', [1, [null, []]]], '*2\r\n$1\r\na\r\n*2\r\n:1\r\n*2\r\n$-1\r\n*0\r\n'],
])('%s', (_, reply, bytes) => {
  expect(encodeResp2(reply)).toBe(bytes);
});

test('an error is always a single line', () => {
  expect(encodeResp2(new RedisError("ERR unknown command 'a\r\n+OK'"))).toBe(
    "-ERR unknown command 'a  +OK'\r\n",
  );
});
