import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { Neighbors } from './neighbors.ts';

let neighbors: Neighbors;
beforeAll(async () => {
  neighbors = await Neighbors.start({
    nodeFlags: ['--max-old-space-size=96'],
  });
});
afterAll(() => neighbors.stop());

test('who fills a small heap with data is refused more before others have to wait', async () => {
  const { redis } = neighbors.attacker;
  const value = 'x'.repeat(500_000);
  const statuses: number[] = [];
  const seen = await neighbors.during(async () => {
    for (let i = 0; i < 60; i += 1) {
      const { status } = await exchange({
        method: 'POST',
        origin: redis.url,
        token: redis.token,
        path: `/set/key-${i}`,
        body: value,
      });
      statuses.push(status);
    }
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(2_000);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses.at(-1)).toBe(400);
});
