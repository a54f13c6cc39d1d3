import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { reopen } from './reopen.ts';

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

test('opening is retried until the port is free', async () => {
  const other = await listening(0);
  const port = portOf(other);
  let waits = 0;
  const wait = async () => {
    if (++waits === 3) await new Promise((resolve) => other.close(resolve));
  };
  const opened = await reopen(() => listening(port), wait);
  expect(waits).toBe(3);
  opened.close();
});

test('opening rejects if the port stays in use, and at once on other errors', async () => {
  const other = await listening(0);
  const open = () => listening(portOf(other));
  await expect(reopen(open, async () => undefined)).rejects.toThrow('EADDRINUSE');
  other.close();
  const fail = () => Promise.reject(new Error('the disk is full'));
  await expect(reopen(fail)).rejects.toThrow('the disk is full');
});
