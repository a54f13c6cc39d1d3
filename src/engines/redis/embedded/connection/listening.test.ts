import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import { PendingReply } from '../../connection.ts';
import { RedisError } from '../../reply.ts';
import { PushReply } from '../../resp3.ts';

const error = (message: string) => [new RedisError(message)];

describe('subscriptions', () => {
  test('a subscribed client in RESP2 may only subscribe, unsubscribe, PING, QUIT and RESET', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    expect(one.run('SUBSCRIBE a b')).toEqual([
      ['subscribe', 'a', 1],
      ['subscribe', 'b', 2],
    ]);
    expect(one.run('PSUBSCRIBE a*')).toEqual([['psubscribe', 'a*', 3]]);
    expect(one.run('SSUBSCRIBE a')).toEqual([['ssubscribe', 'a', 1]]);
    expect(one.run('GET a')).toEqual(
      error(
        "ERR Can't execute 'get': only (P|S)SUBSCRIBE / (P|S)UNSUBSCRIBE / PING / QUIT / RESET are allowed in this context",
      ),
    );
    expect(one.run('CLIENT ID')).toEqual(
      error(
        "ERR Can't execute 'client|id': only (P|S)SUBSCRIBE / (P|S)UNSUBSCRIBE / PING / QUIT / RESET are allowed in this context",
      ),
    );
    expect(one.run('PING')).toEqual([['pong', '']]);
    other.run('PUBLISH a hello');
    other.run('SPUBLISH a shard');
    expect(one.heard).toEqual([
      ['message', 'a', 'hello'],
      ['pmessage', 'a*', 'a', 'hello'],
      ['smessage', 'a', 'shard'],
    ]);
    expect(one.run('UNSUBSCRIBE')).toEqual([
      ['unsubscribe', 'a', 2],
      ['unsubscribe', 'b', 1],
    ]);
    expect(one.run('PUNSUBSCRIBE')).toEqual([['punsubscribe', 'a*', 0]]);
    expect(one.run('SUNSUBSCRIBE')).toEqual([['sunsubscribe', 'a', 0]]);
    expect(one.run('GET a')).toEqual([null]);
  });

  test('a subscribed client in RESP3 may run everything, and gets its own messages after the reply', () => {
    const { run, heard } = openToConnections().connect();
    run('HELLO 3');
    expect(run('SUBSCRIBE a')).toEqual([new PushReply(['subscribe', 'a', 1])]);
    expect(run('PUBLISH a hello')).toEqual([1, new PushReply(['message', 'a', 'hello'])]);
    expect(heard).toEqual([]);
  });

  test('a connection is closed when its user may no longer subscribe to one of its channels', () => {
    const { connect, database } = openToConnections();
    database.acl.setUser('ann', ['on', '>annspassword', '+@all', '&news.*']);
    const { run, connection } = connect(null);
    run('AUTH ann annspassword');
    run('SUBSCRIBE news.art');
    database.acl.setUser('ann', ['+get']);
    expect(database.connections.has(connection.id)).toBe(true);
    database.acl.setUser('ann', ['resetchannels']);
    expect(database.connections.has(connection.id)).toBe(false);
  });

  test('a closed connection leaves no subscriptions behind', () => {
    const { connect, database } = openToConnections();
    const { run, connection } = connect();
    run('HELLO 3');
    run('SUBSCRIBE a');
    run('PSUBSCRIBE a*');
    run('SSUBSCRIBE a');
    run('MONITOR');
    run('WATCH a');
    expect(run('BLPOP list 0')).toBeInstanceOf(PendingReply);
    connection.close();
    connection.close();
    expect(database.pubsub.subscribers).toBe(0);
    expect(database.pubsub.shardChannels.size).toBe(0);
    expect(database.monitors.size).toBe(0);
    expect(database.blocked.size).toBe(0);
    expect(database.keyspace.touchObservers.all).toEqual([]);
  });

  test('INFO counts each client that subscribes to anything', () => {
    const { connect, database } = openToConnections();
    const [one, other] = [connect(), connect()];
    one.run('SSUBSCRIBE a b');
    expect(database.pubsub.subscribers).toBe(1);
    one.run('SUBSCRIBE a');
    other.run('SSUBSCRIBE a');
    expect(database.pubsub.subscribers).toBe(2);
    one.run('SUNSUBSCRIBE');
    other.run('SUNSUBSCRIBE a c');
    expect(database.pubsub.subscribers).toBe(1);
  });

  test('MONITOR shows EXEC after the commands of the transaction, and also if none runs', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    one.run('MONITOR');
    for (const command of ['MULTI', 'SET a 1', 'EXEC', 'MULTI', 'NONSENSE', 'EXEC']) {
      other.run(command);
    }
    other.run('WATCH a');
    other.run('SET a 2');
    for (const command of ['MULTI', 'GET a', 'EXEC']) other.run(command);
    const shown = one.heard.map((line) => /"(\w+)"/.exec((line as { text: string }).text)![1]);
    expect(shown).toEqual([
      'MULTI',
      'SET',
      'EXEC',
      'MULTI',
      'EXEC',
      'WATCH',
      'SET',
      'MULTI',
      'EXEC',
    ]);
  });

  test('MONITOR shows the commands of others', () => {
    const { connect } = openToConnections();
    const [one, other] = [connect(), connect()];
    one.run('MONITOR');
    other.run('SET a 1');
    expect(one.heard).toHaveLength(1);
    expect(one.heard[0]).toMatchObject({ text: expect.stringContaining('"SET" "a" "1"') });
  });
});

describe('very many subscriptions end in turns of the event loop, and nothing is sent meanwhile', () => {
  const names = Array.from({ length: 3000 }, (_, i) => `n${i}`);
  const roomy = { maxKeptBytes: () => 1_000_000 };

  test.each([
    ['SUBSCRIBE', 'CHANNELS'],
    ['PSUBSCRIBE', 'NUMPAT'],
    ['SSUBSCRIBE', 'SHARDCHANNELS'],
  ])('%s', async (subscribe, count) => {
    const { connect } = openToConnections();
    const [one, other] = [connect('secret', roomy), connect()];
    const left = () => {
      const reply = other.first('PUBSUB', count);
      return Array.isArray(reply) ? reply.length : reply;
    };
    one.run(subscribe, ...names);
    one.connection.close();
    const seen = [left()];
    other.run(subscribe === 'SSUBSCRIBE' ? 'SPUBLISH' : 'PUBLISH', 'n2999', 'hello');
    for (; seen.at(-1) !== 0; seen.push(left())) await turn();
    expect(seen[0]).toBeGreaterThan(1000);
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(one.heard).toEqual([]);
  });

  test('a client that has reset its connection may subscribe anew at once', async () => {
    const { connect } = openToConnections();
    const [one, other] = [connect('secret', roomy), connect()];
    one.run('SUBSCRIBE', ...names);
    one.run('RESET');
    one.run('AUTH secret');
    one.run('SUBSCRIBE', 'n2999', 'n0');
    while ((other.first('PUBSUB', 'CHANNELS') as unknown[]).length > 2) await turn();
    expect(other.first('PUBLISH', 'n2999', 'hello')).toBe(1);
    expect(one.heard).toEqual([['message', 'n2999', 'hello']]);
  });
});
