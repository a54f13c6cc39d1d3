import { expect, test } from 'vitest';
import type { LogEngine } from '../engines/log/engine.ts';
import type { RedisSession, RedisSessions } from '../engines/redis/engine.ts';
import type { Span } from '../telemetry/tracing/span.ts';
import { Tracing } from '../telemetry/tracing/tracing.ts';
import { tracedLog, tracedRedis } from './traced-engines.ts';

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
  /** Does something as the engine's part of a request. */
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

test('a command, a pipeline and a transaction are spans below that of the engine', async () => {
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

test('what is no command is not told by the name that a client gave it', async () => {
  const { tracing, spans, inRequest } = watch();
  const traced = await tracedRedis(sessions, tracing).openSession('id', 'default', '');
  await inRequest(undefined, () => traced.execute(['my secret']));
  await inRequest(undefined, () => traced.execute([]));
  expect(spans.filter(({ name }) => name === 'redis OTHER')).toHaveLength(2);
});

test('appending and fetching are spans; all else is as it was', async () => {
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

test('outside of requests, and in those that are not told, there are no spans', async () => {
  const { tracing, spans, inRequest } = watch();
  const traced = await tracedRedis(sessions, tracing).openSession('id', 'default', '');
  expect(traced.execute(['get', 'a'])).toBe('reply');
  await inRequest(NOT_TOLD, () => traced.execute(['get', 'a']));
  expect(spans).toEqual([]);
});
