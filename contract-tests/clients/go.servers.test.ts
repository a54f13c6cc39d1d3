import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTests, runGoTests } from '../harness/go.ts';
import { startPlatform } from '../harness/platform-process.ts';
import { recordedTarget } from '../harness/recorded-target.ts';

/**
 * Clients in Go as they are: the official one of the queue service does all that it can do, go-redis what its users do. The
 * tests are written in Go, and are here one each. They have a platform of their own, since they rotate its keys.
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
