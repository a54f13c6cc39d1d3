import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '../../errors.ts';
import { ServerConnection, type ServerConnectionOptions } from './server-connection.ts';

const LIMIT = 3000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A frozen process: the system accepts connections for it, and nobody answers. */
async function toFrozenServer(options: Partial<ServerConnectionOptions> = {}) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connection = await ServerConnection.open({
    host: '127.0.0.1',
    port,
    tls: false,
    greeting: [],
    silentFor: LIMIT,
    ...options,
  });
  while (sockets.length === 0) await new Promise(setImmediate);
  onTestFinished(() => {
    connection.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { connection, say: (text: string) => sockets[0]!.write(text) };
}

test('a command to a frozen server is given up within the limit', async () => {
  const { connection } = await toFrozenServer();
  const reply = connection.send(['GET', 'k']);
  vi.advanceTimersByTime(LIMIT - 1);
  expect(connection.isClosed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await reply).toEqual(Unavailable.lost());
});

test('each piece of a reply shows that the server lives', async () => {
  const { connection, say } = await toFrozenServer();
  const first = connection.send(['GET', 'a']);
  const second = connection.send(['GET', 'b']);
  vi.advanceTimersByTime(LIMIT * 0.8);
  say('+A\r\n+');
  expect(await first).toMatchObject({ text: 'A' });
  vi.advanceTimersByTime(LIMIT * 0.8);
  expect(connection.isClosed).toBe(false);
  say('B\r\n');
  expect(await second).toMatchObject({ text: 'B' });
});

test('a connection without anything to wait for stays open', async () => {
  const { connection } = await toFrozenServer();
  vi.advanceTimersByTime(10 * LIMIT);
  expect(connection.isClosed).toBe(false);
});

test.each([
  ['EVAL', 5 * LIMIT],
  ['exec', 5 * LIMIT],
  ['SORT', 5 * LIMIT],
])('%s may keep a server busy for longer', async (name, limit) => {
  const { connection } = await toFrozenServer();
  const reply = connection.send([name]);
  vi.advanceTimersByTime(limit - 1);
  expect(connection.isClosed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await reply).toEqual(Unavailable.lost());
});

test('a command that blocks waits on, and one after it on the same connection does not', async () => {
  const { connection, say } = await toFrozenServer({ mayBlock: true });
  const blocked = connection.send(['BLPOP', 'k', '0']);
  vi.advanceTimersByTime(100 * LIMIT);
  expect(connection.isClosed).toBe(false);
  say('*-1\r\n');
  expect(await blocked).not.toBeInstanceOf(Unavailable);
  const reply = connection.send(['GET', 'k']);
  vi.advanceTimersByTime(LIMIT);
  expect(await reply).toEqual(Unavailable.lost());
});
