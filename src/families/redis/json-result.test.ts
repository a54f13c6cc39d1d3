import { describe, expect, test } from 'vitest';
import { NULL_ARRAY, OK, RedisError, Status, type Reply } from '../../engines/redis/reply.ts';
import { envelope, envelopes, type StringEncoding } from './json-result.ts';
import { EncodedJson } from '../../http/encoded-json.ts';

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

describe('the replies to several commands', () => {
  /** The JSON that is sent, and how it was made. */
  const sent = (replies: readonly Reply[], encoding: StringEncoding = 'text') => {
    const body = envelopes(replies, encoding);
    return body instanceof EncodedJson
      ? { isText: true, json: String(body.content) }
      : { isText: false, json: JSON.stringify(body) };
  };
  const oneByOne = (replies: readonly Reply[], encoding: StringEncoding = 'text') =>
    `[${replies.map((reply) => json(reply, encoding)).join(',')}]`;

  const short: readonly Reply[] = [
    ...[OK, 'OK', '', 'hello', "'{}[]:,/<>", 'x'.repeat(24), '__proto__', ' ', '~'],
    ...[null, 0, -0, 1, -1, 2 ** 31, -(2 ** 53), 2 ** 64, 1e21],
  ];
  const others: readonly Reply[] = [
    ...['x'.repeat(25), 'x'.repeat(1000), '"', '\\', 'a"b', 'a\\', '\x00', '\x1f', '\n', '\x7f'],
    ...[
      '\x80',
      '\xff',
      '\xc3\xa9',
      '\xe6\xbc\xa2',
      '\xed\xa0\x80',
      '\xf0\x9f\x98\x80',
      '\xe2\x80\xa8',
    ],
    ...[1.5, Number.NaN, Infinity, 9007199254740993n, new Status('PONG'), new Status('OK')],
    ...[new RedisError('ERR no "such" thing'), NULL_ARRAY, [], ['a', [1, null, OK]]],
  ];

  test('are as those to each, whether all are short or not', () => {
    expect(sent([])).toEqual({ isText: true, json: '[]' });
    expect(sent(short)).toEqual({ isText: true, json: oneByOne(short) });
    for (const other of others) {
      const replies = [OK, other, 'hello'];
      expect(sent(replies)).toEqual({ isText: false, json: oneByOne(replies) });
      expect(sent([other])).toEqual({ isText: false, json: oneByOne([other]) });
    }
  });

  test('are as those to each, whatever bytes they have', () => {
    for (let byte = 0; byte < 256; byte++) {
      const text = String.fromCharCode(byte);
      const replies = [text, `a${text}`, `${text}a`, text.repeat(24)];
      expect(sent(replies).json).toBe(oneByOne(replies));
      expect(JSON.parse(sent(replies).json)).toHaveLength(4);
    }
  });

  test('are encoded in base64 where that is asked for', () => {
    const replies = [...short, ...others];
    expect(sent(replies, 'base64')).toEqual({ isText: false, json: oneByOne(replies, 'base64') });
  });
});
