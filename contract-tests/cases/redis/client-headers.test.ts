import { describe, expect, test } from 'vitest';
import { exchange, type RedisRequestOptions } from '../../harness/exchange.ts';
import { listen } from '../../harness/live.ts';

/** Headers that clients send and read, on each path for commands or subscriptions. */
type Requests = readonly (RedisRequestOptions & {
  readonly path: string;
  readonly method: string;
})[];
const COMMANDS: Requests = [
  { method: 'POST', path: '/', body: ['PING'] },
  { method: 'PUT', path: '/', body: ['PING'] },
  { method: 'GET', path: '/ping' },
  { method: 'HEAD', path: '/ping' },
  { method: 'POST', path: '/ping' },
  { method: 'PUT', path: '/ping' },
];
const PIPELINES: Requests = [
  { method: 'POST', path: '/pipeline', body: [['PING'], ['NOPE']] },
  { method: 'PUT', path: '/pipeline', body: [['PING'], ['NOPE']] },
];
const TRANSACTIONS: Requests = [
  { method: 'POST', path: '/multi-exec', body: [['PING']] },
  { method: 'PUT', path: '/multi-exec', body: [['PING']] },
];
const FEEDS = ['GET', 'POST', 'PUT'].flatMap((method) =>
  ['/subscribe/news', '/psubscribe/n*', '/monitor'].map((path) => ({ method, path })),
);
const all = [...COMMANDS, ...PIPELINES, ...TRANSACTIONS];
const failing: Requests = [
  { method: 'POST', path: '/', body: ['GET'] },
  { method: 'POST', path: '/', body: [null] },
  { method: 'GET', path: '/nope' },
  { method: 'HEAD', path: '/nope' },
  { method: 'POST', path: '/multi-exec', body: [['GET']] },
  { method: 'POST', path: '/multi-exec', body: [[null]] },
];

const PONG = Buffer.from('PONG').toString('base64');

describe('Upstash-Encoding: base64', () => {
  const headers = { 'Upstash-Encoding': 'base64' };

  test.each(COMMANDS)('$method $path', async (ask) => {
    const { status, json } = await exchange({ ...ask, headers });
    expect(status).toBe(200);
    if (ask.method !== 'HEAD') expect(json).toEqual({ result: PONG });
  });

  test.each([...PIPELINES, ...TRANSACTIONS])('$method $path', async (ask) => {
    const { json } = await exchange({ ...ask, headers });
    expect((json as unknown[])[0]).toEqual({ result: PONG });
  });

  test.each(failing)('$method $path with $body: errors are not encoded', async (ask) => {
    const { status, json } = await exchange({ ...ask, headers });
    expect(status).toBe(400);
    if (ask.method !== 'HEAD') expect(json).toEqual({ error: expect.stringMatching(/ERR /) });
  });

  test.each(FEEDS)('$method $path: events are not encoded', async ({ method, path }) => {
    const live = await listen(path, { method, headers });
    expect(await live.next()).toMatch(/^p?subscribe,n|^"OK"$/);
    live.close();
  });
});

describe('Upstash-Response-Format: resp2', () => {
  const headers = { 'Upstash-Response-Format': 'resp2' };

  test.each([...COMMANDS, ...PIPELINES])('$method $path', async (ask) => {
    const answered = await exchange({ ...ask, headers });
    expect(answered.status).toBe(200);
    if (ask.method === 'HEAD') return;
    expect(answered.headers['content-type']).toBe('application/octet-stream');
    expect(answered.bytes.toString()).toMatch(/^(?:\+|\$4\r\n)PONG\r\n/);
  });

  test.each(failing)('$method $path with $body: errors are JSON', async (ask) => {
    const { status, json } = await exchange({ ...ask, headers });
    expect(status).toBe(400);
    if (ask.method !== 'HEAD') expect(json).toEqual({ error: expect.stringMatching(/ERR /) });
  });

  test.each(['json', 'resp2', 'xml'])(
    '%s has no effect on a transaction or on events',
    async (format) => {
      const given = { 'Upstash-Response-Format': format };
      for (const ask of TRANSACTIONS) {
        const { json } = await exchange({ ...ask, headers: given });
        expect(json).toEqual([{ result: 'PONG' }]);
      }
      for (const { method, path } of FEEDS) {
        const live = await listen(path, { method, headers: given });
        expect(await live.next()).toMatch(/^p?subscribe,n|^"OK"$/);
        live.close();
      }
    },
  );
});

describe('upstash-sync-token', () => {
  test.each([...all, ...failing])('$method $path with $body is answered with one', async (ask) => {
    const { headers } = await exchange(ask);
    expect(headers['upstash-sync-token']).toMatch(/^\S+-\d+$/);
  });

  // The first one of a client, one of another database, one with a wrong number, and one that is not a sync token.
  test.each(['', 'another-1', '0-99999999999999999999', 'not a token; =,', '-', '\u00e9'])(
    'is ignored if it names no state of the database: %j',
    async (token) => {
      for (const ask of all) {
        const headers = { 'upstash-sync-token': token };
        expect(await exchange({ ...ask, headers })).toHaveProperty('status', 200);
      }
      for (const { method, path } of FEEDS) {
        const live = await listen(path, { method, headers: { 'upstash-sync-token': token } });
        expect(live.headers['upstash-sync-token']).toMatch(/^\S+-\d+$/);
        live.close();
      }
    },
  );
});

test('telemetry headers are accepted with any value', async () => {
  for (const value of [
    '@upstash/redis@v1.39.0,@upstash/ratelimit@v2.2.0',
    '',
    '\u00e9'.repeat(2000),
  ]) {
    const headers = {
      'Upstash-Telemetry-Sdk': value,
      'Upstash-Telemetry-Runtime': value,
      'Upstash-Telemetry-Platform': value,
    };
    for (const ask of all) {
      expect(await exchange({ ...ask, headers })).toHaveProperty('status', 200);
    }
    for (const { method, path } of FEEDS) (await listen(path, { method, headers })).close();
  }
});
