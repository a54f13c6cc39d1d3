import { Kafka, UpstashError } from '@upstash/kafka';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCredential, createTopic, resetKafka } from '../harness/kafka-clusters.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { target } from '../harness/target.ts';

const { kafkaUrl } = await recordedTarget();

/** The official client, as it is, with what the env block says. */
const kafka = (password = target().kafkaPassword) =>
  new Kafka({ url: kafkaUrl, username: target().kafkaUsername, password });

beforeEach(resetKafka);

const metadata = (topic: string, offset: number) => ({
  topic,
  partition: 0,
  offset,
  timestamp: expect.any(Number),
});
const message = (topic: string, offset: number, value: string) => ({
  ...metadata(topic, offset),
  key: '',
  value,
  headers: [],
});

describe('a producer', () => {
  test('produces text as it is, and all else as JSON', async () => {
    const producer = kafka().producer();
    expect(await producer.produce('greetings', 'hello')).toEqual(metadata('greetings', 0));
    expect(await producer.produce('greetings', { hi: ['漢😀', 1] })).toEqual(
      metadata('greetings', 1),
    );
    const fetched = await kafka().consumer().fetch({ topic: 'greetings', partition: 0, offset: 0 });
    expect(fetched).toEqual([
      message('greetings', 0, 'hello'),
      message('greetings', 1, '{"hi":["漢😀",1]}'),
    ]);
  });

  test.each([
    [5, '5'],
    [null, 'null'],
    [true, 'true'],
    [['a', { b: 1 }], '["a",{"b":1}]'],
    ['', ''],
  ])('produces %j as %j', async (value, text) => {
    await kafka().producer().produce('greetings', value);
    const fetched = await kafka().consumer().fetch({ topic: 'greetings', partition: 0, offset: 0 });
    expect(fetched).toEqual([message('greetings', 0, text)]);
  });

  test('may be a credential, and its address end with a slash', async () => {
    const { username, password } = await createCredential({
      credential_name: 'writer',
      topic: 'greet*',
      permissions: 'PRODUCE',
    });
    const writer = new Kafka({ url: `${kafkaUrl}/`, username, password });
    expect(await writer.producer().produce('greetings', 'hello')).toEqual(metadata('greetings', 0));
    expect(await writer.admin().topics()).toEqual({ greetings: 1 });
  });

  test('that never hears of its answer produces again: the message is there twice', async () => {
    const { fetch: original } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...args) => {
      await (await original(...args)).text();
      throw new TypeError('fetch failed');
    });
    const produced = await kafka().producer().produce('greetings', 'hello');
    expect(produced).toEqual(metadata('greetings', 1));
    vi.restoreAllMocks();
    const fetched = await kafka().consumer().fetch({ topic: 'greetings', partition: 0, offset: 0 });
    expect(fetched.map(({ value }) => value)).toEqual(['hello', 'hello']);
  });

  test('chooses key, partition, timestamp and headers', async () => {
    await createTopic({ name: 'greetings', partitions: 3 });
    const options = {
      partition: 2,
      timestamp: 1_795_478_400_123,
      key: 'k',
      headers: [
        { key: 'h', value: 'ä' },
        { key: 'h', value: '' },
      ],
    };
    const { partition, timestamp } = await kafka().producer().produce('greetings', 'v', options);
    expect({ partition, timestamp }).toEqual({ partition: 2, timestamp: options.timestamp });
    const at = { topic: 'greetings', partition: 2, offset: 0 };
    expect(await kafka().consumer().fetch(at)).toEqual([{ ...at, ...options, value: 'v' }]);
  });

  test('produces many at once across topics, answered in their order', async () => {
    const produced = await kafka()
      .producer()
      .produceMany([
        { topic: 'a', value: '1' },
        { topic: 'b', value: { two: 2 } },
        { topic: 'a', value: '3', headers: [{ key: 'h', value: 'v' }] },
      ]);
    expect(produced).toEqual([metadata('a', 0), metadata('b', 0), metadata('a', 1)]);
  });
});

