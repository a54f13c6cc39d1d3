import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { connected, pipelined } from './real-server.ts';
import { firstThreadTime } from '../processor-time.ts';

/** The server to probe. */
export interface Probed {
  readonly port: number;
  readonly token?: string | undefined;
  readonly pid: number;
}

/**
 * Sends PING a millisecond after each reply, until it is told to stop; then reports the most processor time that the
 * server used between a PING and its reply. Runs in a thread of its own, so that long replies to others don't delay it.
 */
const { port, token, pid } = workerData as Probed;
const probe = { isOver: false, longest: 0 };
parentPort!.once('message', () => (probe.isOver = true));
const socket = await connected(port);
if (token !== undefined) await pipelined(socket, [['AUTH', token]]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage('ready');
while (!probe.isOver) {
  const asked = firstThreadTime(pid);
  socket.write('PING\r\n');
  await once(socket, 'data');
  probe.longest = Math.max(probe.longest, firstThreadTime(pid) - asked);
  await pause(1);
}
socket.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(probe.longest);
