import { describe, expect, test } from 'vitest';
import { exchange, result } from '../harness/exchange.ts';
import { families } from '../harness/families.ts';
import { kafka } from '../harness/kafka.ts';
import { management } from '../harness/management.ts';
import { queue } from '../harness/queue.ts';
import { registry } from '../harness/schema-registry.ts';
import { target } from '../harness/target.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Every object in a body. */
function objectsIn(body: unknown): Fields[] {
  if (Array.isArray(body)) return body.flatMap(objectsIn);
  if (typeof body !== 'object' || body === null) return [];
  return [body as Fields, ...Object.values(body).flatMap(objectsIn)];
}

/** The status of a read with each credential of an object, by the name of its property. */
async function tried(found: Fields): Promise<Record<string, number>> {
  const { username, password, key, key_id: keyId } = found;
  const statuses: Record<string, number> = {};
  for (const name of ['rest_token', 'read_only_rest_token']) {
    const token = found[name];
    if (typeof token !== 'string') continue;
    statuses[name] = (await exchange({ path: '/get/greeting', token })).status;
  }
  for (const name of ['token', 'read_only_token']) {
    const token = found[name];
    if (typeof token !== 'string') continue;
    statuses[name] = (await queue('GET', '/v2/queues', { token })).status;
  }
  if (typeof username === 'string' && typeof password === 'string') {
    const user = { username, password };
    statuses['username'] = (await kafka('GET', '/topics', { user })).status;
    statuses['username in the registry'] = (await registry('GET', '/subjects', { user })).status;
  }
  if (typeof key === 'string' && keyId !== undefined) {
    const credentials = { ...target(), apiKey: key };
    statuses['key'] = (await management('GET', '/v2/redis/databases', { credentials })).status;
  }
  return statuses;
}

describe.each([{}, { prefer: 'dynamic=true' }])('with %j', (prefer) => {
  test.each(families.management.contract.requests())(
    'the credentials in an answer of $operationId are accepted',
    async ({ method, path, headers, body }) => {
      const { json } = await management(method, path, { body, headers: { ...headers, ...prefer } });
      for (const found of objectsIn(json)) {
        for (const status of Object.values(await tried(found))) expect(status).toBe(200);
      }
    },
  );
});

const database = { name: 'orders', region: 'eu-west-1', tls: true };
const create = async (body: object) =>
  (await management('POST', '/v2/redis/database', { body })).json as {
    readonly rest_token: string;
    readonly read_only_rest_token: string;
    readonly endpoint: string;
  };

test('the read-only token of a created database does not write', async () => {
  const { read_only_rest_token: token, rest_token: standard } = await create(database);
  expect(await exchange({ path: '/set/a/b', token })).toMatchObject({
    status: 400,
    json: { error: expect.stringMatching(/^NOPERM/) },
  });
  expect(await exchange({ path: '/set/a/b', token: standard })).toHaveProperty('status', 200);
});

test('the tokens of a created database are accepted at its host name, others are not', async () => {
  const { rest_token: token, endpoint } = await create(database);
  const headers = { host: endpoint };
  expect(await exchange({ path: '/get/a', headers, token })).toHaveProperty('status', 200);
  expect(await exchange({ path: '/get/a', headers })).toHaveProperty('status', 401);
});

test('a created API key that may only read changes nothing', async () => {
  const body = { name: 'dashboard', read_only: true };
  const { json } = await management('POST', '/v2/apikey', { body });
  const credentials = { ...target(), apiKey: (json as { key: string }).key };
  const refused = await management('POST', '/v2/redis/database', { body: database, credentials });
  expect(refused).toHaveProperty('status', 403);
});

test('the read-only token of a queue user does not publish', async () => {
  const { json } = await management('GET', '/v2/queue/user');
  const token = (json as { read_only_token: string }).read_only_token;
  const path = '/v2/publish/https://example.com';
  expect(await queue('POST', path, { token })).toHaveProperty('status', 403);
});

describe('the token of a user of a database', () => {
  test.each([
    ['ACL', 'RESTTOKEN', 'alice', 'secret of alice'],
    ['ACL', 'GENTOKEN', 'alice'],
    ['ACL', 'GENTOKEN', 'alice', 'correct horse battery staple'],
  ])('%s %s has the rights of the user', async (...command) => {
    const token = String(await result(...command));
    expect(await exchange({ path: '/get/greeting', token })).toHaveProperty('status', 200);
    expect(await exchange({ path: '/set/a/b', token })).toMatchObject({
      status: 400,
      json: { error: expect.stringMatching(/^NOPERM/) },
    });
  });

  test.each([
    ['alice', 'another'],
    ['bob', 'secret of alice'],
    ['default', 'wrong'],
  ])('is not given to %s with the password %s', async (user, password) => {
    const body = ['ACL', 'RESTTOKEN', user, password];
    expect(await exchange({ method: 'POST', body })).toMatchObject({
      status: 400,
      json: { error: `ERR Wrong password or user "${user}" does not exist` },
    });
  });

  test('a token that nobody has handed out is refused', async () => {
    const token = `YWxpY2U.${'x'.repeat(43)}`;
    expect(await exchange({ path: '/get/a', token })).toHaveProperty('status', 401);
  });
});
