import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openPool } from './pool.ts';
import { StoreUnreachable } from '../store-unreachable.ts';

/** A frozen process: the system accepts connections for it, and nobody answers. */
async function frozenServer(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('a frozen server is noticed within the limit, and then costs nothing more', async () => {
  const pool = openPool({
    host: '127.0.0.1',
    port: await frozenServer(),
    user: 'plinth',
    database: 'plinth',
    ssl: false,
    silentFor: 60,
  });
  onTestFinished(() => void pool.end());
  const refusal = async () => {
    const error = await pool.connect().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(StoreUnreachable);
    return String(error);
  };
  // Whoever waits meanwhile is refused for that or, where this process is held up, by the timeout of connecting.
  await expect.poll(refusal).toContain('the server is silent: it does not answer within 60 ms');
});
