import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { randomIds } from '../base/ids.ts';
import { silentLogger } from '../base/logger.ts';
import { WorkerUnreachable } from '../control/kafka/connectors/connector-worker.ts';
import { CallSeal } from '../copies/call-seal.ts';
import { CopyCalls } from '../copies/copy-calls.ts';
import { CopyPort, HEADERS } from '../copies/copy-port.ts';
import { connectorCalls } from './connector-calls.ts';

const seal = new CallSeal(Buffer.from('what only copies know'));

async function openCopy(name: string) {
  const host = '127.0.0.1';
  const options = { host, port: 0, seal, limit: 10_000, log: silentLogger, ids: randomIds };
  const port = await CopyPort.open({ ...options, name });
  const calls = new CopyCalls(name, seal);
  onTestFinished(async () => {
    calls.close();
    await port.close();
  });
  return connectorCalls({ port, calls, address: `${host}:${port.port}` });
}

const leaseOf = (owner: string, details: string) => ({
  name: 'role/connectors',
  owner,
  until: 0,
  turn: 1,
  details,
});

test('a call rejects with WorkerUnreachable if the copy runs no connectors or has ended', async () => {
  const [one, other] = [await openCopy('one'), await openCopy('other')];
  other.serve(() => undefined);
  // A copy whose lease has expired before it noticed does not call itself in a loop.
  one.serve(() => one.at(leaseOf('one', one.address)));
  for (const lease of [
    leaseOf('other', other.address),
    leaseOf('other', '127.0.0.1:1'),
    leaseOf('another', other.address),
  ]) {
    await expect(one.at(lease).restart('c')).rejects.toThrow(WorkerUnreachable);
  }
  // A copy without a port for other copies.
  expect(() => one.at(leaseOf('other', ''))).toThrow(WorkerUnreachable);
});

test('reading the status of connectors times out after 10 s', async () => {
  // The server sends its session, and then never answers.
  const asked = Promise.withResolvers<void>();
  let requests = 0;
  const session = `HTTP/1.1 401 No\r\n${HEADERS.session}: s\r\nContent-Length: 0\r\n\r\n`;
  const still = createServer((socket) => {
    socket.on('data', () => {
      requests += 1;
      if (requests === 1) socket.write(session);
      else asked.resolve();
    });
  });
  still.listen(0, '127.0.0.1');
  await once(still, 'listening');
  onTestFinished(() => void still.close());
  const one = await openCopy('one');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const there = one.at(leaseOf('still', `127.0.0.1:${(still.address() as AddressInfo).port}`));
  let error: unknown;
  there.statuses(['c']).catch((thrown: unknown) => (error = thrown));
  await asked.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(error).toBeInstanceOf(WorkerUnreachable);
});
