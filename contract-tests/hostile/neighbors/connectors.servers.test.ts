import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { done as onKafka } from '../../harness/kafka.ts';
import type { Connector, KafkaCluster, ListedConnector } from '../../harness/kafka-clusters.ts';
import { done } from '../../harness/management.ts';
import { Neighbors } from './neighbors.ts';

const MB = 1024 * 1024;
/** As long as a test may take: what a machine has to do for it takes long if others keep it busy. */
const PATIENT = { timeout: 580_000 };

let neighbors: Neighbors;
let cluster: string;
beforeAll(async () => {
  neighbors = await Neighbors.start({ flags: ['--allow-networks', '127.0.0.0/8'] });
  const [only] = await manage<KafkaCluster[]>('GET', '/v2/kafka/clusters');
  cluster = only!.cluster_id;
});
afterEach(deleteConnectors);
afterAll(() => neighbors.stop());

/** Asks the management API as the attacker. */
function manage<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const { account: credentials } = neighbors.attacker;
  return done(method, path, body, {
    credentials,
    url: neighbors.process.env['PLINTH_MANAGEMENT_URL']!,
  });
}

const connectors = () => manage<ListedConnector[]>('GET', `/v2/kafka/connectors/${cluster}`);

async function deleteConnectors(): Promise<void> {
  for (const { connector_id: id } of await connectors()) {
    await manage('DELETE', `/v2/kafka/connector/${id}`);
  }
}

async function produce(topic: string, value: string): Promise<void> {
  const { url, user } = neighbors.attacker.kafka;
  await onKafka('POST', `/produce/${topic}`, { url, user, body: { value } });
}

/** Creates a sink for JSON without schemas. */
async function createSink(name: string, properties: Readonly<Record<string, string>>) {
  await manage('POST', '/v2/kafka/connector', {
    name,
    cluster_id: cluster,
    properties: {
      'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
      'http.authorization.type': 'none',
      'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
      'value.converter': 'org.apache.kafka.connect.json.JsonConverter',
      'value.converter.schemas.enable': 'false',
      ...properties,
    },
  });
}

/** The traces of all tasks, when none of them runs any more. */
async function failures(): Promise<string[]> {
  const traces: string[] = [];
  await expect
    .poll(async () => {
      traces.length = 0;
      const listed = await connectors();
      for (const { connector_id: id } of listed) {
        const { tasks } = await manage<Connector>('GET', `/v2/kafka/connector/${id}`);
        for (const { state, trace } of tasks) if (state === 'FAILED') traces.push(trace);
      }
      return traces.length >= listed.length;
    }, PATIENT)
    .toBe(true);
  return traces;
}

/** A destination that takes requests and answers none. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    sockets,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a bystander is served while very many sinks send to an address that never answers', async () => {
  for (let i = 0; i < 8; i++) await produce('large', JSON.stringify({ x: 'x'.repeat(1_000_000) }));
  const silent = await silentServer();
  const seen = await neighbors.during(async () => {
    for (let i = 0; i < 200; i++) {
      const to = { 'http.url': silent.url, 'http.timeout': '1000000', topics: 'large' };
      await createSink(`silent-${i}`, to);
    }
    await expect.poll(() => silent.sockets.size, PATIENT).toBeGreaterThan(20);
  });
  await deleteConnectors();
  silent.close();
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
  // All of them hold less than half of the memory for requests; before, each of them could hold 4 MB several times.
  expect(seen.peakMemory).toBeLessThan(1_500 * MB);
});

test('a record whose names multiply is refused, and a bystander waits for none of it', async () => {
  let nested = '1';
  for (let i = 0; i < 400; i++) nested = `{"${'k'.repeat(2000)}":${nested},"b":1}`;
  await produce('nested', nested);
  const seen = await neighbors.during(async () => {
    for (let i = 0; i < 20; i++) {
      await createSink(`flat-${i}`, {
        'http.url': 'http://127.0.0.1:9/',
        topics: 'nested',
        transforms: 'flat',
        'transforms.flat.type': 'org.apache.kafka.connect.transforms.Flatten$Value',
      });
    }
    expect(await failures()).toEqual(
      Array(20).fill(expect.stringContaining('too many values in one record')),
    );
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
});

test('a long chain of transforms over a large record does not hold up a bystander', async () => {
  const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`f${i}`, i]));
  await produce('wide', JSON.stringify(wide));
  const aliases = Array.from({ length: 100 }, (_, i) => `t${i}`);
  const chain = Object.fromEntries(
    aliases.flatMap((alias) => [
      [`transforms.${alias}.type`, 'org.apache.kafka.connect.transforms.InsertField$Value'],
      [`transforms.${alias}.static.field`, alias],
      [`transforms.${alias}.static.value`, 'x'],
    ]),
  );
  const seen = await neighbors.during(async () => {
    for (let i = 0; i < 3; i++) {
      await createSink(`chain-${i}`, {
        'http.url': 'http://127.0.0.1:9/',
        'max.retries': '0',
        topics: 'wide',
        transforms: aliases.join(),
        ...chain,
      });
    }
    expect(await failures()).toEqual(Array(3).fill(expect.stringContaining('ECONNREFUSED')));
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
});
