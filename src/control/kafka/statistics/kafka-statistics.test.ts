import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestKafka, type TestKafka } from '../../../../testing/control/kafka/kafka.ts';
import { ManualClock } from '../../../../testing/control/control.ts';
import { limitsOf } from '../plans.ts';
import { ClusterMeter } from './kafka-statistics.ts';
import { ClusterStatistics } from './cluster-statistics.ts';

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

test('the statistics of a topic do not read the sizes of all others', async () => {
  await create('orders');
  await create('payments');
  const cluster = platform.log.cluster('default');
  const read = vi.spyOn(cluster, 'sizeOf');
  vi.spyOn(platform.log, 'cluster').mockReturnValue(cluster);
  await ofTopic('orders');
  expect(read.mock.calls).toEqual([['orders']]);
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

/** A meter with 1000 messages a second, or another plan's. */
function openTest(plan: 'payg' | 'none' = 'payg') {
  const clock = new ManualClock();
  const statistics = new ClusterStatistics(() => clock.now(), new Map());
  const limits = limitsOf(plan, 1000);
  return {
    clock,
    statistics,
    limits,
    meter: new ClusterMeter(statistics, clock, { limits, price: 0 }),
  };
}

test('the rate of the plan is admitted per second, and the allowance refills with time', () => {
  const { clock, meter } = openTest();
  expect(meter.admit(600)).toBeUndefined();
  expect(meter.admit(400)).toBeUndefined();
  expect(meter.admit(1)).toEqual({ limit: 1000, retryAfter: 1 });
  clock.advance(1);
  expect(meter.admit(1)).toBeUndefined();
  expect(meter.admit(1)).toBeDefined();
  clock.advance(10_000);
  expect(meter.admit(1000)).toBeUndefined();
  expect(meter.admit(1)).toBeDefined();
});

test('a batch above the limit is admitted, and later ones wait for all of it', () => {
  const { clock, meter } = openTest();
  expect(meter.admit(5000)).toBeUndefined();
  expect(meter.admit(1)).toEqual({ limit: 1000, retryAfter: 5 });
  clock.advance(2000);
  expect(meter.admit(1)).toEqual({ limit: 1000, retryAfter: 3 });
  clock.advance(2001);
  expect(meter.admit(1)).toBeUndefined();
});

test('messages that are refused after admission are given back', () => {
  const { clock, meter } = openTest();
  expect(meter.admit(100_000)).toBeUndefined();
  meter.refund(100_000);
  expect(meter.admit(1000)).toBeUndefined();
  expect(meter.admit(1)).toEqual({ limit: 1000, retryAfter: 1 });
  meter.refund(1000);
  clock.advance(5000);
  expect(meter.admit(1000)).toBeUndefined();
  expect(meter.admit(1)).toBeDefined();
});

test('a lowered limit takes effect at once; without a limit everything is admitted', () => {
  const { meter } = openTest();
  meter.allow({ limits: { ...limitsOf('payg', 1), max_messages_per_second: 10 }, price: 0 });
  expect(meter.admit(10)).toBeUndefined();
  expect(meter.admit(1)).toMatchObject({ limit: 10 });
  const unlimited = openTest('none').meter;
  for (let i = 0; i < 100; i++) expect(unlimited.admit(1_000_000)).toBeUndefined();
});

test('a clock that is set back does not reduce the allowance', () => {
  const { clock, meter } = openTest();
  expect(meter.admit(999)).toBeUndefined();
  clock.advance(-60_000);
  expect(meter.admit(1)).toBeUndefined();
  clock.advance(1000);
  expect(meter.admit(1)).toBeUndefined();
});

test('produced and consumed messages are counted for the topic and for the cluster', () => {
  const { meter, statistics } = openTest();
  meter.produced('a', 2, 20);
  meter.produced('b', 1, 5);
  meter.consumed('a', 3, 30);
  expect(statistics.of('a').sinceStart).toEqual({
    produced: 2,
    producedBytes: 20,
    consumed: 3,
    consumedBytes: 30,
  });
  expect(statistics.all.sinceStart).toEqual({
    produced: 3,
    producedBytes: 25,
    consumed: 3,
    consumedBytes: 30,
  });
});
