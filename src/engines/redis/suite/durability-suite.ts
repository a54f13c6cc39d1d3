import { describe, expect, test } from 'vitest';
import { TestRedis, type PrepareRedis } from '../../../../testing/engines/redis/suite/redis.ts';

const SECOND = 1000;

/** Data after a restart of the engine, and expiry. */
export function durability(prepare: PrepareRedis): void {
  describe('an acknowledged write', () => {
    test('is there when an engine is opened again, of each type and in its database', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('SET', 'text', 'a\r\n\0b');
      await redis.run('RPUSH', 'list', 'a', 'b', 'a');
      await redis.run('HSET', 'hash', 'f', '1', 'g', '2');
      await redis.run('SADD', 'set', 'a');
      await redis.run('ZADD', 'zset', '2', 'b', '1.5', 'a');
      await redis.run('XADD', 'stream', '1-1', 'field', 'value');
      await redis.run('XGROUP', 'CREATE', 'stream', 'group', '0');
      await redis.runIn('two', 'SET', 'text', 'two');
      await redis.reopen();
      expect(await redis.run('GET', 'text')).toBe('a\r\n\0b');
      expect(await redis.run('LRANGE', 'list', 0, -1)).toEqual(['a', 'b', 'a']);
      expect(await redis.run('HGETALL', 'hash')).toEqual(['f', '1', 'g', '2']);
      expect(await redis.run('SMEMBERS', 'set')).toEqual(['a']);
      expect(await redis.run('ZRANGE', 'zset', 0, -1, 'WITHSCORES')).toEqual([
        'a',
        '1.5',
        'b',
        '2',
      ]);
      expect(
        await redis.run('XREADGROUP', 'GROUP', 'group', 'me', 'STREAMS', 'stream', '>'),
      ).toEqual([['stream', [['1-1', ['field', 'value']]]]]);
      expect(await redis.run('DBSIZE')).toBe(6);
      expect(await redis.runIn('two', 'GET', 'text')).toBe('two');
    });

    test('may be one that was in progress when the engine was closed', async () => {
      const redis = await TestRedis.open(prepare);
      const session = await redis.session();
      const replies = Array.from({ length: 100 }, async () => session.execute(['INCR', 'n']));
      const closing = redis.close();
      const acknowledged = (await Promise.all(replies)).filter((n) => typeof n === 'number');
      await closing;
      await redis.reopen();
      expect(Number(await redis.run('GET', 'n'))).toBeGreaterThanOrEqual(
        Math.max(0, ...acknowledged),
      );
    });

    test('may be a deletion or a flush', async () => {
      const redis = await TestRedis.open(prepare);
      // In one slot, for clusters.
      await redis.run('MSET', '{k}a', '1', '{k}b', '2');
      await redis.run('DEL', '{k}a');
      await redis.runIn('two', 'SET', 'a', '1');
      await redis.runIn('two', 'FLUSHALL');
      await redis.reopen();
      expect(await redis.run('MGET', '{k}a', '{k}b')).toEqual([null, '2']);
      expect(await redis.runIn('two', 'DBSIZE')).toBe(0);
    });
  });

  describe('times to live', () => {
    test('delete keys at their time, and not before', async ({ skip }) => {
      const redis = await TestRedis.open(prepare);
      const { advance } = redis;
      if (advance === undefined) return skip('the time of this engine is not moved');
      await redis.run('SET', 'k', 'v', 'PX', SECOND);
      await redis.run('HSET', 'hash', 'short', '1', 'long', '2');
      await redis.run('HPEXPIRE', 'hash', SECOND, 'FIELDS', 1, 'short');
      await advance(SECOND - 1);
      expect(await redis.run('PTTL', 'k')).toBe(1);
      expect(await redis.run('HKEYS', 'hash')).toEqual(['short', 'long']);
      await advance(1);
      expect(await redis.run('GET', 'k')).toBe(null);
      expect(await redis.run('HKEYS', 'hash')).toEqual(['long']);
    });

    test('continue while no engine is open', async ({ skip }) => {
      const redis = await TestRedis.open(prepare);
      const { advance } = redis;
      if (advance === undefined) return skip('the time of this engine is not moved');
      await redis.run('SET', 'short', 'v', 'PX', SECOND);
      await redis.run('SET', 'long', 'v', 'PX', 5 * SECOND);
      await redis.close();
      await advance(2 * SECOND);
      await redis.reopen();
      expect(await redis.run('EXISTS', 'short')).toBe(0);
      expect(await redis.run('PTTL', 'long')).toBe(3 * SECOND);
    });
  });
}
