import type { HttpResponse } from '../http/exchange.ts';
import type { Socket } from 'node:net';
import { EventStream } from '../http/event-stream.ts';
import type { Answer } from '../http/respond.ts';

/** A request while it is waited for. */
interface Waiting {
  readonly response: HttpResponse;
  /** Undefined until it has one. */
  readonly answer: Answer | undefined;
}

/**
 * A signal that aborts when the client closes its side (as most clients that leave do), when the connection closes
 * before the answer is written or is reset after it, or when the server stops. An answer that a stop finds on its way to
 * the client is still sent, so it does not abort the request; one in events is ended by it.
 */
export function endOfWaiting(call: Waiting, stopping: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const stop = () => {
    if (call.answer === undefined || call.answer.body instanceof EventStream) abort();
  };
  const { response } = call;
  const { socket } = response.req;
  const closed = () => {
    stopping?.removeEventListener('abort', stop);
    socket.off('end', abort);
    if (response.writableFinished) onConnectionReset(socket, abort);
    else abort();
  };
  stopping?.addEventListener('abort', stop);
  socket.on('end', abort);
  if (response.destroyed) closed();
  else response.on('close', closed);
  if (stopping?.aborted === true || socket.readableEnded) abort();
  return controller.signal;
}

interface LastAnswer {
  readonly onReset: () => void;
  /** Bytes received on the connection when the answer was given. */
  readonly bytesRead: number;
}

/** The last answer of each connection. */
const lastAnswers = new WeakMap<Socket, LastAnswer>();

/**
 * Calls back when the connection is reset. A client sends a reset if it leaves without having read the last answer (RFC
 * 1122, section 4.2.2.13). If it has sent anything since an answer, it has read that answer, and there is no call.
 */
function onConnectionReset(socket: Socket, onReset: () => void): void {
  if (!lastAnswers.has(socket)) {
    // Node emits `close` only after all other input of the turn, which may contain the client's next request.
    socket.once('error', () => {
      const last = lastAnswers.get(socket);
      if (socket.bytesRead === last?.bytesRead) last.onReset();
    });
    // A reset after the client's end, from a client that left before the answer reached it, is reported by the next
    // write only (Linux `tcp_reset`: EPIPE in CLOSE_WAIT). Prepended, because Node ends its own side at once.
    socket.prependOnceListener('end', () => socket.write(''));
  }
  lastAnswers.set(socket, { onReset: onReset, bytesRead: socket.bytesRead });
}

/**
 * Whether an error was caused only by a client that left while its handler was working; then there is nobody to answer.
 */
export function isClientDisconnect(error: unknown, response: HttpResponse): boolean {
  const hasLeft = response.destroyed || response.req.socket.readableEnded;
  return hasLeft && error instanceof Error && error.name === 'AbortError';
}
