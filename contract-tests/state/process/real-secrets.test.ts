import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connector, KafkaCluster } from '../../harness/kafka-clusters.ts';
import { done, type Credentials } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { queue } from '../../harness/queue.ts';

/** A platform with several accounts on a loopback address, as behind a reverse proxy on the same machine. */
const PROGRAM = fileURLToPath(new URL('../../../bin/plinth.js', import.meta.url));
const TEXTS = {
  'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
  'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
};

const folder = mkdtempSync(join(tmpdir(), 'plinth-real-'));
const dataDir = join(folder, 'data');
const files = join(folder, 'files');
let platform: PlatformProcess;
let secrets: Record<string, string | undefined>;
let other: Credentials;
let cluster: KafkaCluster;

const plinth = async (...words: string[]) =>
  (await promisify(execFile)(process.execPath, ['--', PROGRAM, ...words])).stdout;
const flagOf = (variable: string) =>
  `--${variable.slice('PLINTH_'.length).toLowerCase().replaceAll('_', '-')}`;
const start = async (...flags: string[]) => {
  const given = Object.entries(secrets).filter(([name]) => name !== 'PLINTH_ENCRYPTION_KEY');
  platform = await startPlatform('start', [
    '--data-dir',
    dataDir,
    ...flags,
    ...given.flatMap(([name, value]) => [flagOf(name), value!]),
  ]);
};
const asked = () => ({ credentials: other, url: platform.env['PLINTH_MANAGEMENT_URL']! });

beforeAll(async () => {
  // With the permissions of an earlier version.
  mkdirSync(dataDir, { mode: 0o755 });
  writeFileSync(join(dataDir, 'control.db'), '', { mode: 0o644 });
  chmodSync(dataDir, 0o755);
  secrets = parseEnv(await plinth('secrets'));
  await start();
  const created = await plinth('account', 'create', 'eve@example.com', '--data-dir', dataDir);
  other = { email: 'eve@example.com', apiKey: parseEnv(created)['UPSTASH_API_KEY']! };
  cluster = await done('POST', '/v2/kafka/cluster', { name: 'eve', region: 'eu-west-1' }, asked());
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function outcomeOf(properties: Record<string, string>): Promise<string> {
  const { cluster_id } = cluster;
  const body = { name: `c${Math.random()}`, cluster_id, properties: { ...TEXTS, ...properties } };
  const { connector_id: id } = await done<Connector>('POST', '/v2/kafka/connector', body, asked());
  let found: Connector;
  await expect
    .poll(async () => {
      found = await done<Connector>('GET', `/v2/kafka/connector/${id}`, undefined, asked());
      return (
        found.state === 'failed' ||
        found.connector_state === 'FAILED' ||
        found.tasks.some(({ state }) => state !== 'UNASSIGNED')
      );
    })
    .toBe(true);
  await done('DELETE', `/v2/kafka/connector/${id}`, undefined, asked());
  return found!.state_error_message || JSON.stringify(found!);
}

const connectors = (path: string) => ({
  source: { 'connector.class': 'FileStreamSource', file: path, topic: 'loot' },
  sink: { 'connector.class': 'FileStreamSink', file: path, topics: 'loot' },
  jdbc: {
    'connector.class': 'JdbcSource',
    'connection.url': `jdbc:sqlite:${path}`,
    mode: 'bulk',
    query: 'SELECT * FROM api_key',
    'topic.prefix': 'loot',
  },
});

describe('a connector of another account', () => {
  test.each(['source', 'sink', 'jdbc'] as const)('can not use files: %s', async (kind) => {
    for (const path of ['/etc/passwd', join(dataDir, 'control.db'), '../../control.db', 'a.txt']) {
      expect(await outcomeOf(connectors(path)[kind]), path).toMatch(
        /Connectors may not use files of this server: its setting connectorFiles names no folder/,
      );
    }
  });

  test('can not reach servers on this machine', async () => {
    const { host } = new URL(platform.env['PLINTH_MANAGEMENT_URL']!);
    expect(
      await outcomeOf({
        'connector.class': 'JdbcSource',
        'connection.url': `jdbc:postgresql://${host}/postgres`,
        mode: 'bulk',
        'topic.prefix': 'loot',
        'connection.attempts': '1',
      }),
    ).toMatch(/127\.0\.0\.1 has the loopback address 127\.0\.0\.1, which must not be called/);
  });
});

test('a message is not delivered to this machine', async () => {
  const url = platform.env['QSTASH_URL']!;
  const token = platform.env['QSTASH_TOKEN']!;
  const target = `${platform.env['PLINTH_CONSOLE_URL']}/health`;
  const headers = { 'Upstash-Retries': '0' };
  await queue('POST', `/v2/publish/${target}`, { url, token, headers, body: 'x' });
  await expect
    .poll(async () => JSON.stringify((await queue('GET', '/v2/dlq', { url, token })).json))
    .toContain('is not allowed (loopback)');
});

test('metrics require their token', async () => {
  const url = `${platform.env['PLINTH_CONSOLE_URL']}/metrics`;
  expect(await fetch(url)).toHaveProperty('status', 401);
  const authorization = `Bearer ${secrets['PLINTH_METRICS_TOKEN']}`;
  expect(await fetch(url, { headers: { authorization } })).toHaveProperty('status', 200);
});

test('all files are readable by their owner only, and have no secret in plain text', async () => {
  const credential = await done<{ password: string }>(
    'POST',
    '/v2/kafka/credential',
    { credential_name: 'app', cluster_id: cluster.cluster_id, topic: '*', permissions: 'ALL' },
    asked(),
  );
  const clear = [credential.password, cluster.password, platform.env['QSTASH_TOKEN']!];
  clear.push(
    platform.env['QSTASH_CURRENT_SIGNING_KEY']!,
    secrets['PLINTH_REDIS_TOKEN']!,
    other.apiKey,
  );
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(5);
  expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    expect(`${path} ${(statSync(path).mode & 0o777).toString(8)}`).toBe(
      `${path} ${entry.isDirectory() ? '700' : '600'}`,
    );
    if (!entry.isFile()) continue;
    const bytes = readFileSync(path);
    for (const secret of clear) expect(bytes.includes(secret), `${path}: ${secret}`).toBe(false);
  }
});

test('with a folder for them, connectors use that of their own cluster, and the key may be external', async () => {
  await platform.stop('SIGTERM');
  const encryption = ['--encryption-key', secrets['PLINTH_ENCRYPTION_KEY']!];
  await start('--connector-files', files, ...encryption);
  expect(existsSync(join(dataDir, 'key'))).toBe(false);
  const own = join(files, cluster.cluster_id);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(files, 'secret.txt'), 'of others\n');
  expect(await outcomeOf(connectors('out.txt').sink)).toContain('"RUNNING"');
  await expect.poll(() => existsSync(join(own, 'out.txt'))).toBe(true);
  for (const path of ['../secret.txt', join(files, 'secret.txt'), '/etc/passwd']) {
    expect(await outcomeOf(connectors(path).source)).toMatch(
      /Must be a name relative to the cluster/,
    );
  }
  const printed = parseEnv(
    await plinth(
      'env',
      '--data-dir',
      dataDir,
      ...encryption,
      '--api-key',
      secrets['PLINTH_API_KEY']!,
    ),
  );
  expect(printed['QSTASH_CURRENT_SIGNING_KEY']).toBe(platform.env['QSTASH_CURRENT_SIGNING_KEY']);
});
