import { describe, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { target } from '../../harness/target.ts';

const PATHS = ['/', '/pipeline', '/multi-exec', '/get/greeting'];

describe.each(PATHS)('%s', (path) => {
  test.each(['DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s is answered with 405',
    async (method) => {
      const { status, json, headers } = await exchange({ method, path, token: null });
      expect(status).toBe(405);
      expect(headers['allow']).toBe('GET, HEAD, POST, PUT');
      expect(json).toEqual({
        error: `ERR method ${method} is not allowed, use one of GET, HEAD, POST, PUT`,
      });
    },
  );
});

test('the preflight of a browser allows a page of another origin to send its token', async () => {
  const { status, headers } = await exchangeWithoutContract();
  expect(status).toBe(204);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-methods']).toBe('POST');
  expect(headers['access-control-allow-headers']).toBe('authorization');
});

test('responses can be read by pages of another origin', async () => {
  const { headers } = await exchange({ path: '/ping', headers: { origin: 'http://shop.test' } });
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('GET / and HEAD / lack a command', async () => {
  const { status, json } = await exchange({ path: '/' });
  expect({ status, json }).toEqual({ status: 400, json: { error: 'ERR empty command' } });
  expect(await exchange({ method: 'HEAD', path: '/' })).toHaveProperty('status', 400);
});

test.each(['pipeline', 'multi-exec'])(
  'GET and HEAD of /%s name a command that does not exist',
  async (name) => {
    const { status, json } = await exchange({ path: `/${name}` });
    expect(status).toBe(400);
    expect(json).toEqual({ error: `ERR unknown command '${name}', with args beginning with: ` });
    expect(await exchange({ method: 'HEAD', path: `/${name}` })).toHaveProperty('status', 400);
  },
);

describe('PUT means the same as POST', () => {
  test('PUT / runs a command, as POST does', async () => {
    const put = (body: unknown) => exchange({ method: 'PUT', path: '/', body });
    expect(await put(['PING'])).toMatchObject({ status: 200, json: { result: 'PONG' } });
    expect(await put(['NOSUCHCOMMAND'])).toHaveProperty('status', 400);
  });

  test('PUT /pipeline runs a pipeline, as POST does', async () => {
    const put = (body: unknown) => exchange({ method: 'PUT', path: '/pipeline', body });
    expect(await put([['PING']])).toMatchObject({ status: 200, json: [{ result: 'PONG' }] });
    expect(await put({})).toHaveProperty('status', 400);
  });

  test('PUT /multi-exec runs a transaction, as POST does', async () => {
    const put = (body: unknown) => exchange({ method: 'PUT', path: '/multi-exec', body });
    expect(await put([['PING']])).toMatchObject({ status: 200, json: [{ result: 'PONG' }] });
    expect(await put([['PING'], ['NOSUCHCOMMAND']])).toHaveProperty('status', 400);
  });

  test.each(['/', '/pipeline', '/multi-exec'])('at %s, with the same limit', async (path) => {
    const body = 'x'.repeat(target().maxRequestSize + 1);
    expect(await exchange({ method: 'PUT', path, body })).toHaveProperty('status', 413);
  });
});

/** A preflight is not an operation of the contract, so it is not recorded. */
async function exchangeWithoutContract() {
  const { request } = await import('undici');
  const response = await request(`${target().redisUrl}/get/greeting`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://shop.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
  return { status: response.statusCode, headers: response.headers };
}
