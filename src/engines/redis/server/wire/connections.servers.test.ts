import { describe, expect, onTestFinished, test } from 'vitest';
import { FaultyProxy } from '../../../../../scripts/servers/faulty-proxy.ts';
import { freePort } from '../../../../../scripts/servers/ports.ts';
import { startRedis } from '../../../../../scripts/servers/redis.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { Unavailable, ServerRefused } from '../../errors.ts';
import { ServerRedis } from '../engine.ts';
import { RedisServer } from '../redis-server.ts';
import { readServerUrls } from '../server-url.ts';

const why = skipReason('redis');

async function openEngine(urls: string, authorities?: string): Promise<ServerRedis> {
  const engine = await ServerRedis.open({ servers: readServerUrls(urls), authorities });
  onTestFinished(() => engine.close());
  return engine;
}

describe.skipIf(why !== undefined)(`connections${why === undefined ? '' : ` (${why})`}`, () => {
  test('over TLS are made only to servers with a trusted certificate', async () => {
    await using server = await startRedis({ tls: true, password: 'secret' });
    const engine = await openEngine(`${server.url}/0`, server.authority);
    await engine.createDatabase('one');
    const session = engine.openSession('one', 'default', 'a:1');
    expect(await session.execute(['SET', 'k', 'v'])).toMatchObject({ text: 'OK' });
    const untrusted = openEngine(`${server.url}/0`);
    await expect(untrusted).rejects.toThrow(ServerRefused);
    await expect(untrusted).rejects.toThrow(/is not trusted \(self-signed certificate/);
  });

  test('without TLS to a server that requires it are refused with the reason', async () => {
    await using server = await startRedis({ tls: true });
    const engine = new RedisServer(readServerUrls(`redis://127.0.0.1:${server.port}/0`)[0]!);
    onTestFinished(() => engine.close());
    await expect(engine.check()).rejects.toThrow('hangs up: it may ask for TLS (rediss://)');
  });

  test('to Sentinels are refused if the address is that of another server', async () => {
    await using server = await startRedis();
    await expect(openEngine(`redis+sentinel://127.0.0.1:${server.port}/main/0`)).rejects.toThrow(
      'names no Sentinels: name the server as redis://host:port/0-15',
    );
  });

  test('over TLS are possible to a cluster too', async () => {
    const settings = { 'cluster-enabled': 'yes', 'cluster-port': await freePort() };
    await using node = await startRedis({ tls: true, settings });
    const client = node.connect();
    onTestFinished(() => client.disconnect());
    await client.call('CLUSTER', 'ADDSLOTSRANGE', 0, 16_383);
    const urls = `rediss+cluster://127.0.0.1:${node.port}`;
    await expect.poll(() => client.call('CLUSTER', 'INFO')).toContain('cluster_state:ok');
    const engine = await openEngine(urls, node.authority);
    await engine.createDatabase('one');
    const session = engine.openSession('one', 'default', 'a:1');
    expect(await session.execute(['SET', 'k', 'v'])).toMatchObject({ text: 'OK' });
  });

  test.each([1, 20, 100, 777, 2000])(
    'that are cut after %i bytes give each request its own reply, or an error that its outcome is unknown',
    async (bytes) => {
      await using server = await startRedis();
      await using proxy = await FaultyProxy.start(server.port);
      const engine = await openEngine(`redis://127.0.0.1:${proxy.port}/0`);
      await engine.createDatabase('one');
      const session = engine.openSession('one', 'default', 'a:1');
      const numbers = Array.from({ length: 200 }, (_, i) => i);
      await session.executeAll(numbers.map((n) => ['SET', `k${n}`, `value ${n}`]));
      proxy.cutAfter(bytes);
      const replies = await session.executeAll(numbers.map((n) => ['GET', `k${n}`]));
      const lost = replies.filter((reply) => reply instanceof Unavailable);
      for (const [n, reply] of replies.entries()) {
        if (!(reply instanceof Unavailable)) expect(reply).toBe(`value ${n}`);
      }
      expect(lost.length).toBeGreaterThan(0);
      expect(replies.slice(-1)[0]).toBeInstanceOf(Unavailable);
      await expect.poll(() => session.execute(['GET', 'k7'])).toBe('value 7');
    },
  );
});
