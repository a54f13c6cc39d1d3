import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { startRedis, type RedisServer } from '../scripts/servers/redis.ts';
import { skipReason } from '../scripts/servers/skip-reason.ts';
import { testPostgres } from '../testing/store/postgresql-stores.ts';
import { keepScreenshot, startTestConsole, type TestConsole } from './testing-console.ts';

const missing = missingBrowser ?? skipReason('postgresql') ?? skipReason('redis');
const postgres = missing === undefined ? await testPostgres() : undefined;
const DESK = { viewport: { width: 1440, height: 900 } };

let redis: RedisServer;
let flags: Record<string, string>;
let one: TestConsole;
let other: TestConsole;
beforeAll(async () => {
  if (postgres === undefined) return;
  redis = await startRedis();
  const { host, port, user, database } = await postgres.newDatabase();
  flags = {
    services: 'redis,queue',
    encryptionKey: 'a-key-of-these-tests-that-nobody-else-has',
    storeUrl: `postgres://${user}@${host}:${port}/${database}`,
    redisServers: `redis://127.0.0.1:${redis.port}/0-3`,
  };
  one = await startTestConsole(flags);
});
afterAll(async () => {
  await one?.close();
  await other?.close();
  await redis?.[Symbol.asyncDispose]();
});

describe.skipIf(missing !== undefined)(`one copy (${missing ?? 'on servers'})`, () => {
  test.each([
    ['controls/clock', 'The clock is that of the servers'],
    ['controls/state', 'can be exported and added to, but not replaced or emptied'],
  ])('%s says what it refuses before there is another copy', async (route, sentence) => {
    await one.onPage(route, DESK, async (page) => {
      await page.getByText(sentence).waitFor();
    });
  });
});

describe.skipIf(missing !== undefined)(`two copies (${missing ?? 'on servers'})`, () => {
  beforeAll(async () => {
    other = await startTestConsole(flags);
  });
  // A page says how many there were when it was opened, and the count lags behind their leases.
  beforeEach(async () => {
    const count = async () => {
      const response = await fetch(`${one.platform.addresses.console}/overview`);
      return ((await response.json()) as { copies: number }).copies;
    };
    await expect.poll(count).toBe(2);
  });

  test('the overview has the failures of one copy and the keys of all, and says so', async () => {
    await other.redis(['SET', 'made-by', 'the other copy']);
    await fetch(`${other.platform.addresses.queue}/v2/of-the-other-copy`);
    await fetch(`${one.platform.addresses.queue}/v2/of-this-copy`);
    await one.onPage('overview', DESK, async (page) => {
      await page.getByText('are those of this copy, one of 2.').waitFor();
      await page.getByRole('link', { name: /1 key/ }).waitFor();
      const failures = page.getByRole('region', { name: 'Latest failures' });
      await failures.getByText('/v2/of-this-copy').first().waitFor();
      expect(await failures.textContent()).not.toContain('/v2/of-the-other-copy');
      await keepScreenshot(page, 'console-overview-of-a-copy');
    });
  });

  test.each([
    ['requests', 'Requests that were answered by this copy, one of 2.'],
    [
      'statistics',
      'The charts show the last hour of this copy, one of 2; totals are those of all.',
    ],
    ['redis/-/info', 'Clients, commands and uptime are those of this copy, one of 2.'],
    ['redis/-/slow', 'Those that this copy, one of 2, has answered.'],
    ['controls/clock', 'The clock is that of the servers'],
    ['controls/state', 'can be exported and added to, but not replaced or emptied'],
  ])('%s says what is not that of all', async (route, sentence) => {
    await one.onPage(route, DESK, async (page) => {
      await page.getByText(sentence).waitFor();
    });
  });

  test('slow commands are those of the server, which has none for a database', async () => {
    await one.onPage('redis/-/slow', DESK, async (page) => {
      await page.getByText('This database is on a server of its own').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});
