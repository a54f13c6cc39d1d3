import { expect, test, vi } from 'vitest';
import { startBroker } from '../../../../../testing/engines/log/kafka/broker.ts';
import { UnreachableError } from './broker-error.ts';
import { KafkaClient } from './client.ts';

/** More topics than the buffers between two processes hold. */
const MANY = 200_000;

test('closing does not wait for a network that accepts no data', async () => {
  const { address } = await startBroker({ stalls: true });
  const client = new KafkaClient({ brokers: [address] });
  await expect(client.call('any', 'Heartbeat', 'g', 1, 'm', null)).rejects.toThrow(/too old/);
  const names = Array.from({ length: MANY }, (_, i) => `a topic with a long name, ${i}`.repeat(2));
  const asking = client.call('any', 'Metadata', names, false, false);
  const refused = expect(asking).rejects.toBeInstanceOf(UnreachableError);
  await new Promise(setImmediate);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isClosed = false;
  const closing = client.close().then(() => (isClosed = true));
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await closing;
  await refused;
});
