import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { TestClock } from '../../../testing/base/test-clock.ts';
import { operationsOf } from '../../contract/model/read-operations.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { Router } from '../../contract/model/router.ts';
import type { QueueAccess, QueueTokens } from '../../directory/queue-tokens.ts';
import { authenticator, regionOf } from './authenticate.ts';
import type { QueueCaller } from './caller.ts';
import type { QueueEngine } from '../../engines/queue/engine.ts';
import { queueContract } from './contract.ts';
import { queueFamily } from './family.ts';
import { accessOf } from '../../../testing/families/queue/access.ts';

const MEGABYTE = 1024 * 1024;

let clock: TestClock;
let tokens: Map<string, QueueAccess>;
let asked: string[];
let users: QueueTokens & { revision: number };
let authenticate: ReturnType<typeof authenticator>;

beforeEach(() => {
  clock = new TestClock();
  asked = [];
  tokens = new Map([
    ['token', accessOf('ada', 'Free')],
    ['reader', accessOf('ada', 'Free', true)],
  ]);
  users = {
    revision: 0,
    access: async (token) => {
      asked.push(token);
      return tokens.get(token);
    },
    user: async (id) => (id === 'ada' ? accessOf('ada', 'Free') : undefined),
  };
  authenticate = authenticator(users, { clock, wellKnown: new Set(['reader']) });
});

const operations = operationsOf(queueContract);
const router = new Router(operations, queueContract);

/** The operation of a request. Authentication does not depend on it, so requests without one use any. */
function operationAt(method: string, url: string): Operation {
  return router.find(url.split('?')[0]!)?.operations.get(method) ?? operations[0]!;
}

/** The authenticated caller, or the refusal. */
async function ask(method: string, url: string, authorization?: string, origin?: string) {
  const request = {
    method,
    url,
    headers: { host: 'localhost', authorization, origin },
  } as IncomingMessage;
  try {
    return await authenticate(request, url.split('?')[1] ?? '', operationAt(method, url));
  } catch (error) {
    const { status, message } = error as { status: number; message: string };
    return `${status} ${message}`;
  }
}
const bearer = 'Bearer token';
const ada = expect.objectContaining({
  token: 'token',
  user: expect.objectContaining({ id: 'ada' }),
});

describe('the token', () => {
  test.each(['Bearer token', 'bearer   token '])(
    'is taken from the header: %j',
    async (authorization) => {
      expect(await ask('GET', '/v2/keys', authorization)).toEqual(ada);
    },
  );

  test.each([
    '/v2/keys?queue_token=token',
    '/v2/keys?a=b&qstash_token=token',
    '/v2/publish/https://example.com?a=1&queue_token=token',
    '/v2/enqueue/orders/https://example.com/?qstash_token=token',
    '/v2/publish/https%3A%2F%2Fexample.com?queue_token=token',
    '/v2/publish/billing?queue_token=token',
  ])('is taken from the query: %s', async (url) => {
    expect(await ask('GET', url)).toEqual(ada);
  });

  test('in the query is ignored if there is one in the header', async () => {
    expect(await ask('GET', '/v2/keys?queue_token=token', 'Bearer other')).toBe(
      '401 the token is not valid',
    );
  });

  test.each(['Bearer other', 'Basic dG9rZW4=', 'token', ''])(
    '%j is not valid',
    async (authorization) => {
      expect(await ask('GET', '/v2/keys', authorization)).toBe('401 the token is not valid');
    },
  );

  test.each(['/v2/keys', '/v2/keys?queue_token=', '/v2/publish/https://a?b=%', '/v2/x%3F%zz'])(
    'is missing in %s',
    async (url) => {
      expect(await ask('GET', url)).toMatch(/^401 the token is missing/);
    },
  );
});

test('a well-known token is good for pages of this machine, but not for those of other sites', async () => {
  const from = (origin: string, token: string) => ask('GET', '/v2/keys', `Bearer ${token}`, origin);
  expect(await from('https://example.com', 'reader')).toMatch(
    /^401 the tokens of development are not accepted for pages of other sites/,
  );
  expect(await from('http://localhost:3000', 'reader')).toHaveProperty('token', 'reader');
  expect(await from('https://example.com', 'token')).toEqual(ada);
});

