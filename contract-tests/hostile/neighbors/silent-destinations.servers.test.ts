import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../harness/queue.ts';
import { Neighbors } from './neighbors.ts';
import { SilentDestination } from './silent-destination.ts';
import type { Tenant } from './tenant.ts';

const MEGABYTE = 1024 * 1024;

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
  const body = urls.map((url) => ({ destination: url, retries: 0 }));
  await done('POST', '/v2/batch', { url: queue.url, token: queue.token, body });
}

test('a bystander is served while ten thousand deliveries to hosts that never answer are made', async () => {
  const { attacker, bystander } = neighbors;
  let others = 0;
  const seen = await neighbors.during(async () => {
    for (let first = 0; first < 10_000; first += 500) {
      await publish(
        attacker,
        Array.from({ length: 500 }, (_, index) => destination.url(first + index, '/never')),
      );
    }
    await publish(attacker, [destination.url(20_001, '/good/attacker')]);
    // The bystander's deliveries arrive one after the other, while the others begin.
    const haveBegun = () =>
      destination.good.includes('/good/attacker') && destination.silent >= 9_000;
    while (others < 5 || !haveBegun()) {
      const path = `/good/${others}`;
      await publish(bystander, [destination.url(20_000, path)]);
      await expect.poll(() => destination.good.includes(path), { interval: 5 }).toBe(true);
      others += 1;
    }
  });
  expect(seen.worstWork).toBeLessThan(1_000);
  expect(seen.peakMemory).toBeLessThan(1_500 * MEGABYTE);
}, 900_000);
