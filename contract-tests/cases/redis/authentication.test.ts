import { describe, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { target } from '../../harness/target.ts';

const REFUSED = { error: 'WRONGPASS invalid or missing auth token' };

describe.each([
  ['GET', '/get/greeting', undefined],
  ['POST', '/set/greeting', 'hello'],
  ['PUT', '/set/greeting', 'hello'],
  ['POST', '/', ['GET', 'greeting']],
  ['PUT', '/', ['GET', 'greeting']],
  ['POST', '/pipeline', [['GET', 'greeting']]],
  ['PUT', '/pipeline', [['GET', 'greeting']]],
  ['POST', '/multi-exec', [['GET', 'greeting']]],
  ['PUT', '/multi-exec', [['GET', 'greeting']]],
])('%s %s', (method, path, body) => {
  test('accepts the token in the Authorization header', async () => {
    expect(await exchange({ method, path, body })).toHaveProperty('status', 200);
  });

  test('accepts the token in the query', async () => {
    const withToken = `${path}?_token=${target().standardToken}`;
    const { status } = await exchange({ method, path: withToken, body, token: null });
    expect(status).toBe(200);
  });

  test('without a token, answers with 401', async () => {
    const { status, json } = await exchange({ method, path, body, token: null });
    expect({ status, json }).toEqual({ status: 401, json: REFUSED });
  });

  test('with an unknown token, answers with 401', async () => {
    const { status, json } = await exchange({ method, path, body, token: 'guess' });
    expect({ status, json }).toEqual({ status: 401, json: REFUSED });
  });
});

test('HEAD is answered with the status alone', async () => {
  expect(await exchange({ method: 'HEAD', path: '/get/greeting' })).toHaveProperty('status', 200);
  expect(await exchange({ method: 'HEAD', path: '/get' })).toHaveProperty('status', 400);
  const { status, bytes } = await exchange({ method: 'HEAD', path: '/get/greeting', token: null });
  expect(status).toBe(401);
  expect(bytes).toHaveLength(0);
});

test.each(['Basic abc', 'Bearer', 'Bearer ', 'bearer a b', ''])(
  'an Authorization header of %j has no token',
  async (authorization) => {
    const { status } = await exchange({ path: '/ping', token: null, headers: { authorization } });
    expect(status).toBe(401);
  },
);

test('a malformed body without a valid token is a 401', async () => {
  const { status } = await exchange({ method: 'POST', path: '/', body: '{', token: null });
  expect(status).toBe(401);
});

test('a token is refused at the host of another database', async () => {
  const own = { host: 'default.localhost:8079' };
  expect(await exchange({ path: '/ping', headers: own })).toHaveProperty('status', 200);
});

test('a token is refused at the host of a database that does not exist', async () => {
  for (const host of ['nobody.localhost:8079', 'mars-1.default.localhost', 'nobody.localhost.']) {
    const { status, json, headers } = await exchange({ path: '/ping', headers: { host } });
    expect({ status, json }).toEqual({
      status: 401,
      json: { error: 'WRONGPASS invalid or missing auth token' },
    });
    expect(headers['www-authenticate']).toBe('Bearer realm="Plinth"');
  }
});
