import { onTestFinished } from 'vitest';
import { ServerRedis } from '../../../src/engines/redis/server/engine.ts';
import { readServerUrls } from '../../../src/engines/redis/server/server-url.ts';

/** An engine on servers, which is closed at the end of the test. @param urls as for `--redis-servers` */
export async function openEngine(urls: string): Promise<ServerRedis> {
  const engine = await ServerRedis.open({ servers: readServerUrls(urls) });
  onTestFinished(() => engine.close());
  return engine;
}
