import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DetailedDatabase } from '../../harness/databases.ts';
import { exchange } from '../../harness/exchange.ts';
import { done as kafkaDone, kafka } from '../../harness/kafka.ts';
import { done, management } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

/** A platform with secrets of its own, whose owner has signed in with a browser that has stored the credentials. */
const SECRETS = {
  email: 'ada@example.com',
  'api-key': 'an-api-key-of-her-own',
  'kafka-username': 'ada',
  'kafka-password': 'a-kafka-password-of-her-own',
  'redis-token': 'a-redis-token-of-her-own',
  'redis-read-only-token': 'another-redis-token-of-her-own',
};
const APP = 'https://app.example.com';
const credentials = { email: SECRETS.email, apiKey: SECRETS['api-key'] };
const user = { username: SECRETS['kafka-username'], password: SECRETS['kafka-password'] };

const LINK = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
const FORM = {
  ...LINK,
  origin: 'https://evil.example',
  'content-type': 'application/x-www-form-urlencoded',
};
const SMUGGLED = { ...FORM, 'content-type': 'text/plain' };

let platform: PlatformProcess;
let asOwner: { credentials: typeof credentials; url: string };
let asUser: { user: typeof user; url: string };
beforeAll(async () => {
  const flags = Object.entries(SECRETS).flatMap(([name, value]) => [`--${name}`, value]);
  platform = await startPlatform('start', ['--memory', '--allow-origins', APP, ...flags]);
  asOwner = { credentials, url: platform.env['PLINTH_MANAGEMENT_URL']! };
  asUser = { user, url: platform.env['UPSTASH_KAFKA_REST_URL']! };
});
afterAll(() => platform.stop('SIGTERM'));

describe('a page of another origin changes nothing', () => {
  test('by a form that rotates the token of the queue', async () => {
    const { token } = await done<{ token: string }>('GET', '/v2/qstash/user', undefined, asOwner);
    const path = '/v2/queue/rotate-token';
    const answer = await management('POST', path, { ...asOwner, headers: FORM, body: 'a=1' });
    expect(answer.status).toBe(403);
    expect(await done('GET', '/v2/qstash/user', undefined, asOwner)).toMatchObject({ token });
  });

  test('by JSON in a form of plain text', async () => {
    const body = '{"name":"smuggled","region":"global","primary_region":"us-east-1","x":"="}';
    const path = '/v2/redis/database';
    const answer = await management('POST', path, { ...asOwner, headers: SMUGGLED, body });
    expect(answer.status).toBe(403);
    const databases = await done<DetailedDatabase[]>(
      'GET',
      '/v2/redis/databases',
      undefined,
      asOwner,
    );
    expect(databases.map(({ database_name: name }) => name)).toEqual(['default']);
  });

  test('by a link that produces a message', async () => {
    const answer = await kafka('GET', '/produce/greetings/evil', { ...asUser, headers: LINK });
    expect(answer.status).toBe(403);
    expect(await kafkaDone('GET', '/topics', asUser)).toEqual({});
  });

  test('at the own port of a database, where Basic credentials mean nothing', async () => {
    const [database] = await done<DetailedDatabase[]>(
      'GET',
      '/v2/redis/databases',
      undefined,
      asOwner,
    );
    const { port } = new URL(platform.env['REDIS_URL']!);
    const authorization = `Basic ${btoa(`default:${database!.password}`)}`;
    const headers = { ...LINK, authorization };
    const origin = `http://127.0.0.1:${port}`;
    const answer = await exchange({ path: '/flushall', origin, token: null, headers });
    expect(answer.status).toBe(403);
  });

  test('but reads what its own token may read', async () => {
    const token = SECRETS['redis-token'];
    const origin = platform.env['UPSTASH_REDIS_REST_URL']!;
    const page = { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' };
    const ask = { path: '/ping', origin, token, headers: page };
    expect(await exchange(ask)).toMatchObject({ status: 200 });
    const inQuery = { ...ask, path: `/ping?_token=${token}`, token: null };
    expect(await exchange(inQuery)).toMatchObject({ status: 200 });
  });
});

test('pages of this machine are none of the platform outside of development', async () => {
  const headers = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' };
  const page = { ...headers, origin: 'http://localhost:3000' };
  expect(await kafka('GET', '/topics', { ...asUser, headers: page })).toHaveProperty('status', 403);
});

test('pages of allowed origins are served, and those of the console', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  for (const origin of [APP, platform.env['PLINTH_CONSOLE_URL']!]) {
    const asked = { ...asUser, headers: { ...headers, origin } };
    expect(await kafka('GET', '/topics', asked)).toHaveProperty('status', 200);
  }
  // A link on an allowed page has no origin, and could be on any.
  expect(await kafka('GET', '/topics', { ...asUser, headers: LINK })).toHaveProperty('status', 403);
});
