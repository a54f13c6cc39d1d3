import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { systemDescriptors } from '../base/descriptors.ts';
import {
  acceptedConnections,
  BACKLOG,
  type AcceptedConnections,
} from '../base/accepted-connections.ts';
import { reportInternalError } from '../base/internal-errors.ts';
import type { AnyListener, RequestListener } from './request-listener.ts';
import type { HttpError } from './http-error.ts';
import { bareAnswer, respond } from './respond.ts';
import { parseErrorReason } from './parse-error-reason.ts';
import { answerAndClose, clientErrorListener, type ConnectionErrors } from './client-errors.ts';
import { GracefulClose } from './graceful-close.ts';
import { connectionOf, Connections } from './connection.ts';
import { framingFault } from './framing.ts';
import { earlierInput } from './earlier-input.ts';
import type { HttpRequest, HttpResponse } from './exchange.ts';
import { Front } from './front/front.ts';
import { IncomingRequest } from './incoming-request.ts';
import { createServer } from './node-http.ts';
import { closeUnused } from './slow-client.ts';
import type { HttpThreads, ThreadPort } from './threads/http-threads.ts';
import { allowHalfOpen, watchClients } from './undocumented.ts';
import { urlOf } from './url-of.ts';

/** The size limit of a head. Commands with their arguments are sent in the path, and Node's own limit is 16 KB. */
export const MAX_HEAD_BYTES = 64 * 1024;
/** The most headers: as many short ones as fit into the head would take ten times its size in memory. */
export const MAX_HEADERS = 1000;

/** Timeouts, in milliseconds. */
export interface Timeouts {
  /** For a client to send the head of a request. */
  readonly head: number;
  /** For a client to send all of a request. */
  readonly request: number;
  /** For a connection without a request. */
  readonly idle: number;
  /** For a client that reads nothing of its answer. */
  readonly stalled: number;
  /** For requests under way to end once the server closes. */
  readonly close: number;
}

const TIMEOUTS: Timeouts = {
  head: 15_000,
  request: 120_000,
  idle: 65_000,
  stalled: 120_000,
  close: 5_000,
};

/** A listening server of one family. */
export interface Listening {
  /** `http://127.0.0.1:8079` */
  readonly url: string;
  readonly port: number;
  /** Serves a connection that another port accepted, as if this one had. */
  accept(socket: Socket): void;
  /** Accepts no new requests, waits for those in progress, then closes. */
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 selects any free port. */
  readonly port: number;
  /** What chooses the port, for people whose port is in use: `--console-port`. */
  readonly chosenBy?: string;
  readonly timeouts?: Partial<Timeouts>;
  /** Answers usual requests, which are then read by the front instead of Node. */
  readonly usual?: AnyListener | undefined;
  /** Those of a process, if others are not given. */
  readonly accepted?: AcceptedConnections;
  /** What has the port's connections; without it they are the event loop's own. */
  readonly threads?: HttpThreads | undefined;
}

/**
 * Opens a port and passes its requests to a listener. An exception in what a connection causes ends that connection
 * only.
 * @throws the system's error if the port can't be bound
 */
