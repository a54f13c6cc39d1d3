import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below the ephemeral range, so that no outgoing connection takes the port of a server while it is restarted. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

/** Different free ports of 127.0.0.1. */
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
