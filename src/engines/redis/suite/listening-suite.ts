import { describe, expect, test } from 'vitest';
import type { CommandListener, MessageListener } from '../engine.ts';
import { RedisError } from '../reply.ts';
import { TestRedis, type PrepareRedis } from '../../../../testing/engines/redis/suite/redis.ts';

function listener() {
  const heard: string[] = [];
  const hears: MessageListener & CommandListener = {
    message: (...words) => void heard.push(words.filter((word) => word !== undefined).join(' ')),
    command: (line) => void heard.push(line.replace(/^.*\] /, '')),
    ended: ({ message }) => void heard.push(message),
  };
  return { heard, hears };
}

/** Subscriptions of sessions to messages, and to the commands of others. */
export function listening(prepare: PrepareRedis): void {
  describe('a subscription', () => {
    test('to channels or patterns gets each message in order, until it is closed', async () => {
      const redis = await TestRedis.open(prepare);
      const { heard, hears } = listener();
      const session = await redis.session();
      const news = await session.subscribe('channels', ['news', 'art'], hears);
      const all = await session.subscribe('patterns', ['n*'], hears);
      expect(await redis.run('PUBLISH', 'news', '1')).toBe(2);
      expect(await redis.run('PUBLISH', 'art', '2')).toBe(1);
      expect(await redis.run('PUBLISH', 'weather', '3')).toBe(0);
      const messages = ['news 1', 'news 1 n*', 'art 2'];
      await expect.poll(() => heard).toEqual(messages);
      for (const each of [news, all, news]) if (!(each instanceof RedisError)) each.close();
      expect(await redis.run('PUBLISH', 'news', 'late')).toBe(0);
      expect(heard).toEqual(messages);
    });

    test('to the commands of others gets them until it is closed', async () => {
      const redis = await TestRedis.open(prepare);
      const { heard, hears } = listener();
      const watching = await (await redis.session()).monitor(hears);
      await redis.run('SET', 'k', 'v');
      await redis.runIn('two', 'GET', 'k');
      if (!(watching instanceof RedisError)) watching.close();
      await redis.run('GET', 'k');
      expect(heard).toEqual(['"SET" "k" "v"']);
    });

    test('is refused to users without permission, and ends when the permission is revoked', async () => {
      const redis = await TestRedis.open(prepare);
      const { heard, hears } = listener();
      await redis.run('ACL', 'SETUSER', 'ann', 'on', 'nopass', '+subscribe', '&news');
      const ann = await redis.session('one', 'ann');
      expect(await ann.subscribe('channels', ['news', 'weather'], hears)).toBeInstanceOf(
        RedisError,
      );
      expect(await ann.monitor(hears)).toBeInstanceOf(RedisError);
      expect(await ann.subscribe('channels', ['news'], hears)).not.toBeInstanceOf(RedisError);
      await redis.run('ACL', 'DELUSER', 'ann');
      expect(await redis.run('PUBLISH', 'news', 'late')).toBe(0);
      expect(heard).toEqual([expect.stringMatching(/^NOPERM /)]);
    });

    test('to the commands of others ends when the permission is revoked', async () => {
      const redis = await TestRedis.open(prepare);
      const { heard, hears } = listener();
      await redis.run('ACL', 'SETUSER', 'ann', 'on', 'nopass', '+monitor');
      const ann = await redis.session('one', 'ann');
      expect(await ann.monitor(hears)).not.toBeInstanceOf(RedisError);
      await redis.run('SET', 'k', 'v');
      await redis.run('ACL', 'SETUSER', 'ann', '-monitor');
      await redis.run('GET', 'k');
      expect(heard.filter((line) => !line.startsWith('"ACL"'))).toEqual([
        '"SET" "k" "v"',
        expect.stringMatching(/^NOPERM /),
      ]);
    });
  });
}
