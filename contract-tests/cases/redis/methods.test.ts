import { describe, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';

const PATHS = ['/', '/pipeline', '/get/greeting'];

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

test('a browser may ask whether a page of another origin may send its token', async () => {
  const { status, headers } = await exchangeWithoutContract();
  expect(status).toBe(204);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-methods']).toBe('POST');
  expect(headers['access-control-allow-headers']).toBe('authorization');
});

test('answers may be read by pages of another origin', async () => {
  const { headers } = await exchange({ path: '/ping', headers: { origin: 'http://shop.test' } });
  expect(headers['access-control-allow-origin']).toBe('*');
});

test.each(['GET', 'PUT'])('%s / names no command', async (method) => {
  const { status, json } = await exchange({ method, path: '/' });
  expect({ status, json }).toEqual({ status: 400, json: { error: 'ERR empty command' } });
});

test.each(['GET', 'PUT'])('%s /pipeline names a command that does not exist', async (method) => {
  const { status, json } = await exchange({ method, path: '/pipeline' });
  expect(status).toBe(400);
  expect(json).toEqual({ error: "ERR unknown command 'pipeline', with args beginning with: " });
});

/** A preflight is no operation of the contract, so it goes around the recorder. */
async function exchangeWithoutContract() {
  const { target } = await import('../../harness/target.ts');
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
