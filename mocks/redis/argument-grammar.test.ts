import { describe, expect, test } from 'vitest';
import documents from '../../generated/redis/command-documents.json' with { type: 'json' };
import { fromText } from '../../src/engines/redis/bytes.ts';
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import { RedisError } from '../../src/engines/redis/reply.ts';
import { readCall } from './argument-grammar.ts';

const byName = documents as unknown as Readonly<Record<string, CommandDocument>>;

/** The options of a call, or its error. */
function read(call: string): readonly string[] | string {
  const words = call.split(' ');
  const document = byName[words[0]!.toLowerCase()]!;
  try {
    return [...readCall(document, words.map(fromText))];
  } catch (error) {
    if (error instanceof RedisError) return error.message;
    throw error;
  }
}

describe('options are found', () => {
  test.each([
    ['SET k v', []],
    ['SET k v EX 10 NX', ['EX', 'NX']],
    ['SET k v get px 10', ['GET', 'PX']],
    ['ZADD k XX CH INCR 1 m', ['XX', 'CH', 'INCR']],
    ['LPOP k 2', ['count']],
    ['HRANDFIELD k 2 WITHVALUES', ['options', 'WITHVALUES']],
    ['XADD s NOMKSTREAM MAXLEN ~ 10 LIMIT 5 * f v', ['NOMKSTREAM', 'MAXLEN', '~', 'LIMIT']],
    ['XREAD COUNT 2 STREAMS a b 0 0', ['COUNT', 'STREAMS']],
    ['ZUNION 2 a b WEIGHTS 1 2 AGGREGATE MAX', ['WEIGHTS', 'AGGREGATE', 'MAX']],
    ['SORT k BY nosort GET # GET a* DESC', ['BY', 'GET', 'DESC']],
    ['XCLAIM s g c 0 1-1 1-2 JUSTID', ['JUSTID']],
    ['EXPIRE k 10 XX GT', ['XX', 'GT']],
    ['BITFIELD k OVERFLOW FAIL INCRBY i8 #1 1', ['OVERFLOW', 'FAIL', 'INCRBY']],
  ])('%s', (call, options) => expect(read(call)).toEqual(options));

  test('in any order, and a word that is a value where it is one', () => {
    expect(read('GEOSEARCH k BYRADIUS 1 km FROMMEMBER asc ASC')).toEqual(
      expect.arrayContaining(['FROMMEMBER', 'BYRADIUS', 'ASC']),
    );
    expect(read('SET nx ex')).toEqual([]);
    expect(read('MSET nx 1 get 2')).toEqual([]);
  });
});

describe('what the file does not allow is refused', () => {
  test.each([
    ['SET k v FLY', 'ERR syntax error'],
    ['SET k v NX XX', 'ERR syntax error'],
    ['SET k v EX', 'ERR syntax error'],
    ['SET k v EX soon', 'ERR value is not an integer or out of range'],
    ['SET k v EX 0', "ERR invalid expire time in 'set' command"],
    ['ZADD k nan m', 'ERR value is not a valid float'],
    ['ZADD k 1 m 2', 'ERR syntax error'],
    ['ZADD k NX XX 1 m', 'ERR XX and NX options at the same time are not compatible'],
    ['ZADD k NX GT 1 m', 'ERR GT, LT, and/or NX options at the same time are not compatible'],
    ['HSET k f v g', "ERR wrong number of arguments for 'hset' command"],
    ['ZUNION 0 k', "ERR at least 1 input key is needed for 'zunion' command"],
    ['ZUNION 2 k', 'ERR syntax error'],
    ['EVAL x 2 k', "ERR Number of keys can't be greater than number of args"],
    ['ZRANGE k a 1', 'ERR value is not an integer or out of range'],
    ['ZRANGE k a 1 BYSCORE', 'ERR min or max is not a float'],
    ['ZRANGE k a - BYLEX', 'ERR min or max not valid string range item'],
    ['ZRANGE k (1 inf BYSCORE LIMIT 0 x', 'ERR value is not an integer or out of range'],
    [
      'ZRANGE k 0 -1 LIMIT 0 1',
      'ERR syntax error, LIMIT is only supported in combination with either BYSCORE or BYLEX',
    ],
    ['XADD s MAXLEN -1 * f v', 'ERR The MAXLEN argument must be >= 0.'],
    ['XADD s MINID x * f v', 'ERR Invalid stream ID specified as stream command argument'],
    ['EXPIRE k 1 SOON', 'ERR Unsupported option SOON'],
  ])('%s: %s', (call, error) => expect(read(call)).toBe(error));
});

test('of a call with very many words each is read once', () => {
  const pairs = Array.from({ length: 100_000 }, (_, i) => `${i}`);
  const before = process.cpuUsage();
  expect(readCall(byName['hset']!, ['HSET', 'k', ...pairs]).size).toBe(0);
  expect(readCall(byName['zadd']!, ['ZADD', 'k', ...pairs]).size).toBe(0);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(5_000);
});
