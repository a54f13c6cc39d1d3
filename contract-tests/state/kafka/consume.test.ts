import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import {
  assignments,
  basicOf,
  MANUAL_COMMIT,
  committedOffset,
  consume as consumeAsAsked,
  done,
  fetchAll,
  firstUser,
  produce,
  refused,
  sortedValuesOf,
  valuesOf,
  type ConsumeRequestOptions,
} from '../../harness/kafka.ts';
import { target } from '../../harness/target.ts';

beforeEach(resetKafka);

const HOUR = 3_600_000;
const SUCCESS = { result: 'Success', status: 200 };
const position = (offset: number) => ({ topic: 'greetings', partition: 0, offset });
/** Waits for messages that are there, because on a slow Kafka an instance takes a while to join. */
const consume = (instance: string, options: ConsumeRequestOptions = {}) =>
  consumeAsAsked(instance, { timeout: HOUR, ...options });
const consumed = async (...args: Parameters<typeof consume>) => valuesOf(await consume(...args));
/** Waits until an instance has joined, so that its consume is in progress. */
const joined = (name: string) =>
  expect.poll(async () => Object.keys(await assignments())).toContain(name);

test('a message is produced, consumed and committed, and the instance deleted', async () => {
  const [metadata] = await produce('greetings', {
    key: 'customer-5',
    value: 'hello',
    headers: [{ key: 'language', value: 'en' }],
  });
  expect(await consume('first', { headers: MANUAL_COMMIT })).toEqual([
    {
      ...position(0),
      timestamp: metadata!.timestamp,
      key: 'customer-5',
      value: 'hello',
      headers: [{ key: 'language', value: 'en' }],
    },
  ]);
  expect(await committedOffset()).toBe(-1);
  expect(await done('POST', '/commit/mygroup/first')).toEqual(SUCCESS);
  expect(await committedOffset()).toBe(1);
  expect(await done('DELETE', '/delete-consumer/mygroup/first')).toEqual(SUCCESS);
  expect(await done('GET', '/consumers')).toEqual([]);
  expect(await consumed('second', { timeout: 0 })).toEqual([]);
});

/**
 * Resolves when what clients have sent by now has arrived: with several copies at each of them, also what one of them
 * sends to another one about it. Requests go to the copies by turns.
 */
const arrived = async () => {
  for (let i = 0; i < 12; i++) await done('GET', '/topics');
};

