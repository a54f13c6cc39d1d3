import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

/** A server in a process of its own. */
export interface TestServer {
  /** Without places. */
  readonly url: string;
  readonly port: number;
  readonly kill: () => Promise<void>;
  /** On the same port, with what it has kept. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startTestServer(program: string, args: string[] = []): Promise<TestServer> {
  const folder = mkdtempSync(`${tmpdir()}/plinth-server-`);
  const port = await freePort();
  const start = async () => {
    const child = spawn(
      program,
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
        ...['--appendonly', 'yes', '--appendfsync', 'always', ...args],
      ],
      { stdio: 'ignore' },
    );
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      try {
        await once(socket, 'connect');
        socket.destroy();
        return child;
      } catch (error) {
        if (child.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  };
  let child = await start();
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    restart: async () => {
      child = await start();
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
