import { expect, onTestFinished, test } from 'vitest';
import { testPostgres } from '../../testing/store/postgresql-stores.ts';
import { silentLogger } from '../base/logger.ts';
import { completeSettings } from '../settings/load.ts';
import type { PostgresLocation } from '../store/postgresql/connection-settings.ts';
import { startPlatform, type RunningPlatform } from './platform.ts';

const KEY = 'a-key-of-these-tests-that-nobody-else-has';
const postgres = await testPostgres();

function urlOf({ host, port, user, password, database }: PostgresLocation): string {
  return `postgres://${user}:${String(password)}@${host}:${port}/${database}`;
}

/** Starts a platform that keeps nothing on its own disk, on free ports. */
async function start(
  storeUrl: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<RunningPlatform> {
  const ports = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
  const settings = completeSettings({
    ...Object.fromEntries(ports.map((name) => [`${name}Port`, 0])),
    memory: true,
    encryptionKey: KEY,
    storeUrl,
    ...more,
  });
  const platform = await startPlatform(settings, silentLogger);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= platform.close());
  onTestFinished(close);
  return { ...platform, env: platform.env, close };
}

async function ask(
  { addresses, env }: RunningPlatform,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; retryAfter: string | null; json: Record<string, string> }> {
  const login = `${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`;
  const response = await fetch(`${addresses.management}${path}`, {
    method,
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const json = (await response.json()) as Record<string, string>;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), json };
}

test('managed resources survive a restart, and their secrets are encrypted', async () => {
  const location = await postgres.newDatabase();
  const first = await start(urlOf(location));
  const { json: made } = await ask(first, 'POST', '/v2/redis/database', {
    name: 'orders',
    region: 'eu-west-1',
  });
  await first.close();
  const second = await start(urlOf(location));
  const { json } = await ask(second, 'GET', `/v2/redis/database/${made.database_id}`);
  expect(json).toMatchObject({ database_name: 'orders', rest_token: made.rest_token });
  const rows = await postgres.rowsOf(location, 'redis_database');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(made.rest_token);
});

test('another encryption key is refused', async () => {
  const url = urlOf(await postgres.newDatabase());
  const first = await start(url);
  await first.close();
  await expect(start(url, { encryptionKey: `another ${KEY}` })).rejects.toThrow(
    'the store of --store-url is encrypted with another key than that of the setting encryptionKey',
  );
  await expect(start(url, { encryptionKey: undefined })).rejects.toThrow(
    'with --store-url and --memory the key of the store must be given',
  );
});

test('a second platform is refused while embedded engines serve the first', async () => {
  const url = urlOf(await postgres.newDatabase());
  const first = await start(url);
  await expect(start(url)).rejects.toThrow(
    'another platform uses the store of --store-url, and Redis and Kafka of both are embedded',
  );
  await expect(start(url, { plan: 'free' })).rejects.toThrow(
    '--plan is not what the other platforms have that share the store',
  );
  await first.close();
  await start(url, { plan: 'free' });
});

test('a reset of a platform with such a store is refused', async () => {
  const platform = await start(urlOf(await postgres.newDatabase()));
  const response = await fetch(`${platform.addresses.console}/api/control/state`, {
    method: 'DELETE',
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    error: expect.stringContaining('the store of --store-url is not emptied') as string,
  });
  expect((await ask(platform, 'GET', '/v2/redis/databases')).status).toBe(200);
});

test('while the server is down only requests that need it are refused, and nothing acknowledged is lost', async () => {
  const platform = await start(urlOf(await postgres.newDatabase()));
  const create = (name: string) =>
    ask(platform, 'POST', '/v2/redis/database', { name, region: 'eu-west-1' });
  const list = () => ask(platform, 'GET', '/v2/redis/databases');
  const acknowledged: string[] = [];
  const over = new AbortController();
  const load = (async () => {
    for (let number = 1; !over.signal.aborted; number += 1) {
      const name = `n${number}`;
      if ((await create(name)).status === 200) acknowledged.push(name);
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(2);
  await postgres.server.process.kill();
  const refused = await list();
  expect(refused).toEqual({
    status: 503,
    retryAfter: '2',
    json: {
      error: 'the store of the platform can not be reached at the moment: try again in 2 s',
      status: 503,
    },
  });
  const { UPSTASH_REDIS_REST_TOKEN: token } = platform.env;
  const redis = await fetch(`${platform.addresses.redis}/set/a/1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await redis.json()).toEqual({ result: 'OK' });
  const ready = await fetch(`${platform.addresses.console}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toMatch(/control.*the store can't be reached/s);

  await postgres.server.process.restart();
  await expect.poll(async () => (await list()).status).toBe(200);
  over.abort();
  await load;
  const { json } = await list();
  const names = (json as unknown as { database_name: string }[]).map((row) => row.database_name);
  expect(names).toEqual(expect.arrayContaining(acknowledged));
});

test('a platform started before the server waits for it', async () => {
  const url = urlOf(await postgres.newDatabase());
  await postgres.server.process.kill();
  const starting = start(url);
  await postgres.server.process.restart();
  const platform = await starting;
  expect((await ask(platform, 'GET', '/v2/redis/databases')).status).toBe(200);
});
