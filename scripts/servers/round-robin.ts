import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  connect,
  createServer as createPortServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { pipeline } from 'node:stream';

/** A round-robin load balancer. */
export interface Balancer extends AsyncDisposable {
  readonly port: number;
  /** `http://127.0.0.1:20123` */
  readonly url: string;
}

/**
 * Sends each request to the next address, even those of one connection, without changing it: not even the client's
 * address is added. If nothing listens at an address, the client's connection is closed.
 * @param origins `http://127.0.0.1:20123` of each
 */
export async function balanceRequests(origins: readonly string[]): Promise<Balancer> {
  const next = inTurn(origins);
  const agent = new Agent({ keepAlive: true });
  // Tolerant: requests that are too long, too slow or invalid are for the servers behind to refuse.
  const tolerant = {
    insecureHTTPParser: true,
    maxHeaderSize: 1024 * 1024,
    requestTimeout: 0,
    // The servers behind set the keep-alive timeout, so connections are not closed earlier here.
    keepAliveTimeout: 0,
  };
  const server = createServer(tolerant, (asked, answer) => pass(asked, answer, next(), agent));
  const place = await listening(server);
  return {
    ...place,
    [Symbol.asyncDispose]: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, origin: string, agent: Agent): void {
  const { method = '', url = '', rawHeaders: headers, socket } = asked;
  const { hostname, port } = new URL(origin);
  const localAddress = socket.remoteAddress!.replace('::ffff:', '');
  const to = { hostname, port, path: url, method, headers, localAddress };
  const onward = request({ ...to, agent, setHost: false }, (given) => {
    answer.writeHead(given.statusCode!, given.statusMessage, given.rawHeaders);
    answer.flushHeaders();
    pipeline(given, answer, () => undefined);
  });
  onward.on('error', () => socket.destroy());
  answer.on('close', () => answer.writableFinished || onward.destroy());
  pipeline(asked, onward, () => undefined);
}

/** Forwards each connection to the next port of this machine. */
export async function balanceConnections(ports: readonly number[]): Promise<Balancer> {
  const next = inTurn(ports);
  const open = new Set<Socket>();
  const server = createPortServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const behind = connect({ port: next(), host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(from);
      from.on('close', () => open.delete(from));
      from.on('error', () => to.resetAndDestroy());
      from.pipe(to);
    }
  });
  const place = await listening(server);
  return {
    ...place,
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function inTurn<T>(all: readonly T[]): () => T {
  let turn = 0;
  return () => all[turn++ % all.length]!;
}

async function listening(server: Server): Promise<Pick<Balancer, 'port' | 'url'>> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}
