import { beforeEach, expect, test } from 'vitest';
import { createRedisClient } from '../../generated/redis/client.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { skipWithout } from '../harness/backing-redis.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** Commands and their replies, in the typed client that is generated from the contract. */
const client = () => createRedisClient({ url: redisUrl, token: target().standardToken });

beforeEach(reset);

test('strings are set with conditions and expiries, counted and compared', async () => {
  const redis = client();
  expect(await redis.set('greeting', 'héllo 漢')).toBe('OK');
  expect(await redis.get('greeting')).toBe('héllo 漢');
  expect(await redis.get('nobody')).toBeNull();
  expect(await redis.set('lock', 'alice', { nx: true, ex: 30 })).toBe('OK');
  expect(await redis.set('lock', 'bob', { nx: true, ex: 30 })).toBeNull();
  expect(await redis.getex('lock', { px: 100_000 })).toBe('alice');
  expect(await redis.ttl('lock')).toBeGreaterThan(90);
  await redis.mset(Object.entries({ a: 1, b: true, c: 'x' }));
  expect(await redis.mget(['a', 'b', 'c', 'd'])).toEqual(['1', 'true', 'x', null]);
  expect(await redis.incrby('a', 41)).toBe(42);
  expect(await redis.incrbyfloat('a', 0.5)).toBe('42.5');
  expect(await redis.lcs('b', 'greeting', { idx: true, withmatchlen: true })).toEqual([
    'matches',
    [],
    'len',
    0,
  ]);
});

test('a string is set only if nobody else has changed it', async ({ skip }) => {
  skipWithout(skip, 'SET', 'Only if nobody else has changed it');
  const redis = client();
  await redis.set('lock', 'alice');
  expect(await redis.set('lock', 'carol', { ifeq: 'alice', get: true })).toBe('alice');
  expect(await redis.get('lock')).toBe('carol');
});

test('options that are undefined or false are omitted', async () => {
  const redis = client();
  const ttl: number | undefined = undefined;
  expect(await redis.set('a', 1, { ex: ttl, nx: false })).toBe('OK');
  expect(await redis.ttl('a')).toBe(-1);
});

test('bitmaps are set, counted, searched and combined', async () => {
  const redis = client();
  await redis.setbit('seats', 7, 1);
  await redis.setbit('seats', 11, 1);
  expect(await redis.bitcount('seats')).toBe(2);
  expect(await redis.bitcount('seats', { start: 0, end: 7, bit: true })).toBe(1);
  expect(await redis.bitpos('seats', 1, { start: 1 })).toBe(11);
  await redis.bitop('OR', 'both', ['seats', 'none']);
  expect(await redis.getbit('both', 7)).toBe(1);
  expect(
    await redis.bitfield('counters', [
      { overflow: 'FAIL', incrby: { encoding: 'u2', offset: 0, increment: 3 } },
      { incrby: { encoding: 'u2', offset: 0, increment: 1 } },
      { set: { encoding: 'u8', offset: '#1', value: 255 } },
      { get: { encoding: 'u8', offset: 8 } },
    ]),
  ).toEqual([3, null, 0, 255]);
  expect(
    await redis.bitfieldRo('counters', {
      get: [
        ['u2', 0],
        ['u8', 8],
      ],
    }),
  ).toEqual([3, 255]);
});

test('hashes are written and read, and their fields expire', async ({ skip }) => {
  skipWithout(skip, 'HSETEX');
  const redis = client();
  expect(await redis.hset('user', Object.entries({ name: 'Ada', born: 1815 }))).toBe(2);
  expect(await redis.hgetall('user')).toEqual(['name', 'Ada', 'born', '1815']);
  expect(await redis.hmget('user', ['born', 'died'])).toEqual(['1815', null]);
  expect(await redis.hexpire('user', 100, ['born', 'died'], { nx: true })).toEqual([1, -2]);
  expect(await redis.httl('user', ['name', 'born'])).toEqual([-1, 100]);
  expect(await redis.hsetex('user', [['token', 'x']], { ex: 50, fnx: true })).toBe(1);
  expect(await redis.hgetex('user', ['token'], { persist: true })).toEqual(['x']);
  expect(await redis.hrandfield('user', { count: 5, withvalues: true })).toHaveLength(6);
  expect(await redis.hdel('user', ['name', 'born', 'token'])).toBe(3);
});

test('lists are pushed to, searched and popped from', async () => {
  const redis = client();
  await redis.rpush('queue', ['a', 'b', 'c', 'b']);
  expect(await redis.linsert('queue', 'BEFORE', 'c', 'x')).toBe(5);
  expect(await redis.lrange('queue', 0, -1)).toEqual(['a', 'b', 'x', 'c', 'b']);
  expect(await redis.lpos('queue', 'b', { rank: -1, count: 0 })).toEqual([4, 1]);
  expect(await redis.lpop('queue')).toBe('a');
  expect(await redis.lpop('queue', 2)).toEqual(['b', 'x']);
  expect(await redis.lmove('queue', 'done', 'LEFT', 'RIGHT')).toBe('c');
  expect(await redis.lmpop(['none', 'queue'], 'LEFT', { count: 9 })).toEqual(['queue', ['b']]);
});

