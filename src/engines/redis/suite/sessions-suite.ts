import { describe, expect, test } from 'vitest';
import type { CommandKind, CommandMeter } from '../command-meter.ts';
import { errors } from '../errors.ts';
import { RedisError } from '../reply.ts';
import { ReplyLimit } from '../reply-limit.ts';
import {
  plainReply,
  TestRedis,
  type PrepareRedis,
} from '../../../../testing/engines/redis/suite/redis.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** A session whose meter admits this many commands, and the calls of that meter. */
async function metered(prepare: PrepareRedis, allowed: number) {
  const redis = await TestRedis.open(prepare);
  const begun: number[] = [];
  const ended: CommandKind[] = [];
  let left = allowed;
  const meter: CommandMeter = {
    begin: (_now, commands = 1) => {
      if (commands > left) return new RedisError('ERR enough for today');
      left -= commands;
      begun.push(commands);
      return undefined;
    },
    end: (kind) => void ended.push(kind),
  };
  return {
    redis,
    begun,
    ended,
    session: await redis.engine.openSession('one', 'default', '', meter),
  };
}

/** Commands, pipelines and transactions of callers in databases. */
export function sessions(prepare: PrepareRedis): void {
  describe('sessions', () => {
    test('run the commands of a caller in their order', async () => {
      const redis = await TestRedis.open(prepare);
      const session = await redis.session();
      const replies = upTo(50).map(async () => session.execute(['INCR', 'n']));
      expect(await Promise.all(replies)).toEqual(upTo(50));
    });

    test('return all bytes unchanged', async () => {
      const session = await (await TestRedis.open(prepare)).session();
      const bytes = String.fromCharCode(...Array.from({ length: 256 }, (_, i) => i));
      await session.execute(['SET', bytes, bytes]);
      expect(await session.execute(['GET', bytes])).toBe(bytes);
    });

    test('answer an invalid command with the message of Redis, and continue', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('SET', 'text', 'a');
      const session = await redis.session();
      expect(await session.execute(['INCR', 'text'])).toBeInstanceOf(RedisError);
      expect(await redis.run('INCR', 'text')).toBe('ERR value is not an integer or out of range');
      expect(await redis.run('LPUSH', 'text', 'a')).toBe(
        'WRONGTYPE Operation against a key holding the wrong kind of value',
      );
      expect(await redis.run('GET')).toBe("ERR wrong number of arguments for 'get' command");
      expect(await redis.run('NOPE', 'a')).toBe(
        "ERR unknown command 'NOPE', with args beginning with: 'a' ",
      );
      expect(await redis.run('GET', 'text')).toBe('a');
    });

    test('have keys, users, settings and channels of their own database only', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('SET', 'k', '1');
      await redis.run('ACL', 'SETUSER', 'ann', 'on', 'nopass', '+@all', '~*');
      await redis.run('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
      expect(await redis.runIn('two', 'DBSIZE')).toBe(0);
      expect(await redis.runIn('two', 'ACL', 'USERS')).not.toContain('ann');
      expect(await redis.runIn('two', 'CONFIG', 'GET', 'maxmemory-policy')).toEqual([
        'maxmemory-policy',
        'noeviction',
      ]);
      const other = await redis.session('two');
      await other.subscribe('channels', ['news'], {
        message: () => expect.fail('heard what was published in another database'),
        ended: () => {},
      });
      expect(await redis.run('PUBLISH', 'news', 'hello')).toBe(0);
      await redis.runIn('two', 'FLUSHALL');
      expect(await redis.run('GET', 'k')).toBe('1');
    });

    test('are opened for existing databases and users', async () => {
      const { engine } = await TestRedis.open(prepare);
      await expect(async () => engine.openSession('none', 'default', '')).rejects.toThrow(
        'there is no database none',
      );
      await expect(async () => engine.openSession('one', 'ann', '')).rejects.toThrow(
        'database one has no user ann',
      );
    });

    test('have the current permissions of their user', async () => {
      const redis = await TestRedis.open(prepare);
      await redis.run('ACL', 'SETUSER', 'ann', 'on', 'nopass', '~own:*', '+get');
      const ann = await redis.session('one', 'ann');
      expect(await ann.execute(['GET', 'own:k'])).toBe(null);
      expect(plainReply(await ann.execute(['SET', 'own:k', '1']))).toMatch(
        /^NOPERM .* 'set' command/,
      );
      expect(plainReply(await ann.execute(['GET', 'k']))).toMatch(/^NOPERM /);
      await redis.run('ACL', 'SETUSER', 'ann', '+set');
      expect(plainReply(await ann.execute(['SET', 'own:k', '1']))).toBe('OK');
    });

    test('return a state token, which changes with each write', async () => {
      const redis = await TestRedis.open(prepare);
      const [session, other] = [await redis.session(), await redis.session()];
      const names = new Set([session.stateToken()]);
      for (let i = 1; i <= 3; i++) {
        await other.execute(['INCR', 'n']);
        await session.execute(['GET', 'n']);
        names.add(session.stateToken());
        expect(names.size).toBe(i + 1);
      }
    });
  });

  describe('a pipeline', () => {
    test('runs its rows in order, whatever their outcomes, and passes each reply on', async () => {
      const session = await (await TestRedis.open(prepare)).session();
      const rows = [
        ['RPUSH', 'list', 'a'],
        ['INCR', 'list'],
        ['NOPE'],
        ['RPUSH', 'list', 'b'],
        ['LRANGE', 'list', '0', '-1'],
      ];
      const replies = await session.executeAll(rows);
      expect(replies).toEqual([1, expect.any(RedisError), expect.any(RedisError), 2, ['a', 'b']]);
      const held = await session.executeAll(
        [
          ['LRANGE', 'list', '0', '-1'],
          ['LRANGE', 'list', '0', '-1'],
          ['LLEN', 'list'],
        ],
        new ReplyLimit(50),
      );
      expect(held).toEqual([['a', 'b'], errors.replyTooLarge(50), 2]);
    });

    test('without rows has no replies', async () => {
      const session = await (await TestRedis.open(prepare)).session();
      expect(await session.executeAll([])).toEqual([]);
    });
  });

  describe('a transaction', () => {
    test('runs atomically beside others', async () => {
      const redis = await TestRedis.open(prepare);
      const increments = upTo(20).map(() => ['INCR', 'n']);
      const replies = await Promise.all(
        upTo(5).flatMap(() => [
          redis.session().then((session) => session.executeTransaction(increments)),
          redis.session().then((session) => session.executeAll(increments)),
        ]),
      );
      expect(replies.flat().toSorted((a, b) => Number(a) - Number(b))).toEqual(upTo(200));
      for (const each of replies.filter((_, i) => i % 2 === 0)) {
        const [first] = each as number[];
        expect(each).toEqual(upTo(20).map((n) => n - 1 + first!));
      }
    });

    test('continues if one of its commands fails', async () => {
      const session = await (await TestRedis.open(prepare)).session();
      const rows = [
        ['SET', 'text', 'a'],
        ['INCR', 'text'],
        ['APPEND', 'text', 'b'],
      ];
      const replies = await session.executeTransaction(rows);
      expect(replies).toMatchObject([{ text: 'OK' }, expect.any(RedisError), 2]);
    });

    test('has an error in place of each reply that is too large together with those before it', async () => {
      const session = await (await TestRedis.open(prepare)).session();
      const rows = [
        ['SET', 'text', '0123456789'],
        ['GET', 'text'],
        ['GET', 'text'],
        ['STRLEN', 'text'],
      ];
      const replies = await session.executeTransaction(rows, new ReplyLimit(40));
      expect(replies).toMatchObject([{ text: 'OK' }, '0123456789', errors.replyTooLarge(40), 10]);
    });

    test('does not start if one of its commands is not permitted', async () => {
      const redis = await TestRedis.open(prepare);
      const session = await redis.session();
      const rows = [['SET', 'a', '1'], ['NOPE']];
      expect(await session.executeTransaction(rows)).toEqual(
        new RedisError(
          "EXECABORT Transaction discarded because of: ERR unknown command 'NOPE', with args beginning with: ",
        ),
      );
      expect(await redis.run('EXISTS', 'a')).toBe(0);
    });
  });

  describe('a meter', () => {
    test('is called before and after each command, whatever its outcome', async () => {
      const { session, begun, ended } = await metered(prepare, 100);
      await session.execute(['SET', 'k', 'text']);
      await session.execute(['INCR', 'k']);
      await session.executeAll([['GET', 'k'], ['PING']]);
      await session.executeTransaction([
        ['GET', 'k'],
        ['DEL', 'k'],
      ]);
      expect(begun).toEqual([1, 1, 1, 1, 2]);
      expect(ended).toEqual(['write', 'write', 'read', 'other', 'read', 'write']);
    });

    test('is told the time by the clock of the engine', async () => {
      const redis = await TestRedis.open(prepare);
      const times: number[] = [];
      const meter: CommandMeter = {
        begin: (now) => void times.push(now),
        end: (_kind, now) => void times.push(now),
      };
      const session = await redis.engine.openSession('one', 'default', '', meter);
      times.push(redis.clock.now());
      await session.execute(['SET', 'k', '1']);
      await redis.advance?.(1000);
      times.push(redis.clock.now());
      await session.executeTransaction([['GET', 'k']]);
      times.push(redis.clock.now());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times).toHaveLength(7);
    });

    test('can refuse commands', async () => {
      const { redis, session, ended } = await metered(prepare, 1);
      await session.execute(['SET', 'k', '1']);
      expect(plainReply(await session.execute(['SET', 'k', '2']))).toBe('ERR enough for today');
      const transaction = await session.executeTransaction([['SET', 'k', '3']]);
      expect(transaction).toEqual(
        new RedisError('EXECABORT Transaction discarded because of: ERR enough for today'),
      );
      expect(await redis.run('GET', 'k')).toBe('1');
      expect(ended).toEqual(['write']);
    });
  });
}
