import { describe, expect, test } from 'vitest';
import {
  at,
  CREATED,
  KafkaOperationsBench,
} from '../../../../testing/families/management/operations/kafka.ts';

const bench = new KafkaOperationsBench();

describe('a topic', () => {
  const order = {
    name: 'test-kafka-topic',
    partitions: 2,
    retention_time: 1234,
    retention_size: 4567,
    max_message_size: 4912,
    cleanup_policy: 'compact',
    cluster_id: 'default',
  };

  test('has the record of the hosted service', async () => {
    const made = await bench.done('createKafkaTopic', { body: order });
    expect(made).toEqual({
      topic_id: expect.any(String),
      topic_name: 'test-kafka-topic',
      cluster_id: 'default',
      region: 'us-east-1',
      creation_time: CREATED,
      state: 'active',
      partitions: 2,
      multizone: false,
      tcp_endpoint: 'default-kafka.localhost:9092',
      tcp_listening: false,
      rest_endpoint: 'default-kafka.localhost',
      username: 'default-user',
      password: 'default-password',
      cleanup_policy: 'compact',
      retention_size: 4567,
      retention_time: 1234,
      max_message_size: 4912,
    });
    const { topic_id: id } = made;
    expect(await bench.done('getKafkaTopic', at(id))).toEqual(made);
    expect(await bench.done('listKafkaTopics', { path: { cluster_id: 'default' } })).toEqual([
      made,
    ]);
    const body = { retention_time: 5, partitions: 3 };
    const changed = await bench.done('updateKafkaTopic', { ...at(id), body });
    expect(changed).toEqual({ ...made, ...body });
    expect(await bench.done('getKafkaTopicStatistics', at(id))).toMatchObject({
      total_monthly_storage: 0,
    });
    expect(await bench.done('deleteKafkaTopic', at(id))).toBe('OK');
    expect(await bench.call('getKafkaTopic', at(id))).toHaveProperty('status', 404);
  });

  test('needs only a name, partitions and a cluster', async () => {
    const { name, partitions, cluster_id } = order;
    const made = await bench.done('createKafkaTopic', { body: { name, partitions, cluster_id } });
    expect(made).toMatchObject({
      cleanup_policy: 'delete',
      retention_time: Number.MAX_SAFE_INTEGER,
      max_message_size: 5000,
    });
  });

  test.each([
    [409, { name: 'taken' }, /^name must be unique/],
    [404, { cluster_id: 'nothing' }, /^Kafka cluster nothing is not found$/],
    [400, { name: 'a/b' }, /^name must have only letters, digits/],
    [400, { name: '..' }, /^name must have only letters, digits/],
    [400, { name: 'a'.repeat(250) }, /^name must not have more than 249 characters$/],
    [400, { partitions: 0 }, /^partitions must be at least 1$/],
    [400, { partitions: 1.5 }, /^partitions must be an integer$/],
    [400, { retention_time: -2 }, /^retention_time must be at least -1$/],
    [400, { max_message_size: 5001 }, /^max_message_size must be at most 5000, which/],
    [400, { cleanup_policy: 'drop' }, /^cleanup_policy must be one of delete, compact$/],
    [412, { partitions: 10_000 }, /must not have more than 10000 partitions together/],
  ])('is refused with %d: %o', async (status, changes, error) => {
    await bench.done('createKafkaTopic', { body: { ...order, name: 'taken' } });
    const body = { ...order, ...changes };
    expect(await bench.call('createKafkaTopic', { body })).toEqual({
      status,
      body: { error: expect.stringMatching(error), status },
    });
  });
});
