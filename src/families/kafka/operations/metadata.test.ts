import { afterEach, describe, expect, test } from 'vitest';
import { fakeCluster, type KafkaServer, serveKafka } from '../../../../testing/families/kafka.ts';
import type { TopicDescription } from '../../../engines/log/engine.ts';
import type { ServedLog } from '../caller.ts';

let server: KafkaServer;
let calls: unknown[][];
afterEach(() => server.close());

const credentials = {
  writer: { topic: 'cities', permissions: 'PRODUCE' },
  reader: { topic: 'greet*', permissions: 'CONSUME' },
} as const;

async function start(answers: Partial<ServedLog>): Promise<void> {
  const cluster = fakeCluster(answers);
  calls = cluster.calls;
  server = await serveKafka(cluster.log, { credentials });
}

const topic = (name: string, partitions: number): TopicDescription => ({
  id: name,
  name,
  partitions,
  creationTime: 0,
  retentionTime: -1,
  retentionSize: -1,
  maxMessageSize: 1,
  cleanupPolicy: 'delete',
});

test('a credential sees only its own topics', async () => {
  await start({ topics: async () => [topic('greetings', 3), topic('cities', 1)] });
  const listed = async (as?: string) =>
    (await server.ask('GET', '/topics', as === undefined ? {} : { as })).body;
  expect(await listed()).toEqual({ greetings: 3, cities: 1 });
  expect(await listed('reader')).toEqual({ greetings: 3 });
  expect(await listed('writer')).toEqual({ cities: 1 });
});

const partition = { topic: 'greetings', partition: 0 };
const found = async () => [{ ...partition, offset: 7 }];

describe('committed offsets', () => {
  test.each([
    ['GET', partition],
    ['POST', [partition]],
  ])('%s %j', async (method, body) => {
    await start({ committed: async () => [{ ...partition, offset: -1 }] });
    expect(await server.ask(method, '/committed/g/i?timeout=5', { body })).toMatchObject({
      status: 200,
      body: [{ ...partition, offset: -1 }],
    });
    expect(calls).toEqual([['committed', 'g', 'i', [partition], { timeout: 5 }]]);
  });

  test('are only for credentials that may consume', async () => {
    await start({});
    const asked = { as: 'writer', body: { topic: 'cities', partition: 0 } };
    expect(await server.refused('POST', '/committed/g/i', asked)).toMatchObject({ status: 403 });
  });
});

describe('offsets by time', () => {
  test.each([
    ['GET', 'earliest', 'earliest'],
    ['POST', 'latest', 'latest'],
    ['POST', '1795478400123', 1_795_478_400_123],
    ['POST', '0', 0],
  ])('%s /offsets/%s', async (method, path, timestamp) => {
    await start({ offsets: found });
    expect(await server.ask(method, `/offsets/${path}`, { body: [partition] })).toMatchObject({
      status: 200,
      body: await found(),
    });
    expect(calls).toEqual([['offsets', [partition], timestamp, { timeout: 10_000 }]]);
  });

  test.each([
    ['/offsets/yesterday', [partition], 'timestamp must be an integer or one of earliest, latest'],
    ['/offsets/-1', [partition], 'timestamp must be at least 0'],
    ['/offsets/latest?timeout=x', [partition], 'timeout must be an integer'],
    ['/offsets/latest', {}, 'topic is missing'],
    ['/offsets/latest', [{ topic: 't', partition: -1 }], 'body[0].partition must be at least 0'],
    ['/offsets/latest', undefined, 'the body can not be read: empty body'],
  ])('%s %j is refused', async (path, body, error) => {
    await start({});
    expect(await server.refused('POST', path, { body })).toEqual({ error, status: 400 });
  });

  test('are only for credentials that may consume', async () => {
    await start({});
    const asked = { as: 'writer', body: { topic: 'cities', partition: 0 } };
    expect(await server.refused('POST', '/offsets/latest', asked)).toMatchObject({ status: 403 });
  });
});

describe('a request is refused', () => {
  test.each([
    ['without credentials', {}, 'the user name and the password are missing'],
    ['by a token', { authorization: 'Bearer x' }, 'the user name and the password are missing'],
    [
      'with a wrong password',
      { authorization: `Basic ${btoa('cluster-user:wrong')}` },
      'the user name or the password is wrong',
    ],
  ])('%s', async (_, headers, error) => {
    await start({});
    const response = await fetch(`${server.url}/topics`, { headers });
    expect([response.status, await response.json()]).toEqual([401, { error, status: 401 }]);
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
  });

  test('after its credential has been deleted, on open connections too', async () => {
    await start({ topics: async () => [] });
    const ask = () => server.ask('GET', '/topics', { as: 'reader' });
    expect((await ask()).status).toBe(200);
    server.clusters.removeCredential('reader');
    expect((await ask()).status).toBe(401);
  });

  test('at the host of another cluster', async () => {
    await start({ topics: async () => [] });
    const other = server.clusters.get('default')!;
    server.clusters.setCluster({ ...other, id: 'x', endpoint: 'x.localhost', username: 'x' });
    const by = async (host: string) =>
      (await server.ask('GET', '/topics', { headers: { host } })).status;
    expect(await by('default-kafka.localhost')).toBe(200);
    expect(await by('x.localhost')).toBe(401);
  });
});
