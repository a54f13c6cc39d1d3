import { describe, expect, test } from 'vitest';
import { control } from '../harness/control.ts';
import { consoleGet } from '../harness/console.ts';
import { exchange } from '../harness/exchange.ts';
import { families } from '../harness/families.ts';
import { kafka } from '../harness/kafka.ts';
import { management } from '../harness/management.ts';
import { queue } from '../harness/queue.ts';
import { registry, requests as registryRequests } from '../harness/schema-registry.ts';

const REFUSED = expect.stringMatching(
  /pages of other origins are not served with the credentials that a browser adds by itself/,
);
/** What a browser adds by itself after somebody has signed in; they are refused before they are looked at. */
const STORED = { authorization: `Basic ${btoa('ada@example.com:a-key-of-her-own')}` };
/** What browsers say of requests that pages of other origins cause. */
const CAUSED = {
  link: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  form: {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'content-type': 'text/plain',
  },
  image: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
  'form in a browser that only sends Origin': { origin: 'https://evil.example' },
};

const redis: typeof control = (method, path, options) => exchange({ method, path, ...options });

describe.each([
  {
    name: 'Redis REST',
    send: redis,
    requests: families.redis.contract.requests(),
    error: { error: REFUSED },
  },
  {
    name: 'Kafka REST',
    send: kafka,
    requests: families.kafka.contract.requests(),
    error: { error: REFUSED, status: 403 },
  },
  {
    name: 'schema registry',
    send: registry,
    requests: registryRequests,
    error: { error_code: 403, message: REFUSED },
  },
  {
    name: 'queue',
    send: queue,
    requests: families.queue.contract.requests(),
    error: { error: REFUSED },
  },
  {
    name: 'management',
    send: management,
    requests: families.management.contract.requests(),
    error: { error: REFUSED, status: 403 },
  },
  {
    name: 'control',
    send: control,
    requests: families.control.contract
      .requests()
      .map((request) => ({ ...request, path: request.path.slice('/api/control'.length) })),
    error: { error: REFUSED },
  },
])('$name refuses pages of other origins with stored credentials', ({ send, requests, error }) => {
  test.each(requests)('$operationId', async ({ method, path, headers, body }) => {
    for (const caused of Object.values(CAUSED)) {
      const answer = await send(method, path, {
        headers: { ...headers, ...STORED, ...caused },
        body,
      });
      expect(answer.status).toBe(403);
      if (method !== 'HEAD') expect(answer.json).toEqual(error);
    }
  });
});

test.each(['/platform', '/overview', '/events', '/events/1'])(
  'the console refuses them: %s',
  async (path) => {
    for (const caused of Object.values(CAUSED)) {
      const { status, json } = await consoleGet(path, { headers: { ...STORED, ...caused } });
      expect({ status, json }).toEqual({ status: 403, json: { error: REFUSED } });
    }
  },
);

describe('a page that sends a token itself is served', () => {
  const page = {
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-site',
    'sec-fetch-mode': 'cors',
  };

  test('by Redis REST, the queue, and with explicit credentials from this machine by Kafka', async () => {
    expect(await exchange({ path: '/ping', headers: page })).toHaveProperty('status', 200);
    expect(await queue('GET', '/v2/queues', { headers: page })).toHaveProperty('status', 200);
    expect(await kafka('GET', '/topics', { headers: page })).toHaveProperty('status', 200);
    expect(await management('GET', '/v2/teams', { headers: page })).toHaveProperty('status', 200);
  });
});

test('who types an address, or follows a link from the same origin, is served', async () => {
  for (const site of ['none', 'same-origin']) {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
    expect(await management('GET', '/v2/teams', { headers })).toHaveProperty('status', 200);
    expect(await kafka('GET', '/topics', { headers })).toHaveProperty('status', 200);
  }
});
