import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTests, runGoTests } from '../harness/go.ts';
import { startPlatform, type PlatformProcess } from '../harness/platform-process.ts';

/**
 * Clients in Go as they are: the official one of the queue service does all that it can do, go-redis what its users do. The
 * tests are written in Go, and are here one each. They have a platform of their own, since they rotate its keys.
 */
let platform: PlatformProcess;
let outcomes: Map<string, string | null>;
beforeAll(async () => {
  platform = await startPlatform('start', ['--memory']);
  const { QSTASH_URL = '', QSTASH_TOKEN = '', REDIS_URL = '' } = platform.env;
  outcomes = await runGoTests({ QSTASH_URL, QSTASH_TOKEN, REDIS_URL });
}, 300_000);
afterAll(() => platform.stop('SIGTERM'));

test.each(goTests())('%s', (name) => {
  expect(outcomes.get(name)).toBeNull();
});
