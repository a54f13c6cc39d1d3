import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startBroker } from '../../../../../testing/engines/log/kafka/broker.ts';
import { UnreachableError } from './broker-error.ts';
import { KafkaClient, type KafkaServers } from './client.ts';

/** Milliseconds after which a call to an unresponsive broker fails. */
const GIVEN_UP = 15_000;

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
);
afterEach(() => void vi.useRealTimers());

function open(servers: KafkaServers): KafkaClient {
  const client = new KafkaClient(servers);
  onTestFinished(() => client.close());
  return client;
}

const ask = (client: KafkaClient) => client.call('any', 'Metadata', [], false, false);

describe('a broker that accepts calls and answers none', () => {
  test('delays only the call that it has: others go to another broker, also after that call has failed', async () => {
    const stalled = await startBroker({ stalls: true });
    const other = await startBroker({ stalls: false });
    const client = open({ brokers: [stalled.address, other.address] });
    let reason: unknown;
    const first = ask(client).catch((error: unknown) => (reason = error));
    await ask(client);
    await ask(client);
    expect(other.asked()).toBe(2);
    expect(reason).toBeUndefined();
    vi.advanceTimersByTime(GIVEN_UP);
    await first;
    expect(reason).toBeInstanceOf(UnreachableError);
    await ask(client);
    expect(other.asked()).toBe(3);
  });

  test('is given up within the limit of silence, and costs later calls nothing', async () => {
    const { address } = await startBroker({ stalls: true });
    const client = open({ brokers: [address], silentFor: 3000 });
    let reason: unknown;
    const long = client
      .callAlone('any', 300_000, 'Metadata', [], false, false)
      .catch((error: unknown) => (reason = error));
    for (let i = 0; i < 5; i++) await new Promise(setImmediate);
    vi.advanceTimersByTime(2999);
    expect(reason).toBeUndefined();
    vi.advanceTimersByTime(1);
    await long;
    expect(reason).toBeInstanceOf(UnreachableError);
    await expect(ask(client)).rejects.toThrow('does not answer');
  });

  test('is given up before TLS is agreed on, and closing does not wait for it', async () => {
    const { address } = await startBroker({ stalls: true });
    const tls = { rejectUnauthorized: false };
    const client = new KafkaClient({ brokers: [address], silentFor: 3000, tls });
    const refused = expect(ask(client)).rejects.toBeInstanceOf(UnreachableError);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(3000);
    await refused;
    await client.close();
  });

  test('is given up during authentication', async () => {
    const stalled = await startBroker({ stalls: true });
    const sasl = { mechanism: 'PLAIN', username: 'u', password: 'p' } as const;
    const client = open({ brokers: [stalled.address], sasl });
    let reason: unknown;
    const asking = client
      .callAlone('any', 2 * GIVEN_UP, 'Metadata', [], false, false)
      .catch((error: unknown) => (reason = error));
    while (!stalled.isStalling()) await new Promise(setImmediate);
    expect(reason).toBeUndefined();
    vi.advanceTimersByTime(GIVEN_UP);
    await asking;
    expect(reason).toBeInstanceOf(UnreachableError);
  });

  test('is given up after the timeout of a call over a connection of its own', async () => {
    vi.useRealTimers();
    const { address } = await startBroker({ stalls: true });
    const client = open({ brokers: [address] });
    const asking = client.callAlone('any', 20, 'Metadata', [], false, false);
    await expect(asking).rejects.toBeInstanceOf(UnreachableError);
  });
});