test('sets are intersected and joined', async () => {
  const redis = client();
  await redis.sadd('a', [1, 2, 3]);
  await redis.sadd('b', [2, 3, 4]);
  expect((await redis.sinter(['a', 'b'])).toSorted()).toEqual(['2', '3']);
  expect(await redis.sintercard(['a', 'b'], { limit: 1 })).toBe(1);
  expect(await redis.sunionstore('all', ['a', 'b'])).toBe(4);
  expect(await redis.smismember('a', [1, 9])).toEqual([1, 0]);
});

test('a command may have very many arguments', async () => {
  const members = Array.from({ length: 100_000 }, (_, i) => i);
  expect(await client().sadd('numbers', members)).toBe(100_000);
});

test('sorted sets are read by rank and by score, and combined', async () => {
  const redis = client();
  const scores = [
    [1, 'one'],
    [2, 'two'],
    [Infinity, 'all'],
  ] as const;
  expect(await redis.zadd('z', scores, { nx: true })).toBe(3);
  expect(await redis.zadd('z', [[3, 'two']], { gt: true, ch: true })).toBe(1);
  expect(await redis.zadd('z', [[1, 'one']], { incr: true })).toBe('2');
  expect(
    await redis.zrange('z', '-inf', '+inf', {
      byscore: true,
      limit: { offset: 1, count: 2 },
      withscores: true,
    }),
  ).toEqual(['two', '3', 'all', 'inf']);
  expect(await redis.zrangebyscore('z', '(2', 3)).toEqual(['two']);
  expect(await redis.zrank('z', 'two', { withscore: true })).toEqual([1, '3']);
  await redis.zadd('y', [[10, 'two']]);
  const options = { weights: [1, 2], aggregate: 'MAX', withscores: true } as const;
  expect(await redis.zunion(['z', 'y'], options)).toEqual(['one', '2', 'two', '20', 'all', 'inf']);
  expect(await redis.zmpop(['none', 'z'], 'MAX')).toEqual(['z', [['all', 'inf']]]);
});

test('a scan visits every key', async () => {
  const redis = client();
  await redis.mset(Array.from({ length: 50 }, (_, i) => [`key:${i}`, i] as const));
  const seen = new Set<string>();
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, { match: 'key:*', count: 7, type: 'string' });
    cursor = next;
    for (const key of keys) seen.add(key);
  } while (cursor !== '0');
  expect(seen.size).toBe(50);
});

test('keys are sorted, copied, expired and deleted', async () => {
  const redis = client();
  await redis.rpush('numbers', [3, 1, 2]);
  expect(await redis.sort('numbers', { limit: { offset: 0, count: 2 }, desc: true })).toEqual([
    '3',
    '2',
  ]);
  expect(await redis.sort('numbers', { by: 'none', get: ['#', 'x:*'] })).toEqual([
    '3',
    null,
    '1',
    null,
    '2',
    null,
  ]);
  expect(await redis.copy('numbers', 'copy', { replace: true })).toBe(1);
  expect(await redis.type('copy')).toBe('list');
  expect(await redis.objectEncoding('copy')).toBe('listpack');
  expect(await redis.expire('copy', 100, { xx: true })).toBe(0);
  expect(await redis.expire('copy', 100)).toBe(1);
  expect(await redis.del(['numbers', 'copy', 'none'])).toBe(2);
});

test('users and settings are changed, and the server describes itself', async () => {
  const redis = client();
  expect(await redis.aclSetuser('reader', ['on', '>secret', '~*', '+get'])).toBe('OK');
  expect(await redis.aclDryrun('reader', 'GET', ['a'])).toBe('OK');
  expect(await redis.aclDryrun('reader', 'SET', ['a', 1])).toMatch(/^User reader has no perm/);
  const reader = createRedisClient({
    url: redisUrl,
    token: await redis.aclResttoken('reader', 'secret'),
  });
  expect(await reader.get('a')).toBeNull();
  expect(await redis.aclLog({ reset: true })).toBe('OK');
  expect(await redis.configSet([['maxmemory-policy', 'allkeys-lru']])).toBe('OK');
  expect(await redis.configGet(['maxmemory-policy'])).toEqual(['maxmemory-policy', 'allkeys-lru']);
  expect(await redis.commandList({ filterby: { pattern: 'zrangeb*' } })).toHaveLength(2);
  expect(await redis.commandGetkeys('MSET', ['a', 1, 'b', 2])).toEqual(['a', 'b']);
  expect(await redis.publish('news', 'hello')).toBe(0);
  expect(await redis.pubsubNumsub(['news'])).toEqual(['news', 0]);
  expect(await redis.ping()).toBe('PONG');
  expect(await redis.echo('hello')).toBe('hello');
});
