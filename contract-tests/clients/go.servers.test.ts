import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTests, runGoTests } from '../harness/go.ts';
import { startPlatform } from '../harness/platform-process.ts';
import { recordedTarget } from '../harness/recorded-target.ts';

/**
 * Unmodified Go clients: all features of the official queue client, and typical uses of go-redis. Each test in Go is a
 * test here. They use a separate platform, because they rotate its keys.
 */
const { env, stop } = await startPlatform('start', ['--memory']);
afterAll(() => stop('SIGTERM'));
const { queueUrl } = await recordedTarget({
  redisUrl: env['UPSTASH_REDIS_REST_URL']!,
  kafkaUrl: env['UPSTASH_KAFKA_REST_URL']!,
  queueUrl: env['QSTASH_URL']!,
});

let outcomes: Map<string, string | null>;
beforeAll(async () => {
  const { QSTASH_TOKEN = '', REDIS_URL = '' } = env;
  outcomes = await runGoTests({ QSTASH_URL: queueUrl, QSTASH_TOKEN, REDIS_URL });
}, 300_000);

test.each(goTests())('%s', (name) => {
  expect(outcomes.get(name)).toBeNull();
});
