import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { mb, report } from '../figures.ts';
import { freePort, residentBytes, start } from '../processes.ts';
import { connected } from './real-server.ts';
import { record } from '../table.ts';

const SUBSCRIBERS = 10_000;
const AT_ONCE = 250;
const SETTLED = 3000;

/**
 * The memory of very many idle subscribers over HTTP, beside event streams of bare `node:http`, and the time until a
 * message reaches all of them.
 */
export async function subscribers(url: string, token: string, child: ChildProcess): Promise<void> {
  const bare = await heldByBare(token);
  const before = residentBytes(child);
  const sockets = await listeners(url, token);
  const held = residentBytes(child) - before;
  const each = (held / SUBSCRIBERS / 1024).toFixed(1);
  record({
    what: '10,000 idle subscribers (server-sent events)',
    reached: `${mb(held)}, ${each} KB each`,
    beside: `bare node:http: ${mb(bare)}`,
    ratio: held / bare,
  });

  const heard = Promise.all(sockets.map((socket) => once(socket, 'data')));
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/publish/news/hello`, { method: 'POST', headers });
  const answered = performance.now() - begun;
  await heard;
  const all = performance.now() - begun;
  report(
    'a message to all of them',
    `answered in ${answered.toFixed(0)} ms, heard by all in ${all.toFixed(0)} ms`,
  );
  for (const socket of sockets) socket.destroy();
}

/** The memory of as many plain event streams. */
async function heldByBare(token: string): Promise<number> {
  const port = await freePort();
  const program = fileURLToPath(new URL('../servers/bare-events.ts', import.meta.url));
  const child = start(process.execPath, [program, String(port)]);
  (await connected(port)).destroy();
  const before = residentBytes(child);
  const sockets = await listeners(`http://127.0.0.1:${port}`, token);
  const held = residentBytes(child) - before;
  for (const socket of sockets) socket.destroy();
  child.kill('SIGKILL');
  return held;
}

/** Opens all the streams, and waits a little. */
async function listeners(url: string, token: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < SUBSCRIBERS) {
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => listen(url, token)))));
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  return sockets;
}

/** Resolves when the stream has begun. */
async function listen(url: string, token: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /subscribe/news HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  let received = '';
  while (!received.includes('subscribe,news,1')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    received += chunk.toString();
    if (/^HTTP\/1.1 [45]/.test(received)) throw new Error(`no stream: ${received}`);
  }
  return socket;
}
