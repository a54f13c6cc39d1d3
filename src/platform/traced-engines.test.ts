import { expect, test } from 'vitest';
import type { LogEngine } from '../engines/log/engine.ts';
import { PendingReply, Replies, type RedisConnection } from '../engines/redis/connection.ts';
import type { RedisConnections, RedisSession, RedisSessions } from '../engines/redis/engine.ts';
import { RedisError } from '../engines/redis/reply.ts';
import { TransactionReply, type Resp3Reply } from '../engines/redis/resp3.ts';
import type { Span } from '../telemetry/tracing/span.ts';
import { Tracing } from '../telemetry/tracing/tracing.ts';
import { tracedConnections, tracedLog, tracedRedis } from './traced-engines.ts';

function watch() {
  const spans: Span[] = [];
  let ids = 0;
  const tracing = new Tracing({
    settings: { ratio: 1, followsParent: true },
    exporter: { add: (span) => void spans.push(span) },
    clock: { now: () => 0 },
    randomHex: (bytes) => String(++ids).padStart(bytes * 2, '0'),
  });
  const asked = { operation: 'any', method: 'POST', id: undefined };
  /** Runs something as the engine's part of a request. */
  const inRequest = async <T>(parent: string | undefined, work: () => T | Promise<T>) =>
    tracing.began({ ...asked, family: 'any', parent })!.inEngine(work);
  return { tracing, spans, inRequest };
}

const session = {
  execute: () => 'reply',
  executeAll: async () => ['one', 'two'],
  executeTransaction: async () => {
    throw new Error('gone');
  },
  stateToken: () => 'state',
} as unknown as RedisSession;
const sessions = { openSession: () => session } as unknown as RedisSessions;
const NOT_TOLD = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

test('commands, pipelines and transactions are child spans of the engine', async () => {
  const { tracing, spans, inRequest } = watch();
  const traced = await tracedRedis(sessions, tracing).openSession('id', 'default', '');
  expect(await inRequest(undefined, () => traced.execute(['get', 'a']))).toBe('reply');
  await inRequest(undefined, () =>
    traced.executeAll([
      ['get', 'a'],
      ['get', 'b'],
    ]),
  );
  const failing = inRequest(undefined, () => traced.executeTransaction([['get', 'a']]));
  await expect(failing).rejects.toThrow('gone');
  expect(traced.stateToken()).toBe('state');
  expect(spans.map(({ name }) => name)).toEqual([
    ...['redis GET', 'any engine', 'redis PIPELINE', 'any engine', 'redis MULTI', 'any engine'],
  ]);
  const [command, engine, pipeline] = spans;
  expect(command).toMatchObject({
    parentId: engine!.context.spanId,
    attributes: { 'db.system.name': 'redis', 'db.operation.name': 'GET' },
  });
  expect(pipeline!.attributes).toHaveProperty(['db.operation.batch.size'], 2);
});

test('an unknown command does not appear by its name', async () => {
  const { tracing, spans, inRequest } = watch();
  const traced = await tracedRedis(sessions, tracing).openSession('id', 'default', '');
  await inRequest(undefined, () => traced.execute(['my secret']));
  await inRequest(undefined, () => traced.execute([]));
  expect(spans.filter(({ name }) => name === 'redis OTHER')).toHaveLength(2);
});

test('appending and fetching are spans; other methods are unchanged', async () => {
  class Cluster {
    #topics = ['a'];
    produce = async () => [{ offset: 7 }];
    fetch = async () => [];
    topics() {
      return this.#topics;
    }
  }
  const { tracing, spans, inRequest } = watch();
  const engine = { cluster: () => new Cluster() } as unknown as LogEngine;
  const cluster = tracedLog(engine, tracing).cluster('default');
  const records = [{}, {}] as unknown as Parameters<typeof cluster.produce>[0];
  expect(await inRequest(undefined, () => cluster.produce(records))).toEqual([{ offset: 7 }]);
  await inRequest(undefined, () => cluster.fetch([], { timeout: 0 }));
  expect(cluster.topics()).toEqual(['a']);
  expect(spans.map(({ name }) => name)).toEqual([
    ...['kafka append', 'any engine', 'kafka fetch', 'any engine'],
  ]);
  expect(spans[0]!.attributes).toHaveProperty(['messaging.batch.message_count'], 2);
});

