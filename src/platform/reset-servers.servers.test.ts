import { expect, test } from 'vitest';
import { startRedis } from '../../scripts/servers/redis.ts';
import { silentLogger } from '../base/logger.ts';
import { completeSettings } from '../settings/load.ts';
import { startPlatform } from './platform.ts';

test('a reset empties databases on servers, which serve again afterwards', async () => {
  await using server = await startRedis();
  const ports = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
  const settings = completeSettings({
    ...Object.fromEntries(ports.map((name) => [`${name}Port`, 0])),
    memory: true,
    redisServers: `redis://127.0.0.1:${server.port}/0`,
  });
  const platform = await startPlatform(settings, silentLogger);
  try {
    const run = async (...words: string[]) => {
      const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = platform.env;
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(url!, { method: 'POST', headers, body: JSON.stringify(words) });
      return response.json();
    };
    expect(await run('SET', 'greeting', 'hello')).toEqual({ result: 'OK' });
    await platform.state!.empty();
    expect(await run('GET', 'greeting')).toEqual({ result: null });
    expect(await run('SET', 'greeting', 'again')).toEqual({ result: 'OK' });
  } finally {
    await platform.close();
  }
});
