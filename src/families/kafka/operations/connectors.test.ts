import { afterEach, describe, expect, test } from 'vitest';
import { fakeCluster, type KafkaServer, serveKafka } from '../../../../testing/families/kafka.ts';
import type { ConnectorConfig } from '../../../directory/kafka/clusters.ts';

let server: KafkaServer;
afterEach(() => server.close());

const shop = { name: 'to shop/1', config: { 'connector.class': 'a.Sink', password: 'secret' } };
const credentials = {
  everything: { topic: '*', permissions: 'ALL' },
  writer: { topic: '*', permissions: 'PRODUCE' },
  orders: { topic: 'orders', permissions: 'ALL' },
} as const;

async function start(connectors?: () => Promise<readonly ConnectorConfig[]>): Promise<void> {
  server = await serveKafka(fakeCluster({}).log, { credentials, connectors });
}

describe('connectors are exported', () => {
  test.each([undefined, 'everything'])('to callers with every permission: %s', async (as) => {
    await start(async () => [shop]);
    const asked = as === undefined ? {} : { as };
    expect(await server.ask('GET', '/connect/config', asked)).toMatchObject({
      status: 200,
      body: [shop],
    });
    const one = await server.ask('GET', '/connect/config/to%20shop%2F1', asked);
    expect(one).toMatchObject({ status: 200, body: shop });
  });

  test.each(['writer', 'orders'])('to no other caller: %s', async (as) => {
    await start(async () => [shop]);
    for (const path of ['/connect/config', '/connect/config/shop']) {
      expect(await server.refused('GET', path, { as })).toEqual({
        error:
          'only the user of the cluster, or a credential for all with every topic, may export connectors',
        status: 403,
      });
    }
  });

  test('if there are any', async () => {
    await start();
    expect(await server.ask('GET', '/connect/config')).toMatchObject({ status: 200, body: [] });
    expect(await server.refused('GET', '/connect/config/shop')).toEqual({
      error: 'there is no connector shop',
      status: 404,
    });
  });
});