test('there are no spans outside of requests or in unsampled ones', async () => {
  const { tracing, spans, inRequest } = watch();
  const traced = await tracedRedis(sessions, tracing).openSession('id', 'default', '');
  expect(traced.execute(['get', 'a'])).toBe('reply');
  await inRequest(NOT_TOLD, () => traced.execute(['get', 'a']));
  expect(spans).toEqual([]);
});

/** A RESP connection whose commands get the replies that a test gives. */
function connected(answers: Readonly<Record<string, ReturnType<RedisConnection['run']>>>) {
  class Connection {
    readonly #version = 3;
    get version() {
      return this.#version;
    }
    run([name]: readonly string[]) {
      return answers[name!];
    }
  }
  const { tracing, spans } = watch();
  const engine = { openConnection: () => new Connection() } as unknown as RedisConnections;
  const setup = {} as Parameters<RedisConnections['openConnection']>[1];
  return { spans, connection: tracedConnections(engine, tracing).openConnection('orders', setup) };
}

test('each command over RESP is a trace of its own', () => {
  const { spans, connection } = connected({ get: 'reply', auth: new RedisError('WRONGPASS no') });
  expect(connection.version).toBe(3);
  expect(connection.run(['get', 'a'])).toBe('reply');
  connection.run(['auth', 'my secret']);
  expect(spans.map(({ name }) => name)).toEqual(['resp GET', 'resp AUTH']);
  expect(new Set(spans.map(({ context }) => context.traceId)).size).toBe(2);
  expect(spans[0]).toMatchObject({
    parentId: undefined,
    failure: undefined,
    attributes: { 'db.namespace': 'orders', 'plinth.error': undefined },
  });
  expect(spans[1]).toMatchObject({
    failure: undefined,
    attributes: { 'plinth.error': 'WRONGPASS' },
  });
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('the span of a blocking command over RESP ends with its reply', async () => {
  const waiting = Promise.withResolvers<string>();
  const { spans, connection } = connected({ blpop: new PendingReply(waiting.promise) });
  connection.run(['blpop', 'a', '0']);
  expect(spans).toEqual([]);
  waiting.resolve('reply');
  await expect.poll(() => spans.map(({ name }) => name)).toEqual(['resp BLPOP']);
});

test.each([
  ['an array', (replies: Resp3Reply[]) => replies],
  ['a part of an array', (replies: Resp3Reply[]) => new TransactionReply(9, replies)],
  ['an array with a published message', (replies: Resp3Reply[]) => new Replies([replies, 'heard'])],
])('a transaction over RESP whose reply is %s has the error of a refused command', (_, reply) => {
  const answer = reply(['reply', ['nested'], new RedisError('WRONGTYPE no')]);
  const { spans, connection } = connected({ exec: answer, lrange: answer });
  connection.run(['exec']);
  connection.run(['lrange']);
  expect(spans.map(({ attributes }) => attributes['plinth.error'])).toEqual([
    'WRONGTYPE',
    undefined,
  ]);
});

test('an internal error over RESP marks the span as failed', () => {
  const { spans, connection } = connected({ get: new RedisError('ERR internal error') });
  connection.run(['get', 'a']);
  expect(spans[0]).toHaveProperty('failure', 'ERR internal error');
});

test('spans contain neither errors of scripts nor names of unknown commands', () => {
  const answers = { eval: new RedisError('x'.repeat(1_000_000)), hunter: new RedisError('ERR no') };
  const { spans, connection } = connected(answers);
  connection.run(['eval', 'return {err=ARGV[1]}', '0', 'x']);
  connection.run(['hunter']);
  expect(spans.map(({ name }) => name)).toEqual(['resp EVAL', 'resp OTHER']);
  expect(spans[0]!.attributes).toHaveProperty(['plinth.error'], 'OTHER');
});
