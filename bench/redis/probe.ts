import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { connected, pipelined } from './real-server.ts';
import { firstThreadTime } from '../processor-time.ts';

/** Where a probe asks. */
export interface Probed {
  readonly port: number;
  readonly token?: string | undefined;
  readonly pid: number;
}

/**
 * Asks a server again and again, a millisecond after each reply, until it is told to stop; then it tells the most
 * processor time that passed for the server between PING and reply. In a thread of its own, for which long replies to
 * others are nothing to wait for.
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
