import { beforeEach, expect, test } from 'vitest';
import { resetAccount } from '../../harness/databases.ts';
import { createCluster, createTopic, kafkaRest } from '../../harness/kafka-clusters.ts';
import { target } from '../../harness/target.ts';

beforeEach(resetAccount);

test('produced and fetched messages are counted by topic', async () => {
  const cluster = await createCluster({ name: 'events' });
  const { cluster_id } = cluster;
  await createTopic({ name: 'orders', cluster_id });
  await kafkaRest(cluster, '/produce', { topic: 'orders', key: 'k', value: 'abc' });
  const read = { topic: 'orders', partition: 0, offset: 0, timeout: 0 };
  for (let i = 0; i < 2; i++) await kafkaRest(cluster, '/fetch', read);
  const response = await fetch(`${target().consoleUrl}/metrics`);
  const lines = (await response.text()).split('\n');
  const labels = `{cluster="${cluster_id}",name="events",topic="orders"}`;
  for (const line of [
    `plinth_kafka_produced_messages_total${labels} 1`,
    `plinth_kafka_produced_bytes_total${labels} 4`,
    `plinth_kafka_consumed_messages_total${labels} 2`,
    `plinth_kafka_consumed_bytes_total${labels} 8`,
  ]) {
    expect(lines).toContain(line);
  }
});
