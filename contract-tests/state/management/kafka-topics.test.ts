import { beforeEach, describe, expect, test } from 'vitest';
import { resetAccount } from '../../harness/databases.ts';
import {
  createCluster,
  createCredential,
  createTopic,
  firstUser,
  FIRST_CLUSTER,
  kafkaRest,
  type KafkaCluster,
  type KafkaCredential,
  type KafkaTopic,
} from '../../harness/kafka-clusters.ts';
import { done, management } from '../../harness/management.ts';

beforeEach(resetAccount);

/** The error of a request. */
async function refusal(method: string, path: string, body?: object): Promise<unknown> {
  const { status, json } = await management(method, path, { body });
  expect(json).toHaveProperty('status', status);
  return json;
}

describe('a topic', () => {
  test('that is created here exists in the REST API, and the other way round', async () => {
    const made = await createTopic({ name: 'orders', partitions: 3, retention_time: 60_000 });
    expect(made).toMatchObject({ topic_name: 'orders', partitions: 3, retention_time: 60_000 });
    await kafkaRest(firstUser(), '/produce/by-itself', { value: 'a' });
    const listed = await done<KafkaTopic[]>('GET', `/v2/kafka/topics/${FIRST_CLUSTER}`);
    expect(listed.map(({ topic_name: name }) => name)).toEqual(['by-itself', 'orders']);
    expect((await kafkaRest(firstUser(), '/topics')).json).toEqual({ orders: 3, 'by-itself': 1 });
  });

  test('gets more partitions, and messages for them', async () => {
    const { topic_id: id } = await createTopic({ name: 'orders' });
    const update = { partitions: 2 };
    expect(await done('POST', `/v2/kafka/update-topic/${id}`, update)).toMatchObject(update);
    const message = { topic: 'orders', partition: 1, value: 'a' };
    expect((await kafkaRest(firstUser(), '/produce', message)).status).toBe(200);
    expect(await refusal('POST', `/v2/kafka/update-topic/${id}`, { partitions: 1 })).toEqual({
      error: 'partitions must be at least 2: a topic can not have fewer than before',
      status: 400,
    });
  });

  test('refuses messages above its maximum size', async () => {
    const { topic_id: id } = await createTopic({ name: 'orders', max_message_size: 1000 });
    const produce = () =>
      kafkaRest(firstUser(), '/produce', { topic: 'orders', value: 'x'.repeat(1500) });
    expect((await produce()).status).toBe(413);
    await done('POST', `/v2/kafka/update-topic/${id}`, { max_message_size: -1 });
    expect((await produce()).status).toBe(200);
  });

  test('that is deleted loses its messages', async () => {
    const { topic_id: id } = await createTopic({ name: 'orders' });
    await kafkaRest(firstUser(), '/produce', { topic: 'orders', value: 'a' });
    expect(await done('DELETE', `/v2/kafka/topic/${id}`)).toBe('OK');
    for (const [method, path] of [
      ['GET', 'topic'],
      ['DELETE', 'topic'],
      ['GET', 'stats/topic'],
    ] as const) {
      expect(await refusal(method, `/v2/kafka/${path}/${id}`)).toEqual({
        error: `topic ${id} is not found`,
        status: 404,
      });
    }
    const again = await createTopic({ name: 'orders' });
    expect(again.topic_id).not.toBe(id);
    const read = { topic: 'orders', partition: 0, offset: 0, timeout: 0 };
    expect((await kafkaRest(firstUser(), '/fetch', read)).json).toEqual([]);
  });
});

describe('the plan of a cluster', () => {
  let cluster: KafkaCluster;
  let topic: KafkaTopic;
  beforeEach(async () => {
    cluster = await createCluster({ name: 'events' });
    const { cluster_id } = cluster;
    topic = await createTopic({ name: 'orders', partitions: 99, cluster_id });
  });
  const more = (changes: object) => ({
    name: 'more',
    partitions: 1,
    cluster_id: cluster.cluster_id,
    ...changes,
  });

  test('limits the partitions of all topics together', async () => {
    const tooMany = {
      error:
        'the topics of the cluster must not have more than 100 partitions together: they would have 101',
      status: 412,
    };
    expect(await refusal('POST', '/v2/kafka/topic', more({ partitions: 2 }))).toEqual(tooMany);
    const path = `/v2/kafka/update-topic/${topic.topic_id}`;
    expect(await refusal('POST', path, { partitions: 101 })).toEqual(tooMany);
    await done('POST', '/v2/kafka/topic', more({}));
  });

  test.each([
    ['retention_time', 2_592_000_000],
    ['retention_size', 1_073_741_824_000],
    ['max_message_size', 1_048_576],
  ])('limits %s', async (field, limit) => {
    const error = `${field} must be at most ${limit}, which is what the cluster allows`;
    const beyond = { [field]: limit + 1 };
    expect(await refusal('POST', '/v2/kafka/topic', more(beyond))).toEqual({ error, status: 400 });
    const path = `/v2/kafka/update-topic/${topic.topic_id}`;
    expect(await refusal('POST', path, beyond)).toEqual({ error, status: 400 });
    expect(await done('POST', path, { [field]: 1 })).toMatchObject({ [field]: 1 });
    expect(await done('POST', path, { [field]: -1 })).toMatchObject({ [field]: limit });
  });
});

describe('a credential', () => {
  const produce = (user: KafkaCredential, topic: string) =>
    kafkaRest(user, '/produce', { topic, value: 'a' }).then(({ status }) => status);

  test('has its permissions from its creation to its deletion', async () => {
    const writer = await createCredential({
      credential_name: 'writer',
      topic: 'users.*',
      permissions: 'PRODUCE',
    });
    expect(await produce(writer, 'users.new')).toBe(200);
    expect(await produce(writer, 'orders')).toBe(403);
    const read = { topic: 'users.new', partition: 0, offset: 0, timeout: 0 };
    expect((await kafkaRest(writer, '/fetch', read)).status).toBe(403);
    expect(await done('DELETE', `/v2/kafka/credential/${writer.credential_id}`)).toBe('OK');
    expect(await produce(writer, 'users.new')).toBe(401);
  });

  test('is in the list, with all fields of its creation', async () => {
    const made = await createCredential({ credential_name: 'reader', permissions: 'CONSUME' });
    expect(await done('GET', '/v2/kafka/credentials')).toEqual([made]);
  });

  test('is one of ten at most, however many are created at once', async () => {
    const orders = Array.from({ length: 12 }, (_, i) => ({
      credential_name: `c${i}`,
      cluster_id: FIRST_CLUSTER,
      topic: '*',
      permissions: 'ALL',
    }));
    const answers = await Promise.all(
      orders.map((body) => management('POST', '/v2/kafka/credential', { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(2);
  });
});
