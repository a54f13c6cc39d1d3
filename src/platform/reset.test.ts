import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/servers/ports.ts';
import { exported } from '../../testing/seed.ts';
import { silentLogger } from '../base/logger.ts';
import { rawConnection } from '../../testing/http/http.ts';
import type { Seed } from '../seed/seed.ts';
import { completeSettings } from '../settings/load.ts';
import type { Settings } from '../settings/table.ts';
import { startPlatform, type RunningPlatform } from './platform.ts';

const PORTS = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
const TOKEN = 'plinth-development-token';
const NEVER = new AbortController().signal;

async function started(given: Partial<Settings> = {}): Promise<RunningPlatform> {
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
  const path = mkdtempSync(join(tmpdir(), 'plinth-reset-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const respPort = ({ env }: RunningPlatform) => Number(new URL(env['REDIS_URL']!).port);

/** A request to each family, as its clients make it. */
function asked({ addresses, env }: RunningPlatform): Promise<Response>[] {
  const basic = (name: string, password: string) => ({
    authorization: `Basic ${btoa(`${env[name]!}:${env[password]!}`)}`,
  });
  const kafka = basic('UPSTASH_KAFKA_REST_USERNAME', 'UPSTASH_KAFKA_REST_PASSWORD');
  const bearer = (token: string) => ({ authorization: `Bearer ${env[token]!}` });
  return [
    fetch(`${addresses.redis}/set/k/v`, { headers: bearer('UPSTASH_REDIS_REST_TOKEN') }),
    fetch(`${addresses.kafka}/topics`, { headers: kafka }),
    fetch(`${addresses.kafka}/schema-registry/subjects`, { headers: kafka }),
    fetch(`${addresses.queue}/v2/queues`, { headers: bearer('QSTASH_TOKEN') }),
    fetch(`${addresses.management}/v2/teams`, {
      headers: basic('UPSTASH_EMAIL', 'UPSTASH_API_KEY'),
    }),
    fetch(`${addresses.console}/health`),
  ];
}

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

const SERVED = [200, 200, 200, 200, 200, 200];
const REFUSED = [503, 503, 503, 503, 503, 503];

test('no other program can take a port during a reset', async () => {
  const platform = await started();
  const ports = [...Object.values(platform.addresses).map((url) => Number(new URL(url).port))];
  ports.push(respPort(platform));
  const over = new AbortController();
  const reset = platform.state!.empty().finally(() => over.abort());
  const found: number[] = [];
  while (!over.signal.aborted) {
    for (const port of ports) {
      const taken = await listening(port);
      if (taken !== undefined) found.push(port);
      taken?.close();
    }
    await setImmediate();
  }
  await reset;
  expect(found).toEqual([]);
});

test('requests to any family during a reset are answered after it', async () => {
  const platform = await started();
  // The first requests load the families.
  expect(await statuses(asked(platform))).toEqual(SERVED);
  const reset = platform.state!.empty();
  const during = asked(platform);
  await reset;
  expect(await statuses(during)).toEqual(SERVED);
});

test('a RESP client is disconnected by a reset, and can connect and greet meanwhile', async () => {
  const platform = await started();
  const before = await rawConnection(respPort(platform));
  before.write(`AUTH ${TOKEN}\r\nSUBSCRIBE news\r\n`);
  await before.until((received) => received.includes('subscribe'));
  const reset = platform.state!.empty();
  const during = await rawConnection(respPort(platform));
  during.write(`HELLO 3 AUTH default ${TOKEN}\r\nDBSIZE\r\n`);
  await before.closed();
  await reset;
  expect(await during.until((received) => received.endsWith(':0\r\n'))).toContain('$5\r\nproto');
});

test('a stream of messages ends with a reset, and its connection goes on', async () => {
  const platform = await started();
  const { port } = new URL(platform.addresses.redis!);
  const client = await rawConnection(Number(port));
  const head = `Host: localhost\r\nAuthorization: Bearer ${TOKEN}\r\n\r\n`;
  client.write(`GET /subscribe/news HTTP/1.1\r\n${head}`);
  await client.until((received) => received.includes('data: subscribe'));
  const reset = platform.state!.empty();
  await client.until((received) => received.endsWith('\r\n0\r\n\r\n'));
  client.write(`GET /dbsize HTTP/1.1\r\n${head}`);
  await client.until((received) => received.endsWith('{"result":0}'));
  await reset;
});

const databases = (...names: string[]): Seed => ({
  plinth: 1,
  databases: names.map((name) => ({ name })),
});

/** The ports of the databases, by name. */
async function portsOf({ addresses, env }: RunningPlatform): Promise<Record<string, number>> {
  const credentials = btoa(`${env['UPSTASH_EMAIL']!}:${env['UPSTASH_API_KEY']!}`);
  const headers = { authorization: `Basic ${credentials}` };
  const answer = await fetch(`${addresses.management}/v2/redis/databases`, { headers });
  const rows = (await answer.json()) as { database_name: string; port: number }[];
  return Object.fromEntries(rows.map(({ database_name: name, port }) => [name, port]));
}

test('databases keep their ports across resets, and ports of others are closed', async () => {
  const platform = await started();
  await platform.state!.replace(databases('shop', 'news'));
  const before = await portsOf(platform);
  await platform.state!.replace(databases('shop'));
  expect(await portsOf(platform)).toEqual({ default: before['default'], shop: before['shop'] });
  await expect(rawConnection(before['news']!)).rejects.toThrow('ECONNREFUSED');
});

/** A server at a port, if it is free. */
async function listening(port: number): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** A free port, and the one after it, which another program has. */
async function freeBeforeTaken(): Promise<{ free: number; taken: number }> {
  for (;;) {
    const free = await freePort();
    const second = await listening(free + 1);
    if (second === undefined) continue;
    onTestFinished(() => void second.close());
    return { free, taken: free + 1 };
  }
}

test('a range of ports is enough for as many other databases', async () => {
  const { free } = await freeBeforeTaken();
  const platform = await started({ databasePorts: `${free}-${free}` });
  expect(await portsOf(platform)).toEqual({ default: free });
  await platform.state!.empty();
  expect(await portsOf(platform)).toEqual({ default: free });
  const many = platform.state!.replace(databases('shop'));
  await expect(many).rejects.toThrow('databases: 2 need a port each, and --database-ports has 1');
  expect(await statuses(asked(platform))).toEqual(SERVED);
});

test('resets at the same time run one after the other', async () => {
  const platform = await started();
  await Promise.all([
    platform.state!.replace(databases('shop')),
    platform.state!.replace(databases('news')),
  ]);
  expect(Object.keys(await portsOf(platform)).toSorted()).toEqual(['default', 'news']);
});

test('a platform that is stopped during a reset ends it first, and does not begin another', async () => {
  const dataDir = folder();
  const platform = await started({ memory: false, dataDir });
  const first = platform.state!.replace(databases('shop'));
  const second = platform.state!.empty();
  second.catch(() => undefined);
  // Until the first one is under way.
  await Promise.resolve();
  await platform.close();
  await first;
  await expect(second).rejects.toThrow('it is stopping');
  const again = await started({ memory: false, dataDir });
  expect(Object.keys(await portsOf(again)).toSorted()).toEqual(['default', 'shop']);
});

test('a reset waits for an export, unless nobody takes it any longer', async () => {
  const platform = await started();
  const leaving = new AbortController();
  const pieces = (await platform.state!.export(leaving.signal))[Symbol.asyncIterator]();
  await pieces.next();
  let isReset = false;
  const reset = platform.state!.empty().then(() => (isReset = true));
  await setImmediate();
  expect(isReset).toBe(false);
  leaving.abort();
  await reset;
  await expect(pieces.next()).rejects.toThrow('aborted');
  expect(await exported(platform)).toMatchObject({ plinth: 1, databases: [{ name: 'default' }] });
});

test('a reset goes before exports that have not begun', async () => {
  const platform = await started();
  const leaving = new AbortController();
  await platform.state!.export(leaving.signal);
  const other = platform.state!.export(NEVER);
  const reset = platform.state!.empty();
  leaving.abort();
  await reset;
  const pieces = (await other)[Symbol.asyncIterator]();
  expect(await pieces.next()).toMatchObject({ done: false });
});

test('a stop breaks an export off', async () => {
  const platform = await started();
  const pieces = (await platform.state!.export(NEVER))[Symbol.asyncIterator]();
  await pieces.next();
  await platform.close();
  await expect(pieces.next()).rejects.toThrow('aborted');
});

/** Makes the resets of a platform fail, in one of their phases. @returns what repairs it */
const FAILURES: Readonly<Record<string, (dataDir: string) => () => void>> = {
  'the data can not be deleted': (dataDir) => {
    mkdirSync(join(dataDir, 'discarding'));
    return () => rmdirSync(join(dataDir, 'discarding'));
  },
  'the engines can not be opened': (dataDir) => {
    const file = join(dataDir, 'key');
    renameSync(file, `${file}-aside`);
    mkdirSync(file);
    return () => {
      rmdirSync(file);
      renameSync(`${file}-aside`, file);
    };
  },
};

/** Checks that nothing is served for a reason, until a reset succeeds. */
async function expectFailure(platform: RunningPlatform, reason: RegExp): Promise<void> {
  const answers = await Promise.all(asked(platform));
  expect(answers.map(({ status }) => status)).toEqual(REFUSED);
  for (const answer of answers) {
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.text()).toMatch(reason);
  }
  const client = await rawConnection(respPort(platform));
  client.write(`HELLO 3 AUTH default ${TOKEN}\r\n`);
  expect(await client.closed()).toMatch(/^-LOADING the platform does not serve at the moment: /);
  const ready = await fetch(`${platform.addresses.console}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringMatching(reason)]);
  await expect(exported(platform)).rejects.toThrow(reason);
}

test.each(Object.entries(FAILURES))(
  'when %s, every address says so until the next reset',
  async (_phase, damage) => {
    const dataDir = folder();
    const platform = await started({ memory: false, dataDir });
    const repair = damage(dataDir);
    const reset = platform.state!.empty();
    const during = asked(platform);
    await expect(reset).rejects.toThrow('the reset has failed: ');
    expect(await statuses(during)).toEqual(REFUSED);
    await expectFailure(platform, /its reset has failed \(/);
    repair();
    await platform.state!.replace(databases('shop'));
    expect(await statuses(asked(platform))).toEqual(SERVED);
    expect(Object.keys(await portsOf(platform)).toSorted()).toEqual(['default', 'shop']);
    const ready = await fetch(`${platform.addresses.console}/readyz`);
    expect(ready.status).toBe(200);
  },
);

test('when a seed can not be added, every address says so, and the seed before is that of resets', async () => {
  const { free, taken } = await freeBeforeTaken();
  const platform = await started({ databasePorts: `${free}-${taken}` });
  const keys = [{ key: 'k', type: 'string', value: 'v' }] as const;
  await platform.state!.replace({ plinth: 1, databases: [{ name: 'default', keys }] });
  const more = platform.state!.replace(databases('shop'));
  await expect(more).rejects.toThrow('the reset has failed: databases[0]');
  await expectFailure(platform, /its reset has failed \(databases\[0\]/);
  expect(await platform.state!.reset()).toMatchObject({ keys: 1 });
  expect(await statuses(asked(platform))).toEqual(SERVED);
});

test('a platform whose reset has failed can be stopped, and starts without data', async () => {
  const dataDir = folder();
  const platform = await started({ memory: false, dataDir });
  const repair = FAILURES['the engines can not be opened']!(dataDir);
  await expect(platform.state!.empty()).rejects.toThrow('the reset has failed: ');
  await platform.close();
  repair();
  const again = await started({ memory: false, dataDir });
  expect(await statuses(asked(again))).toEqual(SERVED);
});
