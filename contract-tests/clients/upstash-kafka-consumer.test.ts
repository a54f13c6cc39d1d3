import { beforeEach, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../harness/kafka-clusters.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { message, upstashKafka } from '../harness/upstash-kafka.ts';

const { kafkaUrl } = await recordedTarget();
const kafka = () => upstashKafka(kafkaUrl);

beforeEach(resetKafka);

const first = { consumerGroupId: 'group', instanceId: 'first' };
const fromStart = { ...first, autoOffsetReset: 'earliest' as const };

test('fetches from several topics, in parallel and in one request', async () => {
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

test('fetches nothing if it names no partition', async () => {
  for (const topicPartitionOffsets of [undefined, []]) {
    const request = topicPartitionOffsets === undefined ? {} : { topicPartitionOffsets };
    expect(await kafka().consumer().fetch(request)).toEqual([]);
  }
});

test('may run several instances at once', async () => {
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

test('accepts any names of groups and instances, except for slashes', async () => {
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

test('waits for messages that are produced while it consumes', async () => {
  await kafka().producer().produce('greetings', 'before');
  const consumer = kafka().consumer();
  const request = { ...first, topics: ['greetings'] };
  expect(await consumer.consume({ ...request, timeout: 0 })).toEqual([]);
  const coming = consumer.consume({ ...request, timeout: 50_000 });
  await kafka().producer().produce('greetings', 'after');
  expect(await coming).toEqual([message('greetings', 1, 'after')]);
});

test('commits automatically by default, also when it is deleted', async () => {
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

test('commits the given offsets when auto-commit is off', async () => {
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

test('shares partitions with other instances of its group', async () => {
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
