import { expect, test } from 'vitest';
import { silentLogger } from '../../../base/logger.ts';
import { KafkaConnect } from './runtime.ts';

const PROPERTIES = { 'connector.class': 'MineSink', topics: 'orders' };
const DEFINITION = { id: '01234567-one', clusterId: 'main', name: 'one', properties: PROPERTIES };
const ROOT = { version: '4.1.0', kafka_cluster_id: 'one' };
const PLUGINS = [{ class: 'org.example.MineSinkConnector', type: 'sink', version: '1' }];
const RUNNING = { connector: { state: 'RUNNING' }, tasks: [{ id: 0, state: 'RUNNING' }] };

/** A Kafka Connect that shows no new connectors until this many calls have asked for one. */
function connectOfSeveral(askers: number) {
  const configs = new Map<string, unknown>();
  const asked: string[] = [];
  const allHaveAsked = Promise.withResolvers<void>();
  const answer = async (method: string, pathname: string, body: string): Promise<Response> => {
    const [, , name, what] = pathname.split('/');
    if (pathname === '/') return Response.json(ROOT);
    if (pathname === '/connector-plugins') return Response.json(PLUGINS);
    if (method === 'POST') {
      const order = JSON.parse(body) as { name: string; config: unknown };
      if (configs.has(order.name)) {
        return Response.json(
          { message: `Connector ${order.name} already exists` },
          { status: 409 },
        );
      }
      configs.set(order.name, order.config);
      return Response.json({}, { status: 201 });
    }
    const config = configs.get(name!);
    if (what === 'config' && --askers === 0) allHaveAsked.resolve();
    if (what === 'config') await allHaveAsked.promise;
    if (config === undefined) return Response.json({ message: 'not there' }, { status: 404 });
    if (what === 'status') return Response.json(RUNNING);
    return Response.json(what === 'config' ? config : {});
  };
  const open = () =>
    KafkaConnect.open({
      urls: ['http://connect'],
      fetch: async (address, { method, body }) => {
        const { pathname } = new URL(address);
        asked.push(`${method!} ${pathname}`);
        return answer(method!, pathname, typeof body === 'string' ? body : '');
      },
      prefixOf: (cluster) => `plinth.${cluster}.`,
      autoCreation: () => undefined,
      kafkaId: async () => 'one',
      deleteGroup: async () => undefined,
      logger: silentLogger,
    });
  return { open, asked };
}

test('a connector that two copies create at the same time runs, and neither deletes it', async () => {
  const { open, asked } = connectOfSeveral(2);
  const copies = [await open(), await open()];
  await Promise.all(copies.map((copy) => copy.run(DEFINITION, 'STARTED')));
  for (const copy of copies) {
    expect(copy.status(DEFINITION.id)).toMatchObject({ state: 'RUNNING', trace: '' });
    await copy.close();
  }
  expect(asked.filter((request) => request.startsWith('POST'))).toHaveLength(2);
  expect(asked.filter((request) => /^(DELETE|PUT)/.test(request))).toEqual([]);
});
