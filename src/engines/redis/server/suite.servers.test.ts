import { test } from 'vitest';
import { installedRedises } from '../../../../scripts/servers/installed-redis.ts';
import { startRedis } from '../../../../scripts/servers/redis.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { systemClock } from '../../../base/clock.ts';
import { redisEngineSuite } from '../engine-suite.ts';
import { ServerRedis } from './engine.ts';
import { readServerUrls } from './server-url.ts';

const missing = installedRedises().length === 0;
test.runIf(missing)('on a server', ({ skip }) => skip(skipReason('redis')));

for (const installed of installedRedises()) {
  redisEngineSuite(installed.name, async () => {
    const server = await startRedis({ installed, password: 'secret' });
    return {
      open: async (databases) => {
        const engine = await ServerRedis.open({ servers: readServerUrls(`${server.url}/0-3`) });
        await engine.openDatabases(databases);
        return engine;
      },
      clock: systemClock,
      isShared: true,
      remove: async () => server[Symbol.asyncDispose](),
    };
  });
}
