import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { Neighbors } from './neighbors.ts';

let neighbors: Neighbors;
beforeAll(async () => {
  neighbors = await Neighbors.start();
});
afterAll(() => neighbors.stop());

test('a bystander of another account is served by every family while somebody sends ordinary requests', async () => {
  const { redis } = neighbors.attacker;
  const seen = await neighbors.during(async () => {
    for (let i = 0; i < 100; i++) {
      await exchange({ origin: redis.url, token: redis.token, path: `/set/key-${i}/value` });
    }
  });
  expect(seen.refused).toEqual([]);
  expect(seen.answers).toBeGreaterThan(5);
  expect(seen.worstWork).toBeLessThan(1_000);
});
