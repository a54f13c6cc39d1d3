import { afterAll, test } from 'vitest';
import { installedRedises } from '../../../../../scripts/servers/installed-redis.ts';
import { startRedisCluster } from '../../../../../scripts/servers/redis-cluster.ts';
import { startRedis, type RedisServer } from '../../../../../scripts/servers/redis.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { systemClock } from '../../../../base/clock.ts';
import { redisEngineSuite } from '../../engine-suite.ts';
import { ServerRedis } from '../engine.ts';
import { readServerUrls } from '../server-url.ts';

const why = skipReason('redis');
test.runIf(why !== undefined)('on a cluster', ({ skip }) => skip(why));

for (const installed of installedRedises()) {
  const started = new AsyncDisposableStack();
  afterAll(() => started.disposeAsync());
  const start = async () => {
    const cluster = started.use(await startRedisCluster({ installed, password: 'secret' }));
    // A cluster is one place, so the second database of a test is on a server of its own.
    const single = started.use(await startRedis({ installed, password: 'secret' }));
    return { cluster, single };
  };
  /** All tests share one, as starting six servers takes its time. */
  let servers: ReturnType<typeof start> | undefined;

  redisEngineSuite(`a cluster of ${installed.name}`, async () => {
    servers ??= start();
    const { cluster, single } = await servers;
    const urls = `redis+cluster://default:secret@${cluster.addresses},${single.url}/0-2`;
    return {
      open: async (databases) => {
        const engine = await ServerRedis.open({ servers: readServerUrls(urls) });
        await engine.openDatabases(databases);
        return engine;
      },
      clock: systemClock,
      isShared: true,
      remove: async () => {
        await Promise.all([...cluster.nodes.slice(0, 3), single].map(empty));
      },
    };
  });
}

async function empty(server: RedisServer): Promise<void> {
  const client = server.connect();
  try {
    await client.flushall();
    await client.call('FUNCTION', 'FLUSH');
    const users = (await client.call('ACL', 'USERS')) as string[];
    const ours = users.filter((name) => name.startsWith('plinth-'));
    if (ours.length > 0) await client.call('ACL', 'DELUSER', ...ours);
  } finally {
    client.disconnect();
  }
}
