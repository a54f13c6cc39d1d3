import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  appending,
  fakeCluster,
  type KafkaServer,
  PASSWORD,
  serveKafka,
  USER,
} from '../../../../testing/families/kafka.ts';
import type { NewRecord } from '../../../engines/log/record.ts';

let server: KafkaServer;
let calls: unknown[][];
beforeEach(async () => {
  const cluster = fakeCluster(appending());
  calls = cluster.calls;
  server = await serveKafka(cluster.log, { maxRequestSize: 100 });
});
afterEach(() => server.close());

const valueOf = () => (calls as [string, NewRecord[]][])[0]?.[1][0]?.value;
const metadata = { topic: 'hooks', partition: 0, offset: 0, timestamp: 1_795_478_400_123 };

describe('a webhook call becomes one message', () => {
  test.each(['GET', 'POST'])('with its body byte for byte, by %s', async (method) => {
    const body = Buffer.from([0, 0xff, 0x22, 0x0a, 0x5b]);
    const headers = { 'content-type': 'application/json' };
    expect(await server.ask(method, '/webhook?topic=hooks', { body, headers })).toMatchObject({
      status: 200,
      body: [metadata],
    });
    expect(valueOf()).toEqual(body);
    expect(calls).toHaveLength(1);
  });

  test('with an empty value if it has no body', async () => {
    await server.ask('GET', '/webhook?topic=hooks');
    expect(valueOf()).toEqual(Buffer.alloc(0));
  });

  test('with its non-standard headers, as they were sent', async () => {
    await server.ask('POST', '/webhook?topic=hooks', {
      body: '{}',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'caller',
        'X-GitHub-Event': 'push',
        Accept: '*/*',
        'stripe-signature': 't=1,v1=ä',
      },
    });
    expect(calls[0]?.[1]).toMatchObject([
      {
        key: null,
        headers: [
          { key: 'X-GitHub-Event', value: Buffer.from('push') },
          { key: 'stripe-signature', value: Buffer.from('t=1,v1=ä', 'latin1') },
        ],
      },
    ]);
  });

  test('with the encoding of its body, which is stored as it came', async () => {
    const body = gzipSync('{"id":1}');
    const headers = { 'content-encoding': 'gzip' };
    await server.ask('POST', '/webhook?topic=hooks', { body, headers });
    expect(valueOf()).toEqual(body);
    expect(calls[0]?.[1]).toMatchObject([
      { headers: [{ key: 'content-encoding', value: Buffer.from('gzip') }] },
    ]);
  });
});

describe('user and pass in the query authenticate', () => {
  const anonymous = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers });
    return [response.status, await response.json()];
  };

  test('a webhook call without HTTP Basic', async () => {
    const query = `topic=hooks&user=${USER}&pass=${PASSWORD}`;
    expect(await anonymous(`/webhook?${query}`)).toEqual([200, [metadata]]);
    const token = { authorization: 'Bearer for-somebody-else' };
    expect(await anonymous(`/webhook?${query}`, token)).toMatchObject([200, [{ offset: 1 }]]);
  });

  test.each([
    [`/webhook?topic=hooks&user=${USER}&pass=wrong`, 'the user name or the password is wrong'],
    [`/webhook?topic=hooks&user=${USER}`, 'the user name and the password are missing'],
    [`/topics?user=${USER}&pass=${PASSWORD}`, 'the user name and the password are missing'],
  ])('but not %s', async (path, error) => {
    const method = path.startsWith('/topics') ? 'GET' : 'POST';
    const response = await fetch(`${server.url}${path}`, { method });
    expect([response.status, await response.json()]).toEqual([401, { error, status: 401 }]);
  });
});

test.each([
  ['/webhook', 400, 'topic is missing'],
  ['/webhook?topic=', 400, 'topic must not be empty'],
])('%s is refused', async (path, status, error) => {
  expect(await server.refused('POST', path)).toEqual({ error, status });
});

test('a body over the limit is refused', async () => {
  const body = 'x'.repeat(101);
  expect(await server.refused('POST', '/webhook?topic=hooks', { body })).toEqual({
    error: 'the body must not be larger than 100 bytes, it has 101',
    status: 413,
  });
});
