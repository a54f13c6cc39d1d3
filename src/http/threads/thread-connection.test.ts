import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Channel } from './channel.ts';
import { TO_CONNECTION } from './frames.ts';
import { ringMemory } from './ring.ts';
import { ThreadConnection } from './thread-connection.ts';

const NOTHING = Buffer.alloc(0);
/** More than the system keeps for a client that reads nothing. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'a');

/** A connection whose client reads nothing, and a channel that nobody reads. */
async function connected() {
  const server = createServer({ allowHalfOpen: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [socket] = (await once(server, 'connection')) as [Socket];
  const channel = new Channel(
    { input: ringMemory(), output: ringMemory() },
    { take: () => {}, onRoom: () => {}, wake: () => {}, patience: 0, atEnd: setImmediate },
  );
  onTestFinished(() => {
    client.destroy();
    socket.destroy();
    server.close();
  });
  return { client, socket, connection: new ThreadConnection(1, socket, channel) };
}

test('an answer that ends a connection arrives whole, although the client does not read it at first', async () => {
  const { client, socket, connection } = await connected();

  connection.take(TO_CONNECTION.data, 0, LARGE);
  connection.take(TO_CONNECTION.end, 0, NOTHING);
  connection.endWrites();
  expect(socket.writableLength).toBeGreaterThan(0);

  let read = 0;
  client.on('data', ({ length }: Buffer) => (read += length)).resume();
  await once(client, 'end');
  expect(read).toBe(LARGE.length);
});

test('a connection that is destroyed in the middle of an answer closes', async () => {
  const { socket, connection } = await connected();
  connection.take(TO_CONNECTION.data, 0, LARGE);
  connection.endWrites();

  connection.take(TO_CONNECTION.data, 0, LARGE);
  connection.take(TO_CONNECTION.destroy, 0, NOTHING);
  connection.endWrites();

  await once(socket, 'close');
});
