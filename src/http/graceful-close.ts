import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpRequest, HttpResponse } from './exchange.ts';

/** Interval, in milliseconds, of the check for connections whose last request has ended. */
const SWEEP = 50;

/** What belongs to a server, and is not Node's. */
export interface ClosedWith {
  /** Closes the connections without a request that Node does not know. */
  readonly closeOthers: () => void;
  /** Resolves when all that clients have sent by now has been read. */
  readonly settle: () => Promise<void>;
  /** Accepts no further connections, and resolves when those that it counts are closed. */
  readonly closePort: () => Promise<void>;
}

/** Closes an HTTP server gracefully: requests in progress are answered, idle connections are closed at once. */
export class GracefulClose {
  readonly #server: Server;
  readonly #grace: number;
  readonly #others: ClosedWith;
  /** Connections that have not made a request yet; Node counts them as busy. */
  readonly #silent = new Set<Socket>();
  /** All connections. Node waits only for those of its own port, and does not close connections of CONNECT requests. */
  readonly #open = new Set<Socket>();
  #hasBegun = false;

  /**
   * @param grace how long to wait for requests in progress, in milliseconds
   */
  constructor(server: Server, grace: number, others: ClosedWith) {
    this.#others = others;
    this.#server = server;
    this.#grace = grace;
    server.on('connection', (socket: Socket) => {
      this.#silent.add(socket);
      this.#open.add(socket);
      socket.on('close', () => {
        this.#silent.delete(socket);
        this.#open.delete(socket);
      });
    });
  }

  /** All connections of the server. */
  get open(): ReadonlySet<Socket> {
    return this.#open;
  }

  onRequest(request: HttpRequest, response: HttpResponse): void {
    this.#silent.delete(request.socket);
    if (this.#hasBegun) response.setHeader('Connection', 'close');
  }

  async close(): Promise<void> {
    this.#hasBegun = true;
    // Requests that have arrived while the process was busy are read before.
    const closeIdle = () => {
      this.#server.closeIdleConnections();
      this.#others.closeOthers();
    };
    const sweep = setInterval(() => void this.#others.settle().then(closeIdle), SWEEP);
    const cut = Promise.withResolvers<void>();
    const cutting = setTimeout(() => {
      for (const socket of this.#open) socket.destroy();
      cut.resolve();
    }, this.#grace);
    void this.#closeSilent();
    try {
      // Whoever has the port may not answer.
      await Promise.race([this.#others.closePort(), cut.promise]);
      await Promise.all(
        Array.from(this.#open, (socket) => new Promise((resolve) => socket.once('close', resolve))),
      );
    } finally {
      clearInterval(sweep);
      clearTimeout(cutting);
      // Only this ends Node's check for slow clients, which would keep the server in memory.
      this.#server.close();
    }
  }

  /** What they had sent by now is read before. */
  async #closeSilent(): Promise<void> {
    await this.#others.settle();
    for (const socket of this.#silent) socket.destroy();
  }
}
