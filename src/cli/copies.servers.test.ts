import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startPostgresql, type PostgresqlServer } from '../../scripts/servers/postgresql.ts';
import { startRedis, type RedisServer } from '../../scripts/servers/redis.ts';
import { sharedKafka } from '../../scripts/servers/shared.ts';
import { skipReason } from '../../scripts/servers/skip-reason.ts';
import { PORTS, test, variablesIn, type Cli } from '../../testing/cli/cli.ts';

const kinds = ['postgresql', 'redis', 'kafka'] as const;
const missing = kinds.map(skipReason).find((reason) => reason !== undefined);
let postgres: PostgresqlServer;
let redis: RedisServer;
let brokers: string;

beforeAll(async () => {
  if (missing !== undefined) return;
  [postgres, redis, { brokers }] = await Promise.all([
    startPostgresql({ password: 'secret' }),
    startRedis({ password: 'secret' }),
    sharedKafka(),
  ]);
});
afterAll(async () => {
  await Promise.all([postgres?.[Symbol.asyncDispose](), redis?.[Symbol.asyncDispose]()]);
});

type Variables = Readonly<Record<string, string>>;

interface Asked {
  readonly authorization: string;
  readonly method: string;
  readonly body?: object | string | undefined;
  readonly headers?: Record<string, string>;
}

async function ask(url: string | undefined, { authorization, method, body, headers = {} }: Asked) {
  const response = await fetch(url!, {
    method,
    headers: { authorization, ...headers },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as Record<
    string,
    string
  >;
  return { status: response.status, json };
}

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

function manage(env: Variables, method: string, path: string, body?: object) {
  const authorization = basic(env['UPSTASH_EMAIL']!, env['UPSTASH_API_KEY']!);
  return ask(`${env['PLINTH_MANAGEMENT_URL']}${path}`, { authorization, method, body });
}

function command(env: Variables, token: string, ...words: string[]) {
  const authorization = `Bearer ${token}`;
  return ask(env['UPSTASH_REDIS_REST_URL'], { authorization, method: 'POST', body: words });
}

function queue(env: Variables, method: string, path: string, headers: Record<string, string> = {}) {
  const body = method === 'POST' ? 'hello' : undefined;
  const authorization = `Bearer ${env['QSTASH_TOKEN']}`;
  return ask(`${env['QSTASH_URL']}${path}`, { authorization, method, body, headers });
}

function schemas(env: Variables) {
  const { UPSTASH_KAFKA_REST_USERNAME: user, UPSTASH_KAFKA_REST_PASSWORD: password } = env;
  const url = `${env['UPSTASH_KAFKA_REST_URL']}/schema-registry/subjects`;
  return ask(url, { authorization: basic(user!, password!), method: 'GET' });
}

/** What a port of a database says to a client without a password. */
async function respAnswer(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write('*2\r\n$3\r\nGET\r\n$1\r\nk\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

function startCopy(cli: Cli, storeUrl: string) {
  const folder = cli.folder();
  const copy = cli.spawn(['start', ...PORTS], {
    env: {
      PLINTH_DATA_DIR: folder,
      PLINTH_ENCRYPTION_KEY: 'a-key-of-these-tests-that-nobody-else-has',
      PLINTH_STORE_URL: storeUrl,
      PLINTH_REDIS_SERVERS: `${redis.url}/0-3`,
      PLINTH_KAFKA_BROKERS: brokers,
      PLINTH_KAFKA_PREFIX: `copies-${postgres.port}`,
    },
  });
  return { ...copy, folder, ready: copy.ready() };
}

describe.skipIf(missing !== undefined)(`two platforms (${missing ?? 'on servers'})`, () => {
  test('act as one platform for clients, and one continues when the other ends', async ({
    cli,
  }) => {
    const storeUrl = await postgres.createDatabase('copies');
    const [one, other] = [startCopy(cli, storeUrl), startCopy(cli, storeUrl)];
    const [a, b] = await Promise.all([one.ready, other.ready]);

    // Each prints the port that it has itself, and so does a command that knows only its data directory.
    expect(a['REDIS_URL']).not.toBe(b['REDIS_URL']);
    for (const [{ folder }, env] of [
      [one, a],
      [other, b],
    ] as const) {
      const printed = await cli.plinth(['env'], { env: { PLINTH_DATA_DIR: folder } }).ended;
      const port = new URL(variablesIn(printed.stdout)['REDIS_URL']!).port;
      expect(port).toBe(new URL(env['REDIS_URL']!).port);
      expect(await respAnswer(env['REDIS_URL']!)).toMatch(/^-NOAUTH /);
    }

    const order = { name: 'orders', region: 'eu-west-1' };
    const { json: made } = await manage(a, 'POST', '/v2/redis/database', order);
    const { database_id: id, rest_token: token } = made;
    await expect.poll(async () => (await command(b, token!, 'SET', 'k', 'v')).status).toBe(200);
    expect((await command(a, token!, 'GET', 'k')).json).toEqual({ result: 'v' });
    const { json: fresh } = await manage(b, 'POST', `/v2/redis/reset-password/${id}`);
    await expect.poll(async () => (await command(a, token!, 'GET', 'k')).status).toBe(401);
    expect((await command(a, fresh.rest_token!, 'GET', 'k')).json).toEqual({ result: 'v' });

    // The new database reuses the deleted one's place while the other copy still catches up.
    await manage(a, 'DELETE', `/v2/redis/database/${id}`);
    const { json: next } = await manage(a, 'POST', '/v2/redis/database', {
      ...order,
      name: 'next',
    });
    await command(a, next.rest_token!, 'SET', 'kept', 'v');
    await expect.poll(async () => (await command(b, fresh.rest_token!, 'PING')).status).toBe(401);
    expect((await command(b, next.rest_token!, 'GET', 'kept')).json).toEqual({ result: 'v' });

    const later = { 'Upstash-Delay': '1h' };
    const published = await queue(a, 'POST', '/v2/publish/http://127.0.0.1:1/x', later);
    const { messageId } = published.json;
    expect((await queue(b, 'DELETE', `/v2/messages/${messageId}`)).status).toBe(200);
    expect((await queue(a, 'GET', `/v2/messages/${messageId}`)).status).toBe(404);
    const { logs } = (await queue(b, 'GET', '/v2/logs')).json as unknown as { logs: object[] };
    expect(logs).toContainEqual(expect.objectContaining({ messageId, state: 'CANCEL_REQUESTED' }));

    // The copy that is asked first keeps the schemas; the other one forwards to it.
    expect(await schemas(a)).toMatchObject({ status: 200, json: [] });
    expect(await schemas(b)).toMatchObject({ status: 200, json: [] });

    one.child.kill('SIGKILL');
    await one.ended;
    expect((await manage(b, 'GET', `/v2/redis/database/${next.database_id}`)).status).toBe(200);
    const elsewhere = await schemas(b);
    expect(elsewhere.status).toBe(503);
    expect(elsewhere.json).toEqual({
      error_code: 503,
      message: expect.stringMatching(
        /^The schemas are kept by another copy of the platform: .*schema-registry\.db$/,
      ) as string,
    });
    other.kill('SIGTERM');
    expect((await other.ended).code).toBe(0);
  });
});
