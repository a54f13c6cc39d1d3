import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { urlOf } from '../../http/url-of.ts';
import { createServer } from '../../http/node-http.ts';

/** A request that arrived, with all of its body. */
export interface Received {
  readonly method: string;
  /** The URL that was called. */
  readonly url: string;
  /** What follows the host in it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A server that takes everything. */
export interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Receives requests on this machine.
 * @param receive handles a request; its answer is a status
 * @throws the system's error where the port can't be had
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
    // Who breaks off a request has sent none.
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
