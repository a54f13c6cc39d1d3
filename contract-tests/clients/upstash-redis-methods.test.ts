import { Redis } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { skipWithout } from '../harness/backing-redis.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** Each method of the official client with its options, as its types describe them. */
const redis = () => new Redis({ url: redisUrl, token: target().standardToken });

/** Strings that look like other JSON values, and other values that must be read as they were written. */
const VALUES = ['x', '', 'OK', 0, -1.5, true, false, null, [], [1, 'a', { b: null }], {}, '漢😀'];
const MINUTE = 60_000;

beforeEach(reset);

describe('strings', () => {
  test.for(VALUES)('%j is read as it was set', async (value) => {
    const client = redis();
    await client.set('k', value);
    expect(await client.get('k')).toEqual(value);
    await client.rpush('l', value, value);
    expect(await client.lrange('l', 0, -1)).toEqual([value, value]);
  });

  test('have the options of SET and GETEX', async () => {
    const client = redis();
    expect(await client.set('k', 'a', { nx: true, get: true })).toBeNull();
    expect(await client.set('k', 'b', { nx: true })).toBeNull();
    expect(await client.set('k', 'b', { xx: true, px: MINUTE, get: true })).toBe('a');
    expect(await client.set('k', 'c', { keepTtl: true })).toBe('OK');
    expect(await client.pttl('k')).toBeGreaterThan(0);
    expect(await client.set('k', 'd', { pxat: Date.now() + MINUTE })).toBe('OK');
    expect(await client.getex('k', { persist: true })).toBe('d');
    expect(await client.ttl('k')).toBe(-1);
    expect(await client.getex('k', { exat: Math.ceil(Date.now() / 1000) + 60 })).toBe('d');
    expect(await client.getdel('k')).toBe('d');
    expect(await client.getdel('k')).toBeNull();
  });

  test('are appended to, overwritten in part and counted', async () => {
    const client = redis();
    expect(await client.append('k', 'hello')).toBe(5);
    expect(await client.setrange('k', 4, '😀')).toBe(8);
    expect(await client.getrange('k', 0, 3)).toBe('hell');
    expect(await client.getset('k', 40)).toBe('hell😀');
    expect(await client.decrby('k', 3)).toBe(37);
    expect(await client.incrbyfloat('k', 0.5)).toBe(37.5);
    expect(await client.msetnx({ k: 1, other: 2 })).toBe(0);
    expect(await client.mget(['k', 'other'])).toEqual([37.5, null]);
    expect(await client.setex('e', 60, 'v')).toBe('OK');
    expect(await client.psetex('e', MINUTE, 'v')).toBe('OK');
    expect(await client.setnx('e', 'w')).toBe(0);
  });

  test('are used as bitmaps', async ({ skip }) => {
    skipWithout(skip, 'BITOP', 'DIFF has at least two');
    const client = redis();
    expect(await client.setbit('bits', 7, 1)).toBe(0);
    expect(await client.bitpos('bits', 1, 0, -1)).toBe(7);
    for (const op of ['diff', 'diff1', 'andor'] as const)
      expect(await client.bitop(op, 'd', 'bits', 'none')).toBe(1);
    expect(await client.bitop('one', 'd', 'bits', 'none')).toBe(1);
    expect(await client.bitop('not', 'd', 'bits')).toBe(1);
    expect(await client.bitcount('d', 0, -1)).toBe(7);
    const pipeline = client.pipeline();
    pipeline.bitfield('f').set('u8', 0, 255).overflow('SAT').incrby('u8', '#1', 300).exec();
    expect(await pipeline.exec()).toEqual([[0, 255]]);
  });
});