describe('a consumer', () => {
  const first = { consumerGroupId: 'group', instanceId: 'first' };
  const fromStart = { ...first, autoOffsetReset: 'earliest' as const };

  test('fetches from several topics, in parallel and at once', async () => {
    await kafka()
      .producer()
      .produceMany([
        { topic: 'a', value: '1' },
        { topic: 'b', value: '2' },
        { topic: 'b', value: '3' },
      ]);
    const request = {
      topic: 'a',
      partition: 0,
      offset: 0,
      timeout: 1000,
      topicPartitionOffsets: [{ topic: 'b', partition: 0, offset: 1 }],
    };
    const all = [message('a', 0, '1'), message('b', 1, '3')];
    const consumer = kafka().consumer();
    for (const parallel of [true, false]) {
      const fetched = await consumer.fetch(request, { parallel });
      expect(fetched.toSorted((a, b) => (a.topic < b.topic ? -1 : 1))).toEqual(all);
    }
  });

  test('fetches nothing where it names nothing', async () => {
    for (const topicPartitionOffsets of [undefined, []]) {
      const request = topicPartitionOffsets === undefined ? {} : { topicPartitionOffsets };
      expect(await kafka().consumer().fetch(request)).toEqual([]);
    }
  });

  test('may be several at once, each with an instance of its own', async () => {
    await createTopic({ name: 'greetings', partitions: 3 });
    const values = Array.from({ length: 300 }, (_, i) => `${i}`.padStart(3, '0'));
    await kafka()
      .producer()
      .produceMany(values.map((value) => ({ topic: 'greetings', key: value, value })));
    const given: string[] = [];
    const consumeAll = async (instanceId: string) => {
      while (given.length < values.length) {
        const request = { ...fromStart, instanceId, topics: ['greetings'], timeout: 10 };
        const messages = await kafka().consumer().consume(request);
        given.push(...messages.map(({ value }) => value));
      }
    };
    await Promise.all(['first', 'second', 'third'].map(consumeAll));
    expect(given.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(values);
  });

  test('names groups and instances as it likes, but for what ends a part of a path', async () => {
    await kafka().producer().produce('greetings', 'hello');
    const names = { consumerGroupId: 'my group', instanceId: 'ä.1@host:80' };
    const request = { ...fromStart, ...names, topics: ['greetings'] };
    expect(await kafka().consumer().consume(request)).toHaveLength(1);
    expect(await kafka().admin().consumers()).toMatchObject([
      { name: 'my group', instances: [{ name: 'ä.1@host:80' }] },
    ]);
    await kafka().admin().removeConsumerInstance('my group', 'ä.1@host:80');
  });

  test('gets nothing from the end of a topic within its timeout', async () => {
    await kafka().producer().produce('greetings', 'hello');
    const at = { topic: 'greetings', partition: 0, offset: 1, timeout: 10 };
    expect(await kafka().consumer().fetch(at)).toEqual([]);
  });

  test('consumes each message once, from the first one on', async () => {
    const [producer, consumer] = [kafka().producer(), kafka().consumer()];
    await producer.produce('greetings', 'hello');
    const request = { ...fromStart, topics: ['greetings'] };
    expect(await consumer.consume(request)).toEqual([message('greetings', 0, 'hello')]);
    await producer.produce('greetings', 'there');
    expect(await consumer.consume(request)).toEqual([message('greetings', 1, 'there')]);
    expect(await consumer.consume({ ...request, timeout: 10 })).toEqual([]);
  });

  test('waits for what comes while it consumes', async () => {
    await kafka().producer().produce('greetings', 'before');
    const consumer = kafka().consumer();
    const request = { ...first, topics: ['greetings'] };
    expect(await consumer.consume({ ...request, timeout: 0 })).toEqual([]);
    const coming = consumer.consume({ ...request, timeout: 50_000 });
    await kafka().producer().produce('greetings', 'after');
    expect(await coming).toEqual([message('greetings', 1, 'after')]);
  });

  test('commits by itself where it does not say otherwise, also when it is removed', async () => {
    await kafka().producer().produce('greetings', 'hello');
    await kafka()
      .consumer()
      .consume({ ...fromStart, topics: ['greetings'] });
    await kafka().admin().removeConsumerInstance('group', 'first');
    const topicPartitions = [{ topic: 'greetings', partition: 0 }];
    expect(
      await kafka()
        .consumer()
        .committed({ ...first, topicPartitions }),
    ).toEqual([{ topic: 'greetings', partition: 0, offset: 1 }]);
  });

  test('commits when and what it wants', async () => {
    await kafka()
      .producer()
      .produceMany(['1', '2', '3'].map((value) => ({ topic: 'greetings', value })));
    const consumer = kafka().consumer();
    const topicPartitions = [{ topic: 'greetings', partition: 0 }];
    const committed = async () => (await consumer.committed({ ...first, topicPartitions }))[0];
    const settings = { autoCommit: false, autoCommitInterval: 100 };
    const request = { ...fromStart, ...settings, topics: ['greetings', 'others'] };
    expect(await consumer.consume(request)).toHaveLength(3);
    expect(await committed()).toMatchObject({ offset: -1 });
    const offset = { topic: 'greetings', partition: 0, offset: 1 };
    await consumer.commit({ ...first, offset });
    expect(await committed()).toEqual(offset);
    await consumer.commit({ ...first, offset: [{ ...offset, offset: 2 }] });
    expect(await committed()).toMatchObject({ offset: 2 });
    await consumer.commit(first);
    expect(await committed()).toMatchObject({ offset: 3 });
  });

  test('shares partitions with others of its group', async () => {
    await createTopic({ name: 'greetings', partitions: 2 });
    const consumer = kafka().consumer();
    const consume = (instanceId: string) =>
      consumer.consume({ ...fromStart, instanceId, topics: ['greetings'], timeout: 10 });
    await consume('first');
    await consume('second');
    await consume('first');
    expect(await kafka().admin().consumers()).toEqual([
      {
        name: 'group',
        instances: [
          { name: 'first', topics: [{ topic: 'greetings', partitions: [expect.any(Number)] }] },
          { name: 'second', topics: [{ topic: 'greetings', partitions: [expect.any(Number)] }] },
        ],
      },
    ]);
  });
});

describe('an admin', () => {
  test('lists topics and their partitions', async () => {
    await createTopic({ name: 'greetings', partitions: 3 });
    await kafka().producer().produce('made-by-producing', 'hello');
    expect(await kafka().admin().topics()).toEqual({ greetings: 3, 'made-by-producing': 1 });
  });

  test('finds offsets by time, and what is committed', async () => {
    for (const timestamp of [1000, 2000, 3000]) {
      await kafka().producer().produce('greetings', 'v', { timestamp });
    }
    const admin = kafka().admin();
    const topicPartition = { topic: 'greetings', partition: 0 };
    const offset = async (timestamp: number | 'earliest' | 'latest') =>
      (await admin.topicPartitionOffsets({ timestamp, topicPartition }))[0]?.offset;
    expect(await offset('earliest')).toBe(0);
    expect(await offset('latest')).toBe(3);
    expect(await offset(1500)).toBe(1);
    expect(await offset(2000)).toBe(1);
    expect(await offset(3001)).toBe(3);
    const committed = await admin.committedOffsets({
      consumerGroupId: 'nobody',
      instanceId: 'nobody',
      topicPartitions: [topicPartition],
    });
    expect(committed).toEqual([{ ...topicPartition, offset: -1 }]);
  });

  test('takes one partition or several, for committed offsets and for those by time', async () => {
    await createTopic({ name: 'greetings', partitions: 2 });
    await kafka().producer().produce('greetings', 'hello', { partition: 1 });
    const [first, second] = [0, 1].map((partition) => ({ topic: 'greetings', partition }));
    const topicPartitions = [second!, first!];
    const admin = kafka().admin();
    expect(await admin.topicPartitionOffsets({ timestamp: 'latest', topicPartitions })).toEqual([
      { ...second, offset: 1 },
      { ...first, offset: 0 },
    ]);
    const instance = { consumerGroupId: 'group', instanceId: 'first' };
    const topics = ['greetings'];
    const request = { ...instance, topics, autoOffsetReset: 'earliest' as const };
    expect(await kafka().consumer().consume(request)).toHaveLength(1);
    await kafka().consumer().commit(instance);
    expect(await admin.committedOffsets({ ...instance, topicPartitions })).toEqual([
      { ...second, offset: 1 },
      { ...first, offset: 0 },
    ]);
    expect(await admin.committedOffsets({ ...instance, topicPartition: second! })).toEqual([
      { ...second, offset: 1 },
    ]);
  });

  test('removes instances', async () => {
    await kafka().producer().produce('greetings', 'hello');
    const instance = { consumerGroupId: 'group', instanceId: 'first' };
    await kafka()
      .consumer()
      .consume({ ...instance, topics: ['greetings'], timeout: 0 });
    const admin = kafka().admin();
    expect(await admin.consumers()).toHaveLength(1);
    await admin.removeConsumerInstance('group', 'first');
    expect(await admin.consumers()).toEqual([]);
  });
});

describe('what is refused', () => {
  // The client tries again five times, and would wait for 15 seconds in all.
  const waits = new Set([500, 1000, 2000, 4000, 8000]);
  beforeEach(() => {
    const { setTimeout: original } = globalThis;
    const impatient = (call: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) =>
      original(call, waits.has(wait ?? 0) ? 0 : wait, ...args);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(impatient as typeof setTimeout);
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['a wrong password', () => kafka('wrong').admin().topics(), 401],
    ['no value', () => kafka().producer().produce('greetings', undefined), 400],
    [
      'a partition that is not there',
      () => kafka().producer().produce('greetings', 'v', { partition: 9 }),
      404,
    ],
    ['a name of no topic', () => kafka().producer().produce('a b', 'v'), 400],
    [
      'a timestamp that is none',
      () =>
        kafka()
          .admin()
          .topicPartitionOffsets({
            timestamp: -1,
            topicPartition: { topic: 'greetings', partition: 0 },
          }),
      400,
    ],
    [
      'a commit for what another has',
      () =>
        kafka()
          .consumer()
          .consume({ consumerGroupId: 'g', instanceId: 'i', topics: ['greetings'], timeout: 0 })
          .then(() =>
            kafka()
              .consumer()
              .commit({
                consumerGroupId: 'g',
                instanceId: 'i',
                offset: { topic: 'others', partition: 0, offset: 0 },
              }),
          ),
      409,
    ],
    [
      'an instance too many',
      () =>
        kafka()
          .consumer()
          .consume({ consumerGroupId: 'g', instanceId: 'a', topics: ['greetings'], timeout: 0 })
          .then(() =>
            kafka()
              .consumer()
              .consume({ consumerGroupId: 'g', instanceId: 'b', topics: ['greetings'] }),
          )
          .then(() =>
            kafka()
              .consumer()
              .consume({ consumerGroupId: 'g', instanceId: 'c', topics: ['greetings'] }),
          ),
      429,
    ],
    [
      'an offset that is not there',
      () => kafka().consumer().fetch({ topic: 'greetings', partition: 0, offset: 9 }),
      400,
    ],
    [
      'a topic that is not there',
      () => kafka().consumer().fetch({ topic: 'nothing', partition: 0, offset: 0 }),
      404,
    ],
    [
      'an instance that is not there',
      () => kafka().consumer().commit({ consumerGroupId: 'g', instanceId: 'nobody' }),
      404,
    ],
    [
      'no offset to go on with',
      () =>
        kafka()
          .consumer()
          .consume({
            consumerGroupId: 'g',
            instanceId: 'i',
            topics: ['greetings'],
            autoOffsetReset: 'none',
          }),
      422,
    ],
  ])('%s is an error of the client', async (_, call, status) => {
    await kafka()
      .producer()
      .produceMany(['greetings', 'others'].map((topic) => ({ topic, value: 'hello' })));
    const error = await call().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(UpstashError);
    expect(error).toMatchObject({ status, error: expect.stringMatching(/./) });
  });
});
