import { describe, expect, test } from 'vitest';
import type { RedisEngine } from '../engine.ts';
import { RedisError } from '../reply.ts';
import {
  plainReply,
  TestRedis,
  type PrepareRedis,
} from '../../../../testing/engines/redis/suite/redis.ts';

const PASSWORD = 'a good password';

/** Runs commands as a user of the database `one`. */
async function sessionOf(engine: RedisEngine, user: string) {
  const session = await engine.openSession('one', user, '127.0.0.1:2');
  return async (...argv: string[]) => plainReply(await session.execute(argv));
}

/** Databases that several processes have open. */
export function sharing(prepare: PrepareRedis): void {
  /** The engine of this process and that of another, if there can be one. */
  const openTwo = async () => {
    const redis = await TestRedis.open(prepare, { one: { secret: 's' }, two: {} });
    return { redis, other: await redis.openAnother() };
  };

  describe('an engine whose databases are also open in other processes', () => {
    test('has them apply changes of users before these are acknowledged', async () => {
      const { redis, other } = await openTwo();
      // An engine that does not share its databases.
      if (other === undefined) return expect('shareUsers' in redis.engine).toBe(false);
      const applyThere = other.shareUsers!(async () => {});
      redis.engine.shareUsers!(applyThere);
      await redis.run('ACL', 'SETUSER', 'ann', 'on', `>${PASSWORD}`, '~*', '+get');
      const token = String(await redis.run('ACL', 'RESTTOKEN', 'ann', PASSWORD));
      expect(await other.authenticate('one', token)).toBe('ann');
      const runThere = await sessionOf(other, 'ann');
      expect(await runThere('GET', 'k')).toBe(null);
      await redis.run('ACL', 'SETUSER', 'ann', '-get', '+set');
      expect(await runThere('SET', 'k', 'v')).toBe('OK');
      expect(await runThere('GET', 'k')).toMatch(/^NOPERM /);
      await redis.run('ACL', 'DELUSER', 'ann');
      expect(await other.authenticate('one', token)).toBeUndefined();
    });

    test('has PUBSUB include the subscribers there', async () => {
      const { redis, other } = await openTwo();
      if (other === undefined) return expect('shareListeners' in redis.engine).toBe(false);
      const answerThere = other.shareListeners!(async () => []);
      const answerHere = redis.engine.shareListeners!(async (database, question) => {
        const answer = answerThere(database, question);
        return answer === undefined ? [] : [answer];
      });
      const nobody = { message: () => {}, ended: () => {} };
      const there = await other.openSession('one', 'default', '127.0.0.1:2');
      const listening = await there.subscribe('channels', ['news', 'art'], nobody);
      await (await redis.session()).subscribe('channels', ['news'], nobody);
      expect(await redis.run('PUBSUB', 'NUMSUB', 'news', 'art')).toEqual(['news', 2, 'art', 1]);
      expect(await redis.run('PUBSUB', 'CHANNELS', 'a*')).toEqual(['art']);
      expect(answerHere('one', { to: 'channels', names: ['news'] })).toEqual([1]);
      expect(answerHere('none', { to: 'channels' })).toBeUndefined();
      if (!(listening instanceof RedisError)) listening.close();
      expect(await redis.run('PUBSUB', 'NUMSUB', 'news', 'art')).toEqual(['news', 1, 'art', 0]);
    });
  });
}