describe('the user of a token', () => {
  test('is cached for a second', async () => {
    await ask('GET', '/v2/keys', bearer);
    await ask('GET', '/v2/keys', bearer);
    expect(asked).toEqual(['token']);
    await clock.advance(1000);
    await ask('GET', '/v2/keys', bearer);
    expect(asked).toEqual(['token', 'token']);
  });

  test('is returned synchronously when it is cached', async () => {
    await ask('GET', '/v2/keys', bearer);
    const request = { method: 'GET', url: '/v2/keys', headers: { authorization: bearer } };
    expect(authenticate(request as IncomingMessage, '', operationAt('GET', '/v2/keys'))).toEqual(
      ada,
    );
  });

  test('is looked up again at once when a token is rotated', async () => {
    await ask('GET', '/v2/keys', bearer);
    tokens.delete('token');
    users.revision += 1;
    expect(await ask('GET', '/v2/keys', bearer)).toBe('401 the token is not valid');
  });

  test('is not cached for a token that is not valid', async () => {
    await ask('GET', '/v2/keys', 'Bearer other');
    tokens.set('other', accessOf('bob', 'Free'));
    expect(await ask('GET', '/v2/keys', 'Bearer other')).toMatchObject({ user: { id: 'bob' } });
  });
});

describe('the read-only token', () => {
  test('reads', async () => {
    expect(await ask('GET', '/v2/logs', 'Bearer reader')).toMatchObject({ user: { id: 'ada' } });
  });

  test.each([
    ['POST', '/v2/publish/https://example.com'],
    ['POST', '/v2/keys/rotate'],
    ['DELETE', '/v2/dlq'],
    ['PATCH', '/v2/schedules/a/pause'],
  ])('is refused for %s %s', async (method, url) => {
    expect(await ask(method, url, 'Bearer reader')).toBe(
      '403 the token is read-only and can not change anything',
    );
  });
});

test('a batch may be ten times as large as a message', async () => {
  const family = queueFamily({} as QueueEngine, users, { clock });
  const caller = (await ask('GET', '/v2/keys', bearer)) as QueueCaller;
  expect(family.bodyLimit(caller, operationAt('POST', '/v2/publish/a'))).toBe(MEGABYTE);
  expect(family.bodyLimit(caller, operationAt('POST', '/v2/batch'))).toBe(10 * MEGABYTE);
});

describe('the burst rate limit', () => {
  const askOften = async (times: number, method: string, url: string) => {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push(await ask(method, url, bearer));
    return answers.filter((answer) => typeof answer === 'string');
  };

  test('refuses too many requests in a second, and none in the next one', async () => {
    expect(await askOften(102, 'GET', '/v2/logs')).toEqual([
      '429 exceeded burst rate limit: 100 requests a second',
      '429 exceeded burst rate limit: 100 requests a second',
    ]);
    await clock.advance(1000);
    expect(await ask('GET', '/v2/logs', bearer)).toEqual(ada);
  });

  test.each(['/v1/publish/a', '/v2/publish/https://a', '/v2/enqueue/q/a', '/v2/batch'])(
    'does not count %s',
    async (url) => {
      expect(await askOften(150, 'POST', url)).toEqual([]);
    },
  );
});

test.each([
  ['us-east-1.queue.localhost', 'us-east-1'],
  ['us-east-1.queue.localhost:8080', 'us-east-1'],
  ['EU-Central-1.Queue.LOCALHOST:80', 'eu-central-1'],
  ['us-east-1.queue.example.com', 'us-east-1'],
])('%s names the region %s', (host, region) => {
  expect(regionOf(host)).toBe(region);
});

test.each([
  undefined,
  '',
  'localhost:8080',
  '127.0.0.1',
  '[::1]:8080',
  'queue.localhost',
  'plinth.queue.svc.cluster.local',
])('%s names no region', (host) => {
  expect(regionOf(host)).toBeUndefined();
});

test.each(['mars-1.queue.localhost', 'Mars-1.queue.localhost.:8080'])('%s is refused', (host) => {
  expect(() => regionOf(host)).toThrow(
    'there is no region mars-1: the queue service is in us-east-1 and eu-central-1',
  );
});

test('the webhook of a run needs no token: its address names the user', async () => {
  expect(await ask('POST', '/v2/workflows/hooks/ada/wfr_1/paid')).toMatchObject({
    user: { id: 'ada' },
    readOnly: false,
  });
  expect(await ask('POST', '/v2/workflows/hooks/eve/wfr_1/paid')).toBe(
    '404 there is no such webhook',
  );
});

test('webhooks that are called without end count as requests of their user', async () => {
  const call = () => ask('GET', '/v2/workflows/hooks/ada/wfr_1/paid');
  for (let i = 0; i < accessOf('ada', 'Free').requestsPerSecond; i += 1) await call();
  expect(await call()).toMatch(/^429 exceeded burst rate limit/);
});
