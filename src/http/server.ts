import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Back } from '../contract/back.ts';
import type { ContractErrors } from '../contract/family.ts';
import { respond } from '../contract/respond.ts';
import { brokenConnections } from './broken-connections.ts';
import { Closing } from './closing.ts';
import { createServer, ServerResponse } from './node-http.ts';
import { urlOf } from './url-of.ts';

/** Room for a command in the path with a value of some length; Node's own limit is 16 KB. */
const MAX_HEAD_BYTES = 64 * 1024;

/** How long things may take, in milliseconds. */
export interface Timeouts {
  /** A client to send the head of a request. */
  readonly head: number;
  /** A client to send all of a request. */
  readonly request: number;
  /** A connection to be there without a request. */
  readonly idle: number;
  /** Requests under way to end once the server is to close. */
  readonly close: number;
}

const TIMEOUTS: Timeouts = { head: 15_000, request: 120_000, idle: 65_000, close: 5_000 };

/** A listening server of one family. */
export interface Listening {
  /** `http://127.0.0.1:8079` */
  readonly url: string;
  readonly port: number;
  /** Serves a connection that came in by another port, as if it had come in by this one. */
  accept(socket: Socket): void;
  /** Takes no new request, lets those under way finish, then closes. */
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly timeouts?: Partial<Timeouts>;
}

/** Serves `back` on a port. @throws the system's error where the port can't be had */
export async function listen(
  back: Back,
  errors: Pick<ContractErrors, 'connection'>,
  { host, port, timeouts: given }: ListenOptions,
): Promise<Listening> {
  const timeouts = { ...TIMEOUTS, ...given };
  const server = createServer({
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    // By default Node looks for clients that are too slow only every 30 seconds.
    connectionsCheckingInterval: Math.min(1000, timeouts.head / 4),
    // Node would refuse a request without a host itself, but with no body.
    requireHostHeader: false,
  });
  // Their size is limited already; Node would drop headers beyond the 2000th without a word.
  server.maxHeadersCount = 0;
  const closing = new Closing(server, timeouts.close);
  const serve: Back = (request, response) => {
    closing.requestCame(request, response);
    // RFC 9112, section 3.2
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      response.setHeader('Connection', 'close');
      respond(request, response, errors.connection(400));
    } else back(request, response);
  };
  server.on('request', inTurn(serve));
  // An expectation that nobody knows may be left aside (RFC 9110, section 10.1.1).
  server.on('checkExpectation', inTurn(serve));
  server.on('connect', (request, socket) => serveConnect(serve, request, socket));
  server.on('clientError', brokenConnections(errors));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  return {
    url: urlOf(host, address.port),
    port: address.port,
    accept: (socket) => {
      closing.adopt(socket);
      server.emit('connection', socket);
    },
    close: () => closing.close(),
  };
}

/**
 * Requests that a client sends one behind the other, without waiting for answers, are begun one after
 * the other too, because each may depend on those before it (RFC 9112, section 9.3.2). Node sees to the
 * order of the answers only: until its turn has come, a response has no socket.
 */
function inTurn(serve: Back): Back {
  return (request, response) => {
    if (response.socket === null) response.once('socket', () => serve(request, response));
    else serve(request, response);
  };
}

/** CONNECT is a method like others, which Node leaves without a response of its own. */
function serveConnect(serve: Back, request: IncomingMessage, socket: Duplex): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.on('finish', () => socket.end());
  serve(request, response);
}
