import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exported } from '../../testing/seed.ts';
import { silentLogger } from '../base/logger.ts';
import type { Seed } from '../seed/seed.ts';
import { completeSettings } from '../settings/load.ts';
import type { Settings } from '../settings/table.ts';
import { startPlatform, type RunningPlatform } from './platform.ts';

const PORTS = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];

async function started(given: Partial<Settings>): Promise<RunningPlatform> {
  const settings = completeSettings({
    ...Object.fromEntries(PORTS.map((name) => [`${name}Port`, 0])),
    memory: true,
    ...given,
  });
  const platform = await startPlatform(settings, silentLogger);
  onTestFinished(() => platform.close());
  return platform;
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'plinth-services-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function partsOf({ addresses }: RunningPlatform, service?: string) {
  const query = service === undefined ? '' : `?service=${service}`;
  const response = await fetch(`${addresses.console}/readyz${query}`);
  const { parts } = (await response.json()) as {
    parts: { kind: string; name: string; reason?: string }[];
  };
  return { status: response.status, parts };
}

const ADDRESSES = ['management', 'console'];

test.each([
  ['redis', ['control', 'redis'], /^UPSTASH_REDIS_|^REDIS_URL$/],
  ['kafka', ['control', 'kafka'], /^UPSTASH_KAFKA_/],
  ['queue', ['control', 'queue'], /^QSTASH_/],
])('%s runs alone, with its engine, address and variables', async (service, engines, own) => {
  const platform = await started({ services: service });
  expect(Object.keys(platform.addresses).toSorted()).toEqual([service, ...ADDRESSES].toSorted());
  const common = [
    'UPSTASH_EMAIL',
    'UPSTASH_API_KEY',
    'PLINTH_MANAGEMENT_URL',
    'PLINTH_CONSOLE_URL',
  ];
  const variables = Object.keys(platform.env).filter((name) => !common.includes(name));
  expect(variables.length).toBeGreaterThan(0);
  expect(variables.filter((name) => !own.test(name))).toEqual([]);
  const { status, parts } = await partsOf(platform);
  const named = (of: string) => parts.filter(({ kind }) => kind === of).map(({ name }) => name);
  expect(status).toBe(200);
  expect(named('engine').toSorted()).toEqual(engines);
  expect(named('address')).toEqual([service, ...ADDRESSES]);
});

test('a balancer that asks for a service that does not run is told so', async () => {
  const platform = await started({ services: 'redis,queue' });
  const reason = 'it does not run: --services is redis,queue';
  for (const service of ['kafka', 'schema-registry']) {
    expect(await partsOf(platform, service)).toEqual({
      status: 503,
      parts: [{ kind: 'address', name: 'kafka', status: 'failing', reason }],
    });
  }
  expect(await partsOf(platform, 'queue')).toMatchObject({ status: 200 });
});

test('data for a service that does not run is refused, and nothing is exported of it', async () => {
  const platform = await started({ services: 'queue' });
  const { state } = platform;
  const seeds: [string, Seed][] = [
    ['databases', { plinth: 1, databases: [{ name: 'default' }] }],
    ['kafka', { plinth: 1, kafka: { topics: [{ name: 'orders' }] } }],
    ['kafka', { plinth: 1, kafka: { compatibility: { level: 'FULL' } } }],
  ];
  for (const [place, seed] of seeds) {
    const message = `${place}: is for a service that does not run on this platform`;
    await expect(state!.add(seed)).rejects.toThrow(message);
    await expect(state!.replace(seed)).rejects.toThrow(message);
  }
  await state!.add({
    plinth: 1,
    databases: [],
    kafka: { topics: [] },
    queue: { queues: [{ name: 'mail' }] },
  });
  expect(await exported(platform)).toEqual({
    plinth: 1,
    teams: [],
    queue: expect.objectContaining({
      queues: [expect.objectContaining({ name: 'mail' })],
    }) as object,
  });
});

test('a first seed with data for a service that does not run prevents the start', async () => {
  const seed = join(folder(), 'seed.json');
  writeFileSync(seed, JSON.stringify({ plinth: 1, queue: { queues: [{ name: 'mail' }] } }));
  await expect(started({ services: 'redis', seed })).rejects.toThrow(
    `${seed}: queue: is for a service that does not run on this platform`,
  );
});

test('what a service has is there again once it runs', async () => {
  const dataDir = folder();
  const content: Seed = {
    plinth: 1,
    databases: [{ name: 'default', keys: [{ key: 'k', type: 'string', value: 'v' }] }],
    kafka: { topics: [{ name: 'orders', partitions: 3 }] },
    queue: { queues: [{ name: 'mail' }] },
  };
  const settings = { memory: false, dataDir };
  const all = await started(settings);
  await all.state!.add(content);
  const before = await exported(all);
  await all.close();
  for (const services of ['queue', 'redis,kafka']) {
    const some = await started({ ...settings, services });
    expect(await partsOf(some)).toMatchObject({ status: 200 });
    await some.close();
  }
  const again = await started(settings);
  expect(again.env).toMatchObject({
    UPSTASH_REDIS_REST_TOKEN: all.env['UPSTASH_REDIS_REST_TOKEN'],
    QSTASH_TOKEN: all.env['QSTASH_TOKEN'],
  });
  expect(await exported(again)).toEqual(before);
});

test('a reset deletes the data of services that do not run, too', async () => {
  const settings = { memory: false, dataDir: folder() };
  const all = await started(settings);
  await all.state!.add({ plinth: 1, kafka: { topics: [{ name: 'orders' }] } });
  await all.close();
  const some = await started({ ...settings, services: 'redis' });
  const { addresses } = some;
  await some.state!.empty();
  expect(some.addresses).toEqual(addresses);
  expect(await partsOf(some)).toMatchObject({ status: 200 });
  await some.close();
  const again = await started(settings);
  expect((await exported(again)).kafka?.topics).toEqual([]);
});
