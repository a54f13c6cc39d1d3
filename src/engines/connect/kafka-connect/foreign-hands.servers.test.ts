import { expect, test } from 'vitest';
import { sharedKafkaConnect } from '../../../../scripts/servers/shared.ts';
import { skipWithout } from '../../../../scripts/servers/skip-without.ts';
import { KafkaConnectBench } from '../../../../testing/engines/connect/kafka-connect.ts';
import { silentLogger } from '../../../base/logger.ts';
import { ConnectUnreachable } from '../errors.ts';
import { KafkaConnect } from './runtime.ts';

skipWithout('kafka');

const SINK = {
  'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
  'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
  'connector.class': 'FileStreamSink',
  file: 'out.txt',
  topics: 'events',
};

const definition = (properties: Readonly<Record<string, string>>) => ({
  id: '01234567-one',
  clusterId: 'main',
  name: 'one',
  properties,
});

test('a connector that somebody else deletes there is created again, and resumes at its offset', async () => {
  const bench = await KafkaConnectBench.open();
  await bench.createTopic('events');
  await bench.runtime.run(definition(SINK), 'STARTED');
  await bench.append('events', 'a');
  await bench.until(() => bench.committed('one'), [1]);
  const worker = await sharedKafkaConnect();
  const [there] = await bench.connectorsThere();
  await fetch(`${worker.url}/connectors/${there!}`, { method: 'DELETE' });
  await bench.append('events', 'b');
  await bench.until(() => bench.linesOf('out.txt'), ['a', 'b']);
});

test('a failed task is reported with its trace, without the names on the Kafka', async () => {
  const bench = await KafkaConnectBench.open();
  await bench.createTopic('events');
  const json = { ...SINK, 'value.converter': 'org.apache.kafka.connect.json.JsonConverter' };
  await bench.runtime.run(definition(json), 'STARTED');
  await bench.append('events', 'no JSON');
  const task = () => bench.runtime.status('01234567-one')?.tasks[0];
  await bench.until(() => task()?.state, 'FAILED');
  expect(task()!.trace).toContain('org.apache.kafka.connect.errors.DataException');
  expect(task()!.trace).not.toContain('main.');
});

test('a worker that is killed is waited for, and nothing is lost', async () => {
  const worker = await sharedKafkaConnect();
  const bench = await KafkaConnectBench.open();
  await bench.createTopic('events');
  await bench.runtime.run(definition(SINK), 'STARTED');
  await bench.append('events', 'a');
  await bench.until(() => bench.linesOf('out.txt'), ['a']);
  await worker.process.kill();
  await bench.append('events', 'b');
  expect(await bench.runtime.healthProblem()).toMatch("can't be reached (ECONNREFUSED)");
  await expect(bench.runtime.run(definition(SINK), 'PAUSED')).rejects.toThrow(ConnectUnreachable);
  await expect(bench.runtime.validate('one', SINK)).rejects.toThrow(ConnectUnreachable);
  await worker.process.restart();
  await bench.runtime.run(definition(SINK), 'STARTED');
  // Uncommitted lines may be repeated, but none is missing.
  await bench.until(() => [...new Set(bench.linesOf('out.txt'))], ['a', 'b']);
  expect(await bench.runtime.healthProblem()).toBeUndefined();
});

test('a Kafka Connect of another Kafka is refused at the start', async () => {
  const worker = await sharedKafkaConnect();
  const opening = KafkaConnect.open({
    urls: [worker.url],
    prefixOf: () => 'plinth.main.',
    autoCreation: () => undefined,
    kafkaId: async () => 'another',
    deleteGroup: async () => undefined,
    logger: silentLogger,
  });
  await expect(opening).rejects.toThrow(
    'the Kafka Connect of --connect-url works on another Kafka than that of --kafka-brokers',
  );
});
