import { describe, expect, test } from 'vitest';
import { createCredential } from '../../harness/kafka-clusters.ts';
import { firstUser, kafka } from '../../harness/kafka.ts';
import { queue, READ_ONLY_QUEUE_TOKEN } from '../../harness/queue.ts';
import { registry } from '../../harness/schema-registry.ts';

/** What is well known of a development platform is known to every page of the web, too. */
const REFUSED = expect.stringMatching(/ of development are not good for pages of other sites: /);

describe.each([
  {
    name: 'Kafka REST',
    send: (headers: Record<string, string>) => kafka('GET', '/topics', { headers }),
    error: { error: REFUSED, status: 401 },
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
])('$name: the credentials of development', ({ send, error }) => {
  test('are good for pages of this machine', async () => {
    expect(await send({ origin: 'http://localhost:3000' })).toHaveProperty('status', 200);
  });

  test('are not good for pages of other sites, which can read why', async () => {
    const { status, json, headers } = await send({ origin: 'https://example.com' });
    expect({ status, json }).toEqual({ status: 401, json: error });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('nor for images and links of other sites', async () => {
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toHaveProperty('status', 401);
  });
});

test('credentials of your own are good for every page', async () => {
  const user = await createCredential({
    credential_name: 'page',
    topic: '*',
    permissions: 'ALL',
  });
  const headers = { origin: 'https://example.com' };
  expect(await kafka('GET', '/topics', { user, headers })).toHaveProperty('status', 200);
});
