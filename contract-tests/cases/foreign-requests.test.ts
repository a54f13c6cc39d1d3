import { describe, expect, test } from 'vitest';
import { exchange } from '../harness/exchange.ts';
import { firstUser, kafka } from '../harness/kafka.ts';
import { management } from '../harness/management.ts';
import { queue, READ_ONLY_QUEUE_TOKEN } from '../harness/queue.ts';
import { registry } from '../harness/schema-registry.ts';

/** Every page of the web knows the well-known credentials of a development platform. */
const REFUSED = expect.stringMatching(
  / of development (?:is|are) not accepted for pages of other sites and hosts other than localhost: /,
);

/** Browsers add Basic credentials by themselves, so pages of other origins are refused with any. */
const NOT_FOR_PAGES = expect.stringMatching(/^pages of other origins are not served /);

describe.each([
  {
    name: 'Redis REST',
    send: (headers: Record<string, string>) => exchange({ path: '/ping', headers }),
    error: { error: REFUSED },
  },
  {
    name: 'management',
    send: (headers: Record<string, string>) => management('GET', '/v2/teams', { headers }),
    error: { error: REFUSED, status: 401 },
    toPages: { error: NOT_FOR_PAGES, status: 403 },
  },
  {
    name: 'Kafka REST',
    send: (headers: Record<string, string>) => kafka('GET', '/topics', { headers }),
    error: { error: REFUSED, status: 401 },
    toPages: { error: NOT_FOR_PAGES, status: 403 },
  },
  {
    name: 'webhook',
    send: (headers: Record<string, string>) => {
      const { username, password } = firstUser();
      const path = `/webhook?topic=greetings&user=${username}&pass=${password}`;
      return kafka('POST', path, { user: null, headers, body: 'hello' });
    },
    error: { error: REFUSED, status: 401 },
  },
  {
    name: 'schema registry',
    send: (headers: Record<string, string>) => registry('GET', '/subjects', { headers }),
    error: { error_code: 401, message: REFUSED },
    toPages: { error_code: 403, message: NOT_FOR_PAGES },
  },
  {
    name: 'queue',
    send: (headers: Record<string, string>) => queue('GET', '/v2/queues', { headers }),
    error: { error: REFUSED },
  },
  {
    name: 'queue, to read',
    send: (headers: Record<string, string>) =>
      queue('GET', '/v2/queues', { headers, token: READ_ONLY_QUEUE_TOKEN }),
    error: { error: REFUSED },
  },
])('$name: the well-known credentials', ({ send, error, toPages }) => {
  const refusal = { status: toPages === undefined ? 401 : 403, json: toPages ?? error };

  test('are accepted from pages of this machine', async () => {
    expect(await send({ origin: 'http://localhost:3000' })).toHaveProperty('status', 200);
  });

  test('are refused to pages of other sites, with a readable reason', async () => {
    const { status, json, headers } = await send({ origin: 'https://example.com' });
    expect({ status, json }).toEqual(refusal);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('are refused to images and links of other sites', async () => {
    const { status, json } = await send({ 'sec-fetch-site': 'cross-site' });
    expect({ status, json }).toEqual(refusal);
  });

  test.each(['localhost', 'LOCALHOST:1', '[::1]:8080'])(
    'are accepted from a program that asks for %s',
    async (host) => {
      expect(await send({ host })).toHaveProperty('status', 200);
    },
  );

  // A page whose host name resolves to this machine sends requests of the same origin, and says so.
  test.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'user-agent': 'Mozilla/5.0' },
    { origin: 'http://localhost' },
  ])('are refused at another host name, whatever other headers there are: %j', async (headers) => {
    const { status, json } = await send({ host: 'rebound.example.com:8080', ...headers });
    expect({ status, json }).toEqual({ status: 401, json: error });
  });
});
