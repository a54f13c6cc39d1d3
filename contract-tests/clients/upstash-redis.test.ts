import { Redis } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { skipWithout } from '../harness/backing-redis.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** Typical uses of the official client, unmodified. */
const redis = () => new Redis({ url: redisUrl, token: target().standardToken });

beforeEach(reset);

describe('@upstash/redis', () => {
  test('strings, numbers and objects are read as they were set', async () => {
    const client = redis();
    expect(await client.set('greeting', 'héllo 漢', { ex: 100 })).toBe('OK');
    expect(await client.get('greeting')).toBe('héllo 漢');
    await client.set('user', { name: 'Ada', tags: ['a', 'b'] });
    expect(await client.get('user')).toEqual({ name: 'Ada', tags: ['a', 'b'] });
    await client.set('n', 41);
    expect(await client.incr('n')).toBe(42);
    expect(await client.get('n')).toBe(42);
    expect(await client.get('nobody')).toBeNull();
    expect(await client.ttl('greeting')).toBeGreaterThan(90);
  });

  test('the value OK is not mistaken for a status', async () => {
    const client = redis();
    await client.mset({ a: 'OK', b: 'PONG' });
    expect(await client.mget('a', 'b', 'c')).toEqual(['OK', 'PONG', null]);
    expect(await client.get('a')).toBe('OK');
    expect(await client.ping()).toBe('PONG');
  });

  test('hashes, lists, sets and sorted sets are read as they were written', async () => {
    const client = redis();
    await client.hset('h', { a: 1, b: 'two' });
    expect(await client.hgetall('h')).toEqual({ a: 1, b: 'two' });
    expect(await client.hgetall('nobody')).toBeNull();
    await client.rpush('l', 'a', 'b', 'c');
    expect(await client.lrange('l', 0, -1)).toEqual(['a', 'b', 'c']);
    expect(await client.lpop('l', 2)).toEqual(['a', 'b']);
    await client.sadd('s', 'x', 'y');
    expect((await client.smembers('s')).toSorted()).toEqual(['x', 'y']);
    expect(await client.smismember('s', ['x', 'z'])).toEqual([1, 0]);
    await client.zadd('z', { score: 1.5, member: 'x' }, { score: 2, member: 'y' });
    expect(await client.zrange('z', 0, -1, { withScores: true })).toEqual(['x', 1.5, 'y', 2]);
    expect(await client.zscore('z', 'x')).toBe(1.5);
  });

  test('a transaction runs all of its commands, or is discarded', async () => {
    const client = redis();
    const transaction = client.multi();
    transaction.set('n', 41).incr('n').get('n').hset('h', { a: 1 }).hgetall('h');
    expect(await transaction.exec()).toEqual(['OK', 42, 42, 1, { a: 1 }]);
    await expect(client.multi().lpush('n', 'x').exec()).rejects.toThrow('WRONGTYPE');
    const outcomes = await client.multi().incr('n').lpush('n', 'x').exec({ keepErrors: true });
    expect(outcomes).toEqual([
      { result: 43 },
      { error: expect.stringContaining('WRONGTYPE'), result: undefined },
    ]);
    const discarded = client.multi().incr('n');
    discarded.mget();
    await expect(discarded.exec()).rejects.toThrow("wrong number of arguments for 'mget' command");
    expect(await client.get('n')).toBe(43);
  });

  test('fields of a hash expire', async ({ skip }) => {
    skipWithout(skip, 'HEXPIRE');
    const client = redis();
    await client.hset('h', { a: 1, b: 2 });
    expect(await client.hexpire('h', 'a', 100)).toEqual([1]);
    expect(await client.httl('h', 'a')).toEqual([100]);
    expect(await client.hpersist('h', 'a')).toEqual([1]);
  });

  test('a scan visits every key', async () => {
    const client = redis();
    for (let i = 0; i < 50; i++) await client.set(`key:${i}`, i);
    const seen = new Set<string>();
    let cursor = '0';
    do {
      const [next, keys] = await client.scan(cursor, { match: 'key:*', count: 7 });
      cursor = next;
      for (const key of keys) seen.add(key);
    } while (cursor !== '0');
    expect(seen.size).toBe(50);
  });

  test('a pipeline answers each command, made by hand or automatically', async () => {
    const client = redis();
    const pipeline = client.pipeline();
    pipeline.set('a', 1);
    pipeline.incr('a');
    pipeline.get('a');
    expect(await pipeline.exec()).toEqual(['OK', 2, 2]);
    const [a, b] = await Promise.all([client.get('a'), client.exists('a', 'b')]);
    expect([a, b]).toEqual([2, 1]);
  });

  test('an error of the server is thrown with its message', async () => {
    const client = redis();
    await client.set('text', 'x');
    await expect(client.incr('text')).rejects.toThrow(
      'ERR value is not an integer or out of range',
    );
    const unknown = new Redis({ url: redisUrl, token: 'guess' });
    await expect(unknown.get('a')).rejects.toThrow('WRONGPASS invalid or missing auth token');
  });

  test('a read-only client reads', async () => {
    const client = new Redis({ url: redisUrl, token: target().readOnlyToken });
    expect(await client.get('a')).toBeNull();
    await expect(client.set('a', 1)).rejects.toThrow('NOPERM');
  });
});
