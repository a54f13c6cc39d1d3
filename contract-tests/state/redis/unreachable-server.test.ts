import { afterAll, beforeAll, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { exchange } from '../../harness/exchange.ts';
import { management } from '../../harness/management.ts';
import { redisRequests } from '../../harness/redis-requests.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

/** Nothing listens on port 1 of this machine. */
const NOBODY = 'redis://127.0.0.1:1/0-3';

let platform: PlatformProcess;
beforeAll(async () => {
  const flags = '--memory --check-responses --log-level silent --redis-servers';
  platform = await startPlatform('start', [...flags.split(' '), NOBODY]);
});
afterAll(async () => {
  await platform.stop('SIGTERM');
});

test('the test covers every operation that documents an unreachable server', () => {
  const documented = families.redis.contract.documented().filter(({ status }) => status === 503);
  expect(Object.keys(redisRequests).toSorted()).toEqual(
    documented.map(({ operationId }) => operationId).toSorted(),
  );
});

test.each(Object.entries(redisRequests))(
  '%s answers that the server is unreachable, and when to try again',
  async (_, [method, path, body]) => {
    const { UPSTASH_REDIS_REST_URL: origin, UPSTASH_REDIS_REST_TOKEN: token } = platform.env;
    const answer = await exchange({ method, path, body, origin: origin!, token: token! });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    if (method !== 'HEAD') {
      const error = expect.stringContaining(
        "ERR the server of this database can't be reached",
      ) as string;
      expect(answer.json).toEqual({ error });
    }
  },
);

test('no database can be created, and /readyz names the server', async () => {
  const {
    PLINTH_MANAGEMENT_URL: url,
    UPSTASH_EMAIL: email,
    UPSTASH_API_KEY: apiKey,
  } = platform.env;
  const answer = await management('POST', '/v2/redis/database', {
    url: url!,
    credentials: { email: email!, apiKey: apiKey! },
    body: { database_name: 'orders', platform: 'aws', primary_region: 'us-east-1' },
  });
  expect(answer).toMatchObject({ status: 503 });
  const ready = await fetch(`${platform.env['PLINTH_CONSOLE_URL']!}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain('127.0.0.1:1');
  // What does not need the server is ready for a balancer.
  const services = ['redis', 'kafka', 'schema-registry', 'queue', 'management', 'control'];
  const statuses = services.map(async (service) => {
    const { status } = await fetch(
      `${platform.env['PLINTH_CONSOLE_URL']!}/readyz?service=${service}`,
    );
    return status;
  });
  expect(await Promise.all(statuses)).toEqual([503, 200, 200, 200, 200, 200]);
});
