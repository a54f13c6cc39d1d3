import { Kafka } from '@upstash/kafka';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCredential, createTopic, resetKafka } from '../harness/kafka-clusters.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { message, metadata, upstashKafka } from '../harness/upstash-kafka.ts';

const { kafkaUrl } = await recordedTarget();

const kafka = () => upstashKafka(kafkaUrl);

beforeEach(resetKafka);

describe('a producer', () => {
  test('produces text unchanged, and everything else as JSON', async () => {
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

  test('may use a credential, and a base URL that ends with a slash', async () => {
    const { username, password } = await createCredential({
      credential_name: 'writer',
      topic: 'greet*',
      permissions: 'PRODUCE',
    });
    const writer = new Kafka({ url: `${kafkaUrl}/`, username, password });
    expect(await writer.producer().produce('greetings', 'hello')).toEqual(metadata('greetings', 0));
    expect(await writer.admin().topics()).toEqual({ greetings: 1 });
  });

  test('that does not receive the answer retries, and the message is duplicated', async () => {
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

  test('sets key, partition, timestamp and headers', async () => {
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

  test('produces many at once to several topics, answered in their order', async () => {
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

describe('an admin', () => {
  test('lists topics and their partitions', async () => {
    await createTopic({ name: 'greetings', partitions: 3 });
    await kafka().producer().produce('made-by-producing', 'hello');
    expect(await kafka().admin().topics()).toEqual({ greetings: 3, 'made-by-producing': 1 });
  });

  test('finds offsets by time, and committed ones', async () => {
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

  test('accepts one partition or several, for committed offsets and for those by time', async () => {
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

  test('deletes instances', async () => {
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
