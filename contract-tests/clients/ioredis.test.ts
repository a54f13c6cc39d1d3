import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

/** ioredis, unmodified, on the port of a database. */
const open: Redis[] = [];

function connect(): Redis {
  const client = new Redis(target().respUrl);
  client.on('error', () => {});
  open.push(client);
  return client;
}

beforeEach(reset);
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});

describe('ioredis', () => {
  test('runs commands, and gets bytes back unchanged', async () => {
    const client = connect();
    expect(await client.set('greeting', 'héllo 漢', 'EX', 100)).toBe('OK');
    expect(await client.get('greeting')).toBe('héllo 漢');
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await client.set('bytes', bytes);
    expect(await client.getBuffer('bytes')).toEqual(bytes);
    await client.hset('user', { name: 'Ada', visits: 1 });
    expect(await client.hgetall('user')).toEqual({ name: 'Ada', visits: '1' });
    await client.zadd('race', 1, 'ann', 2.5, 'bob');
    expect(await client.zrange('race', '0', '-1', 'WITHSCORES')).toEqual([
      'ann',
      '1',
      'bob',
      '2.5',
    ]);
    await expect(client.incr('greeting')).rejects.toThrow('value is not an integer');
  });

  test('sends pipelines and transactions', async () => {
    const client = connect();
    const rows = client.pipeline();
    for (let i = 0; i < 1000; i++) rows.incr('n');
    const replies = (await rows.exec())!;
    expect(replies.at(-1)).toEqual([null, 1000]);
    expect(await client.multi().set('a', 1).incr('a').get('a').exec()).toEqual([
      [null, 'OK'],
      [null, 2],
      [null, '2'],
    ]);
    await client.watch('a');
    await connect().set('a', 5);
    expect(await client.multi().incr('a').exec()).toBeNull();
  });

  test('blocks on lists, sorted sets and streams', async () => {
    const [waiting, pushing] = [connect(), connect()];
    const popped = waiting.blpop('list', 0);
    await pushing.ping();
    await pushing.rpush('list', 'a');
    expect(await popped).toEqual(['list', 'a']);
    const read = waiting.xread('BLOCK', 0, 'STREAMS', 'stream', '$');
    await pushing.ping();
    await expect.poll(() => pushing.info('clients')).toContain('blocked_clients:1');
    await pushing.xadd('stream', '1-1', 'f', 'v');
    expect(await read).toEqual([['stream', [['1-1', ['f', 'v']]]]]);
  });

  test('subscribes, and resumes after the connection is closed', async () => {
    const [listening, publishing] = [connect(), connect()];
    const heard: string[] = [];
    listening.on('message', (channel, message) => heard.push(`${channel} ${message}`));
    listening.on('pmessage', (pattern, channel, message) =>
      heard.push(`${pattern} ${channel} ${message}`),
    );
    await listening.subscribe('news');
    await listening.psubscribe('n*');
    await publishing.publish('news', 'one');
    await expect.poll(() => heard).toEqual(['news one', 'n* news one']);
    const closed = once(listening, 'close');
    await publishing.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await closed;
    await expect.poll(() => publishing.pubsub('NUMSUB', 'news')).toEqual(['news', 1]);
    await publishing.publish('news', 'two');
    await expect.poll(() => heard).toContain('news two');
  });

  test('runs scripts, and scans', async () => {
    const client = connect();
    client.defineCommand('double', {
      numberOfKeys: 1,
      lua: 'return redis.call("INCRBY", KEYS[1], redis.call("GET", KEYS[1]))',
    });
    await client.set('n', 21);
    expect(await (client as Redis & { double(key: string): Promise<number> }).double('n')).toBe(42);
    await client.mset('k:1', 1, 'k:2', 2, 'other', 3);
    const keys: string[] = [];
    for await (const found of client.scanStream({ match: 'k:*' }))
      keys.push(...(found as string[]));
    expect(keys.toSorted()).toEqual(['k:1', 'k:2']);
  });

  test('watches commands with MONITOR', async () => {
    const [monitor, client] = [await connect().monitor(), connect()];
    const seen: string[][] = [];
    monitor.on('monitor', (_time: string, words: string[]) => seen.push(words));
    await client.set('a', 'b');
    await expect.poll(() => seen).toContainEqual(['set', 'a', 'b']);
    monitor.disconnect();
  });

  test('gets an error for a wrong password', async () => {
    const { port } = new URL(target().respUrl);
    const client = new Redis({ port: Number(port), password: 'wrong', retryStrategy: null });
    open.push(client);
    const [error] = (await once(client, 'error')) as [Error];
    expect(error.message).toContain('WRONGPASS');
  });
});
