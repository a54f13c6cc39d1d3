import { describe, expect, test } from 'vitest';
import { TestRedis, type PrepareRedis } from '../../../../testing/engines/redis/suite/redis.ts';

const PASSWORD = 'a good password';
const SEALED = { one: { secret: 'seal' }, two: { secret: 'another seal' } };

/** Users of databases, and their tokens. */
export function access(prepare: PrepareRedis): void {
  const withReader = async () => {
    const redis = await TestRedis.open(prepare, SEALED);
    await redis.run('ACL', 'SETUSER', 'reader', 'on', `>${PASSWORD}`, '~*', '+get');
    const token = String(await redis.run('ACL', 'RESTTOKEN', 'reader', PASSWORD));
    return { redis, token };
  };

  describe('users', () => {
    test('are authenticated by their tokens, in their database only', async () => {
      const { redis, token } = await withReader();
      expect(await redis.engine.authenticate('one', token)).toBe('reader');
      expect(await redis.engine.authenticate('one', PASSWORD)).toBeUndefined();
      expect(await redis.engine.authenticate('two', token)).toBeUndefined();
      expect(await redis.engine.authenticate('nowhere', token)).toBeUndefined();
      await redis.run('ACL', 'DELUSER', 'reader');
      expect(await redis.engine.authenticate('one', token)).toBeUndefined();
    });

    test('are stored with their tokens', async () => {
      const { redis, token } = await withReader();
      await redis.reopen();
      expect(await redis.engine.authenticate('one', token)).toBe('reader');
      const reader = await redis.session('one', 'reader');
      expect(await reader.execute(['GET', 'k'])).toBe(null);
      expect(await reader.execute(['SET', 'k', '1'])).toMatchObject({
        message: expect.stringMatching(/^NOPERM /),
      });
    });

    test('have tokens that are valid until the engine closes if there is no key to sign them', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('ACL', 'SETUSER', 'ann', 'on', `>${PASSWORD}`);
      const token = String(await redis.run('ACL', 'RESTTOKEN', 'ann', PASSWORD));
      expect(await redis.engine.authenticate('one', token)).toBe('ann');
      await redis.reopen();
      expect(await redis.engine.authenticate('one', token)).toBeUndefined();
    });

    test('report changes until the callback is removed', async () => {
      const { redis } = await withReader();
      let told = 0;
      const end = redis.engine.onAccessChange('one', () => told++);
      await redis.runIn('two', 'ACL', 'SETUSER', 'ann', 'on');
      await redis.run('SET', 'k', '1');
      expect(told).toBe(0);
      await redis.run('ACL', 'SETUSER', 'reader', 'off');
      expect(told).toBe(1);
      end();
      await redis.run('ACL', 'DELUSER', 'reader');
      expect(told).toBe(1);
    });
  });
}