describe('hashes', () => {
  test('are read as a whole or in part', async () => {
    const client = redis();
    expect(await client.hset('h', { a: 1, b: 'two', c: { d: [1] } })).toBe(3);
    expect(await client.hmget('h', 'a', 'none')).toEqual({ a: 1, none: null });
    expect(await client.hmget('h', 'none')).toBeNull();
    expect(await client.hvals('h')).toEqual([1, 'two', { d: [1] }]);
    expect(await client.hrandfield('h', 3, true)).toEqual({ a: 1, b: 'two', c: { d: [1] } });
    expect(await client.hrandfield('h', -5)).toHaveLength(5);
    expect(await client.hrandfield('none')).toBeNull();
    expect(await client.hrandfield('none', 2)).toEqual([]);
    expect(await client.hrandfield('none', 2, true)).toBeNull();
    expect(await client.hscan('h', 0, { match: 'a*', count: 10 })).toEqual(['0', ['a', 1]]);
    expect(await client.hincrbyfloat('h', 'a', 0.5)).toBe(1.5);
    expect(await client.hdel('h', 'a', 'c', 'none')).toBe(2);
  });

  test('have fields that expire', async ({ skip }) => {
    skipWithout(skip, 'HSETEX');
    const client = redis();
    const at = Date.now() + MINUTE;
    await client.hset('h', { a: 1, b: 2 });
    expect(await client.hexpire('h', ['a', 'b', 'none'], 100, 'NX')).toEqual([1, 1, -2]);
    expect(await client.hexpire('h', 'a', 50, 'gt')).toEqual([0]);
    expect(await client.hpexpireat('h', 'a', at)).toEqual([1]);
    expect(await client.hpexpiretime('h', ['a', 'none'])).toEqual([at, -2]);
    expect(await client.hpersist('h', ['a', 'a', 'none'])).toEqual([1, -1, -2]);
    expect(await client.httl('none', 'a')).toEqual([-2]);
    const fields = { x: 1, y: 2 };
    const options = { conditional: 'fnx', expiration: { ex: 60 } } as const;
    expect(await client.hsetex('h', options, fields)).toBe(1);
    expect(await client.hsetex('h', options, fields)).toBe(0);
    expect(await client.hgetex('h', { persist: true }, 'x', 'z')).toEqual({ x: 1, z: null });
    expect(await client.hgetdel('h', 'x', 'y')).toEqual(fields);
    expect(await client.hgetdel('h', 'x')).toBeNull();
  });
});

test('lists are searched, changed in the middle and popped from', async () => {
  const client = redis();
  await client.rpush('l', 'a', 'b', 'c', 'b', 'd');
  expect(await client.lpos('l', 'b')).toBe(1);
  expect(await client.lpos('l', 'b', { rank: -1, count: 0, maxLen: 9 })).toEqual([3, 1]);
  expect(await client.lpos('l', 'none')).toBeNull();
  expect(await client.lpos('l', 'none', { count: 1 })).toEqual([]);
  expect(await client.linsert('l', 'before', 'c', 'x')).toBe(6);
  expect(await client.linsert('l', 'after', 'none', 'x')).toBe(-1);
  expect(await client.lmove('l', 'm', 'left', 'right')).toBe('a');
  expect(await client.lmove('none', 'm', 'left', 'right')).toBeNull();
  expect(await client.lmpop(2, ['none', 'l'], 'LEFT', 2)).toEqual(['l', ['b', 'x']]);
  expect(await client.lmpop(1, ['none'], 'RIGHT')).toBeNull();
  expect(await client.rpop('l', 2)).toEqual(['d', 'b']);
  expect(await client.rpop('none')).toBeNull();
  expect(await client.lpushx('none', 'a')).toBe(0);
});

test('sets are compared, and members are moved and drawn', async () => {
  const client = redis();
  await client.sadd('s', 'a', 'b', 'c');
  await client.sadd('t', 'b');
  expect(await client.sdiffstore('d', 's', 't')).toBe(2);
  expect(await client.sintercard(['s', 't'], { limit: 1 })).toBe(1);
  expect(await client.srandmember('s', -5)).toHaveLength(5);
  expect(await client.srandmember('none')).toBeNull();
  expect(await client.sscan('t', 0, { match: '*' })).toEqual(['0', ['b']]);
  expect(await client.smove('t', 's', 'none')).toBe(0);
  expect(await client.spop('t')).toBe('b');
  expect(await client.spop('t')).toBeNull();
  expect(await client.spop('t', 2)).toEqual([]);
});

