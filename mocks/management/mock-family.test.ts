import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../../src/base/log.ts';
import type { RunningPlatform } from '../../src/platform/platform.ts';
import { loadSettings } from '../../src/settings/load.ts';
import { startMock } from '../start.ts';

let mock: RunningPlatform;
beforeAll(async () => {
  const ports = {
    redisPort: '0',
    kafkaPort: '0',
    queuePort: '0',
    managementPort: '0',
    consolePort: '0',
  };
  mock = await startMock(loadSettings({ flags: ports, env: {} }), openLog('silent'));
});
afterAll(() => mock.close());

interface RequestOptions {
  readonly body?: unknown;
  readonly prefer?: string;
  /** Overrides the account of the env block. */
  readonly credentials?: string;
}

async function ask(
  method: string,
  path: string,
  { body, prefer, credentials }: RequestOptions = {},
) {
  const { UPSTASH_EMAIL, UPSTASH_API_KEY, PLINTH_MANAGEMENT_URL } = mock.env;
  const presented = credentials ?? `${UPSTASH_EMAIL}:${UPSTASH_API_KEY}`;
  const response = await fetch(`${PLINTH_MANAGEMENT_URL}${path}`, {
    method,
    headers: { authorization: `Basic ${btoa(presented)}`, ...(prefer && { prefer }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const post = (body: unknown) => ask('POST', '/v2/redis/database', { body });

describe('requests of the account in the env block', () => {
  test.each([
    ['GET', '/v2/redis/databases', [expect.objectContaining({ database_name: 'myredis' })]],
    ['GET', '/v2/redis/database/any', expect.objectContaining({ db_max_clients: 1000 })],
    ['DELETE', '/v2/redis/database/any', 'OK'],
    ['GET', '/v2/redis/stats/any', expect.objectContaining({ produce_throughput: null })],
    ['GET', '/v2/queue/user', expect.objectContaining({ active: true })],
    ['GET', '/v2/auditlogs', [expect.objectContaining({ action_string: 'database.create' })]],
  ])('%s %s is answered with the documented example', async (method, path, body) => {
    expect(await ask(method, path)).toMatchObject({ status: 200, body });
  });

  test('a regional and a global database are answered with the example of their kind', async () => {
    expect(await post({ name: 'a', region: 'eu-west-1' })).toMatchObject({
      body: { region: 'eu-west-1' },
    });
    expect(await post({ name: 'a', region: 'global', primary_region: 'us-east-1' })).toMatchObject({
      body: { region: 'global' },
    });
  });

  test('requests that violate the contract are refused as by the implementation', async () => {
    expect(await post({ region: 'eu-west-1' })).toMatchObject({
      status: 400,
      body: { error: 'name is missing', status: 400 },
    });
    expect(await ask('GET', '/v2/nothing')).toMatchObject({ status: 404, body: { status: 404 } });
    const { status, headers } = await ask('PUT', '/v2/teams/member');
    expect([status, headers.get('allow')]).toEqual([405, 'POST, DELETE']);
  });
});

test('an address that is none is refused as the implementation does', async () => {
  const allow = (address: string) => {
    const body = { allowed_ips: ['127.0.0.1', address] };
    return ask('POST', '/v2/redis/update-allowlist/any', { body });
  };
  expect(await allow('10.0.0.0/33')).toMatchObject({
    status: 400,
    body: {
      error: 'allowed_ips[1] must be an address of IPv4 or IPv6, or a network in CIDR notation',
    },
  });
  expect(await allow('10.0.0.0/8')).toMatchObject({ status: 200 });
});

describe('a Prefer header', () => {
  test('chooses a documented error', async () => {
    const { status, body, headers } = await ask('GET', '/v2/redis/databases', {
      prefer: 'code=429',
    });
    expect([status, headers.get('retry-after')]).toEqual([429, '12']);
    expect(body).toMatchObject({ status: 429 });
  });

  test('for an undocumented status is refused with an error of the family', async () => {
    expect(await ask('GET', '/v2/queue/user', { prefer: 'code=218' })).toMatchObject({
      status: 400,
      body: {
        error: 'Prefer asks for a response that the contract does not have: code=218',
        status: 400,
      },
    });
  });
});

test('wrong credentials are refused with 401, and with 429 after five attempts', async () => {
  const wrong = () => ask('GET', '/v2/teams', { credentials: 'developer@plinth.local:guess' });
  const first = await wrong();
  expect(first).toMatchObject({ status: 401, body: { status: 401 } });
  expect(first.headers.get('www-authenticate')).toMatch(/^Basic /);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await wrong()).status);
  expect(statuses).toEqual([401, 401, 401, 401, 429]);
});
