import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_ROLE, type Actor } from '../../actor.ts';
import { openTestKafka, type TestKafka } from '../../../../testing/control/kafka/kafka.ts';
import { type NewTopic, type Topic, refusedAsControl } from './topics.ts';
import { LogError } from '../../../engines/log/errors.ts';

let platform: TestKafka;
/** A cluster with the limits of a plan. */
let clusterId: string;
beforeEach(async () => {
  platform = await openTestKafka();
  const { kafka, owner } = platform;
  clusterId = (await kafka.clusters.create(owner, { name: 'c', region: 'us-east-1' })).cluster_id;
});
afterEach(() => platform.close());

const stranger: Actor = { customerId: 'c2', email: 'ann@example.com', sourceIp: '', ...EVERY_ROLE };

const create = (order: Partial<NewTopic> = {}): Promise<Topic> =>
  platform.kafka.topics.create(platform.owner, {
    clusterId,
    name: 'orders',
    partitions: 1,
    ...order,
  });

describe('a new topic', () => {
  test('is in the log at once', async () => {
    const { topic, cluster } = await create({
      partitions: 3,
      retentionTime: 1234,
      retentionSize: 4567,
      maxMessageSize: 8912,
      cleanupPolicy: 'compact',
    });
    expect(topic).toMatchObject({
      name: 'orders',
      partitions: 3,
      cleanupPolicy: 'compact',
      retentionTime: 1234,
      retentionSize: 4567,
      maxMessageSize: 8912,
    });
    expect(cluster.cluster_id).toBe(clusterId);
    expect(await platform.log.cluster(clusterId).topic('orders')).toEqual(topic);
  });

  test.each([
    ['left out', {}],
    ['-1', { retentionTime: -1, retentionSize: -1, maxMessageSize: -1 }],
  ])('has the limits of its cluster if its own are %s', async (_, settings) => {
    const { topic } = await create(settings);
    expect(topic).toMatchObject({
      retentionTime: 2_592_000_000,
      retentionSize: 1_073_741_824_000,
      maxMessageSize: 1_048_576,
      cleanupPolicy: 'delete',
    });
  });

  test('has no limits in a cluster without them, shown as the largest safe integer', async () => {
    const { topic } = await create({ clusterId: 'default' });
    expect(topic.retentionTime).toBe(Number.MAX_SAFE_INTEGER);
    expect(await platform.log.cluster('default').topic('orders')).toMatchObject({
      retentionTime: -1,
      maxMessageSize: 5000,
    });
  });

  test.each([
    ['retention_time', { retentionTime: 2_592_000_001 }],
    ['retention_size', { retentionSize: 1_073_741_824_001 }],
    ['max_message_size', { maxMessageSize: 1_048_577 }],
  ])('cannot have a larger %s than its cluster allows', async (field, settings) => {
    await expect(create(settings)).rejects.toMatchObject({
      code: 'topicBeyondPlan',
      message: expect.stringMatching(`^${field} must be at most \\d+, `),
    });
    expect(await platform.kafka.topics.list(platform.owner, clusterId)).toEqual([]);
  });

  test('cannot exceed the partitions of its cluster', async () => {
    await create({ partitions: 99 });
    await expect(create({ name: 'more', partitions: 2 })).rejects.toMatchObject({
      code: 'tooManyPartitions',
      message: expect.stringMatching(/100 partitions together: they would have 101$/),
    });
    await create({ name: 'more', partitions: 1 });
  });

  test('needs a name that is unique in its cluster', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'topicNameTaken' });
    await create({ clusterId: 'default' });
  });
});

test('topics are listed by name, with those created automatically', async () => {
  await create({ name: 'b' });
  await platform.log.cluster(clusterId).createTopic('a', 1);
  const listed = await platform.kafka.topics.list(platform.owner, clusterId);
  expect(listed.map(({ topic }) => topic.name)).toEqual(['a', 'b']);
});

describe('an update', () => {
  test('keeps settings that are not given', async () => {
    const { topic } = await create({ retentionTime: 1234, maxMessageSize: 99 });
    const changed = await platform.kafka.topics.update(platform.owner, topic.id, {
      retentionTime: -1,
      partitions: 2,
    });
    expect(changed.topic).toEqual({ ...topic, retentionTime: 2_592_000_000, partitions: 2 });
  });

  test('cannot remove partitions', async () => {
    const { topic } = await create({ partitions: 3 });
    const { topics } = platform.kafka;
    await expect(topics.update(platform.owner, topic.id, { partitions: 2 })).rejects.toMatchObject({
      code: 'fewerPartitions',
    });
    await expect(
      topics.update(platform.owner, topic.id, { partitions: 101 }),
    ).rejects.toMatchObject({ code: 'tooManyPartitions' });
    await topics.update(platform.owner, topic.id, { partitions: 100 });
  });
});

test('a deleted topic is gone, and a new one of the same name has another ID', async () => {
  const { topics } = platform.kafka;
  const { topic } = await create();
  await topics.delete(platform.owner, topic.id);
  await expect(topics.get(platform.owner, topic.id)).rejects.toMatchObject({
    code: 'topicNotFound',
  });
  expect((await create()).topic.id).not.toBe(topic.id);
  const changes = await platform.audit.list(platform.owner.customerId);
  expect(changes.map(({ action }) => action)).toEqual([
    'kafka_topic.create',
    'kafka_topic.delete',
    'kafka_topic.create',
    'kafka_cluster.create',
  ]);
});

test('topics of other accounts are not found', async () => {
  const { topics } = platform.kafka;
  const { topic } = await create();
  expect((await topics.get(platform.owner, topic.id)).topic).toEqual(topic);
  for (const attempt of [
    () => topics.get(stranger, topic.id),
    () => topics.update(stranger, topic.id, { partitions: 2 }),
    () => topics.delete(stranger, topic.id),
    () => topics.get(platform.owner, 'nothing'),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'topicNotFound' });
  }
  await expect(topics.list(stranger, clusterId)).rejects.toMatchObject({ code: 'clusterNotFound' });
});

const topic = { id: 'id-of-a_b', name: 'a_b' };

test.each([
  ['TOPIC_ALREADY_EXISTS', 'topicNameTaken', 'name must be unique: there is a topic a_b already'],
  ['UNKNOWN_TOPIC_OR_PARTITION', 'topicNotFound', 'topic id-of-a_b is not found'],
  ['INVALID_TOPIC_EXCEPTION', 'topicRefused', 'Topic name a_b collides with that of topic a.b'],
  ['POLICY_VIOLATION', 'topicRefused', 'Topic name a_b collides with that of topic a.b'],
] as const)('the error %s of the log is reported as %s', async (code, ours, words) => {
  const change = Promise.reject(
    new LogError(code, 'Topic name a_b collides with that of topic a.b'),
  );
  await expect(refusedAsControl(change, topic)).rejects.toMatchObject({
    code: ours,
    message: words,
  });
});

test('other errors of the log are rethrown', async () => {
  const error = new LogError('KAFKA_STORAGE_ERROR', 'the disk is full');
  await expect(refusedAsControl(Promise.reject(error), topic)).rejects.toBe(error);
});
