import { describe, expect, test } from 'vitest';
import { errors } from '../../../engines/redis/errors.ts';
import { ArrayInPieces, NULL_ARRAY, OK, RedisError } from '../../../engines/redis/reply.ts';
import {
  DoubleReply,
  MapReply,
  PushReply,
  SetReply,
  TransactionReply,
  VerbatimReply,
  type Resp3Reply,
} from '../../../engines/redis/resp3.ts';
import { encodeReply, isLong, ReplyInParts } from './encode.ts';

describe.each<[string, Resp3Reply, string, string]>([
  ['a string of bytes', '\xe9\r\n', '$3|\xe9||', '$3|\xe9||'],
  ['an integer', 9007199254740993n, ':9007199254740993|', ':9007199254740993|'],
  ['null', null, '$-1|', '_|'],
  ['a null array', NULL_ARRAY, '*-1|', '_|'],
  ['a status', OK, '+OK|', '+OK|'],
  ['an error of one line', new RedisError('ERR a\r\nb'), '-ERR a  b|', '-ERR a  b|'],
  ['an error with text', new RedisError('ERR é'), '-ERR \xc3\xa9|', '-ERR \xc3\xa9|'],
  [
    'an error that quotes bytes',
    errors.unsupportedOption('\xe9\xc3'),
    '-ERR Unsupported option \xe9\xc3|',
    '-ERR Unsupported option \xe9\xc3|',
  ],
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

describe('a long reply', () => {
  const words = Array.from({ length: 10_000 }, (_, i) => `word ${i}`);
  const entries = words.map((word) => [word, ['field', null, 1, [], OK]]);

  test.each<[string, Resp3Reply]>([
    ['an array', words],
    ['arrays in arrays', [['stream', entries], [], 'end']],
    ['a map', new MapReply(words)],
    ['a set in a push', new PushReply(['message', new SetReply(words)])],
    ['an array in pieces', new ArrayInPieces(20_000, 200_000, () => [words, [], words])],
    ['a transaction', new TransactionReply(3, [words, NULL_ARRAY, words, new DoubleReply('2.5')])],
  ])('%s is the same when it is encoded in parts', (_, reply) => {
    expect(isLong(reply)).toBe(true);
    for (const version of [2, 3] as const) {
      const rest = new ReplyInParts(reply, version);
      const parts: string[] = [];
      while (!rest.isDone) parts.push(rest.next());
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.join('')).toBe(encodeReply(reply, version));
    }
  });

  test('has many values, of whatever length', () => {
    expect(isLong('x'.repeat(1_000_000))).toBe(false);
    expect(isLong(words.slice(0, 1000))).toBe(false);
    expect(isLong([1, NULL_ARRAY, null, words.slice(0, 1000)])).toBe(false);
  });
});