test('sorted sets are changed under conditions, read by range and combined', async () => {
  const client = redis();
  const low = { score: 1.5, member: 'low' };
  const high = { score: 3, member: { name: 'high' } };
  expect(await client.zadd<unknown>('z', low, high)).toBe(2);
  expect(await client.zadd('z', { xx: true, ch: true, gt: true }, { ...low, score: 2 })).toBe(1);
  expect(await client.zadd('z', { incr: true }, { ...low, score: 0.5 })).toBe(2.5);
  expect(await client.zadd('z', { nx: true, incr: true }, low)).toBeNull();
  expect(await client.zmscore('z', ['low', 'none'])).toEqual([2.5, null]);
  expect(await client.zrevrank('z', high.member)).toBe(0);
  const range = { byScore: true, rev: true, offset: 0, count: 1, withScores: true } as const;
  expect(await client.zrange('z', '+inf', '-inf', range)).toEqual([high.member, 3]);
  expect(await client.zrange('z', '[a', '+', { byLex: true })).toEqual(['low', high.member]);
  const byIndex = client.zrange('z', 0, -1, { offset: 1, count: 1 });
  await expect(byIndex).rejects.toThrow('LIMIT is only supported in combination with');
  expect(await client.zunion(2, ['z', 'none'], { weights: [2, 1], withScores: true })).toEqual([
    'low',
    5,
    high.member,
    6,
  ]);
  expect(await client.zunionstore('d', 1, ['z'], { weights: [2] })).toBe(2);
  expect(await client.zinterstore('d', 2, ['z', 'd'], { aggregate: 'min' })).toBe(2);
  expect(await client.zdiffstore('d', 2, 'z', 'd')).toBe(0);
  expect(await client.zscan('z', 0, { match: 'l*' })).toEqual(['0', ['low', 2.5]]);
  expect(await client.zpopmax('z', 2)).toEqual([high.member, 3, 'low', 2.5]);
  expect(await client.zpopmin('z')).toEqual([]);
});

test('keys are copied, expired, scanned and deleted', async () => {
  const client = redis();
  await client.set('k', 'v');
  expect(await client.copy('k', 'l')).toBe('COPIED');
  expect(await client.copy('k', 'l')).toBe('NOT_COPIED');
  expect(await client.copy('k', 'l', { replace: true })).toBe('COPIED');
  expect(await client.expire('k', 100, 'XX')).toBe(0);
  expect(await client.pexpireat('k', Date.now() + MINUTE, 'nx')).toBe(1);
  expect(await client.persist('k')).toBe(1);
  expect(await client.exists('k', 'k', 'none')).toBe(2);
  expect(await client.type('none')).toBe('none');
  expect(await client.scan(0, { match: 'k', withType: true })).toEqual([
    '0',
    [{ key: 'k', type: 'string' }],
  ]);
  expect(await client.scan(0, { type: 'hash' })).toEqual(['0', []]);
  expect(await client.renamenx('k', 'l')).toBe(0);
  expect(await client.unlink('k', 'l')).toBe(2);
  expect(await client.randomkey()).toBeNull();
  expect(await client.time()).toEqual([expect.any(Number), expect.any(Number)]);
  expect(await client.echo('漢')).toBe('漢');
  expect(await client.ping(['hello'])).toBe('hello');
  expect(await client.publish('news', { a: 1 })).toBe(0);
});

describe('many commands are run at once', () => {
  test('in a pipeline of a thousand, some of which fail', async () => {
    const client = redis();
    const writes = client.pipeline();
    for (let n = 0; n < 1000; n++) writes.set(`k${n}`, { n });
    await writes.exec();
    const reads = client.pipeline();
    for (let n = 0; n < 999; n++) reads.get(`k${n}`);
    reads.incr('k999');
    const outcomes = await reads.exec({ keepErrors: true });
    expect(outcomes.slice(0, 999)).toEqual(
      Array.from({ length: 999 }, (_, n) => ({ result: { n }, error: undefined })),
    );
    expect(outcomes[999]).toMatchObject({ error: expect.stringMatching(/^ERR value is not an/) });
  });

  test('in an automatic pipeline', async () => {
    const client = redis();
    const counts = await Promise.all(Array.from({ length: 2500 }, () => client.incr('n')));
    expect(new Set(counts)).toHaveProperty('size', 2500);
  });

  test('without base64', async () => {
    const { redisUrl, standardToken } = target();
    const plain = new Redis({ url: redisUrl, token: standardToken, responseEncoding: false });
    await plain.mset({ a: '漢 "quoted"', b: 'OK' });
    expect(await plain.mget('a', 'b')).toEqual(['漢 "quoted"', 'OK']);
  });
});
