import { createClient } from 'redis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

beforeEach(reset);

/** The client of Redis Ltd., unmodified, in both versions of the protocol. */
describe.each([2, 3] as const)('node-redis in RESP%i', (RESP) => {
  const open: { destroy(): void }[] = [];
  const connect = async () => {
    const client = createClient({ url: target().respUrl, RESP });
    client.on('error', () => {});
    await client.connect();
    open.push(client);
    return client;
  };
  afterEach(() => {
    for (const client of open.splice(0)) client.destroy();
  });

  test('gets replies of the types that it declares', async () => {
    const client = await connect();
    expect(await client.set('greeting', 'héllo', { expiration: { type: 'EX', value: 100 } })).toBe(
      'OK',
    );
    expect(await client.get('greeting')).toBe('héllo');
    await client.hSet('user', { name: 'Ada', visits: 1 });
    expect({ ...(await client.hGetAll('user')) }).toEqual({ name: 'Ada', visits: '1' });
    await client.sAdd('tags', ['a', 'b']);
    expect([...(await client.sMembers('tags'))].toSorted()).toEqual(['a', 'b']);
    await client.zAdd('race', [
      { score: 1, value: 'ann' },
      { score: 2.5, value: 'bob' },
    ]);
    expect(await client.zScore('race', 'bob')).toBe(2.5);
    expect(await client.zRangeWithScores('race', 0, -1)).toEqual([
      { score: 1, value: 'ann' },
      { score: 2.5, value: 'bob' },
    ]);
    expect(await client.zPopMin('race')).toEqual({ score: 1, value: 'ann' });
    expect({ ...(await client.configGet('maxmemory')) }).toEqual({ maxmemory: '0' });
    await client.geoAdd('places', { longitude: 13.361389, latitude: 38.115556, member: 'Palermo' });
    const [at] = await client.geoPos('places', 'Palermo');
    expect(Number(at!.longitude)).toBeCloseTo(13.361389);
    expect(await client.type('greeting')).toBe('string');
    expect(await client.get('nobody')).toBeNull();
    await expect(client.incr('greeting')).rejects.toThrow('value is not an integer');
  });

  test('reads streams with consumer groups', async () => {
    const client = await connect();
    await client.xAdd('orders', '1-1', { item: 'book' });
    await client.xGroupCreate('orders', 'shop', '0');
    const streams = await client.xReadGroup('shop', 'ann', { key: 'orders', id: '>' });
    expect(JSON.parse(JSON.stringify(streams))).toEqual([
      { name: 'orders', messages: [{ id: '1-1', message: { item: 'book' } }] },
    ]);
    expect(await client.xInfoGroups('orders')).toMatchObject([{ name: 'shop', pending: 1 }]);
    expect(await client.xInfoStream('orders')).toMatchObject({ length: 1, groups: 1 });
  });

  test('runs transactions in order with other commands', async () => {
    const client = await connect();
    const [set, replies] = await Promise.all([
      client.set('n', 1),
      client.multi().incr('n').get('n').hGetAll('nobody').exec(),
    ]);
    expect(set).toBe('OK');
    expect(JSON.parse(JSON.stringify(replies))).toEqual([2, '2', {}]);
    await client.watch('n');
    await (await connect()).set('n', 5);
    await expect(client.multi().incr('n').exec()).rejects.toThrow('watched keys has been changed');
  });

  test('subscribes to channels, patterns and shard channels', async () => {
    const [listening, publishing] = [await connect(), await connect()];
    const heard: string[] = [];
    await listening.subscribe('news', (message) => void heard.push(message));
    await listening.pSubscribe(
      'n*',
      (message, channel) => void heard.push(`${channel} ${message}`),
    );
    await listening.sSubscribe('shard', (message) => void heard.push(message));
    expect(await publishing.publish('news', 'hello')).toBe(2);
    await publishing.sPublish('shard', 'part');
    await expect.poll(() => heard).toEqual(['hello', 'news hello', 'part']);
    await listening.unsubscribe();
    await listening.pUnsubscribe();
    await listening.sUnsubscribe();
    expect(await listening.get('nobody')).toBeNull();
  });

  test('blocks until an element arrives, or a timeout', async () => {
    const [waiting, pushing] = [await connect(), await connect()];
    const popped = waiting.bzPopMin('race', 0);
    await expect.poll(() => pushing.info('clients')).toContain('blocked_clients:1');
    await pushing.zAdd('race', { score: 1.5, value: 'ann' });
    expect(await popped).toEqual({ key: 'race', value: 'ann', score: 1.5 });
    expect(await waiting.blPop('list', 0.01)).toBeNull();
  });

  test('introduces itself when it connects, and lists clients and commands', async () => {
    const client = await connect();
    expect(await client.clientInfo()).toMatchObject({
      resp: RESP,
      user: 'default',
      libName: 'node-redis',
    });
    // The connections of the test before may not have ended yet.
    await expect.poll(() => client.clientList()).toHaveLength(1);
    expect(await client.commandCount()).toBeGreaterThan(200);
    expect(await client.commandInfo(['get'])).toMatchObject([{ name: 'get', arity: 2 }]);
  });
});
