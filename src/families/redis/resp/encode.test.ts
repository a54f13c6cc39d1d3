import { describe, expect, test } from 'vitest';
import { NULL_ARRAY, OK, RedisError } from '../../../engines/redis/reply.ts';
import {
  DoubleReply,
  MapReply,
  PushReply,
  SetReply,
  VerbatimReply,
  type Resp3Reply,
} from '../../../engines/redis/resp3.ts';
import { encodeReply } from './encode.ts';

describe.each<[string, Resp3Reply, string, string]>([
  ['a string of bytes', '\xe9\r\n', '$3|\xe9||', '$3|\xe9||'],
  ['an integer', 9007199254740993n, ':9007199254740993|', ':9007199254740993|'],
  ['null', null, '$-1|', '_|'],
  ['a null array', NULL_ARRAY, '*-1|', '_|'],
  ['a status', OK, '+OK|', '+OK|'],
  ['an error of one line', new RedisError('ERR a\r\nb'), '-ERR a  b|', '-ERR a  b|'],
  ['an array', [1, ['a']], '*2|:1|*1|$1|a|', '*2|:1|*1|$1|a|'],
  ['a map', new MapReply(['a', 1]), '*2|$1|a|:1|', '%1|$1|a|:1|'],
  ['a set', new SetReply([1]), '*1|:1|', '~1|:1|'],
  ['a push', new PushReply([1]), '*1|:1|', '>1|:1|'],
  ['a double', new DoubleReply('2.5'), '$3|2.5|', ',2.5|'],
  ['text', new VerbatimReply('a b'), '$3|a b|', '=7|txt:a b|'],
])('%s', (_, reply, inVersion2, inVersion3) => {
  test('in RESP2 and in RESP3', () => {
    const lines = (text: string) => text.replaceAll('\r\n', '|');
    expect(lines(encodeReply(reply, 2))).toBe(inVersion2);
    expect(lines(encodeReply(reply, 3))).toBe(inVersion3);
  });
});
