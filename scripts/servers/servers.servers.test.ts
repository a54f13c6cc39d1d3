import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy.ts';
import { QUICK_FAILOVER, startRedisCluster } from './redis-cluster.ts';
import { startRedis, startValkey, type RedisServer } from './redis.ts';
import { startSentinels } from './sentinels.ts';
import { until } from './server-process.ts';
import { startPostgresql } from './postgresql.ts';
import { skipReason } from './skip-reason.ts';

const asked = async <T>(server: RedisServer, ...command: [string, ...string[]]): Promise<T> => {
  const client = server.connect();
  try {
    return (await client.call(...command)) as T;
  } finally {
    client.disconnect();
  }
};

/** The processes that end a server when the one that has started it has ended. */
function guardsOf(id: number): string[] {
  return readdirSync('/proc').filter((name) => {
    const file = `/proc/${name}/cmdline`;
    try {
      return /^\d+$/.test(name) && readFileSync(file, 'utf8').includes(`\0guard\0${id}\0`);
    } catch {
      return false;
    }
  });
}

describe.skipIf(skipReason('redis') !== undefined)('a Redis for tests', () => {
  test('is reached with a password, over TLS', async () => {
    await using server = await startRedis({ password: 'secret', tls: true });
    expect(server.url).toBe(`rediss://default:secret@127.0.0.1:${server.port}`);
    expect(await asked(server, 'ECHO', 'hello')).toBe('hello');
  });

  test('restarts after a kill with its data', async () => {
    await using server = await startRedis({ settings: { appendonly: 'yes' } });
    await asked(server, 'SET', 'greeting', 'hello');
    await server.process.kill();
    await server.process.restart();
    expect(await asked(server, 'GET', 'greeting')).toBe('hello');
  });

  test('removes its socket at the end', async () => {
    const server = await startRedis();
    expect(existsSync(server.socket)).toBe(true);
    await server[Symbol.asyncDispose]();
    expect(existsSync(server.socket)).toBe(false);
  });

  test('has no guard any more when it has ended by itself: another process may get its id', async () => {
    await using server = await startRedis();
    const id = server.process.pid!;
    expect(guardsOf(id)).toHaveLength(1);
    process.kill(id, 'SIGKILL');
    await expect.poll(() => guardsOf(id)).toEqual([]);
  });

  test('rejects with the reason if it cannot start', async () => {
    await expect(startRedis({ settings: { 'no-such-setting': 1 } })).rejects.toThrow(
      /does not serve: ended with 1.*no-such-setting/s,
    );
  });

  test('can be a cluster of six, in which a replica replaces a killed primary', async () => {
    await using cluster = await startRedisCluster({ settings: QUICK_FAILOVER });
    const [first, , , replica] = cluster.nodes;
    expect(await asked<string>(first!, 'CLUSTER', 'SHARDS')).toHaveLength(3);
    await first!.process.kill();
    await until('a new primary', async () => {
      const [role] = await asked<string[]>(replica!, 'ROLE');
      return role === 'master';
    });
  });

  test('can be a set with sentinels, which replace a killed primary', async () => {
    await using set = await startSentinels({ password: 'secret' });
    const before = await set.primaryPort();
    expect(before).toBe(set.servers[0]!.port);
    await set.servers[0]!.process.kill();
    await until('a new primary', async () => (await set.primaryPort()) !== before);
  });
});

test.skipIf(skipReason('valkey') !== undefined)('a Valkey for tests answers', async () => {
  await using server = await startValkey();
  expect(await asked<string>(server, 'INFO', 'server')).toContain('valkey_version:8');
});

test.skipIf(skipReason('postgresql') !== undefined)(
  'a PostgreSQL for tests restarts after a kill',
  async () => {
    await using server = await startPostgresql({ password: 'secret' });
    await server.createDatabase('shop');
    await server.process.kill();
    await server.process.restart();
    const client = await server.connect('shop');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  },
);

describe.skipIf(skipReason('redis') !== undefined)('a proxy for tests', () => {
  const through = async (work: (proxy: FaultyProxy) => Promise<void>): Promise<void> => {
    await using server = await startRedis();
    await using proxy = await startFaultyProxy(server.port);
    await work(proxy);
  };
  const opened = async ({ port }: FaultyProxy) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };

  const closed = (socket: Socket) =>
    socket.closed || new Promise((resolve) => socket.once('close', resolve));

  test('passes on data', () =>
    through(async (proxy) => {
      const socket = await opened(proxy);
      socket.write('PING\r\n');
      expect(await once(socket, 'data')).toEqual(['+PONG\r\n']);
      socket.destroy();
    }));

  test('cuts connections, also in the middle of a reply', () =>
    through(async (proxy) => {
      proxy.cutAfter(3);
      const socket = await opened(proxy);
      socket.write('PING\r\n');
      expect(await once(socket, 'data')).toEqual(['+PO']);
      await closed(socket);
      const next = await opened(proxy);
      proxy.cut();
      await closed(next);
    }));

  test('holds back data until it is healed', () =>
    through(async (proxy) => {
      const socket = await opened(proxy);
      proxy.stall('toClient');
      socket.write('PING\r\n');
      await until('a reply that is held back', () => proxy.held > 0);
      const received = once(socket, 'data');
      await proxy.heal();
      expect(await received).toEqual(['+PONG\r\n']);
      socket.destroy();
    }));

  test('refuses connections until it is healed', () =>
    through(async (proxy) => {
      await proxy.takeDown();
      await expect(opened(proxy)).rejects.toThrow('ECONNREFUSED');
      await proxy.heal();
      (await opened(proxy)).destroy();
    }));
});
