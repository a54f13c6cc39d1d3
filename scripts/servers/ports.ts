import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below what systems give to outgoing connections, so that nobody takes the port of a server while it is down and is to be
 * started again.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

/** Ports of 127.0.0.1 that nobody listens on, each another one. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held: Server[] = [];
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (ports.has(port)) continue;
    const server = createServer();
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    } catch {
      continue;
    }
    held.push(server);
    ports.add(port);
  }
  await Promise.all(
    held.map(async (server) => {
      server.close();
      await once(server, 'close');
    }),
  );
  return [...ports];
}
