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
 * Has a server that opens no port itself look for slow clients, as others do once they listen (`_http_server.js`,
 * `setupConnectionsTracking`). Without it, clients could take any time.
 */
export function watchClients(server: Server): void {
  server.emit('listening');
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
  response.setHeader('Connection', 'close');
  response.assignSocket(socket);
  response.once('finish', () => {
    response.detachSocket(socket);
    sent();
  });
  return response;
}
