import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { StoreUnreachable } from '../store-unreachable.ts';
import { listenToChanges } from './listener.ts';
import { openPool } from './pool.ts';

/** A message of PostgreSQL's protocol (Message Formats): its type, its length with these four bytes, and the rest. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const LOGGED_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const ENDING = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

/** A server that ends as soon as a client has logged in: what says so comes together with the end of the login. */
async function endingServer() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([LOGGED_IN, READY, ENDING])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { host: '127.0.0.1', port, user: 'plinth', database: 'plinth', ssl: false };
}

test('a connection of the pool that is terminated right after the login is an error of its query', async () => {
  const pool = openPool(await endingServer());
  onTestFinished(() => void pool.end());
  const client = await pool.connect();

  const failure = await client.query('select 1', []).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StoreUnreachable);
  client.release();
});

test('the connection for changes that is terminated right after the login is an error of its opening', async () => {
  await expect(listenToChanges(await endingServer())).rejects.toThrow();
});
