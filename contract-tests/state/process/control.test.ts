import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { control, controlAnswer } from '../../harness/control.ts';
import { families } from '../../harness/families.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

/** A control API with another API key than the well-known one. */
const KEY = 'an-api-key-of-the-contract-tests';
const EMAIL = 'ops@example.com';

const requests = families.control.contract
  .requests()
  .map((request) => ({ ...request, path: request.path.slice('/api/control'.length) }));

const started: PlatformProcess[] = [];
const start = async (...flags: string[]) => {
  const given = ['--memory', '--api-key', KEY, '--email', EMAIL, ...flags];
  const platform = await startPlatform('start', given);
  started.push(platform);
  return platform.env['PLINTH_CONSOLE_URL']!;
};
const basic = (email: string, key: string) => ({
  authorization: `Basic ${btoa(`${email}:${key}`)}`,
});
afterAll(() => Promise.all(started.map(({ stop }) => stop('SIGTERM'))));

test('the control API is not served unless it is enabled', async () => {
  const url = await start();
  expect(await controlAnswer('GET', '/faults', { url, headers: basic(EMAIL, KEY) })).toEqual({
    status: 403,
    json: {
      error: 'with an API key of your own the control API is not served: start with --control',
    },
  });
});

describe('with --control', () => {
  let url: string;
  beforeAll(async () => {
    url = await start('--control');
  });

  test('it accepts the operator, at any host name', async () => {
    const headers = { ...basic(EMAIL, KEY), host: 'plinth.example.com' };
    expect(await controlAnswer('GET', '', { url, headers })).toMatchObject({ status: 200 });
  });

  test.each(requests)('$operationId is refused without valid credentials', async (request) => {
    const { method, path, body } = request;
    const { status, headers } = await control(method, path, { url, body });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Basic realm="Plinth", charset="UTF-8"');
  });

  test('failed attempts are delayed for every request', async () => {
    const guess = { url, headers: basic(EMAIL, 'guess') };
    for (let i = 0; i < 5; i++) {
      expect(await controlAnswer('GET', '', guess)).toMatchObject({ status: 401 });
    }
    for (const { method, path, body } of requests) {
      const { status, headers } = await control(method, path, { ...guess, body });
      expect(status).toBe(429);
      expect(headers['retry-after']).toMatch(/^\d+$/);
    }
  });

  test('failed attempts of others at the address do not lock the operator out', async () => {
    const operator = { url: await start('--control'), headers: basic(EMAIL, KEY) };
    const guess = { ...operator, headers: basic(EMAIL, 'guess') };
    expect(await controlAnswer('GET', '', operator)).toMatchObject({ status: 200 });
    for (let i = 0; i < 6; i++) await controlAnswer('GET', '', guess);
    expect(await controlAnswer('GET', '', guess)).toMatchObject({ status: 429 });
    expect(await controlAnswer('GET', '', operator)).toMatchObject({ status: 200 });
  });
});
