import { expect, test } from 'vitest';
import { silentLogger } from '../../../base/logger.ts';
import { ConnectUnreachable } from '../errors.ts';
import { KafkaConnect } from './runtime.ts';

const PLUGINS = [{ class: 'org.example.MineSinkConnector', type: 'sink', version: '1' }];
const ROOT = { version: '4.1.0', kafka_cluster_id: 'one' };
const UNLISTED = {
  'connector.class': 'org.apache.kafka.connect.tools.VerifiableSourceConnector',
  topic: 'plinth.other.orders',
};
const WORDS =
  'Failed to find any class that implements Connector and which name matches ' +
  'org.apache.kafka.connect.tools.VerifiableSourceConnector, ' +
  'available connectors are: PluginDesc{klass=class org.example.MineSinkConnector, type=sink}';

/** A Kafka Connect that takes any class, as workers do with those that they leave out of their list. */
async function connectWith(plugins: string) {
  const asked: string[] = [];
  const connect = await KafkaConnect.open({
    urls: ['http://connect'],
    fetch: async (address, { method }) => {
      const { pathname } = new URL(address);
      asked.push(`${method!} ${pathname}`);
      if (pathname === '/') return Response.json(ROOT);
      if (pathname === '/connector-plugins') return new Response(plugins);
      if (pathname.endsWith('/validate')) return Response.json({ configs: [] });
      return Response.json({ message: 'not there' }, { status: 404 });
    },
    prefixOf: (cluster) => `plinth.${cluster}.`,
    autoCreation: () => undefined,
    kafkaId: async () => 'one',
    deleteGroup: async () => undefined,
    logger: silentLogger,
  });
  return { connect, asked };
}

test('a class that is not listed is refused, as it could read topics of any cluster', async () => {
  const { connect, asked } = await connectWith(JSON.stringify(PLUGINS));
  expect(await connect.validate('one', UNLISTED)).toBe(WORDS);
  const definition = { id: '01234567-one', clusterId: 'main', name: 'one', properties: UNLISTED };
  await connect.run(definition, 'STARTED');
  expect(connect.status(definition.id)).toMatchObject({ state: 'FAILED', trace: WORDS });
  expect(asked).not.toContain('POST /connectors');
  await connect.close();
});

test('a listed class may be given by its short names too', async () => {
  const { connect } = await connectWith(JSON.stringify(PLUGINS));
  for (const name of ['org.example.MineSinkConnector', 'MineSinkConnector', 'MineSink']) {
    expect(await connect.validate('one', { 'connector.class': name })).toBeUndefined();
  }
  await connect.close();
});

test('a server that lists no plugins, such as a proxy, counts as unreachable', async () => {
  const { connect } = await connectWith('<html>');
  await expect(connect.validate('one', UNLISTED)).rejects.toThrow(ConnectUnreachable);
  await connect.close();
});
