import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';

/** A request that has arrived completely. */
export interface Received {
  readonly method: string;
  readonly url: string;
  /** Names and values alternate, unchanged; one character is one byte. */
  readonly rawHeaders: readonly string[];
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** The status of the answer, once it has been sent completely. */
  answered?: number;
}

type Behavior = (exchange: {
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly query: URLSearchParams;
  readonly received: Received;
}) => void;

/** The behavior of each path; `/` and all others answer 200. Query parameters are in brackets. */
const behaviors: Readonly<Record<string, Behavior>> = {
  /** Answers with a status [code], a header for each other parameter, and the body [body]. */
  '/status': ({ response, query }) => {
    response.statusCode = Number(query.get('code'));
    for (const [name, value] of query) {
      if (name !== 'code' && name !== 'body') response.appendHeader(name, value);
    }
    response.end(query.get('body') ?? undefined);
  },
  /** Returns the request's body. */
  '/echo': ({ response, received }) => {
    response.setHeader('content-type', received.headers['content-type'] ?? 'text/plain');
    response.end(received.body);
  },
  /** Never answers. */
  '/never': () => {},
  /** Answers after [ms] milliseconds. */
  '/late': ({ response, query }) => {
    setTimeout(() => response.end('late'), Number(query.get('ms'))).unref();
  },
  /** Sends head and first byte, and then nothing. */
  '/stuck': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx');
  },
  /** Sends a byte of the head every [ms] milliseconds, forever. */
  '/drip': ({ socket, query }) => {
    socket.write('HTTP/1.1 200 OK\r\nX-Drip: ');
    const timer = setInterval(() => socket.write('x'), Number(query.get('ms') ?? 5));
    socket.once('close', () => clearInterval(timer));
  },
  /** Sends [times] informational responses, and then 200. */
  '/informational': ({ response, query }) => {
    for (let left = Number(query.get('times') ?? 1); left > 0; left--) {
      response.writeEarlyHints({ link: '</a>; rel=preload' });
    }
    response.end('done');
  },
  /** Sends something that is not HTTP. */
  '/garbage': ({ socket }) => {
    socket.end('\u0000\u0001\u0002 nothing that anybody knows\r\n\r\n');
  },
  '/bad-chunks': ({ socket }) => {
    socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nnot a size\r\n');
  },
  '/two-lengths': ({ socket }) => {
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc');
  },
  /** Has an invalid status: [status]. */
  '/no-status': ({ socket, query }) => {
    socket.end(`HTTP/1.1 ${query.get('status')} Odd\r\nContent-Length: 0\r\n\r\n`);
  },
  /** Sends 100 Continue after the body has been received. */
  '/continue': ({ socket, query }) => {
    socket.write(
      `HTTP/1.1 100 Continue\r\nX-Filler: ${'x'.repeat(Number(query.get('filler')))}\r\n\r\n`,
    );
    socket.write('HTTP/1.1 100\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  },
  /** Sends two responses to one request. */
  '/two-answers': ({ socket }) => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
    socket.write(answer + answer.replace('ok', 'no'));
  },
  '/http-1.0': ({ socket }) => {
    socket.end('HTTP/1.0 200 OK\r\nContent-Type: text/plain\r\n\r\nold');
  },
  '/upgrade': ({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  },
  /** Very many headers: [bytes] of them. */
  '/huge-head': ({ socket, query }) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const header = `X-Filler: ${'x'.repeat(1000)}\r\n`;
    socket.end(header.repeat(Math.ceil(Number(query.get('bytes')) / header.length)));
  },
  /** Closes the connection, or resets it, before the response, in its head, or in its body. */
  '/close': ({ socket }) => {
    socket.end();
  },
  '/reset': ({ socket }) => {
    socket.resetAndDestroy();
  },
  '/reset-in-head': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Le', () => socket.resetAndDestroy());
  },
  '/reset-in-body': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', () =>
      setImmediate(() => socket.resetAndDestroy()),
    );
  },
  '/close-in-body': ({ socket }) => {
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf');
  },
  /** A body of [bytes] bytes. */
  '/huge': ({ response, query }) => {
    // The client closes the connection when it has received enough.
    pipeline(Readable.from(fill(Number(query.get('bytes')))), response, () => {});
  },
  /** Answers 500 to [percent] of the requests. */
  '/flaky': ({ response, query }) => {
    response.statusCode = Math.random() * 100 < Number(query.get('percent')) ? 500 : 200;
    response.end();
  },
};

function* fill(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  for (let left = bytes; left > 0; left -= chunk.length) {
    yield left < chunk.length ? chunk.subarray(0, left) : chunk;
  }
}

/** A destination that misbehaves, in a way that the path selects. It records the requests. */
export class HostileDestination {
  /** `http://127.0.0.1:40123` */
  readonly url: string;
  /** All requests that arrived completely, in order. */
  readonly received: Received[] = [];
  /** The number of connections so far. */
  connections = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #arrivals: (() => void)[] = [];

  static async start(): Promise<HostileDestination> {
    const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new HostileDestination(server);
  }

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('connection', (socket) => {
      this.connections += 1;
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on('request', (request, response) => void this.#answer(request, response));
  }

  /** The number of open connections. */
  get open(): number {
    return this.#sockets.size;
  }

  /** Resolves when this number of requests has arrived. */
  async hasReceived(count: number): Promise<void> {
    while (this.received.length < count) {
      await new Promise<void>((arrived) => this.#arrivals.push(arrived));
    }
  }

  /** Closes all connections, as a restart does. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.drop();
    if (this.#server.listening) await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const { method = '', url = '', rawHeaders, headers } = request;
    const body = Buffer.concat(chunks);
    const received: Received = { method, url, rawHeaders, headers, body };
    response.once('finish', () => (received.answered = response.statusCode));
    this.received.push(received);
    for (const arrived of this.#arrivals.splice(0)) arrived();
    const { pathname, searchParams } = new URL(url, this.url);
    const behave = behaviors[pathname];
    if (behave === undefined) response.end();
    else behave({ response, socket: request.socket, query: searchParams, received });
  }
}
