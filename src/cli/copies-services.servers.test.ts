import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startPostgresql, type PostgresqlServer } from '../../scripts/servers/postgresql.ts';
import { startRedis, type RedisServer } from '../../scripts/servers/redis.ts';
import { skipReason } from '../../scripts/servers/skip-reason.ts';
import { PORTS, test, type Cli } from '../../testing/cli/cli.ts';

const kinds = ['postgresql', 'redis'] as const;
const missing = kinds.map(skipReason).find((reason) => reason !== undefined);
let postgres: PostgresqlServer;
let redis: RedisServer;

beforeAll(async () => {
  if (missing !== undefined) return;
  [postgres, redis] = await Promise.all([
    startPostgresql({ password: 'secret' }),
    startRedis({ password: 'secret' }),
  ]);
});
afterAll(async () => {
  await Promise.all([postgres?.[Symbol.asyncDispose](), redis?.[Symbol.asyncDispose]()]);
});

type Variables = Readonly<Record<string, string>>;

function startCopy(cli: Cli, storeUrl: string, services: string, servers: Variables) {
  return cli.spawn(['start', ...PORTS, '--services', services], {
    env: {
      PLINTH_DATA_DIR: cli.folder(),
      PLINTH_ENCRYPTION_KEY: 'a-key-of-these-tests-that-nobody-else-has',
      PLINTH_STORE_URL: storeUrl,
      ...servers,
    },
  });
}

async function ask(url: string, authorization: string, method: string, body?: object | string) {
  const response = await fetch(url, {
    method,
    headers: { authorization },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Record<string, string> };
}

function manage(env: Variables, method: string, path: string, body?: object) {
  const login = btoa(`${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`);
  return ask(`${env['PLINTH_MANAGEMENT_URL']}${path}`, `Basic ${login}`, method, body);
}

const command = (env: Variables, token: string, ...words: string[]) =>
  ask(env['UPSTASH_REDIS_REST_URL']!, `Bearer ${token}`, 'POST', words);

const queue = (env: Variables, method: string, path: string) =>
  ask(
    `${env['QSTASH_URL']}${path}`,
    `Bearer ${env['QSTASH_TOKEN']}`,
    method,
    method === 'POST' ? 'hello' : undefined,
  );

describe.skipIf(missing !== undefined)(`two copies (${missing ?? 'on servers'})`, () => {
  test('need no Kafka if they run databases and the queue only', async ({ cli }) => {
    const storeUrl = await postgres.createDatabase('without_kafka');
    const servers = { PLINTH_REDIS_SERVERS: `${redis.url}/0-3` };
    const copies = [1, 2].map(() => startCopy(cli, storeUrl, 'redis,queue', servers));
    const [a, b] = await Promise.all(copies.map((copy) => copy.ready()));
    expect(Object.keys(a!).filter((name) => name.includes('KAFKA'))).toEqual([]);

    // A change by one copy has taken effect in the other one when it is answered.
    const order = { name: 'orders', region: 'eu-west-1' };
    const { json: made } = await manage(a!, 'POST', '/v2/redis/database', order);
    const { database_id: id, rest_token: token } = made;
    expect((await command(b!, token!, 'SET', 'k', 'v')).json).toEqual({ result: 'OK' });
    const { json: fresh } = await manage(b!, 'POST', `/v2/redis/reset-password/${id}`);
    expect((await command(a!, token!, 'GET', 'k')).status).toBe(401);
    expect((await command(a!, fresh['rest_token']!, 'GET', 'k')).json).toEqual({ result: 'v' });

    const path = '/v2/publish/http://127.0.0.1:1/x';
    const published = await queue(a!, 'POST', path);
    const { messageId } = published.json;
    expect((await queue(b!, 'DELETE', `/v2/messages/${messageId}`)).status).toBe(200);
    expect((await queue(a!, 'GET', `/v2/messages/${messageId}`)).status).toBe(404);
    expect(await manage(a!, 'GET', '/v2/kafka/clusters')).toMatchObject({ status: 501 });

    copies[0]!.child.kill('SIGKILL');
    expect((await command(b!, fresh['rest_token']!, 'GET', 'k')).json).toEqual({ result: 'v' });
    copies[1]!.kill('SIGTERM');
    expect((await copies[1]!.ended).code).toBe(0);
  });

  test('need no server but the store if they run the queue only', async ({ cli }) => {
    const storeUrl = await postgres.createDatabase('queue_only');
    const copies = [1, 2].map(() => startCopy(cli, storeUrl, 'queue', {}));
    const [a, b] = await Promise.all(copies.map((copy) => copy.ready()));
    expect(a!['QSTASH_TOKEN']).toBe(b!['QSTASH_TOKEN']);
    for (const copy of copies) copy.kill('SIGTERM');
    expect((await Promise.all(copies.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([
      0, 0,
    ]);
  });

  test('must run the same services, in whatever order they are named', async ({ cli }) => {
    const storeUrl = await postgres.createDatabase('same_services');
    const servers = { PLINTH_REDIS_SERVERS: `${redis.url}/4-7` };
    const first = startCopy(cli, storeUrl, 'redis,queue', servers);
    await first.ready();
    const same = startCopy(cli, storeUrl, 'queue,redis', servers);
    await same.ready();
    const other = startCopy(cli, storeUrl, 'queue', servers);
    expect(await other.ended).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        '--services is not what the other platforms have that share the store of --store-url',
      ) as string,
    });
    // With a service whose engine is embedded, there can be only one.
    first.kill('SIGTERM');
    same.kill('SIGTERM');
    await Promise.all([first.ended, same.ended]);
    const alone = startCopy(cli, storeUrl, 'redis,kafka', servers);
    await alone.ready();
    const refused = startCopy(cli, storeUrl, 'redis,kafka', servers);
    expect(await refused.ended).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('Kafka of both are embedded') as string,
    });
  });
});
