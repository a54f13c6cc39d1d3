import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { installedRedises } from '../../scripts/servers/installed-redis.ts';
import { encodeCommands } from '../../contract-tests/harness/resp2.ts';
import { freePort, start } from '../processes.ts';

const MARK = 'end-of-these-replies';

type Rows = readonly (readonly string[])[];

/** The newest `redis-server` of this machine, in its own process; undefined if there is none. */
export async function startRealServer() {
  const [newest] = installedRedises();
  if (newest === undefined) return undefined;
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = start(newest.program, args);
  return { name: `Redis ${newest.version}`, port, child };
}

/** A connection to it; connecting is retried until it serves. */
export async function connected(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket.setEncoding('latin1');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Sends commands together and waits for all replies. @returns the replies, in RESP2 */
export async function pipelined(socket: Socket, rows: Rows | string): Promise<string> {
  socket.write(typeof rows === 'string' ? rows : pipelineOf(rows), 'latin1');
  let received = '';
  while (!received.endsWith(`${MARK}\r\n`)) {
    const [chunk] = (await once(socket, 'data')) as [string];
    received += chunk;
  }
  return received;
}

/**
 * Sends one command and waits for the end of its reply, which may be very long and is discarded.
 * @returns the error, if it is one
 */
export async function replied(
  socket: Socket,
  command: readonly string[],
): Promise<string | undefined> {
  socket.write(pipelineOf([command]), 'latin1');
  let [chunk] = (await once(socket, 'data')) as [string];
  const failure = chunk.startsWith('-') ? chunk.slice(0, chunk.indexOf('\r')) : undefined;
  let end = chunk.slice(-MARK.length - 2);
  while (end !== `${MARK}\r\n`) {
    [chunk] = (await once(socket, 'data')) as [string];
    end = (end + chunk).slice(-MARK.length - 2);
  }
  return failure;
}

/** Encodes commands, followed by one whose reply marks the end. */
export function pipelineOf(rows: Rows): string {
  return encodeCommands([...rows, ['ECHO', MARK]]);
}
