import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTests, runGoTests } from '../harness/go.ts';
import { startPlatform, type PlatformProcess } from '../harness/platform-process.ts';

/**
 * The official client of the queue service in Go, as it is, does all that it can do. The tests are written in
 * Go, and are here one each. They have a platform of their own, since they rotate its keys.
 */
let platform: PlatformProcess;
let outcomes: Map<string, string | null>;
beforeAll(async () => {
  platform = await startPlatform('start', ['--memory']);
  const { QSTASH_URL = '', QSTASH_TOKEN = '' } = platform.env;
  outcomes = await runGoTests({ QSTASH_URL, QSTASH_TOKEN });
}, 300_000);
afterAll(() => platform.stop('SIGTERM'));

test.each(goTests())('%s', (name) => {
  expect(outcomes.get(name)).toBeNull();
});