describe('a consume', () => {
  test('names one topic, several, or both, in the path or the body', async () => {
    await produce('greetings', 'hello');
    await produce('cities', 'Istanbul');
    await produce('rivers', 'Ganges');
    const headers = { 'Kafka-Auto-Offset-Reset': 'earliest' };
    const values = async (method: string, path: string, body?: object) =>
      sortedValuesOf(await done(method, path, { headers, body }));
    const topic = 'greetings';
    const timeout = HOUR;
    expect(await values('GET', `/consume/a/i/greetings?timeout=${HOUR}`)).toEqual(['hello']);
    expect(await values('GET', '/consume/b/i', { topic, timeout })).toEqual(['hello']);
    const topics = ['cities', 'rivers'];
    const two = ['Ganges', 'Istanbul'];
    expect(await values('POST', '/consume/c/i', { topics, timeout })).toEqual(two);
    expect(await values('POST', '/consume/d/i', { topic, topics, timeout })).toEqual([
      ...two,
      'hello',
    ]);
    // Without a timeout of its own, a consume may be answered before the instance has joined.
    const absent = { topic: null, timeout: null };
    await expect.poll(() => values('POST', '/consume/e/i', { ...absent, topics })).toEqual(two);
  });

  test('of other topics than before adds them, and returns messages of the named ones', async () => {
    await produce('greetings', 'hello');
    await produce('cities', 'Istanbul');
    expect(await consumed('first')).toEqual(['hello']);
    await produce('greetings', 'hi');
    expect(await consumed('first', { topics: ['cities'] })).toEqual(['Istanbul']);
    expect(await done('GET', '/consumers')).toMatchObject([
      { instances: [{ topics: [{ topic: 'cities' }, { topic: 'greetings' }] }] },
    ]);
    expect(await consumed('first')).toEqual(['hi']);
  });

  test('creates a missing topic, and waits for its first message', async () => {
    const waiting = consumed('first', { timeout: HOUR });
    await joined('first');
    await produce('greetings', 'hello');
    expect(await waiting).toEqual(['hello']);
  });

  test('is answered when a message comes, however long its timeout', async () => {
    await createTopic({ name: 'greetings', partitions: 3 });
    expect(await consumed('first', { timeout: 0 })).toEqual([]);
    const waiting = consumed('first', { timeout: HOUR });
    await produce('greetings', 'hello');
    expect(await waiting).toEqual(['hello']);
  });

  test('is answered with nothing after the timeout', async () => {
    await createTopic({ name: 'greetings' });
    expect(await consumed('first', { timeout: 0 })).toEqual([]);
    expect(await consumed('first', { timeout: 20 })).toEqual([]);
  });

  test('that waits does not delay others', async () => {
    await createTopic({ name: 'greetings', partitions: 2 });
    const waiting = consumed('first', { timeout: HOUR });
    await joined('first');
    expect(await consumed('second', { timeout: 0 })).toEqual([]);
    expect(await consumed('other', { group: 'others', timeout: 0 })).toEqual([]);
    await done('POST', '/delete-consumer/mygroup/first');
    expect(await waiting).toEqual([]);
  });

  test('of an instance that is already consuming waits its turn', async () => {
    await createTopic({ name: 'greetings' });
    const answers: (string | null)[][] = [];
    const three = [1, 2, 3].map(async () => {
      answers.push(await consumed('first', { timeout: HOUR }));
    });
    for (const value of ['a', 'b', 'c']) {
      await produce('greetings', value);
      await expect.poll(() => answers.flat()).toContain(value);
    }
    await Promise.all(three);
    expect(answers).toEqual([['a'], ['b'], ['c']]);
  });

  test('whose client has disconnected consumes nothing', async () => {
    await createTopic({ name: 'greetings' });
    const client = new AbortController();
    const left = fetch(`${target().kafkaUrl}/consume/mygroup/first`, {
      method: 'POST',
      headers: { authorization: basicOf(firstUser()) },
      body: JSON.stringify({ topic: 'greetings', timeout: HOUR }),
      signal: client.signal,
    });
    await joined('first');
    client.abort();
    await expect(left).rejects.toThrow('aborted');
    await arrived();
    await produce('greetings', 'hello');
    expect(await consumed('first', { timeout: HOUR })).toEqual(['hello']);
  });

  test('whose client disconnects without reading the answer consumes nothing', async () => {
    await produce('greetings', 'hello');
    const { hostname, port } = new URL(target().kafkaUrl);
    const client = connect(Number(port), hostname);
    const headers = `Host: localhost\r\nAuthorization: ${basicOf(firstUser())}\r\n`;
    const from = 'Kafka-Auto-Offset-Reset: earliest\r\n';
    client.write(`GET /consume/mygroup/first/greetings HTTP/1.1\r\n${headers}${from}\r\n`);
    await once(client, 'data');
    client.resetAndDestroy();
    await arrived();
    expect(await consumed('first')).toEqual(['hello']);
  });

  test('returns each message once, in the order of its partition', async () => {
    await createTopic({ name: 'greetings', partitions: 3 });
    const messages = Array.from({ length: 3000 }, (_, i) => ({
      key: `customer-${i % 50}`,
      value: `${i}`.padStart(1000, '0'),
    }));
    await produce('greetings', ...messages);
    const all = [];
    while (all.length < 3000) all.push(...(await consume('first')));
    expect(await consume('first', { timeout: 0 })).toEqual([]);
    for (let partition = 0; partition < 3; partition++) {
      const mine = all.filter((message) => message.partition === partition);
      expect(mine).toEqual(await fetchAll('greetings', partition));
    }
    expect(sortedValuesOf(all)).toEqual(messages.map(({ value }) => value));
  });
});

