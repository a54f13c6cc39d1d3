import { describe, expect, test } from 'vitest';
import { NULL_ARRAY, OK, RedisError, Status, type Reply } from '../../engines/redis/reply.ts';
import { envelope, type StringEncoding } from './json-result.ts';

const json = (reply: Reply, encoding: StringEncoding = 'text') =>
  JSON.stringify(envelope(reply, encoding));

describe('as text', () => {
  test.each<[string, Reply, string]>([
    ['a string', 'hello', '{"result":"hello"}'],
    ['an empty string', '', '{"result":""}'],
    ['UTF-8', '\xe6\xbc\xa2', '{"result":"漢"}'],
    ['bytes that are not UTF-8', 'a\xff', '{"result":"a\ufffd"}'],
    ['control characters', '\x00\n"', '{"result":"\\u0000\\n\\""}'],
    ['an integer', 42, '{"result":42}'],
    ['64 bits', 9223372036854775807n, '{"result":9223372036854775807}'],
    ['64 bits, negative', -9223372036854775808n, '{"result":-9223372036854775808}'],
    ['nothing', null, '{"result":null}'],
    ['the null array', NULL_ARRAY, '{"result":null}'],
    ['a status', new Status('PONG'), '{"result":"PONG"}'],
    ['an error', new RedisError('ERR no'), '{"error":"ERR no"}'],
    ['an empty array', [], '{"result":[]}'],
    [
      'arrays in arrays',
      ['0', ['a', null, 1n, NULL_ARRAY, [], new RedisError('ERR no'), OK]],
      '{"result":["0",["a",null,1,null,[],"ERR no","OK"]]}',
    ],
  ])('%s', (_, reply, expected) => {
    expect(json(reply)).toBe(expected);
  });
});

describe('as base64', () => {
  const base64 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('base64');

  test('strings are encoded, byte for byte, at every depth', () => {
    expect(json('\x00\xff', 'base64')).toBe('{"result":"AP8="}');
    expect(json(['a', ['b', 1, null]], 'base64')).toBe(
      `{"result":["${base64('a')}",["${base64('b')}",1,null]]}`,
    );
  });

  test('the status OK is not encoded if it is the whole result, and only then', () => {
    expect(json(OK, 'base64')).toBe('{"result":"OK"}');
    expect(json('OK', 'base64')).toBe(`{"result":"${base64('OK')}"}`);
    expect(json([OK], 'base64')).toBe(`{"result":["${base64('OK')}"]}`);
    expect(json(new Status('PONG'), 'base64')).toBe(`{"result":"${base64('PONG')}"}`);
  });

  test('errors are never encoded', () => {
    expect(json(new RedisError('ERR no'), 'base64')).toBe('{"error":"ERR no"}');
  });
});
