import { describe, expect, test } from 'vitest';
import { PendingReply, Replies } from '../connection.ts';
import { OK, RedisError } from '../reply.ts';
import {
  openToClients,
  PASSWORD,
  repliesOf,
} from '../../../../testing/engines/redis/suite/connections.ts';
import type { PrepareRedis } from '../../../../testing/engines/redis/suite/redis.ts';

/** RESP connections. */
export function connections(prepare: PrepareRedis): void {
  const open = () => openToClients(prepare);

  describe('connections', () => {
    test('are made to existing databases', async () => {
      const { redis } = await open();
      const setup = {
        address: '127.0.0.1:1',
        localAddress: '127.0.0.1:2',
        maxKeptBytes: () => 0,
        listener: { push: () => {}, end: () => {} },
      };
      expect(() => redis.engine.openConnection('none', setup)).toThrow('there is no database none');
    });

    test('select the version of the protocol', async () => {
      const { loggedIn } = await open();
      const { connection, run } = await loggedIn();
      expect(connection.version).toBe(2);
      await run('HELLO 3');
      expect(connection.version).toBe(3);
    });

    test('run transactions atomically, unless a watched key has changed', async () => {
      const { redis, loggedIn } = await open();
      const { run } = await loggedIn();
      await run('MULTI');
      expect(await run('INCR n')).toEqual(['QUEUED']);
      expect(await redis.run('EXISTS', 'n')).toBe(0);
      await run('INCR n');
      expect(await run('EXEC')).toEqual([[1, 2]]);

      await run('WATCH n');
      await redis.run('INCR', 'n');
      await run('MULTI');
      await run('SET n 100');
      expect(await run('EXEC')).toEqual([null]);
      expect(await redis.run('GET', 'n')).toBe('3');
    });

    test('get confirmations for all unsubscriptions in a transaction', async () => {
      const { connect } = await open();
      const client = connect({ maxKeptBytes: () => Infinity });
      await client.run(`AUTH ${PASSWORD}`);
      await client.run('MULTI');
      const names = Array.from({ length: 200_000 }, (_, i) => `c${i}`);
      expect(await client.run(`UNSUBSCRIBE ${names.join(' ')}`)).toEqual(['QUEUED']);
      const [told] = await client.run('EXEC');
      expect(told).toMatchObject({ commands: 1, replies: { length: names.length } });
    });

    test('block on keys, and are served in the order of arrival', async () => {
      const { redis, loggedIn } = await open();
      const [one, two] = [await loggedIn(), await loggedIn()];
      const pops = [one, two].map(({ run }) => run('BLPOP list 0'));
      expect(await redis.run('RPUSH', 'list', 'a', 'b')).toBe(2);
      expect(await Promise.all(pops)).toEqual([[['list', 'a']], [['list', 'b']]]);
    });

    test('block no longer than their timeout', async ({ skip }) => {
      const { redis, loggedIn } = await open();
      if (redis.advance === undefined) return skip('the time of this engine is not moved');
      const { run } = await loggedIn();
      const popped = run('BLPOP list 5');
      await redis.advance(5000);
      expect(await popped).toEqual([null]);
    });

    test('get the messages of their subscriptions, in order, until they are closed', async () => {
      const { redis, loggedIn } = await open();
      const { connection, run, heard } = await loggedIn();
      await run('HELLO 3');
      expect(await run('SUBSCRIBE news art')).toEqual([
        ['subscribe', 'news', 1],
        ['subscribe', 'art', 2],
      ]);
      await redis.run('PUBLISH', 'news', '1');
      await redis.run('PUBLISH', 'art', '2');
      const messages = [
        ['message', 'news', '1'],
        ['message', 'art', '2'],
      ];
      await expect.poll(() => heard).toEqual(messages);
      connection.close();
      expect(await redis.run('PUBLISH', 'news', '3')).toBe(0);
    });

    test('queue commands of a transaction up to their limit, and refuse further ones', async () => {
      const { loggedIn } = await open();
      const { run } = await loggedIn();
      await run('MULTI');
      expect(await run(`SET k ${'x'.repeat(900)}`)).toEqual(['QUEUED']);
      expect(await run(`SET k ${'x'.repeat(100)}`)).toEqual([
        expect.stringMatching(/^ERR max request size/),
      ]);
      expect(await run('EXEC')).toEqual([expect.stringMatching(/^EXECABORT /)]);
      expect(await run('GET k')).toEqual([null]);
    });

    test('watch keys and subscribe up to their limit', async () => {
      const { loggedIn } = await open();
      const { run } = await loggedIn();
      const long = 'x'.repeat(900);
      expect(await run(`WATCH ${long}`)).toEqual(['OK']);
      expect(await run(`WATCH ${long}y`)).toEqual([expect.stringMatching(/^ERR max size/)]);
      expect(await run(`SUBSCRIBE ${long}`)).toEqual([expect.stringMatching(/^ERR max size/)]);
      expect(await run('UNWATCH')).toEqual(['OK']);
      expect(await run(`SUBSCRIBE ${long}`)).toEqual([['subscribe', long, 1]]);
    });

    test('abort a transaction after a refused request, and end it if that was EXEC', async () => {
      const { loggedIn } = await open();
      const { connection, run } = await loggedIn();
      const refusal = new RedisError('LOADING try again');
      await run('MULTI');
      await run('SET k 1');
      expect(connection.refuse(refusal)).toBe(refusal);
      expect(await run('EXEC')).toEqual([expect.stringMatching(/^EXECABORT /)]);
      await run('MULTI');
      await run('SET k 1');
      expect(connection.refuse(refusal, ['exec'])).toBe(refusal);
      expect(await run('GET k')).toEqual([null]);
      await run('CLIENT REPLY SKIP');
      expect(connection.refuse(refusal)).toEqual(new Replies([]));
      expect(await run('PING')).toEqual(['PONG']);
    });

    test('count their changes, at the latest when a command has ended', async () => {
      const { loggedIn } = await open();
      const { connection, run } = await loggedIn();
      const before = connection.changes;
      await run('GET k');
      await run('INCR');
      expect(connection.changes).toBe(before);
      await run('SET k 1');
      expect(connection.changes).toBeGreaterThan(before);
    });

    test('have limits for unsent output, by class of client', async () => {
      const { redis, loggedIn } = await open();
      const { connection, run } = await loggedIn();
      await redis.run('CONFIG', 'SET', 'client-output-buffer-limit', 'normal 1000 100 5');
      expect(connection.outputLimit).toEqual({ hardBytes: 1000, softBytes: 100, softMs: 5000 });
      await run('SUBSCRIBE news');
      const { hardBytes } = connection.outputLimit;
      expect(hardBytes).toBeGreaterThan(1000);
      await run('UNSUBSCRIBE news');
      expect(connection.outputLimit.hardBytes).toBe(1000);
    });

    test('give a client that pipelines commands the same replies as one that waits for each', async () => {
      const { loggedIn } = await open();
      const lines = [
        ...['SET n 1', 'INCR n', 'GET n', 'MULTI', 'INCR n', 'INCR n', 'EXEC', 'GET n', 'INCR n'],
        ...['WATCH n', 'SET n 10', 'MULTI', 'EXEC', 'RPUSH list a', 'BLPOP list 0', 'LLEN list'],
        ...['NONSENSE', 'SUBSCRIBE news', 'GET n', 'UNSUBSCRIBE', 'GET n', 'DBSIZE', 'FLUSHALL'],
        ...['GET n', 'ACL SETUSER ann on nopass', 'CLIENT SETNAME me', 'CLIENT GETNAME', 'QUIT'],
      ];
      const serial = await loggedIn();
      const expected: unknown[] = [];
      for (const line of lines) expected.push(await serial.run(line));
      const { connection, run } = await loggedIn();
      const replies: Promise<unknown>[] = [];
      for (const line of lines) {
        const mayFollow = connection.mayFollow?.(line.split(' ')) ?? false;
        if (!mayFollow) await Promise.all(replies);
        const reply = run(line);
        replies.push(reply);
        if (!mayFollow) await reply;
      }
      expect(await Promise.all(replies)).toEqual(expected);
    });

    test('report whether a pending command continues without its client', async () => {
      const { redis, loggedIn } = await open();
      const [one, other] = [await loggedIn(), await loggedIn()];
      const writing = one.connection.run(['SET', 'k', '1']);
      if (writing instanceof PendingReply) expect(writing.isUnderWay).toBe(true);
      one.connection.close();
      expect(await repliesOf(writing)).toEqual(['OK']);
      expect(await redis.run('GET', 'k')).toBe('1');

      const waiting = other.connection.run(['BLPOP', 'list', '0']) as PendingReply;
      expect(waiting).toBeInstanceOf(PendingReply);
      expect(waiting.isUnderWay).toBe(false);
      other.connection.close();
      await waiting.reply;
    });

    test('end after the reply to QUIT', async () => {
      const { loggedIn } = await open();
      const { connection } = await loggedIn();
      expect(connection.run(['QUIT'])).toEqual(new Replies([OK], true));
    });
  });
}
