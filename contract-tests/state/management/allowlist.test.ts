import { Agent, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  commandOn,
  createDatabase,
  getDatabase,
  originOf,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { exchange } from '../../harness/exchange.ts';
import { done, management } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

let database: CreatedDatabase;
beforeEach(async () => {
  await resetAccount();
  database = await createDatabase({ name: 'shop' });
});

const path = () => `/v2/redis/update-allowlist/${database.database_id}`;
const allow = (allowed: readonly string[] | null) => done('POST', path(), { allowed_ips: allowed });

const REFUSED = { error: 'NOPERM this database is not open to your address, 127.0.0.1' };
/** A network that no client of this machine is in. */
const ELSEWHERE = ['203.0.113.0/24', '2001:db8::/32'];

test('the list has the name of the hosted service too, in requests and in answers', async () => {
  await done('POST', path(), { allowed_ip_ranges: ELSEWHERE });
  const lists = { allowed_ips: ELSEWHERE, allowed_ip_ranges: ELSEWHERE };
  expect(await getDatabase(database)).toMatchObject(lists);
  await done('POST', path(), { allowed_ip_ranges: [], allowed_ips: ELSEWHERE });
  expect(await getDatabase(database)).toMatchObject({ allowed_ip_ranges: [] });
  const { status, json } = await management('POST', path(), { body: {} });
  expect({ status, json }).toEqual({
    status: 400,
    json: { error: 'allowed_ips is missing', status: 400 },
  });
});

test('the list has at most 500 entries, none of them twice', async () => {
  const many = Array.from({ length: 501 }, (_, i) => `203.0.113.${i % 256}/${i < 256 ? 32 : 31}`);
  const most = many.slice(1);
  await allow(most);
  expect(await getDatabase(database)).toMatchObject({ allowed_ips: most });
  for (const refused of [many, [most[0]!, most[0]!]]) {
    const { status } = await management('POST', path(), { body: { allowed_ips: refused } });
    expect(status).toBe(400);
  }
  expect(await getDatabase(database)).toMatchObject({ allowed_ips: most });
});

describe('to an address that is not on the list, the database is closed', () => {
  beforeEach(() => allow(ELSEWHERE));

  test.each([
    ['GET', '/get/greeting', undefined],
    ['HEAD', '/get/greeting', undefined],
    ['POST', '/set/greeting', 'hello'],
    ['PUT', '/set/greeting', 'hello'],
    ['POST', '/', ['GET', 'greeting']],
    ['POST', '/pipeline', [['GET', 'greeting']]],
    ['POST', '/multi-exec', [['GET', 'greeting']]],
  ])('for %s %s', async (method, to, body) => {
    const { status, json } = await exchange({ method, path: to, body, token: database.rest_token });
    expect(status).toBe(403);
    if (method !== 'HEAD') expect(json).toEqual(REFUSED);
  });

  test.each<
    [string, () => { readonly origin?: string; readonly token?: string; readonly host?: string }]
  >([
    ['by a token at the address of all', () => ({})],
    ['by the token that can only read', () => ({ token: database.read_only_rest_token })],
    ['by its host name', () => ({ host: `${database.endpoint}:8079` })],
    ['at its own port', () => ({ origin: originOf(database) })],
  ])('%s', async (_, reach) => {
    const { host, origin, token = database.rest_token } = reach();
    const headers = host === undefined ? {} : { host };
    const asked = { path: '/ping', token, headers, ...(origin !== undefined && { origin }) };
    const { status, json } = await exchange(asked);
    expect({ status, json }).toEqual({ status: 403, json: REFUSED });
  });

  test('over TLS', async () => {
    await done('POST', `/v2/redis/enable-tls/${database.database_id}`);
    expect(await pingOverTls(database)).toEqual({ status: 403, text: JSON.stringify(REFUSED) });
    await allow(['127.0.0.0/8']);
    expect(await pingOverTls(database)).toEqual({ status: 200, text: '{"result":"PONG"}' });
  });

  test('for the token of an ACL user too', async () => {
    await allow([]);
    await resultOn(database, 'ACL', 'SETUSER', 'ann', 'on', '>secret', '~*', '+@all');
    const token = String(await resultOn(database, 'ACL', 'RESTTOKEN', 'ann', 'secret'));
    await allow(ELSEWHERE);
    const answered = await exchange({ path: '/ping', token });
    expect(answered).toMatchObject({ status: 403, json: REFUSED });
  });

  test('and other databases stay open', async () => {
    const { rest_token: token } = await createDatabase({ name: 'other' });
    expect(await exchange({ path: '/ping', token })).toHaveProperty('status', 200);
    expect(await exchange({ path: '/ping' })).toHaveProperty('status', 200);
  });

  test('a request with a wrong token does not learn whether its address is allowed', async () => {
    const { status } = await exchange({
      path: '/ping',
      token: 'guess',
      origin: originOf(database),
    });
    expect(status).toBe(401);
  });
});

test('an open connection is refused at once, and accepted again later', async () => {
  const { ping, close } = openConnection(target().redisUrl, database.rest_token);
  expect(await ping()).toBe(200);
  await allow(ELSEWHERE);
  expect(await ping()).toBe(403);
  await allow(['203.0.113.7', '127.0.0.1']);
  expect(await ping()).toBe(200);
  close();
});

test.each([[[]], [null]])('%j opens it to all again', async (nobody) => {
  await allow(ELSEWHERE);
  expect(await commandOn(database, 'PING')).toHaveProperty('status', 403);
  await allow(nobody);
  expect(await commandOn(database, 'PING')).toHaveProperty('status', 200);
  expect(await getDatabase(database)).toMatchObject({ allowed_ips: [] });
});

test('the list is shown as it was given', async () => {
  await allow(['127.0.0.1', '10.1.2.3/8']);
  expect(await getDatabase(database)).toMatchObject({ allowed_ips: ['127.0.0.1', '10.1.2.3/8'] });
});

test('an invalid address or network is refused, and the list does not change', async () => {
  for (const wrong of ['10.0.0.0/33', '10.0.0', '::/129']) {
    const body = { allowed_ips: ['127.0.0.1', wrong] };
    const { status, json } = await management('POST', path(), { body });
    const error =
      'allowed_ips[1] must be an address of IPv4 or IPv6, or a network in CIDR notation';
    expect({ status, json }).toEqual({ status: 400, json: { error, status: 400 } });
  }
  const body = { allowed_ips: ['localhost'] };
  expect(await management('POST', path(), { body })).toMatchObject({
    status: 400,
    json: { error: expect.stringMatching(/^allowed_ips\[0\] must be an address, or a network/) },
  });
  expect(await commandOn(database, 'PING')).toHaveProperty('status', 200);
});

/** One connection that stays open from request to request. */
function openConnection(origin: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  let sent = 0;
  const ping = () =>
    new Promise<number>((resolve, reject) => {
      const asked = request(`${origin}/ping`, { agent, headers }, (response) => {
        response.resume().on('end', () => {
          if (sent++ > 0 && !asked.reusedSocket) reject(new Error('the connection was closed'));
          else resolve(response.statusCode!);
        });
      });
      asked.on('error', reject).end();
    });
  return { ping, close: () => agent.destroy() };
}

/** The answer of a database to `PING` over TLS. Its certificate has the platform's own authority, so it isn't verified. */
function pingOverTls({ port, rest_token }: CreatedDatabase) {
  const headers = { authorization: `Bearer ${rest_token}` };
  const options = { host: '127.0.0.1', port, path: '/ping', headers, rejectUnauthorized: false };
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    requestByTls(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });
}
