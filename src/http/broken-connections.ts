import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestListener } from './request-listener.ts';
import type { HttpError } from './http-error.ts';
import { bareAnswer } from './bare-answer.ts';
import { brokenReason } from './broken-reason.ts';
import { connectionOf, linger } from './connection.ts';
import { ServerResponse } from './node-http.ts';
import { requestOfUnknownMethod } from './unknown-method.ts';

/** A server's answers to errors that happen before a listener is called. */
export interface ConnectionErrors {
  /**
   * The input is no HTTP request, came too slowly, or has too long a head.
   * @param reason of 400: what is wrong with the input
   */
  readonly connection: (status: 400 | 408 | 431, reason?: string) => HttpError;
}

/** An error of Node's parser, or of the socket. */
interface ClientError extends NodeJS.ErrnoException {
  /** What the parser was given, and how much of it it has taken. */
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/**
 * Answers input that never became a request with the family's own error, after the answers that are due, and closes
 * the connection (Node: `http` `clientError`).
 */
export function brokenConnections(
  errors: ConnectionErrors,
  serve: RequestListener,
): (error: ClientError, stream: Duplex) => void {
  return (error, stream) => {
    const socket = stream as Socket;
    const connection = connectionOf(socket);
    // The rest of the input is no HTTP either.
    if (connection.isOver) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    // The client is not slow where what it has sent still waits here.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && connection.holds) return;
    if (error.code === 'HPE_INVALID_METHOD' || error.code === 'HPE_INVALID_CONSTANT') {
      const { rawPacket = Buffer.alloc(0), bytesParsed = 0 } = error;
      const text = connection.textFrom(rawPacket, bytesParsed);
      const request = requestOfUnknownMethod(text, socket);
      if (request !== undefined) {
        answerLast(request, serve);
        return;
      }
    }
    const refused = errors.connection(statusOf(error.code), brokenReason(error.code));
    const last = bareAnswer(refused);
    connection.end(() => {
      socket.write(last);
      linger(socket);
    });
  };
}

/** Serves a request that Node has no response for, as the last of its connection. */
export function answerLast(request: IncomingMessage, serve: RequestListener): void {
  connectionOf(request.socket).end((socket) => {
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => {
      response.detachSocket(socket);
      linger(socket);
    });
    serve(request, response);
  });
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
