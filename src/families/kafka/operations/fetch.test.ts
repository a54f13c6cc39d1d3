import { afterEach, describe, expect, test } from 'vitest';
import {
  fakeCluster,
  type KafkaServer,
  logRecord,
  serveKafka,
} from '../../../../testing/families/kafka.ts';
import { LogError } from '../../../engines/log/errors.ts';
import type { ServedLog } from '../caller.ts';

let server: KafkaServer;
let calls: unknown[][];
afterEach(() => server.close());

const credentials = {
  writer: { topic: '*', permissions: 'PRODUCE' },
  reader: { topic: 'greet*', permissions: 'CONSUME' },
} as const;

async function start(answers: Partial<ServedLog> = { fetch: async () => [] }): Promise<void> {
  const cluster = fakeCluster(answers);
  calls = cluster.calls;
  server = await serveKafka(cluster.log, { credentials });
}

const at = (topic: string, partition: number, offset: number) => ({ topic, partition, offset });

describe('a fetch returns messages', () => {
  test.each(['GET', 'POST'])('from one offset on, by %s', async (method) => {
    const record = logRecord({
      offset: 7,
      key: Buffer.from('k'),
      headers: [{ key: 'h', value: Buffer.from('ä') }],
    });
    await start({ fetch: async () => [record] });
    const body = { ...at('greetings', 0, 7), timeout: 5 };
    expect(await server.ask(method, '/fetch', { body })).toMatchObject({
      status: 200,
      body: [
        {
          ...at('greetings', 0, 7),
          timestamp: 1_795_478_400_123,
          key: 'k',
          value: 'hello',
          headers: [{ key: 'h', value: 'ä' }],
        },
      ],
    });
    expect(calls).toEqual([['fetch', [at('greetings', 0, 7)], { timeout: 5 }]]);
  });

  test('from several partitions; of a partition named twice the last offset counts', async () => {
    await start();
    const several = [at('cities', 1, 0), at('greetings', 0, 9)];
    const body = { ...at('greetings', 0, 7), topicPartitionOffsets: several };
    expect(await server.ask('POST', '/fetch', { body })).toMatchObject({ status: 200, body: [] });
    expect(calls).toEqual([
      ['fetch', [at('greetings', 0, 9), at('cities', 1, 0)], { timeout: 1000 }],
    ]);
  });

  test('with an empty key for none, null for a tombstone, and U+FFFD for bytes that are not UTF-8', async () => {
    const records = [
      logRecord({ value: null }),
      logRecord({ offset: 1, value: Buffer.from([0x61, 0xff]) }),
      logRecord({ offset: 2, value: Buffer.from('"\n\u2028') }),
    ];
    await start({ fetch: async () => records });
    expect(await server.ask('POST', '/fetch', { body: at('greetings', 0, 0) })).toMatchObject({
      body: [
        { key: '', value: null, headers: [] },
        { key: '', value: 'a\ufffd' },
        { key: '', value: '"\n\u2028' },
      ],
    });
  });
});

describe('an invalid fetch is refused', () => {
  test.each([
    [{}, 'topic is missing'],
    [{ topic: 't' }, 'partition is missing'],
    [{ topic: 't', partition: 0 }, 'offset is missing'],
    [{ ...at('t', 0, -1) }, 'offset must be at least 0'],
    [{ ...at('t', 0, 1.5) }, 'offset must be an integer'],
    [{ ...at('t', 0, 0), timeout: -1 }, 'timeout must be at least 0'],
    [{ ...at('t', 0, 0), timeout: '5' }, 'timeout must be an integer or null'],
    [{ topicPartitionOffsets: at('t', 0, 0) }, 'topicPartitionOffsets must be an array or null'],
    [
      { topicPartitionOffsets: [{ topic: 't', partition: 0 }] },
      'topicPartitionOffsets[0].offset is missing',
    ],
    [{ topic: 't', topicPartitionOffsets: [] }, 'partition is missing'],
    [[at('t', 0, 0)], 'body must be an object'],
    ['', 'the body can not be read: empty body'],
  ])('for the body %j', async (body, error) => {
    await start();
    expect(await server.refused('POST', '/fetch', { body })).toEqual({ error, status: 400 });
    expect(calls).toEqual([]);
  });

  test('when the log refuses it', async () => {
    await start({
      fetch: () => Promise.reject(new LogError('OFFSET_OUT_OF_RANGE', 'the reason')),
    });
    expect(await server.refused('POST', '/fetch', { body: at('t', 0, 100) })).toEqual({
      error: 'the reason',
      status: 400,
    });
  });

  test.each([
    ['writer', [at('greetings', 0, 0)], 'greetings'],
    ['reader', [at('greetings', 0, 0), at('cities', 0, 0)], 'cities'],
  ])(
    'when it names a topic that the credential %s may not consume',
    async (as, topicPartitionOffsets, topic) => {
      await start();
      const body = { topicPartitionOffsets };
      expect(await server.refused('POST', '/fetch', { as, body })).toEqual({
        error: `the credential does not allow to consume the topic ${topic}`,
        status: 403,
      });
      expect(calls).toEqual([]);
    },
  );
});

test('a fetch is aborted when its client disconnects', async () => {
  let left = () => {};
  const leaving = new Promise<void>((resolve) => (left = resolve));
  let came = () => {};
  const coming = new Promise<void>((resolve) => (came = resolve));
  await start({
    fetch: async (_, { signal }) => {
      signal?.addEventListener('abort', left);
      came();
      await leaving;
      return [];
    },
  });
  const controller = new AbortController();
  const { signal } = controller;
  const response = fetch(`${server.url}/fetch`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('cluster-user:secret')}` },
    body: JSON.stringify(at('greetings', 0, 0)),
    signal,
  });
  await coming;
  controller.abort();
  await expect(response).rejects.toThrow();
  await leaving;
  expect((await server.ask('GET', '/nothing')).status).toBe(404);
});

test('a waiting fetch is refused when its credential is deleted', async () => {
  await start({
    fetch: (_, { signal }) => {
      server.clusters.removeCredential('reader');
      expect(signal?.aborted).toBe(true);
      return Promise.resolve([logRecord({})]);
    },
  });
  const body = at('greetings', 0, 0);
  expect(await server.refused('POST', '/fetch', { as: 'reader', body })).toEqual({
    error: 'the user name or the password is wrong',
    status: 401,
  });
});
