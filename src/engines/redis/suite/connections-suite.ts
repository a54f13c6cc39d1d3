import { describe, expect, test } from 'vitest';
import {
  PendingReply,
  Replies,
  type ConnectionSetup,
  type RedisConnection,
} from '../connection.ts';
import type { Reply } from '../reply.ts';
import { PushReply, type Resp3Reply } from '../resp3.ts';
import { plainReply, TestRedis, type PrepareRedis, type PlainReply } from './testing-redis.ts';

const PASSWORD = 'open-sesame';

interface Client {
  readonly connection: RedisConnection;
  /** Runs a command written as one line. @returns all its replies, when their changes are safe */
  readonly run: (line: string) => Promise<PlainReply[]>;
  /** The pushes so far. */
  readonly heard: PlainReply[];
  /** Whether the connection has been ended. */
  readonly isEnded: () => boolean;
}

function read(reply: Resp3Reply): PlainReply {
  return reply instanceof PushReply ? reply.items.map(read) : plainReply(reply as Reply);
}

async function repliesOf(outcome: ReturnType<RedisConnection['run']>): Promise<PlainReply[]> {
  const ended = outcome instanceof PendingReply ? await outcome.reply : outcome;
  return (ended instanceof Replies ? ended.replies : [ended]).map(read);
}

/** RESP connections. */
export function connections(prepare: PrepareRedis): void {
  const open = async () => {
    const redis = await TestRedis.open(prepare);
    const configuration = { config: {}, limits: undefined, defaultPassword: PASSWORD };
    await redis.engine.configureDatabase('one', configuration);
    let clients = 0;
    const connect = (setup: Partial<ConnectionSetup> = {}): Client => {
      const heard: PlainReply[] = [];
      let isEnded = false;
      clients += 1;
      const connection = redis.engine.openConnection('one', {
        address: `127.0.0.1:${50_000 + clients}`,
        localAddress: '127.0.0.1:6379',
        maxQueuedBytes: () => 1000,
        listener: { push: (reply) => void heard.push(read(reply)), end: () => (isEnded = true) },
        ...setup,
      });
      const run = async (line: string) => {
        const outcome = connection.run(line.split(' '));
        await connection.settled();
        return repliesOf(outcome);
      };
      return { connection, run, heard, isEnded: () => isEnded };
    };
    const loggedIn = async (): Promise<Client> => {
      const client = connect();
      expect(await client.run(`AUTH ${PASSWORD}`)).toEqual(['OK']);
      return client;
    };
    return { redis, connect, loggedIn };
  };

  describe('connections', () => {
    test('are made to existing databases', async () => {
      const { redis } = await open();
      const setup = {
        address: '127.0.0.1:1',
        localAddress: '127.0.0.1:2',
        maxQueuedBytes: () => 0,
        listener: { push: () => {}, end: () => {} },
      };
      expect(() => redis.engine.openConnection('none', setup)).toThrow('there is no database none');
    });

    test('run nothing before a login', async () => {
      const { connect } = await open();
      const { connection, run } = connect();
      expect(connection.isLoggedIn).toBe(false);
      expect(await run('GET a')).toEqual(['NOAUTH Authentication required.']);
      expect(await run('AUTH wrong')).toEqual([
        'WRONGPASS invalid username-password pair or user is disabled.',
      ]);
      expect(await run(`AUTH ${PASSWORD}`)).toEqual(['OK']);
      expect(connection.isLoggedIn).toBe(true);
      expect(await run('GET a')).toEqual([null]);
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
      const client = connect({ maxQueuedBytes: () => Infinity });
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

    test('are closed when their user is deleted', async () => {
      const { redis, connect } = await open();
      await redis.run('ACL', 'SETUSER', 'ann', 'on', '>annspassword', '+ping');
      const ann = connect();
      await ann.run('AUTH ann annspassword');
      expect(await ann.run('PING')).toEqual(['PONG']);
      await redis.run('ACL', 'DELUSER', 'ann');
      expect(ann.isEnded()).toBe(true);
    });
  });
}
