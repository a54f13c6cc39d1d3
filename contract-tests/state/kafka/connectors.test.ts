import { beforeEach, expect, test } from 'vitest';
import { createCluster, createConnector, resetKafka } from '../../harness/kafka-clusters.ts';
import { done, refused } from '../../harness/kafka.ts';
import { done as managed } from '../../harness/management.ts';

beforeEach(resetKafka);

const PROPERTIES = {
  'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
  topics: 'orders',
  'http.url': 'https://shop.example.com/orders',
  'http.authorization.type': 'none',
};

test('connectors are exported with their configuration, by their own cluster', async () => {
  const { connector_id: id } = await createConnector('to-shop', PROPERTIES);
  const user = await createCluster({ name: 'events' });
  await createConnector('other', { ...PROPERTIES, topics: 'events' }, user.cluster_id);
  const shop = { name: 'to-shop', config: PROPERTIES };
  expect(await done('GET', '/connect/config')).toEqual([shop]);
  expect(await done('GET', '/connect/config/to-shop')).toEqual(shop);
  expect(await done('GET', '/connect/config', { user })).toMatchObject([{ name: 'other' }]);

  await managed('POST', `/v2/kafka/update-connector/${id}`, { topics: 'orders,returns' });
  expect(await done('GET', '/connect/config/to-shop')).toMatchObject({
    config: { topics: 'orders,returns' },
  });

  await managed('DELETE', `/v2/kafka/connector/${id}`);
  expect(await done('GET', '/connect/config')).toEqual([]);
  expect(await refused('GET', '/connect/config/to-shop')).toHaveProperty('status', 404);
});
