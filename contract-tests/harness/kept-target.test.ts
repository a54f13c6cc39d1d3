import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTarget, type KeptTarget, type StartedTarget } from './kept-target.ts';
import type { Target } from './target.ts';

let kept: KeptTarget;
let servers: Server[];
let stopped: string[];
let told: string[];
let parts: object[];

/** A platform with a single address, which is that of all families. */
async function start(): Promise<StartedTarget> {
  const server = createServer((_request, response) => response.end(JSON.stringify({ parts })));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = { redisUrl: url, kafkaUrl: url, queueUrl: url, managementUrl: url };
  return {
    target: { ...urls, consoleUrl: url } as Target,
    stop: async (signal) => {
      stopped.push(signal);
      server.close();
      server.closeAllConnections();
    },
  };
}

const current = async () => ((await (await fetch(kept.url)).json()) as Target).redisUrl;

beforeEach(async () => {
  [servers, stopped, told, parts] = [[], [], [], []];
  kept = await keepTarget(start, (sentence) => told.push(sentence));
});
afterEach(() => kept.close());

test('a platform that runs is that of all files', async () => {
  expect(await current()).toBe(await current());
  expect({ started: servers.length, told }).toEqual({ started: 1, told: [] });
});

test('a platform that has ended is replaced once, which is said', async () => {
  const first = await current();
  servers[0]!.close();
  servers[0]!.closeAllConnections();
  const [second, third] = await Promise.all([current(), current()]);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  expect(stopped).toEqual(['SIGKILL']);
  expect(told).toEqual([
    expect.stringMatching(/^the platform under test is lost \(connect ECONNREFUSED .*\): /),
  ]);
});

test('so is a platform that serves nothing since a reset has failed', async () => {
  parts = [{ kind: 'address', name: 'redis', status: 'failing', reason: 'its reset has failed' }];
  await current();
  expect(told).toEqual([
    'the platform under test is lost (its reset has failed): the next test files get another one',
  ]);
});

test('so is one on which tests have timed out, although it answers', async () => {
  const first = await current();
  await fetch(kept.url, { method: 'DELETE' });
  const second = await current();
  expect(second).not.toBe(first);
  expect(await current()).toBe(second);
  expect(stopped).toEqual(['SIGKILL']);
  expect(told).toEqual([
    'the platform under test is lost (its tests time out): the next test files get another one',
  ]);
});

test('a platform whose engine fails is not lost', async () => {
  parts = [{ kind: 'engine', name: 'redis', status: 'failing', reason: 'its server is away' }];
  await current();
  expect(told).toEqual([]);
});
