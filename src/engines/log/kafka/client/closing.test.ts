import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UnreachableError } from './broker-error.ts';
import { KafkaClient } from './client.ts';

/** More topics than what is between two processes holds. */
const MANY = 200_000;

/** `ApiVersions` version 3, with the one API that is asked for here: Metadata, up to its version 12. */
function versionsFor(request: Buffer): Buffer {
  const correlation = request.subarray(8, 12);
  const body = Buffer.from([0, 0, 2, 0, 3, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(correlation.length + body.length);
  return Buffer.concat([size, correlation, body]);
}

/** A broker that says what it has, and takes nothing more. @returns its port */
async function stalledBroker(): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', (request: Buffer) => socket.pause().write(versionsFor(request)));
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a network that takes nothing keeps nobody from ending', async () => {
  const port = await stalledBroker();
  const client = new KafkaClient({ brokers: [{ host: '127.0.0.1', port }] });
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
