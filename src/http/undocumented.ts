/* oxlint-disable no-underscore-dangle -- Node names its private members so */
import type { IncomingMessage, Server, ServerResponse as Response } from 'node:http';
import type { Socket } from 'node:net';
import { ServerResponse } from './node-http.ts';

/*
 * All that is used of Node beyond its documentation, because nothing documented does the same. Each function names the
 * file of Node's `lib` that it depends on, and what it does with a Node that has changed. The tests of this folder run on
 * the oldest and the newest Node that Plinth runs on.
 */

/**
 * Lets a client that has closed its side read its answers (`_http_server.js`, `socketOnEnd`). Without it, Node closes the
 * connection when the client does.
 */
export function allowHalfOpen(server: Server): void {
  (server as { httpAllowHalfOpen?: boolean }).httpAllowHalfOpen = true;
}

/**
 * The number of a connection's file descriptor (`net.js`, `_handle`); -1 where connections have none, and where Node does
 * not say it.
 */
export function descriptorOf(socket: Socket): number {
  return (socket as { _handle?: { readonly fd?: number } | null })._handle?.fd ?? -1;
}

/**
 * Takes the input of a connection from Node's parser (`_http_server.js`, `connectionListenerInternal`).
 * @param take called with all input from now on
 * @returns passes bytes to the parser; undefined if that can't be found, and keeps the input
 */
export function takeInput(
  socket: Socket,
  take: (bytes: Buffer) => void,
): ((bytes: Buffer) => void) | undefined {
  const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[];
  if (parse === undefined) return undefined;
  socket.off('data', parse);
  socket.on('data', take);
  // Until now the parser has read from the handle directly, bypassing the stream, which believes that a read is in
  // progress. If the parser had stopped for a body (`unconsume`), the stream would never start another read; this ends the
  // pending one.
  socket.push('');
  return parse;
}

/**
 * Ends the stream of a request that has been read otherwise, as Node does for one without a body
 * (`_http_incoming.js`, `_dumpAndCloseReadable`). Otherwise Node would read the empty rest and emit `end` and `close`,
 * which takes a noticeable part of the time of a small request.
 * @returns false if Node can't, and the stream has to be ended in the ordinary way
 */
export function endAtOnce(request: IncomingMessage): boolean {
  if (!('_dumpAndCloseReadable' in request)) return false;
  (request as { _dumpAndCloseReadable(): void })._dumpAndCloseReadable();
  return true;
}

/**
 * For how many milliseconds the server leaves a connection open after an answer; 0 if it does not say. Undefined if the
 * connection will be closed, or if the answer's head is written, or can't be set with {@link setHead}
 * (`_http_outgoing.js`, `_storeHeader`).
 */
export function openAfter(response: Response): number | undefined {
  const { shouldKeepAlive, _header, _keepAliveTimeout } = response as Partial<
    Record<'shouldKeepAlive' | '_header' | '_keepAliveTimeout', unknown>
  >;
  if (shouldKeepAlive !== true || _header !== null) return undefined;
  return typeof _keepAliveTimeout === 'number' ? _keepAliveTimeout : 0;
}

/** Sets the head of an answer as one text, which `end` sends together with the body (`_http_outgoing.js`, `_send`). */
export function setHead(response: Response, head: string): void {
  (response as { _header?: string })._header = head;
}

/**
 * Creates the last response of a connection for a request that Node creates none for (`_http_server.js`,
 * `assignSocket`).
 * @param sent called when it has been sent
 * @returns undefined if Node can't
 */
export function lastResponse(
  request: IncomingMessage,
  socket: Socket,
  sent: () => void,
): Response | undefined {
  const response = new ServerResponse(request);
  if (!('assignSocket' in response && 'detachSocket' in response)) return undefined;
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once('finish', () => {
    response.detachSocket(socket);
    sent();
  });
  return response;
}
