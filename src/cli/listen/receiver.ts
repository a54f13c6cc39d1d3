import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { urlOf } from '../../http/url-of.ts';
import { createServer } from '../../http/node-http.ts';

/** A request that has arrived completely. */
export interface Received {
  readonly method: string;
  /** The URL that was called. */
  readonly url: string;
  /** The part of the URL after the host. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A server that accepts every request. */
export interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Receives requests on this machine.
 * @param receive handles a request and returns the status to answer with
 * @throws the system's error if the port can't be bound
 */
export async function startReceiver(
  port: number,
  status: number,
  receive: (received: Received) => Promise<void>,
): Promise<Receiver> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '/', headers } = request;
    const body = await buffer(request);
    await receive({
      method,
      url: `http://${headers.host}${path}`,
      path,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ),
      body,
    });
    response.writeHead(status, { 'content-type': 'text/plain' }).end('received\n');
  };
  const server: Server = createServer((request, response) => {
    // The client broke the request off.
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlOf('127.0.0.1', (server.address() as AddressInfo).port),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
