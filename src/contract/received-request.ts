import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Call } from './call.ts';
import type { AnyRequest } from './handler.ts';

/** A request as handlers get it. What few of them ask for is made when they do. */
export class ReceivedRequest implements AnyRequest {
  readonly caller: unknown;
  readonly path: AnyRequest['path'];
  readonly query: AnyRequest['query'];
  readonly header: AnyRequest['header'];
  readonly body: unknown;
  readonly rawBody: Buffer;
  readonly rawQuery: string;
  readonly #incoming: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #stopping: AbortSignal | undefined;
  #signal: AbortSignal | undefined;

  constructor(call: Call, stopping: AbortSignal | undefined) {
    const { path, query, header } = call.parameters;
    this.caller = call.caller;
    this.path = path;
    this.query = query;
    this.header = header;
    this.body = call.body;
    this.rawBody = call.rawBody;
    this.rawQuery = call.rawQuery;
    this.#incoming = call.request;
    this.#response = call.response;
    this.#stopping = stopping;
  }

  get headers(): IncomingHttpHeaders {
    return this.#incoming.headers;
  }

  get rawHeaders(): readonly string[] {
    return this.#incoming.rawHeaders;
  }

  get remoteAddress(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  get signal(): AbortSignal {
    return (this.#signal ??= endOfWaiting(this.#response, this.#stopping));
  }
}

/**
 * A signal that aborts where the client has said that it sends no more, which most that leave say too, or
 * the connection is closed before the answer has been written to it, or is reset after that, or where the
 * server stops.
 */
function endOfWaiting(response: ServerResponse, stopping: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const { socket } = response.req;
  const closed = () => {
    stopping?.removeEventListener('abort', abort);
    socket.off('end', abort);
    if (response.writableFinished) whenReset(socket, abort);
    else abort();
  };
  stopping?.addEventListener('abort', abort);
  socket.on('end', abort);
  if (response.destroyed) closed();
  else response.on('close', closed);
  if (stopping?.aborted === true || socket.readableEnded) abort();
  return controller.signal;
}

interface LastAnswer {
  readonly tell: () => void;
  /** What the client had sent on the connection when it was answered. */
  readonly bytesRead: number;
}

/** By connection, of those who want to know of its reset. */
const lastAnswers = new WeakMap<Socket, LastAnswer>();

/**
 * Tells of the reset of a connection, which is what a client sends who leaves without having read the last
 * answer (RFC 1122, section 4.2.2.13). Who has sent something after an answer has read it, and is not told.
 */
function whenReset(socket: Socket, tell: () => void): void {
  if (!lastAnswers.has(socket)) {
    socket.once('close', (hadError: boolean) => {
      const last = lastAnswers.get(socket);
      if (hadError && socket.bytesRead === last?.bytesRead) last.tell();
    });
  }
  lastAnswers.set(socket, { tell, bytesRead: socket.bytesRead });
}

/**
 * Whether an error is only that of a handler which stopped because its client has left, or sends no more; there
 * is nothing to answer then.
 */
export function isOfLeaving(error: unknown, response: ServerResponse): boolean {
  const hasLeft = response.destroyed || response.req.socket.readableEnded;
  return hasLeft && error instanceof Error && error.name === 'AbortError';
}
