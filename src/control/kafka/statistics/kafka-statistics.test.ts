import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestKafka, type TestKafka } from '../../../../testing/control/kafka/kafka.ts';

let directory: string;
let platform: TestKafka;
beforeEach(async () => {
  directory = mkdtempSync(`${tmpdir()}/plinth-kafka-`);
  platform = await openTestKafka({ directory });
});
afterEach(async () => {
  await platform.close();
  rmSync(directory, { recursive: true });
});

const usage = () => platform.directory.get('default')!.usage!;
const create = (name: string) =>
  platform.kafka.topics.create(platform.owner, { clusterId: 'default', name, partitions: 1 });

async function restart(): Promise<void> {
  await platform.close();
  platform = await openTestKafka({ directory });
}

const ofTopic = (name: string) => platform.kafka.statistics.ofTopic('default', name);
const ofCluster = () => platform.kafka.statistics.ofCluster('default');

test('usage reported through the directory counts for the topic and the cluster', async () => {
  await create('orders');
  usage().produced('orders', 10, 500);
  usage().consumed('orders', 4, 200);
  platform.log.setSize('default', 'orders', 700);
  expect(await ofTopic('orders')).toMatchObject({
    total_monthly_produce: 10,
    total_monthly_consume: 4,
    total_monthly_storage: 700,
  });
  expect(await ofCluster()).toMatchObject({
    total_monthly_produce: 10,
    total_monthly_consume: 4,
    total_monthly_storage: 700,
    total_monthly_billing: 0.000028,
  });
});

test('a restart keeps the series of the hour and the totals of the month', async () => {
  await create('orders');
  usage().produced('orders', 60, 500);
  platform.log.setSize('default', 'orders', 700);
  await restart();
  platform.log.setSize('default', 'orders', 700);
  const topic = await ofTopic('orders');
  expect(topic).toMatchObject({ total_monthly_produce: 60, total_monthly_storage: 700 });
  expect(topic?.produce_throughput.at(-1)?.y).toBe(1);
  usage().produced('orders', 1, 1);
  expect(await ofCluster()).toMatchObject({ total_monthly_produce: 61 });
});

test('counts after a restart, before the topic is first read, are not lost', async () => {
  await create('orders');
  usage().produced('orders', 60, 500);
  await restart();
  usage().produced('orders', 5, 1);
  expect(await ofTopic('orders')).toMatchObject({ total_monthly_produce: 65 });
});

test.each([
  ['that has been read', () => ofTopic('orders')],
  ['that has not been read', () => undefined],
])(
  'a new topic with the name of a deleted one %s starts at zero, and the totals of the cluster continue',
  async (_, read) => {
    const { topic } = await create('orders');
    usage().produced('orders', 60, 500);
    await read();
    await platform.kafka.topics.delete(platform.owner, topic.id);
    await create('orders');
    expect(await ofTopic('orders')).toMatchObject({ total_monthly_produce: 0 });
    usage().produced('orders', 1, 1);
    await restart();
    expect(await ofTopic('orders')).toMatchObject({ total_monthly_produce: 1 });
    expect(await ofCluster()).toMatchObject({ total_monthly_produce: 61 });
  },
);

test('the rows of a deleted topic are removed from the store', async () => {
  const { topic } = await create('orders');
  usage().produced('orders', 60, 500);
  await restart();
  await platform.kafka.topics.delete(platform.owner, topic.id);
  await restart();
  for (const table of ['kafka_statistics', 'kafka_usage_day'] as const) {
    const rows = await platform.store.selectFrom(table).selectAll().execute();
    expect(rows).toMatchObject([{ cluster_id: 'default', topic_id: '' }]);
  }
});

test('the daily usage of a deleted cluster is kept', async () => {
  await create('orders');
  usage().produced('orders', 60, 500);
  await restart();
  await platform.kafka.clusters.delete(platform.owner, 'default');
  expect(await ofCluster()).toBeUndefined();
  await restart();
  expect(await platform.store.selectFrom('kafka_statistics').selectAll().execute()).toEqual([]);
  expect(await platform.store.selectFrom('kafka_usage_day').selectAll().execute()).toMatchObject([
    { cluster_id: 'default', topic_id: '', day: '2026-11-20', produced: 60 },
  ]);
});

test('the timer ends each minute and writes every tenth tick', async () => {
  await create('orders');
  usage().produced('orders', 60, 500);
  platform.clock.advance(60_000);
  for (let i = 0; i < 10; i++) platform.kafka.statistics.tick();
  await platform.kafka.statistics.write();
  const rows = await platform.store
    .selectFrom('kafka_statistics')
    .select(['topic_id', 'series'])
    .where('topic_id', '=', '')
    .execute();
  expect(JSON.parse(rows[0]!.series)).toMatchObject([
    { at: Date.parse('2026-11-20T12:00:00Z'), produced: 60 },
  ]);
});
