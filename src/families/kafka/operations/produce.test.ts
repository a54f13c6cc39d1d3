import { afterEach, describe, expect, test } from 'vitest';
import {
  appending,
  fakeCluster,
  type KafkaServer,
  serveKafka,
  type ServerOptions,
} from '../../../../testing/families/kafka.ts';
import { LogError } from '../../../engines/log/errors.ts';
import { openLog } from '../../../base/log.ts';
import type { Logger } from '../../../base/logger.ts';

let server: KafkaServer;
let calls: unknown[][];
afterEach(() => server.close());

async function start(options: ServerOptions = {}, log = fakeCluster(appending())): Promise<void> {
  calls = log.calls;
  server = await serveKafka(log.log, options);
}

const record = (given: object) => ({
  topic: 'greetings',
  partition: undefined,
  timestamp: undefined,
  key: null,
  value: Buffer.from('hello'),
  headers: [],
  ...given,
});
const produced = () => calls.map(([, records]) => records);
const metadata = { topic: 'greetings', partition: 0, offset: 0, timestamp: 1_795_478_400_123 };

const FULL =
  'the disk is full: nothing of the request has been kept; delete topics, have them keep less, or make room';

describe('a produce appends messages', () => {
  test.each(['GET', 'POST'])('one to /produce, by %s', async (method) => {
    await start();
    const body = {
      topic: 'greetings',
      partition: 2,
      timestamp: 5,
      key: 'k',
      value: 'hällo',
      headers: [{ key: 'h', value: 'ä' }],
    };
    expect(await server.ask(method, '/produce', { body })).toMatchObject({
      status: 200,
      body: [{ topic: 'greetings', partition: 2, offset: 0, timestamp: 5 }],
    });
    expect(produced()).toEqual([
      [
        record({
          partition: 2,
          timestamp: 5,
          key: Buffer.from('k'),
          value: Buffer.from('hällo'),
          headers: [{ key: 'h', value: Buffer.from('ä') }],
        }),
      ],
    ]);
  });

  test('several at once to several topics, answered in their order', async () => {
    await start();
    const body = [
      { topic: 'greetings', value: 'hello' },
      { topic: 'cities', value: 'Istanbul' },
    ];
    expect(await server.ask('POST', '/produce', { body })).toMatchObject({
      body: [metadata, { ...metadata, topic: 'cities', offset: 1 }],
    });
    expect(produced()).toEqual([
      [record({}), record({ topic: 'cities', value: Buffer.from('Istanbul') })],
    ]);
  });

  test.each(['GET', 'POST'])('to one topic, by %s', async (method) => {
    await start();
    const one = await server.ask(method, '/produce/greetings', { body: { value: 'hello' } });
    expect(one.body).toEqual([metadata]);
    const two = await server.ask(method, '/produce/greetings', {
      body: [{ value: '1' }, { value: '2' }],
    });
    expect(two.body).toMatchObject([{ offset: 1 }, { offset: 2 }]);
  });

  test('in JSON whatever Content-Type says, as curl -d sends it', async () => {
    await start();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = '{"value":"hello"}';
    expect(await server.ask('POST', '/produce/greetings', { body, headers })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    ['/produce/greetings/hello', 'hello', null],
    ['/produce/greetings/hello%20you?key=a%2Fb', 'hello you', 'a/b'],
    ['/produce/greetings/a/b//c%2Fd/', 'a/b//c/d/', null],
    ['/produce/greetings/%E2%98%83%3F?key=', '☃?', null],
  ])('by GET %s', async (path, value, key) => {
    await start();
    expect(await server.ask('GET', path)).toMatchObject({ status: 200, body: metadata });
    expect(produced()).toEqual([
      [record({ value: Buffer.from(value), key: key === null ? null : Buffer.from(key) })],
    ]);
  });

  test('with an empty key, which is the same as none', async () => {
    await start();
    await server.ask('POST', '/produce/greetings', { body: { key: '', value: 'hello' } });
    expect(produced()).toEqual([[record({})]]);
  });

  test('a value of null is a tombstone', async () => {
    await start();
    await server.ask('POST', '/produce/greetings', { body: { key: 'k', value: null } });
    expect(produced()).toEqual([[record({ key: Buffer.from('k'), value: null })]]);
  });

  test('ten thousand at once', async () => {
    await start({ maxRequestSize: 1024 * 1024 });
    const body = Array.from({ length: 10_000 }, (_, i) => ({ value: String(i) }));
    const answer = await server.ask('POST', '/produce/greetings', { body });
    expect(answer.body).toHaveLength(10_000);
  });

  test('to a topic that is created if the cluster allows it', async () => {
    await start({ autoCreate: { partitions: 3 } });
    await server.ask('GET', '/produce/greetings/hello');
    expect(calls).toEqual([['produce', [expect.anything()], { partitions: 3 }]]);
  });
});

describe('an invalid produce is refused', () => {
  test.each([
    ['a field is missing', { topic: 't' }, 'value is missing'],
    ['no topic', { value: 'v' }, 'topic is missing'],
    ['a wrong type', { topic: 't', value: 5 }, 'value must be a string or null'],
    [
      'a fraction',
      { topic: 't', value: 'v', partition: 1.5 },
      'partition must be an integer or null',
    ],
    ['a negative one', { topic: 't', value: 'v', partition: -1 }, 'partition must be at least 0'],
    [
      'a header without a value',
      { topic: 't', value: 'v', headers: [{ key: 'h' }] },
      'headers[0].value is missing',
    ],
    ['one of several', [{ topic: 't', value: 'v' }, { topic: 't' }], 'body[1].value is missing'],
    ['an empty batch', [], 'body must not be empty'],
    ['no object', 'null', 'body must be an object or an array'],
    ['a string', '"x"', 'body must be an object or an array'],
    ['no JSON', '{', 'the body can not be read: not JSON'],
    ['no body', undefined, 'the body can not be read: empty body'],
    ['no UTF-8', Buffer.from([0xff]), 'the body can not be read: not UTF-8'],
    [
      'an integer that no number holds',
      '{"topic":"t","value":"v","timestamp":9007199254740993}',
      'timestamp must be at most 9007199254740991',
    ],
  ])('%s', async (_, body, error) => {
    await start();
    expect(await server.refused('POST', '/produce', { body })).toEqual({ error, status: 400 });
    expect(calls).toEqual([]);
  });

  test.each([
    ['GET', '/produce/greetings/100%', 400, 'message is not percent-encoded UTF-8'],
    ['GET', '/produce/greetings/', 404, 'there is nothing at /produce/greetings/'],
    ['POST', '/produce/greetings/hello', 405, 'method POST is not allowed, use GET'],
    ['PUT', '/produce', 405, 'method PUT is not allowed, use GET or POST'],
  ])('%s %s', async (method, path, status, error) => {
    await start();
    expect(await server.refused(method, path)).toEqual({ error, status });
  });

  test('a body that is too large', async () => {
    await start({ maxRequestSize: 100 });
    const body = { value: 'x'.repeat(100) };
    expect(await server.refused('POST', '/produce/greetings', { body })).toEqual({
      error: 'the body must not be larger than 100 bytes, it has 112',
      status: 413,
    });
  });

  test.each([
    ['UNKNOWN_TOPIC_OR_PARTITION', 404],
    ['INVALID_TOPIC_EXCEPTION', 400],
    ['INVALID_TIMESTAMP', 400],
    ['INVALID_RECORD', 400],
    ['MESSAGE_TOO_LARGE', 413],
    ['POLICY_VIOLATION', 403],
  ] as const)('with the status of the error of the log: %s, %i', async (code, status) => {
    const produce = () => Promise.reject(new LogError(code, 'the reason', { index: 1 }));
    await start({}, fakeCluster({ produce }));
    const one = { body: { value: 'v' } };
    expect(await server.refused('POST', '/produce/t', one)).toEqual({
      error: 'the reason',
      status,
    });
    const batch = { body: [{ value: 'v' }, { value: 'w' }] };
    expect(await server.refused('POST', '/produce/t', batch)).toEqual({
      error: 'body[1]: the reason',
      status,
    });
  });

  test.each([
    ['ENOSPC', { value: 'v' }, FULL],
    ['ENOSPC', [{ value: 'v' }, { value: 'w' }], FULL],
    ['EIO', { value: 'v' }, 'the log can not be read or written at the moment: cannot write'],
  ])('and logged if the disk refuses it: %s, %j', async (code, body, error) => {
    const logged: unknown[] = [];
    const logger = {
      ...openLog('silent'),
      error: (_: unknown, words: string) => logged.push(words),
    };
    const cause = Object.assign(new Error('write'), { code });
    const full = new LogError('KAFKA_STORAGE_ERROR', 'cannot write', { index: 0, cause });
    const log = fakeCluster({ produce: () => Promise.reject(full) });
    await start({ logger: logger as unknown as Logger }, log);
    expect(await server.refused('POST', '/produce/t', { body })).toEqual({
      error,
      status: 503,
    });
    expect(logged).toEqual(['cannot write']);
  });

  test('above the limit of messages a second', async () => {
    const usage = {
      admit: (messages: number) => (messages > 1 ? { limit: 1, retryAfter: 2 } : undefined),
      refund: () => {},
      produced: () => {},
      consumed: () => {},
    };
    await start({ usage });
    const body = [{ value: 'v' }, { value: 'w' }];
    const { headers, ...answer } = await server.ask('POST', '/produce/t', { body });
    expect(answer).toEqual({
      status: 429,
      body: { error: 'more than 1 messages a second, try again in 2 s', status: 429 },
    });
    expect(headers['retry-after']).toBe('2');
    expect(calls).toEqual([]);
  });
});

test('produced messages are counted by topic', async () => {
  const counted: unknown[] = [];
  const usage = {
    admit: () => undefined,
    refund: () => {},
    produced: (...given: unknown[]) => counted.push(given),
    consumed: () => {},
  };
  await start({ usage });
  await server.ask('POST', '/produce', {
    body: [
      { topic: 'a', value: '12345' },
      { topic: 'b', value: '1', key: '2', headers: [{ key: 'ä', value: '4' }] },
      { topic: 'a', value: null },
    ],
  });
  expect(counted).toEqual([
    ['a', 2, 5],
    ['b', 1, 5],
  ]);
});

describe('a credential', () => {
  const credentials = {
    reader: { topic: '*', permissions: 'CONSUME' },
    greeter: { topic: 'greet*', permissions: 'PRODUCE' },
  } as const;

  test('produces to its own topics', async () => {
    await start({ credentials });
    expect(await server.ask('GET', '/produce/greetings/hello', { as: 'greeter' })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    ['reader', { topic: 'greetings', value: 'v' }, 'greetings'],
    ['greeter', { topic: 'cities', value: 'v' }, 'cities'],
    [
      'greeter',
      [
        { topic: 'greetings', value: 'v' },
        { topic: 'cities', value: 'v' },
      ],
      'cities',
    ],
  ])('%s may not produce %j', async (as, body, topic) => {
    await start({ credentials });
    expect(await server.refused('POST', '/produce', { as, body })).toEqual({
      error: `the credential does not allow to produce to the topic ${topic}`,
      status: 403,
    });
    expect(calls).toEqual([]);
  });
});

test('messages that the log refuses do not count against the limit', async () => {
  const given: unknown[] = [];
  const usage = {
    admit: (messages: number) => void given.push(messages),
    refund: (messages: number) => given.push(-messages),
    produced: () => given.push('produced'),
    consumed: () => {},
  };
  const produce = () => Promise.reject(new LogError('UNKNOWN_TOPIC_OR_PARTITION', 'no topic'));
  const cluster = fakeCluster({ produce });
  server = await serveKafka(cluster.log, { usage });
  await server.refused('POST', '/produce/t', { body: [{ value: 'a' }, { value: 'b' }] });
  expect(given).toEqual([2, -2]);
});
