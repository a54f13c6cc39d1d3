import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ephemeral range, so that no outgoing connection takes the port of a server while it is restarted. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** Files named after ports that processes have taken for themselves. */
const TAKEN = join(tmpdir(), 'plinth-ports');
/** Milliseconds after which a file is that of a process which was killed. */
const OUTDATED = 3_600_000;

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

/** Different free ports of 127.0.0.1, which no other process of a run gets before a server listens there. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held: Server[] = [];
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (!take(port)) continue;
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

const own: string[] = [];

/** @returns whether this process alone has a port */
function take(port: number): boolean {
  const file = join(TAKEN, String(port));
  mkdirSync(TAKEN, { recursive: true });
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isOutdated(file)) rmSync(file, { force: true });
    return false;
  }
  if (own.length === 0) process.once('exit', () => own.forEach(giveBack));
  own.push(file);
  return true;
}

function giveBack(file: string): void {
  rmSync(file, { force: true });
}

function isOutdated(file: string): boolean {
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && Date.now() - since > OUTDATED;
}
