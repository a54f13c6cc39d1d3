import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { kafka } from '../../harness/kafka.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { answerTo, done } from '../../harness/queue.ts';

/** Milliseconds; longer than a stopping platform waits for answers. */
const LONG = 60_000;

let folder: string;
let platform: PlatformProcess;
const start = async () => {
  platform = await startPlatform('start', ['--data-dir', folder]);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-stop-'));
  await start();
});
afterEach(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

const kafkaUrl = () => platform.env['UPSTASH_KAFKA_REST_URL']!;
const queue = () => ({ url: platform.env['QSTASH_URL']!, token: platform.env['QSTASH_TOKEN']! });

test('waiting consumers get an empty answer', async () => {
  await kafka('POST', '/produce/orders', { url: kafkaUrl(), body: { value: 'first' } });
  const headers = { 'Kafka-Auto-Offset-Reset': 'latest' };
  const ask = { url: kafkaUrl(), headers, body: { topic: 'orders', timeout: LONG } };
  const position = { topic: 'orders', partition: 0, offset: 1, timeout: LONG };
  const fetching = kafka('POST', '/fetch', { url: kafkaUrl(), body: position });
  // Afterwards, as only of this one it can be seen that it waits.
  const consuming = kafka('POST', '/consume/shop/one', ask);
  await untilWaiting('shop');
  await platform.stop('SIGTERM');
  expect(await consuming).toMatchObject({ status: 200, json: [] });
  expect(await fetching).toMatchObject({ status: 200, json: [] });
});

/** Resolves when a group has an instance, which means that it is consuming. */
async function untilWaiting(group: string): Promise<void> {
  for (;;) {
    const { json } = await kafka('GET', '/consumers', { url: kafkaUrl() });
    const groups = json as { name: string; instances: unknown[] }[];
    if (groups.some(({ name, instances }) => name === group && instances.length > 0)) return;
  }
}

test('a delivery in progress is completed, and not repeated', async () => {
  const destination = await HostileDestination.start();
  try {
    const target = `${destination.url}/late?ms=1000`;
    const { messageId } = await done<{ messageId: string }>('POST', `/v2/publish/${target}`, {
      ...queue(),
      body: 'hello',
    });
    await destination.hasReceived(1);
    await platform.stop('SIGTERM');
    expect(destination.received).toMatchObject([{ answered: 200 }]);
    await start();
    expect(await answerTo('GET', `/v2/messages/${messageId}`, queue())).toMatchObject({
      status: 404,
    });
    expect(destination.received.length).toBe(1);
  } finally {
    await destination.close();
  }
});
