import { startConsole } from '../src/console/server.ts';
import { bindDirect } from '../src/contract/direct.ts';
import { envBlock } from '../src/env-block.ts';
import { front } from '../src/http/front.ts';
import { listen, type Listening } from '../src/http/server.ts';
import type { Logger } from '../src/log.ts';
import { defaultDatabase, type RunningPlatform } from '../src/platform.ts';
import { secretsOf } from '../src/settings/secrets.ts';
import type { Settings } from '../src/settings/table.ts';
import { openPrism } from './prism.ts';
import { mockRedisFamily } from './redis/mock-family.ts';

/**
 * Starts the mock of every family: the platform's front, and Prism behind it.
 * @throws SettingError, or the system's error where an address can't be had
 */
export async function startMock(settings: Settings, log: Logger): Promise<RunningPlatform> {
  const secrets = secretsOf(settings);
  const { host, redisPort: port } = settings;
  const family = mockRedisFamily(await openPrism('redis'), defaultDatabase(settings, secrets));
  const back = bindDirect(family, { log, checkResponses: settings.checkResponses });
  const servers: Listening[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  try {
    const redis = await listen(front(family, back), family.errors, { host, port });
    servers.push(redis);
    const console = await startConsole(settings);
    servers.push(console);
    const addresses = { redis: redis.url, console: console.url };
    return { addresses, env: envBlock(addresses, secrets), keepsData: false, close };
  } catch (error) {
    await close();
    throw error;
  }
}
