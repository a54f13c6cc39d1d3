import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../harness/queue.ts';
import { Neighbors } from './neighbors.ts';
import { SilentDestination } from './silent-destination.ts';
import type { Tenant } from './tenant.ts';

let neighbors: Neighbors;
let destination: SilentDestination;
beforeAll(async () => {
  neighbors = await Neighbors.start({ flags: ['--allow-networks', '127.0.0.0/8'] });
  destination = await SilentDestination.start();
});
afterAll(async () => {
  await destination.close();
  await neighbors.stop();
});

async function publish({ queue }: Tenant, urls: readonly string[]): Promise<void> {
  const body = urls.map((url) => ({ destination: url }));
  await done('POST', '/v2/batch', { url: queue.url, token: queue.token, body });
}

test('deliveries to any number of hosts that never answer delay neither those of others nor, for long, those of the same user', async () => {
  const { attacker, bystander } = neighbors;
  const seen = await neighbors.during(async () => {
    for (let first = 0; first < 1600; first += 200) {
      await publish(
        attacker,
        Array.from({ length: 200 }, (_, index) => destination.url(first + index, '/never')),
      );
      await publish(bystander, [destination.url(20_000, `/good/bystander-${first}`)]);
    }
    await publish(attacker, [destination.url(20_001, '/good/attacker')]);
    await expect.poll(() => destination.good.length, { timeout: 60_000 }).toBe(9);
  });
  expect(destination.silent).toBeGreaterThanOrEqual(1000);
  expect(seen.worstWork).toBeLessThan(1_000);
});
