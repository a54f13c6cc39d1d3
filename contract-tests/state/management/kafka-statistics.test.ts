import { beforeEach, expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import { awayFromMidnight } from '../../harness/away-from-midnight.ts';
import { resetAccount } from '../../harness/databases.ts';
import { createCluster, createTopic, kafkaRest } from '../../harness/kafka-clusters.ts';
import { done } from '../../harness/management.ts';

type Schemas = components['schemas'];

beforeEach(awayFromMidnight);
beforeEach(resetAccount);

test('produced and consumed messages are counted at once, for the topic and its cluster', async () => {
  const cluster = await createCluster({ name: 'events' });
  const { cluster_id } = cluster;
  const { topic_id: id } = await createTopic({ name: 'orders', cluster_id });
  await createTopic({ name: 'others', cluster_id });
  const messages = [1, 2, 3].map((n) => ({ topic: 'orders', value: `message ${n}` }));
  await kafkaRest(cluster, '/produce', messages);
  await kafkaRest(cluster, '/produce', { topic: 'others', value: 'a' });
  const read = { topic: 'orders', partition: 0, offset: 1, timeout: 0 };
  expect((await kafkaRest(cluster, '/fetch', read)).json).toHaveLength(2);
  const headers = { topic: 'others', timeout: 0 };
  await kafkaRest(cluster, '/consume/group/instance', headers);

  const ofTopic = await done<Schemas['kafka-topic-statistics']>(
    'GET',
    `/v2/kafka/stats/topic/${id}`,
  );
  expect(ofTopic).toMatchObject({ total_monthly_produce: 3, total_monthly_consume: 2 });
  expect(ofTopic.total_monthly_storage).toBeGreaterThan(0);
  expect(ofTopic.diskusage.at(-1)?.y).toBe(ofTopic.total_monthly_storage);
  // If the minute has just ended, the counts are in the previous point.
  const lately = ofTopic.produce_throughput.slice(-2).reduce((sum, { y }) => sum + y, 0);
  expect(lately).toBeCloseTo(3 / 60, 5);

  const ofCluster = await done<Schemas['kafka-cluster-statistics']>(
    'GET',
    `/v2/kafka/stats/cluster/${cluster_id}`,
  );
  expect(ofCluster.total_monthly_produce).toBe(4);
  expect(ofCluster.total_monthly_billing).toBeGreaterThan(0);
  expect(ofCluster.total_monthly_storage).toBeGreaterThan(ofTopic.total_monthly_storage);
  expect(ofCluster.dailyproduce).toHaveLength(5);
  expect(ofCluster.days).toHaveLength(5);
});
