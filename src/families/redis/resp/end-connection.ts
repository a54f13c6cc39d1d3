import type { Socket } from 'node:net';

/** How long a client may take to read the last replies, or a part of them, in milliseconds. */
const LINGER_MS = 2_000;

/**
 * Ends a connection once its output has been sent. Input is discarded meanwhile, because closing a socket with unread input
 * would discard the last replies; however much of it comes, it does not keep the connection open.
 */
export function endConnection(socket: Socket, lastOutput = ''): void {
  socket.removeAllListeners('data');
  socket.end(lastOutput, 'latin1');
  socket.resume();
  let unsent = socket.writableLength;
  const timer = setInterval(() => {
    if (socket.writableLength === unsent) socket.destroy();
    unsent = socket.writableLength;
  }, LINGER_MS);
  timer.unref();
  socket.once('close', () => clearInterval(timer));
}
