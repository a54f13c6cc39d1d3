import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestListener } from './request-listener.ts';
import type { HttpError } from './http-error.ts';
import { bareAnswer } from './respond.ts';
import { parseErrorReason } from './parse-error-reason.ts';
import { connectionOf, linger } from './connection.ts';
import { isSlow } from './slow-client.ts';
import { lastResponse } from './undocumented.ts';
import { requestOfUnknownMethod } from './unknown-method.ts';

/** The errors that a server sends before a listener is called. */
export interface ConnectionErrors {
  /**
   * The input is not an HTTP request, arrives too slowly, or its head is too long.
   * @param reason for 400: what is wrong with the input
   */
  readonly connection: (status: 400 | 408 | 431, reason?: string) => HttpError;
  /** What handles a request has thrown, which is a bug. */
  readonly internal: () => HttpError;
}

/** An error of Node's parser, or of the socket. */
interface ClientError extends NodeJS.ErrnoException {
  /** The parser's last input, and how many bytes of it were valid. */
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/**
 * Answers input that never became a request with the family's own error, once the pending answers have been sent, and
 * closes the connection (Node: `http` `clientError`).
 * @param bodyTime milliseconds to send a body after the time for the head
 */
export function clientErrorListener(
  errors: ConnectionErrors,
  serve: RequestListener,
  bodyTime: number,
): (error: ClientError, stream: Duplex) => Promise<void> {
  return async (error, stream) => {
    const socket = stream as Socket;
    const connection = connectionOf(socket);
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    if (isLate && !(await isSlow(connection, bodyTime))) return;
    // Whatever follows is not HTTP either.
    if (connection.isOver) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    if (error.code === 'HPE_INVALID_METHOD' || error.code === 'HPE_INVALID_CONSTANT') {
      const { rawPacket = Buffer.alloc(0), bytesParsed = 0 } = error;
      const text = connection.textFrom(rawPacket, bytesParsed);
      const request = requestOfUnknownMethod(text, socket);
      if (request !== undefined) {
        answerAndClose(request, serve);
        return;
      }
    }
    const refused = errors.connection(statusOf(error.code), parseErrorReason(error.code));
    const last = bareAnswer(refused);
    connection.end(() => {
      socket.write(last);
      linger(socket);
    });
  };
}

/** Serves a request for which Node creates no response, and closes the connection after it. */
export function answerAndClose(request: IncomingMessage, serve: RequestListener): void {
  connectionOf(request.socket).end((socket) => {
    const response = lastResponse(request, socket, () => linger(socket));
    if (response === undefined) socket.destroy();
    else serve(request, response);
  });
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
