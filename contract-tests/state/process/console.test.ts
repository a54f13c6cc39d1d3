import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleGet, watchRequests } from '../../harness/console.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { connectionsTo } from '../../harness/send.ts';

/** A console with another API key than the well-known one. */
const KEY = 'an-api-key-of-the-contract-tests';
const EMAIL = 'ops@example.com';
const PATHS = ['/platform', '/overview', '/events', '/events/1'];

const basic = (email: string, key: string) => ({
  authorization: `Basic ${btoa(`${email}:${key}`)}`,
});

describe.each(['start', 'mock'] as const)('the console of plinth %s', (command) => {
  let platform: PlatformProcess;
  let url: string;
  beforeAll(async () => {
    const memory = command === 'start' ? ['--memory'] : [];
    const flags = [...memory, '--api-key', KEY, '--email', EMAIL, '--control'];
    platform = await startPlatform(command, flags);
    url = platform.env['PLINTH_CONSOLE_URL']!;
  });
  afterAll(() => platform.stop('SIGTERM'));

  const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await connectionsTo(url).request({ method, path, headers });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  };

  test('accepts the first account, at any host name', async () => {
    const headers = { ...basic(EMAIL, KEY), host: 'plinth.example.com' };
    const { status, json } = await consoleGet('/platform', { url, headers });
    expect(status).toBe(200);
    expect(json).toMatchObject({ email: EMAIL });
    expect(json).not.toHaveProperty('apiKey');
    const events = await watchRequests({ url, headers });
    events.close();
  });

  test.each(PATHS)('refuses requests without credentials: %s', async (path) => {
    for (const headers of [
      {},
      { authorization: 'Basic ' },
      { authorization: `Bearer ${KEY}` },
      { authorization: `Basic ${KEY}` },
      { cookie: `key=${KEY}` },
    ]) {
      const answer = await consoleGet(path, { url, headers });
      expect(answer.status).toBe(401);
      // A browser that asks for a name and a password would also send them with requests of other pages.
      expect(answer.headers['www-authenticate']).toBeUndefined();
    }
  });

  test('accepts no credentials from pages of other origins', async () => {
    const headers = { ...basic(EMAIL, KEY), origin: 'https://example.com' };
    const { headers: answered } = await consoleGet('/platform', { url, headers });
    expect(answered['access-control-allow-credentials']).toBeUndefined();
    const preflight = await ask('OPTIONS', '/platform', {
      origin: 'https://example.com',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    });
    expect(preflight.status).toBe(405);
    expect(preflight.headers['access-control-allow-headers']).toBeUndefined();
  });

  test('needs no credentials for its probes, but for its metrics', async () => {
    expect(await ask('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 200 });
    const { status, text } = await ask('GET', '/metrics');
    expect(command === 'start' ? status : 401).toBe(401);
    expect(text).not.toContain('plinth_');
  });

  test('puts no credentials into its try-it pages', async () => {
    const { text } = await ask('GET', '/try-it.json');
    expect(text).not.toContain(KEY);
  });

  test.each([
    { origin: 'https://example.com' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' },
  ])(
    'refuses a reset by another page, even with the credentials of the operator: %j',
    async (headers) => {
      for (const [method, path] of [
        ['POST', '/api/control/state/reset'],
        ['DELETE', '/api/control/state'],
        ['GET', '/api/control/faults'],
      ] as const) {
        const answer = await ask(method, path, { ...headers, ...basic(EMAIL, KEY) });
        expect(answer).toMatchObject({
          status: 403,
          text: expect.stringContaining('pages of other origins are not served') as string,
        });
      }
    },
  );

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.example.com' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://plinth.example.com:8088', host: 'plinth.example.com:8088' },
    {},
  ])('allows its own page and programs to use the control API: %j', async (headers) => {
    const answer = await ask('GET', '/api/control/faults', {
      ...(headers as Record<string, string>),
      ...basic(EMAIL, KEY),
    });
    expect(answer.status).toBe(200);
  });

  test('delays failed attempts', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const { status } = await consoleGet('/platform', {
        url,
        headers: basic(EMAIL, `guess-${i}`),
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });
});
