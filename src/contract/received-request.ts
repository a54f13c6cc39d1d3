import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AnyRequest } from './handler.ts';

/** What a binder has read and checked of a request. */
export interface ReadRequest {
  readonly caller: unknown;
  readonly path: AnyRequest['path'];
  readonly query: AnyRequest['query'];
  readonly header: AnyRequest['header'];
  readonly body: unknown;
  readonly rawBody: Buffer;
  readonly rawQuery: string;
}

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
  readonly #headers: IncomingHttpHeaders;
  #signal: AbortSignal | undefined;

  constructor(
    incoming: IncomingMessage,
    response: ServerResponse,
    read: ReadRequest,
    headers = incoming.headers,
  ) {
    this.caller = read.caller;
    this.path = read.path;
    this.query = read.query;
    this.header = read.header;
    this.body = read.body;
    this.rawBody = read.rawBody;
    this.rawQuery = read.rawQuery;
    this.#incoming = incoming;
    this.#response = response;
    this.#headers = headers;
  }

  get headers(): IncomingHttpHeaders {
    return this.#headers;
  }

  get rawHeaders(): readonly string[] {
    return this.#incoming.rawHeaders;
  }

  get remoteAddress(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  get signal(): AbortSignal {
    return (this.#signal ??= leavingOf(this.#response));
  }
}

/** A signal that aborts where the connection is closed before the answer has been written to it. */
function leavingOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const closed = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.destroyed) closed();
  else response.once('close', closed);
  return controller.signal;
}

/** Whether an error is only that of a handler which stopped because its client has left. */
export function isOfLeaving(error: unknown, response: ServerResponse): boolean {
  return response.destroyed && error instanceof Error && error.name === 'AbortError';
}
