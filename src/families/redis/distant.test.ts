import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../base/log.ts';
import { catchInternalErrors } from '../../../testing/base/internal-errors.ts';
import { bindDirect } from '../../contract/direct.ts';
import { RedisDatabases } from '../../directory/redis/databases.ts';
import { EmbeddedRedis } from '../../engines/redis/embedded/engine.ts';
import type { MessageListener, RedisSession, RedisSessions } from '../../engines/redis/engine.ts';
import { distant } from '../../../testing/engines/redis/suite/distant.ts';
import { listen, type Listening } from '../../http/server.ts';
import { redisFamily } from './family.ts';

/** The family over an engine that has a network before it. */
let engine: EmbeddedRedis;
let server: Listening;

async function serve(behind: RedisSessions): Promise<void> {
  const database = {
    id: 'default',
    name: 'default',
    endpoint: 'default.localhost',
    regions: [],
    standardToken: 'standard',
    readOnlyToken: 'read-only',
    maxRequestSize: 1024,
  };
  const family = redisFamily(behind, new RedisDatabases([database]));
  const log = openLog('silent');
  const back = bindDirect(family, { log, checkResponses: true });
  server = await listen(back, family.errors, { host: '127.0.0.1', port: 0 });
}

beforeEach(async () => {
  engine = await EmbeddedRedis.open({ databases: { default: {} } });
});

afterEach(async () => {
  await server.close();
  await engine.close();
});

async function ask(path: string, body?: unknown, token = 'standard') {
  const answer = await fetch(`${server.url}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as { result?: unknown } };
}

async function hear(path: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const request = get(`${server.url}${path}`, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8');
  let heard = '';
  answer.on('data', (text: string) => (heard += text));
  answer.on('error', () => {});
  return {
    status: answer.statusCode,
    until: async (end: string) => expect.poll(() => heard).toContain(end),
    ended: new Promise((resolve) => void answer.once('close', resolve)),
    leave: () => request.destroy(),
  };
}

test('commands, pipelines and transactions are answered, and tokens of ACL users are accepted', async () => {
  await serve(distant(engine));
  expect(await ask('/set/k/v')).toEqual({ status: 200, body: { result: 'OK' } });
  expect(await ask('/get/k')).toEqual({ status: 200, body: { result: 'v' } });
  const rows = [['GET', 'k'], ['NOPE']];
  expect((await ask('/pipeline', rows)).body).toMatchObject([
    { result: 'v' },
    { error: expect.stringContaining('NOPE') },
  ]);
  expect((await ask('/multi-exec', [['GET', 'k']])).body).toEqual([{ result: 'v' }]);
  await ask('/', ['ACL', 'SETUSER', 'ann', 'on', '>pw', '~*', '+get']);
  const { result } = (await ask('/', ['ACL', 'RESTTOKEN', 'ann', 'pw'])).body;
  expect((await ask('/get/k', undefined, String(result))).body).toEqual({ result: 'v' });
  expect(await ask('/set/k/w', undefined, String(result))).toMatchObject({ status: 400 });
  expect(await ask('/get/k', undefined, 'guess')).toMatchObject({ status: 401 });
});

test('a subscriber gets messages until its user is deleted', async () => {
  await serve(distant(engine));
  await ask('/', ['ACL', 'SETUSER', 'ann', 'on', '>pw', '&*', '+subscribe']);
  const { result } = (await ask('/', ['ACL', 'RESTTOKEN', 'ann', 'pw'])).body;
  const news = await hear('/subscribe/news', String(result));
  expect(news.status).toBe(200);
  await ask('/publish/news/hello');
  await news.until('data: message,news,hello\n\n');
  expect((await hear('/monitor', String(result))).status).toBe(400);
  await ask('/', ['ACL', 'DELUSER', 'ann']);
  await news.until('event: error\n');
  await news.ended;
});

test('messages that arrive together with the confirmation of a subscription are not lost', async () => {
  const session: Pick<RedisSession, 'subscribe' | 'stateToken'> = {
    stateToken: () => 'state',
    async subscribe(_to, [channel = ''], listener) {
      listener.message(channel, 'at once', undefined);
      return { close: () => {} };
    },
  };
  await serve({
    openSession: async () => session as RedisSession,
    authenticate: () => undefined,
    onAccessChange: () => () => {},
  });
  const news = await hear('/subscribe/news', 'standard');
  await news.until('data: subscribe,news,1\n\ndata: message,news,at once\n\n');
  news.leave();
  await news.ended;
});

test('a message that can not be sent ends the stream of its subscriber, and neither others nor the publisher', async () => {
  const seen = catchInternalErrors();
  const listeners: MessageListener[] = [];
  const session: Pick<RedisSession, 'subscribe' | 'stateToken'> = {
    stateToken: () => 'state',
    async subscribe(_to, _names, listener) {
      listeners.push(listener);
      return { close: () => {} };
    },
  };
  await serve({
    openSession: async () => session as RedisSession,
    authenticate: () => undefined,
    onAccessChange: () => () => {},
  });
  const broken = await hear('/subscribe/news', 'standard');
  const other = await hear('/subscribe/news', 'standard');
  const unprintable = {
    toString() {
      throw new Error('oh');
    },
  };
  listeners[0]!.message('news', unprintable as unknown as string, undefined);
  await broken.ended;
  listeners[1]!.message('news', 'hello', undefined);
  await other.until('data: message,news,hello\n\n');
  expect(seen).toEqual([{ where: 'subscription', message: 'oh' }]);
  other.leave();
  await other.ended;
});
