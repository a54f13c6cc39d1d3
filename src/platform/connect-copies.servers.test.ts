import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgresql } from '../../scripts/servers/postgresql.ts';
import { startRedis } from '../../scripts/servers/redis.ts';
import { sharedKafka, sharedKafkaConnect } from '../../scripts/servers/shared.ts';
import { skipWithout } from '../../scripts/servers/skip-without.ts';
import { silentLogger } from '../base/logger.ts';
import { completeSettings } from '../settings/load.ts';
import { startPlatform, type RunningPlatform } from './platform.ts';

skipWithout('kafka');
skipWithout('postgresql');
skipWithout('redis');

async function ask({ addresses, env }: RunningPlatform, method: string, path: string, body = {}) {
  const login = `${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`;
  const response = await fetch(`${addresses.management}/v2/kafka/${path}`, {
    method,
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

test.each([
  ['on a Kafka Connect', true],
  ['in one of them', false],
])('any copy answers for any connector that runs %s', async (_, isOnConnect) => {
  const kafka = await sharedKafka();
  await using servers = new AsyncDisposableStack();
  const [worker, postgres, redis] = await Promise.all([
    isOnConnect ? sharedKafkaConnect() : undefined,
    startPostgresql(),
    startRedis(),
  ]);
  for (const server of [postgres, redis]) servers.use(server);
  const storeUrl = postgres.url();
  const files = mkdtempSync(join(tmpdir(), 'plinth-connectors-'));
  servers.defer(() => rmSync(files, { recursive: true }));
  const start = async () => {
    const ports = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
    const settings = completeSettings({
      ...Object.fromEntries(ports.map((name) => [`${name}Port`, 0])),
      memory: true,
      encryptionKey: 'a-key-of-these-tests-that-nobody-else-has',
      redisServers: `${redis.url}/0-3`,
      kafkaBrokers: kafka.brokers,
      kafkaPrefix: `copies-${process.pid}-${isOnConnect ? 'on' : 'in'}`,
      ...(isOnConnect ? { connectUrl: worker?.url } : { connectorFiles: files }),
      storeUrl,
    });
    const platform = await startPlatform(settings, silentLogger);
    let closing: Promise<void> | undefined;
    const close = () => (closing ??= platform.close());
    onTestFinished(close);
    return { ...platform, env: platform.env, close };
  };
  const [one, other] = [await start(), await start()];
  const properties = { 'connector.class': 'FileStreamSink', topics: 'lines', file: 'out' };
  const made = await ask(one, 'POST', 'connector', {
    name: 'out',
    cluster_id: 'default',
    properties,
  });
  expect(made).toHaveProperty('connector_id');
  const path = `connector/${made['connector_id'] as string}`;
  const shownBy = (platform: RunningPlatform) => () => ask(platform, 'GET', path);
  for (const platform of [one, other])
    await expect.poll(shownBy(platform)).toMatchObject({ connector_state: 'RUNNING' });
  expect(await ask(other, 'POST', `${path}/restart`)).toBe('OK');
  expect(await ask(other, 'POST', `${path}/pause`)).toBe('OK');
  await expect.poll(shownBy(one)).toMatchObject({ connector_state: 'PAUSED' });
  // The connector survives the copy that created it.
  await one.close();
  expect(await ask(other, 'POST', `${path}/start`)).toBe('OK');
  await expect.poll(shownBy(other)).toMatchObject({ connector_state: 'RUNNING' });
  expect(await ask(other, 'DELETE', path)).toBe('OK');
  if (worker === undefined) return;
  const left = (await (await fetch(`${worker.url}/connectors`)).json()) as string[];
  expect(left.filter((name) => name.startsWith('copies'))).toEqual([]);
});