export async function listen(
  listener: RequestListener,
  errors: ConnectionErrors,
  options: ListenOptions,
): Promise<Listening> {
  const { host, timeouts: given, usual, accepted = acceptedConnections } = options;
  const timeouts = { ...TIMEOUTS, ...given };
  const server = createServer({
    IncomingMessage: IncomingRequest,
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    // By default Node checks for slow clients only every 30 seconds.
    connectionsCheckingInterval: Math.min(1000, timeouts.head / 4),
    // Node would refuse a request without a host itself, but with an empty body.
    requireHostHeader: false,
    // Spares the stream of a request without a body its `end` and `close`.
    optimizeEmptyRequests: true,
  });
  // Node silently drops headers beyond its limit. Allowing one more than the maximum makes an excess visible.
  server.maxHeadersCount = MAX_HEADERS + 1;
  // A client that has sent its last request may still read answers.
  allowHalfOpen(server);
  const [toNode] = server.listeners('connection');
  server.off('connection', toNode as (socket: Socket) => void);
  const connections = new Connections(accepted);
  /** Has Node serve a connection. */
  const handOver = (socket: Socket) => {
    toNode!.call(server, socket);
    connections.take(socket);
  };
  const closing = new GracefulClose(server, timeouts.close, {
    closeOthers: () => front?.closeIdle(),
    settle: () => open.settle(),
    closePort: () => open.close(),
  });
  const begin = <Request extends HttpRequest, Response extends HttpResponse>(
    request: Request,
    response: Response,
    answer: (request: Request, response: Response) => void,
  ): void => {
    closing.onRequest(request, response);
    try {
      answer(request, response);
    } catch (error) {
      reportInternalError('http', error);
      refuse(request, response, errors.internal());
    }
  };
  const serve: RequestListener = (request, response) => {
    const hasTooMany = request.rawHeaders.length > 2 * MAX_HEADERS;
    const fault = hasTooMany ? undefined : framingFault(request);
    if (!hasTooMany && fault === undefined) return begin(request, response, listener);
    closing.onRequest(request, response);
    refuse(request, response, errors.connection(hasTooMany ? 431 : 400, fault));
  };
  const front =
    usual !== undefined
      ? new Front({
          idle: timeouts.idle,
          stalled: timeouts.stalled,
          body: timeouts.request,
          refusal: (status) => refusalOf(errors, status),
          serve: (request, response) => begin(request, response, usual),
          handOver,
        })
      : undefined;
  server.on('connection', (socket: Socket) => {
    accepted.count();
    if (systemDescriptors.refuse(socket)) return;
    if (front === undefined) handOver(socket);
    else front.take(socket);
  });
  const inTurn = (request: IncomingMessage, response: ServerResponse) =>
    connectionOf(request.socket).onRequest(request, response, serve);
  server.on('request', inTurn);
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', inTurn);
  // Node creates no response for CONNECT, which is treated like any other method here.
  server.on('connect', (request: IncomingMessage, stream: Duplex) => {
    // If a body was announced, this is a stream on top of the socket, with errors of its own.
    stream.on('error', () => {});
    answerAndClose(request, serve);
  });
  const refuseInput = clientErrorListener(errors, serve, timeouts.request - timeouts.head);
  const onClientError = async (error: Error, stream: Duplex) => {
    try {
      await refuseInput(error, stream);
    } catch (unforeseen) {
      reportInternalError('http', unforeseen);
      stream.destroy();
    }
  };
  server.on('clientError', (error, stream) => void onClientError(error, stream));
  // Node would restart its timeout for every request. This checks whether the client reads its answer.
  const looking = setInterval(() => {
    for (const socket of closing.open) {
      if (front?.has(socket) === true) continue;
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(timeouts.stalled);
    }
  }, timeouts.stalled / 4).unref();
  server.on('timeout', (socket: Socket) => void closeUnused(socket, connectionOf(socket)));
  const open = await openPort(server, options);
  return {
    url: urlOf(host, open.port),
    port: open.port,
    accept: (socket) => void server.emit('connection', socket),
    close: async () => {
      clearInterval(looking);
      connections.close();
      front?.endTurns();
      await closing.close();
      front?.close();
    },
  };
}

/** @throws the system's error if the port can't be bound */
async function openPort(server: Server, options: ListenOptions): Promise<ThreadPort> {
  const { host, port, chosenBy, threads } = options;
  try {
    if (threads === undefined) return await ownPort(server, host, port);
    const shared = await threads.open(host, port, (socket) => server.emit('connection', socket));
    watchClients(server);
    // Connections that another port accepted are the event loop's own.
    const settle = async () => void (await Promise.all([shared.settle(), earlierInput()]));
    return { ...shared, settle };
  } catch (error) {
    if (chosenBy !== undefined && error instanceof Error) {
      error.message = `${chosenBy}: ${error.message}`;
    }
    throw error;
  }
}

/** Has the server itself accept connections. */
async function ownPort(server: Server, host: string, port: number): Promise<ThreadPort> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    settle: earlierInput,
    // `close` of an HTTP server would at once close kept-alive connections whose next request is already on its way.
    // Those requests can still be answered, with `Connection: close`, until the first sweep.
    close: () =>
      new Promise((resolve, reject) => {
        NetServer.prototype.close.call(server, (error) =>
          error === undefined ? resolve() : reject(error),
        );
      }),
  };
}

/** What a client is sent whose request ends in the middle or comes too slowly. @returns a character for each byte */
function refusalOf(errors: ConnectionErrors, status: 400 | 408): string {
  const reason = status === 400 ? parseErrorReason('HPE_INVALID_EOF_STATE') : undefined;
  return Buffer.from(bareAnswer(errors.connection(status, reason))).toString('latin1');
}

/** Answers a request that can't be served, and closes its connection. */
function refuse(request: HttpRequest, response: HttpResponse, refusal: HttpError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.setHeader('Connection', 'close');
  respond(request, response, refusal);
}