describe('a group starts', () => {
  /** Has the instance `first` consume until it has its partition, and with it a position. */
  const started = async (begin: () => Promise<unknown>) => {
    const joins = async () => {
      await begin();
      return assignments();
    };
    await expect.poll(joins).toEqual({ first: [0] });
    await begin();
  };

  test.each([
    ['earliest', ['old', 'new']],
    ['latest', ['new']],
  ])('with the %s message', async (reset, values) => {
    await produce('greetings', 'old');
    const headers = { 'Kafka-Auto-Offset-Reset': reset };
    const got: (string | null)[] = [];
    const begin = async () => got.push(...(await consumed('first', { headers, timeout: 0 })));
    await started(begin);
    await produce('greetings', 'new');
    while (!got.includes('new')) got.push(...(await consumed('first', { headers })));
    expect(got).toEqual(values);
  });

  test('after the last message without a header', async () => {
    await produce('greetings', 'old');
    const path = '/consume/mygroup/first/greetings';
    const before: unknown[] = [];
    const begin = async () => before.push(...(await done<unknown[]>('GET', `${path}?timeout=0`)));
    await started(begin);
    await produce('greetings', 'new');
    expect(before).toEqual([]);
    const messages = await done('GET', `${path}?timeout=${HOUR}`);
    expect(messages).toMatchObject([{ value: 'new' }]);
  });

  test('nowhere with none, until an offset is committed', async () => {
    await produce('greetings', 'a', 'b');
    const headers = { ...MANUAL_COMMIT, 'Kafka-Auto-Offset-Reset': 'none' };
    const body = { topic: 'greetings', timeout: HOUR };
    const path = '/consume/mygroup/first';
    expect(await refused('POST', path, { headers, body })).toEqual({
      error:
        'Group mygroup has committed no offset for greetings-0, and the Kafka-Auto-Offset-Reset of instance first is none',
      status: 422,
    });
    await done('POST', '/commit/mygroup/first', { body: position(1) });
    expect(await consumed('first')).toEqual(['b']);
  });

  test('nowhere with none if its committed offset no longer exists', async () => {
    await produce('greetings', 'a');
    const headers = { ...MANUAL_COMMIT, 'Kafka-Auto-Offset-Reset': 'none' };
    await consume('first', { headers: MANUAL_COMMIT });
    await done('POST', '/commit/mygroup/first', { body: position(100) });
    await done('POST', '/delete-consumer/mygroup/first');
    const body = { topic: 'greetings', timeout: HOUR };
    const error = await refused('POST', '/consume/mygroup/second', { headers, body });
    expect(error).toMatchObject({ status: 422, error: expect.stringContaining('offset 100') });
  });

  test('with the first message with earliest if its committed offset no longer exists', async () => {
    await produce('greetings', 'a');
    await consume('first', { headers: MANUAL_COMMIT });
    await done('POST', '/commit/mygroup/first', { body: position(100) });
    await done('POST', '/delete-consumer/mygroup/first');
    expect(await consumed('second')).toEqual(['a']);
  });
});

describe('the names', () => {
  test.each(['a b', 'ä/%', '😀', '..', '%2F', 'x'.repeat(1000)])(
    'of groups and instances may be anything: %s',
    async (name) => {
      await produce('greetings', 'hello');
      const path = `${encodeURIComponent(name)}/${encodeURIComponent(name)}`.replaceAll('.', '%2E');
      const headers = { 'Kafka-Auto-Offset-Reset': 'earliest' };
      const body = { topic: 'greetings', timeout: HOUR };
      const messages = await done('POST', `/consume/${path}`, { headers, body });
      expect(messages).toMatchObject([{ value: 'hello' }]);
      expect(await done('GET', '/consumers')).toMatchObject([{ name, instances: [{ name }] }]);
      await done('POST', `/commit/${path}`);
      const at = { topic: 'greetings', partition: 0 };
      const committed = await done('POST', `/committed/${path}`, { body: at });
      expect(committed).toEqual([{ ...at, offset: 1 }]);
      await done('DELETE', `/delete-consumer/${path}`);
    },
  );
});
