import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { ANY_PORT } from '../../testing/cli/start.ts';
import { PROGRAM } from '../../testing/cli/cli.ts';

/** A platform that may have few files open. @returns its env block */
async function startWith(openFiles: number): Promise<Record<string, string>> {
  const limited = ['-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh'];
  const program = [process.execPath, '--', PROGRAM, 'start', '--memory', ...ANY_PORT];
  const child = spawn('sh', [...limited, ...program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    expect(code).toBe(0);
  });
  const env: Record<string, string> = {};
  for await (const line of createInterface(child.stdout)) {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) env[name] = value!;
    if (name === 'PLINTH_CONSOLE_URL') break;
  }
  return env;
}

/** Opens connections that send nothing, and waits until so many of them have been refused. */
async function flood(port: number, count: number, refused: number): Promise<readonly Socket[]> {
  const enough = Promise.withResolvers<void>();
  let closed = 0;
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.on('close', () => {
      closed += 1;
      if (closed === refused) enough.resolve();
    });
  }
  await enough.promise;
  return sockets;
}

test.skipIf(process.platform !== 'linux')(
  'with 64 files, a flood of connections leaves enough to load and to answer with what the others ask for',
  async () => {
    const env = await startWith(64);
    const portOf = (name: string) => Number(new URL(env[name]!).port);
    // They are connected, and nothing of their families has been loaded.
    const asking = await Promise.all(
      ['UPSTASH_KAFKA_REST_URL', 'QSTASH_URL', 'PLINTH_MANAGEMENT_URL'].map(async (name) => {
        const socket = connect(portOf(name), '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      }),
    );
    const idle = await flood(portOf('UPSTASH_REDIS_REST_URL'), 200, 150);
    for (const socket of asking) {
      socket.write('GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 404 /);
      socket.destroy();
    }
    for (const socket of idle) socket.destroy();
    await expect
      .poll(async () => {
        const page = await fetch(`${env['PLINTH_CONSOLE_URL']}/metrics`).then(
          (response) => response.text(),
          () => '',
        );
        return Number(/^plinth_connections_refused_total (\d+)/m.exec(page)?.[1]);
      })
      .toBeGreaterThanOrEqual(150);
  },
);
