import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Back } from '../contract/back.ts';
import type { ContractErrors } from '../contract/family.ts';
import { urlOf } from './url-of.ts';

/** Room for a command in the path with a value of some length; Node's own limit is 16 KB. */
const MAX_HEAD_BYTES = 64 * 1024;
/** How long a client may take to send a request's head, and all of it, in milliseconds. */
const HEAD_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 120_000;

/** A listening server of one family. */
export interface Listening {
  /** `http://127.0.0.1:8079` */
  readonly url: string;
  readonly port: number;
  /** Takes no new request, lets those under way finish, then closes. */
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/** Serves `back` on a port. @throws the system's error where the port can't be had */
export async function listen(
  back: Back,
  errors: Pick<ContractErrors, 'connection'>,
  { host, port }: ListenOptions,
): Promise<Listening> {
  const server = createServer({ maxHeaderSize: MAX_HEAD_BYTES, keepAliveTimeout: 65_000 }, back);
  server.headersTimeout = HEAD_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    answerBrokenConnection(error, socket, errors),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  return { url: urlOf(host, address.port), port: address.port, close: () => close(server) };
}

/** Answers what never became a request, in the family's own words (Node: `http` `clientError`). */
function answerBrokenConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  errors: Pick<ContractErrors, 'connection'>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = errors.connection(statusOf(error.code));
  const payload = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`,
  );
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeIdleConnections();
  });
}
