import { afterAll, beforeAll, expect, test } from 'vitest';
import { done as onQueue } from '../../harness/queue.ts';
import { registry } from '../../harness/schema-registry.ts';
import { getAndDiscard } from './get-and-discard.ts';
import { Neighbors } from './neighbors.ts';

let neighbors: Neighbors;
beforeAll(async () => {
  neighbors = await Neighbors.start();
});
afterAll(() => neighbors.stop());

test('a bystander is served while batches go to a large URL group, and its messages are listed and canceled', async () => {
  const { url, token } = neighbors.attacker.queue;
  const ask = <Body>(method: string, path: string, body?: unknown) =>
    onQueue<Body>(method, path, { url, token, body });
  const endpoints = Array.from({ length: 1000 }, (_, i) => ({ url: `https://${i}.example.com/` }));
  await ask('POST', '/v2/topics/all/endpoints', { endpoints });
  const headers = { 'Upstash-Delay': '1h' };
  const batch = Array.from({ length: 50 }, () => ({ destination: 'all', headers }));
  const seen = await neighbors.during(async () => {
    const published = await ask<unknown[][]>('POST', '/v2/batch', batch);
    expect(published.flat()).toHaveLength(50_000);
    await Promise.all([
      ask('GET', '/v2/events?state=DELIVERED'),
      ask('GET', '/v2/queues'),
      ask('GET', '/v2/flowControl'),
      ask('DELETE', '/v2/messages?label=none'),
    ]);
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
}, 900_000);

test('a bystander is served while very many long lists are asked for at once', async () => {
  const { url, token } = neighbors.attacker.queue;
  const list = () => getAndDiscard(url, `Bearer ${token}`, '/v2/events?count=1000');
  const seen = await neighbors.during(() => Promise.all(Array.from({ length: 100 }, list)));
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(600);
});

test('a bystander is served while schemas are compared that take very many steps', async () => {
  const { url, user } = neighbors.attacker.kafka;
  const ask = (path: string, schema: object) =>
    registry('POST', path, {
      url,
      user,
      body: { schemaType: 'JSON', schema: JSON.stringify(schema) },
    });
  const nested = (depth: number): object =>
    depth === 0
      ? { type: 'string', minLength: 1 }
      : { anyOf: [nested(depth - 1), nested(depth - 1)] };
  const seen = await neighbors.during(async () => {
    expect((await ask('/subjects/s/versions', nested(12))).status).toBe(200);
    const path = '/compatibility/subjects/s/versions';
    const checks = Array.from({ length: 20 }, (_, i) =>
      ask(path, { ...nested(12), title: `${i}` }),
    );
    for (const { status } of await Promise.all(checks)) expect(status).toBe(422);
  });
  expect(seen.refused).toEqual([]);
  // Twenty comparisons were asked for at once. Each has the bystander wait a little, all of them have nobody wait.
  expect(seen.worstWork).toBeLessThan(seen.wholeWork / 2);
});
