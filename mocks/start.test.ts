import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../scripts/servers/ports.ts';
import { openLog } from '../src/base/log.ts';
import type { RunningPlatform } from '../src/platform/platform.ts';
import { loadSettings } from '../src/settings/load.ts';
import { startMock } from './start.ts';

let mock: RunningPlatform | undefined;
afterEach(async () => {
  await mock?.close();
  mock = undefined;
});

async function start(flags: Record<string, unknown> = {}): Promise<RunningPlatform> {
  const ports = {
    redisPort: '0',
    kafkaPort: '0',
    queuePort: '0',
    managementPort: '0',
    consolePort: '0',
  };
  const settings = loadSettings({ flags: { ...ports, ...flags }, env: {} });
  return (mock = await startMock(settings, openLog('silent')));
}

interface RequestOptions extends RequestInit {
  readonly prefer?: string;
  readonly headers?: Record<string, string>;
}

function asked(path: string, init: RequestOptions = {}): Promise<Response> {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = mock!.env;
  const { prefer, headers, ...rest } = init;
  return fetch(`${url}${path}`, {
    ...rest,
    headers: { authorization: `Bearer ${token}`, ...(prefer && { prefer }), ...headers },
  });
}

async function ask(path: string, init: RequestOptions = {}) {
  const response = await asked(path, init);
  return { status: response.status, body: await response.json(), headers: response.headers };
}

describe('without a Prefer header', () => {
  test('a command gets its documented reply, with the headers of the contract', async () => {
    await start();
    const { status, body, headers } = await ask('/get/greeting');
    expect({ status, body }).toEqual({ status: 200, body: { result: 'hello' } });
    expect(headers.get('upstash-sync-token')).toBe('mock-0');
  });

  test('no data is kept', async () => {
    await start();
    await ask('/set/nobody/here');
    expect(await ask('/get/nobody')).toMatchObject({ body: { result: null } });
    expect(mock?.isPersistent).toBe(false);
  });

  test.each([
    ['/get', 400, "ERR wrong number of arguments for 'get' command"],
    ['/nope', 400, "ERR unknown command 'nope', with args beginning with: "],
    ['/get/%zz', 400, 'ERR the path is not properly percent-encoded: %zz'],
    ['/', 400, 'ERR empty command'],
  ])('%s is refused as by the implementation', async (path, status, error) => {
    await start();
    expect(await ask(path)).toMatchObject({ status, body: { error } });
  });

  test('without a token the answer is 401, whatever `Prefer` says', async () => {
    await start();
    const headers = { authorization: '' };
    expect(await ask('/get/a', { headers })).toHaveProperty('status', 401);
    expect(await ask('/get/a', { headers, prefer: 'code=200' })).toHaveProperty('status', 401);
  });
});

describe('a Prefer header', () => {
  test('chooses a status and an example', async () => {
    await start({ checkResponses: true });
    expect(await ask('/get/a', { prefer: 'code=401' })).toMatchObject({
      status: 401,
      body: { error: 'WRONGPASS invalid or missing auth token' },
    });
    expect(await ask('/get/a', { prefer: 'code=400, example=wrongType' })).toMatchObject({
      status: 400,
      body: { error: 'WRONGTYPE Operation against a key holding the wrong kind of value' },
    });
    expect(await ask('/set/a', { method: 'POST', body: 'x', prefer: 'code=413' })).toHaveProperty(
      'status',
      413,
    );
  });

  test('chooses an example of any status by its name alone', async () => {
    await start({ checkResponses: true });
    expect(await ask('/get/a', { prefer: 'example=wrongType' })).toMatchObject({
      status: 400,
      body: { error: 'WRONGTYPE Operation against a key holding the wrong kind of value' },
    });
  });

  test.each(['code=200', 'example=message', 'code=200, example=message', 'dynamic=true'])(
    'is answered with the documented events: %s',
    async (prefer) => {
      await start();
      const response = await asked('/subscribe/news', { prefer });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      await response.body?.cancel();
    },
  );

  test('for undocumented events is refused', async () => {
    await start();
    const prefer = 'code=200, example=nope';
    expect(await ask('/subscribe/news', { prefer })).toHaveProperty('status', 400);
  });

  test('for an undocumented 4xx or 5xx status is answered with an error of the family', async () => {
    await start();
    for (const [code, words] of [
      [502, 'bad gateway'],
      [418, "i'm a teapot"],
      [599, 'status 599'],
    ]) {
      expect(await ask('/get/a', { prefer: `code=${code}` })).toMatchObject({
        status: code,
        body: { error: `ERR ${words}` },
      });
    }
  });

  test.each(['code=218', 'code=700', 'code=200, example=nope', 'code=none', 'code=', 'example='])(
    'for another undocumented response is answered with 400: %s',
    async (prefer) => {
      await start();
      expect(await ask('/get/a', { prefer })).toMatchObject({
        status: 400,
        body: {
          error: `ERR invalid header Prefer: asks for a response that the contract does not have: ${prefer}`,
        },
      });
    },
  );
});

test('if one address is in use, the others are closed', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const redisPort = await freePort();
  await expect(start({ redisPort: String(redisPort), consolePort: String(port) })).rejects.toThrow(
    'EADDRINUSE',
  );
  await expect(fetch(`http://127.0.0.1:${redisPort}/`)).rejects.toThrow();
  await new Promise((resolve) => taken.close(resolve));
});
