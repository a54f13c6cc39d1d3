import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_CLASS } from '../../../testing/control/kafka/connect.ts';
import { openTestKafka, type TestKafka } from '../../../testing/control/kafka/kafka.ts';
import { kafkaMetrics, kafkaTotals } from './kafka-metrics.ts';

let platform: TestKafka;
beforeEach(async () => {
  platform = await openTestKafka();
});
afterEach(() => platform.close());

/** The samples of a metric, by the value of their last label. */
function metric(name: string) {
  const metrics = kafkaMetrics({ control: platform, clusters: platform.directory });
  const { samples } = metrics.find((one) => one.name === `plinth_kafka_${name}`)!;
  return Object.fromEntries(
    samples.map(({ labels, value }) => [Object.values(labels!).at(-1), value]),
  );
}

test('messages and bytes are counted by topic', async () => {
  const usage = platform.directory.get('default')!.usage!;
  usage.produced('orders', 3, 300);
  usage.consumed('orders', 2, 200);
  usage.produced('sales', 1, 10);
  expect(metric('produced_messages_total')).toEqual({ orders: 3, sales: 1 });
  expect(metric('consumed_messages_total')).toEqual({ orders: 2, sales: 0 });
  expect(metric('produced_bytes_total')).toEqual({ orders: 300, sales: 10 });
  expect(metric('consumed_bytes_total')).toEqual({ orders: 200, sales: 0 });
});

test('messages are counted of all topics together', async () => {
  const { kafka, owner, log, directory } = platform;
  const order = { clusterId: 'default', name: 'orders', partitions: 3 };
  await kafka.topics.create(owner, order);
  const usage = directory.get('default')!.usage!;
  usage.produced('orders', 3, 300);
  usage.produced('sales', 1, 10);
  usage.consumed('orders', 2, 200);
  const source = { control: platform, clusters: directory };
  expect(await kafkaTotals(log, source)).toEqual({ partitions: 3, produced: 4, consumed: 2 });
});

test('a topic has a size after the first poll, and none when it is deleted', async () => {
  const { kafka, owner, log } = platform;
  const order = { clusterId: 'default', name: 'orders', partitions: 1 };
  const { topic } = await kafka.topics.create(owner, order);
  log.setSize('default', 'orders', 700);
  await kafka.statistics.refreshTopics('default');
  expect(metric('topic_bytes')).toEqual({ orders: 700 });
  await kafka.topics.delete(owner, topic.id);
  await kafka.statistics.refreshTopics('default');
  expect(metric('topic_bytes')).toEqual({});
});

test('tasks of connectors are counted by state until the connector is deleted', async () => {
  const { kafka, owner, connect } = platform;
  const properties = { 'connector.class': TEST_CLASS };
  const order = { clusterId: 'default', name: 'sink', properties };
  const { row } = await kafka.connectors.create(owner, order);
  await kafka.idle();
  expect(metric('connector_tasks')).toEqual({ RUNNING: 1, FAILED: 0 });
  await kafka.connectors.pause(owner, row.connector_id);
  expect(metric('connector_tasks')).toEqual({ RUNNING: 0, FAILED: 0, PAUSED: 1 });
  connect.fail(row.connector_id, 'connection refused');
  expect(metric('connector_tasks')).toEqual({ RUNNING: 0, FAILED: 0 });
  await kafka.connectors.delete(owner, row.connector_id);
  expect(metric('connector_tasks')).toEqual({});
});
