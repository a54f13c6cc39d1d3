import { describe, expect, test } from 'vitest';
import type { components } from '../../generated/console/types.ts';
import { requestsIn, consoleGet, watchRequests, type WatchedRequests } from '../harness/console.ts';
import { exchange } from '../harness/exchange.ts';
import { connectionsTo } from '../harness/send.ts';
import { target } from '../harness/target.ts';

type Overview = components['schemas']['overview'];

const portOf = (url: string) => Number(new URL(url).port);

test('the page shows the addresses of what is running', async () => {
  const { status, json } = await consoleGet('/platform');
  const { redisUrl, kafkaUrl, queueUrl, managementUrl, name, email, apiKey } = target();
  expect(status).toBe(200);
  expect(json).toMatchObject({
    kind: name,
    email,
    apiKey,
    ports: {
      redis: portOf(redisUrl),
      kafka: portOf(kafkaUrl),
      queue: portOf(queueUrl),
      management: portOf(managementUrl),
    },
    env: { UPSTASH_REDIS_REST_URL: redisUrl },
  });
});

test('the overview counts what there is; a mock has nothing to count', async () => {
  await exchange({ path: '/set/counted-by-the-overview/1' });
  const { status, json } = await consoleGet('/overview');
  expect(status).toBe(200);
  const { copies, redis, kafka, queue, lastHour, operations } = json as Overview;
  if (target().name === 'mock') {
    expect({ redis, kafka, queue, operations }).toEqual({ operations: [] });
    return;
  }
  expect(copies).toBeGreaterThanOrEqual(1);
  expect(redis!.databases).toBeGreaterThan(0);
  expect(redis!.keys).toBeGreaterThan(0);
  expect(redis!.largest[0]!.memoryBytes).toBeGreaterThan(0);
  expect(kafka!.partitions).toBeGreaterThanOrEqual(0);
  expect(queue!.deadLetters).toBeGreaterThanOrEqual(0);
  expect(lastHour.requests).toBeGreaterThan(0);
  // Which ones are the slowest depends on what other tests have asked for.
  const means = operations.map(({ meanMilliseconds }) => meanMilliseconds);
  expect(means.length).toBeGreaterThan(0);
  expect(means).toEqual(means.toSorted((one, other) => other - one));
});

test('requests appear as they are answered, and are stored without their secrets', async () => {
  const events = await watchRequests();
  try {
    await exchange({ path: '/echo/by-the-tests' });
    let found: WatchedRequests['requests'][number] | undefined;
    while (found === undefined) {
      const { requests } = requestsIn(await events.next());
      found = requests.find(({ path }) => path === '/echo/by-the-tests');
    }
    expect(found).toMatchObject({ family: 'redis', status: 200, response: 'documented' });
    const { status, json } = await consoleGet(`/events/${found.id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: found.id, requestHeaders: expect.any(Array) as unknown });
    expect(JSON.stringify(json)).toContain('["authorization","(hidden)"]');
    expect(JSON.stringify(json)).not.toContain(target().standardToken);
  } finally {
    events.close();
  }
});

describe('an unknown request', () => {
  test.each([
    ['/events/900000000', 404, 'the request 900000000 is not kept any more'],
    ['/events/first', 400, 'id must be an integer'],
    ['/events/0', 400, 'id must be at least 1'],
  ])('%s', async (path, status, error) => {
    const answer = await consoleGet(path);
    expect({ status: answer.status, json: answer.json }).toEqual({ status, json: { error } });
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s is not allowed',
  async (method) => {
    for (const path of [
      '/platform',
      '/overview',
      '/events',
      '/events/1',
      '/console/',
      '/try-it.json',
    ]) {
      const answer = await connectionsTo(target().consoleUrl).request({
        method,
        path,
        headers: { origin: 'https://example.com' },
      });
      await answer.body.dump();
      expect([path, answer.statusCode, answer.headers['allow']]).toEqual([path, 405, 'GET, HEAD']);
      expect(answer.headers['access-control-allow-headers']).toBeUndefined();
    }
  },
);

describe('in development, nothing is disclosed', () => {
  test.each([
    { origin: 'https://example.com' },
    { origin: 'null' },
    { origin: 'http://localhost.example.com' },
    { origin: 'http://127.0.0.1.example.com' },
    { 'sec-fetch-site': 'cross-site' },
  ])('to a page of another site: %j', async (headers) => {
    for (const path of ['/platform', '/overview', '/events', '/events/1']) {
      expect(await consoleGet(path, { headers })).toMatchObject({ status: 403 });
    }
    const answer = await connectionsTo(target().consoleUrl).request({
      method: 'GET',
      path: '/try-it.json',
      headers,
    });
    expect(await answer.body.text()).not.toContain(target().standardToken);
  });

  // A page can make its own host name resolve to this machine.
  test.each([
    '/platform',
    '/overview',
    '/events',
    '/events/1',
    '/console/',
    '/health',
    '/readyz',
    '/metrics',
  ])('to a request for another host name: %s', async (path) => {
    const answer = await connectionsTo(target().consoleUrl).request({
      method: 'GET',
      path,
      headers: { host: 'rebound.example.com' },
    });
    await answer.body.dump();
    expect(answer.statusCode).toBe(403);
  });
});

test.each(['/console/', '/console/console.js', '/platform', '/health', '/nowhere', '/'])(
  'pages of other sites can neither frame %s nor load it as another type',
  async (path) => {
    const answer = await connectionsTo(target().consoleUrl).request({ method: 'GET', path });
    await answer.body.dump();
    const { headers } = answer;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src[^;]*(?:data:|\*)|default-src[^;]*(?:data:|\*)/);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  },
);

describe('the health probes need no credentials', () => {
  test('/healthz and /health', async () => {
    for (const path of ['/healthz', '/health']) {
      const { statusCode, body } = await connectionsTo(target().consoleUrl).request({
        method: 'GET',
        path,
      });
      expect([statusCode, await body.json()]).toMatchObject([200, { status: 'ok' }]);
    }
  });

  test('/readyz of a service names what it needs', async () => {
    const services = {
      redis: 'redis',
      kafka: 'kafka',
      'schema-registry': 'kafka',
      queue: 'queue',
      management: 'management',
    };
    for (const [service, address] of Object.entries(services)) {
      const { statusCode, body } = await connectionsTo(target().consoleUrl).request({
        method: 'GET',
        path: `/readyz?service=${service}`,
      });
      const { status, parts } = (await body.json()) as {
        status: string;
        parts: { kind: string; name: string }[];
      };
      expect([service, statusCode, status]).toEqual([service, 200, 'ready']);
      const addresses = parts.filter(({ kind }) => kind === 'address').map(({ name }) => name);
      expect(addresses).toEqual([address]);
    }
  });

  test('/readyz of what is no service', async () => {
    const { statusCode, body } = await connectionsTo(target().consoleUrl).request({
      method: 'GET',
      path: '/readyz?service=postgres',
    });
    expect([statusCode, await body.json()]).toMatchObject([
      400,
      { error: expect.stringMatching(/^service must be one of redis, kafka, /) as string },
    ]);
  });

  test('/readyz names every address', async () => {
    const { statusCode, body } = await connectionsTo(target().consoleUrl).request({
      method: 'GET',
      path: '/readyz',
    });
    const json = await body.json();
    expect([statusCode, json]).toMatchObject([200, { status: 'ready' }]);
    for (const name of ['redis', 'kafka', 'queue', 'management']) {
      expect((json as { parts: unknown[] }).parts).toContainEqual({
        kind: 'address',
        name,
        status: 'ready',
      });
    }
  });
});
