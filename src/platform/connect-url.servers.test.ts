import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../scripts/servers/server-process.ts';
import { sharedKafka, sharedKafkaConnect } from '../../scripts/servers/shared.ts';
import { skipWithout } from '../../scripts/servers/skip-without.ts';
import { silentLogger } from '../base/logger.ts';
import { completeSettings } from '../settings/load.ts';
import { startPlatform, type RunningPlatform } from './platform.ts';

skipWithout('kafka');

async function start(more: Readonly<Record<string, unknown>>): Promise<RunningPlatform> {
  const ports = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
  const settings = completeSettings({
    ...Object.fromEntries(ports.map((name) => [`${name}Port`, 0])),
    memory: true,
    kafkaPrefix: `connect-url-${process.pid}`,
    ...more,
  });
  const platform = await startPlatform(settings, silentLogger);
  onTestFinished(() => platform.close());
  return platform;
}

async function ask({ addresses, env }: RunningPlatform, method: string, path: string, body = {}) {
  const login = `${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`;
  const response = await fetch(`${addresses.management}/v2/kafka/${path}`, {
    method,
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const retryAfter = response.headers.get('retry-after');
  const told: unknown = await response.json();
  return { status: response.status, retryAfter, told: told as Readonly<Record<string, unknown>> };
}

test('the platform does not start without brokers or with an invalid URL', async () => {
  await expect(start({ connectUrl: 'http://127.0.0.1:1' })).rejects.toThrow(
    '--connect-url needs --kafka-brokers',
  );
  await expect(start({ connectUrl: 'kafka-connect:8083' })).rejects.toThrow(
    '--connect-url must be like http://user:password@host:port',
  );
});

test('calls get 503 while Kafka Connect is unreachable, connectors run when it is back, and a reset removes them', async () => {
  const kafka = await sharedKafka();
  const worker = await sharedKafkaConnect();
  await worker.process.stop();
  const platform = await start({ kafkaBrokers: kafka.brokers, connectUrl: worker.url });
  const order = {
    name: 'out',
    cluster_id: 'default',
    properties: { 'connector.class': 'FileStreamSink', topics: 'lines', file: 'out' },
  };
  const reason = expect.stringContaining("can't be reached (ECONNREFUSED)");
  expect(await ask(platform, 'POST', 'connector', order)).toEqual({
    status: 503,
    retryAfter: '2',
    told: { error: reason, status: 503 },
  });
  expect((await ask(platform, 'GET', 'connectors/default')).told).toEqual([]);
  const readiness = await (await fetch(`${platform.addresses.console}/readyz`)).json();
  expect(readiness).toMatchObject({
    parts: expect.arrayContaining([
      expect.objectContaining({ name: 'connect', status: 'failing', reason }),
    ]),
  });

  await worker.process.restart();
  const made = await ask(platform, 'POST', 'connector', order);
  expect(made.told).toMatchObject({ name: 'out', state: 'pending' });
  const id = made.told['connector_id'] as string;
  const state = async () => (await ask(platform, 'GET', `connector/${id}`)).told['connector_state'];
  await until('the connector runs', async () => (await state()) === 'RUNNING');
  expect((await ask(platform, 'POST', `connector/${id}/pause`)).status).toBe(200);
  expect(await state()).toBe('PAUSED');
  const there = async () => {
    const names = (await (await fetch(`${worker.url}/connectors`)).json()) as string[];
    return names.filter((name) => name.startsWith('connect-url'));
  };
  expect(await there()).toEqual([`connect-url-${process.pid}.default.out.${id.slice(0, 8)}`]);
  await platform.state!.empty();
  expect(await there()).toEqual([]);
});
