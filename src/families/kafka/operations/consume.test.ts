import { afterEach, describe, expect, test } from 'vitest';
import {
  fakeCluster,
  type KafkaServer,
  logRecord,
  serveKafka,
  type ServerOptions,
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

async function start(
  answers: Partial<ServedLog> = { consume: async () => [] },
  options: ServerOptions = {},
): Promise<void> {
  const cluster = fakeCluster(answers);
  calls = cluster.calls;
  server = await serveKafka(cluster.log, { credentials, ...options });
}

const config = {
  autoCommit: true,
  autoCommitInterval: 5000,
  autoOffsetReset: 'latest',
  sessionTimeout: 120_000,
};
const options = { topics: ['greetings'], timeout: 1000, config, autoCreation: { partitions: 1 } };

describe('an instance of a group consumes a topic', () => {
  test.each([
    ['GET', '/consume/g/i/greetings', undefined],
    ['GET', '/consume/g/i', { topic: 'greetings' }],
    ['POST', '/consume/g/i', { topic: 'greetings' }],
    ['POST', '/consume/g/i', { topic: 'greetings', topics: ['greetings', 'greetings'] }],
  ])('%s %s %j', async (method, path, body) => {
    await start({ consume: async () => [logRecord({ offset: 3 })] });
    expect(await server.ask(method, path, { body })).toMatchObject({
      status: 200,
      body: [{ topic: 'greetings', partition: 0, offset: 3, key: '', value: 'hello' }],
    });
    expect(calls).toEqual([['consume', 'g', 'i', options]]);
  });

  test('or several topics, with its own timeout and settings', async () => {
    await start(undefined, { autoCreate: undefined });
    await server.ask('POST', '/consume/g/a%2Fb', {
      body: { topics: ['greetings', 'cities'], timeout: 0 },
      headers: {
        'Kafka-Enable-Auto-Commit': 'false',
        'Kafka-Auto-Commit-Interval': '100',
        'Kafka-Auto-Offset-Reset': 'none',
        'Kafka-Session-Timeout-Ms': '6000',
      },
    });
    const given = {
      autoCommit: false,
      autoCommitInterval: 100,
      autoOffsetReset: 'none',
      sessionTimeout: 6000,
    };
    expect(calls).toEqual([
      ['consume', 'g', 'a/b', { topics: ['greetings', 'cities'], timeout: 0, config: given }],
    ]);
  });

  test('with a timeout in the query', async () => {
    await start();
    await server.ask('GET', '/consume/g/i/greetings?timeout=5');
    expect(calls).toEqual([['consume', 'g', 'i', { ...options, timeout: 5 }]]);
  });
});

describe('an invalid consume is refused', () => {
  test.each([
    ['Kafka-Enable-Auto-Commit', 'yes', 'must be a boolean'],
    ['Kafka-Auto-Commit-Interval', 'often', 'must be an integer'],
    ['Kafka-Auto-Commit-Interval', '-1', 'must be at least 0'],
    ['Kafka-Auto-Offset-Reset', 'first', 'must be one of earliest, latest, none'],
    ['Kafka-Session-Timeout-Ms', '5999', 'must be at least 6000'],
    ['Kafka-Session-Timeout-Ms', '1.5e5', 'must be an integer'],
  ])('for the header %s: %s', async (name, value, rule) => {
    await start();
    const headers = { [name]: value };
    expect(await server.refused('GET', '/consume/g/i/greetings', { headers })).toEqual({
      error: `${name} ${rule}`,
      status: 400,
    });
    expect(calls).toEqual([]);
  });

  test.each([
    [{}, 'topic is missing'],
    [{ topics: [] }, 'topics must not be empty'],
    [{ topics: 'greetings' }, 'topics must be an array or null'],
    [{ topic: ['greetings'] }, 'topic must be a string'],
    [{ topic: 'greetings', timeout: 1.5 }, 'timeout must be an integer or null'],
  ])('for the body %j', async (body, error) => {
    await start();
    expect(await server.refused('POST', '/consume/g/i', { body })).toEqual({ error, status: 400 });
  });

  test.each([
    ['/consume/g/i/greetings?timeout=soon', 400, 'timeout must be an integer'],
    ['/consume/g/i/greetings?timeout=-1', 400, 'timeout must be at least 0'],
    ['/consume/g/i/greetings?timeout=1&timeout=2', 400, 'timeout must be given only once'],
    ['/consume/g', 404, 'there is nothing at /consume/g'],
  ])('for the path %s', async (path, status, error) => {
    await start();
    expect(await server.refused('GET', path)).toEqual({ error, status });
  });

  test.each([
    ['GROUP_MAX_SIZE_REACHED', 429],
    ['NO_OFFSET_FOR_PARTITION', 422],
    ['OFFSET_OUT_OF_RANGE', 422],
    ['UNKNOWN_TOPIC_OR_PARTITION', 404],
  ] as const)('with the status of the error of the log: %s, %i', async (code, status) => {
    await start({ consume: () => Promise.reject(new LogError(code, 'the reason')) });
    expect(await server.refused('GET', '/consume/g/i/greetings')).toEqual({
      error: 'the reason',
      status,
    });
  });
});

describe('a credential', () => {
  const as = 'reader';
  const refused = (topic: string) => ({
    error: `the credential does not allow to consume the topic ${topic}`,
    status: 403,
  });

  test('consumes no topic but its own', async () => {
    await start();
    const body = { topics: ['greetings', 'cities'] };
    expect(await server.refused('POST', '/consume/g/i', { as, body })).toEqual(refused('cities'));
    expect(await server.refused('GET', '/consume/g/i/greetings', { as: 'writer' })).toEqual(
      refused('greetings'),
    );
    expect(calls).toEqual([]);
  });
});
