import { afterAll, beforeAll, expect, test } from 'vitest';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { separateStore } from '../../harness/separate-store.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { done } from '../../harness/queue.ts';

/** A platform on which a user may have ten deliveries in progress. */
let platform: PlatformProcess;
let slow: HostileDestination;
let good: HostileDestination;
beforeAll(async () => {
  platform = await startPlatform('start', [
    '--memory',
    '--plan',
    'free',
    ...(await separateStore()),
  ]);
  slow = await HostileDestination.start();
  good = await HostileDestination.start();
});
afterAll(async () => {
  await slow.close();
  await good.close();
  await platform.stop('SIGTERM');
});

const here = () => ({ url: platform.env['QSTASH_URL']!, token: platform.env['QSTASH_TOKEN']! });

async function publish(url: string, count: number): Promise<void> {
  const body = Array.from({ length: count }, () => ({ destination: url }));
  await done('POST', '/v2/batch', { ...here(), body });
}

test('a hanging destination takes four fifths of the concurrent deliveries of its user, and others are served', async () => {
  await publish(`${slow.url}/never`, 50);
  await slow.hasReceived(8);
  await publish(`${good.url}/`, 50);
  await good.hasReceived(50);
  await expect
    .poll(() => done('GET', '/v2/globalParallelism', here()))
    .toEqual({ parallelismMax: 10, parallelismCount: 8 });
  expect(slow.received.length).toBe(8);

  slow.drop();
  await slow.hasReceived(16);
  expect(await done('DELETE', '/v2/messages', here())).toEqual({ cancelled: 50 });
});
