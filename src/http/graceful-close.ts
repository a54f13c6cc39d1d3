import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { earlierInput } from './earlier-input.ts';
import type { HttpRequest, HttpResponse } from './exchange.ts';

/** Interval, in milliseconds, of the check for connections whose last request has ended. */
const SWEEP = 50;

/** Closes an HTTP server gracefully: requests in progress are answered, idle connections are closed at once. */
export class GracefulClose {
  readonly #server: Server;
  readonly #grace: number;
  readonly #closeOthers: () => void;
  /** Connections that have not made a request yet; Node counts them as busy. */
  readonly #silent = new Set<Socket>();
  /** All connections. Node waits only for those of its own port, and does not close connections of CONNECT requests. */
  readonly #open = new Set<Socket>();
  #hasBegun = false;

  /**
   * @param grace how long to wait for requests in progress, in milliseconds
   * @param closeOthers closes the connections without a request that Node does not know
   */
  constructor(server: Server, grace: number, closeOthers: () => void = () => {}) {
    this.#closeOthers = closeOthers;
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
      this.#closeOthers();
    };
    const sweep = setInterval(() => setImmediate(closeIdle), SWEEP);
    const cut = setTimeout(() => {
      for (const socket of this.#open) socket.destroy();
    }, this.#grace);
    const open = Array.from(
      this.#open,
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    );
    const own = new Promise<void>((resolve, reject) => {
      // `close` of an HTTP server would at once close kept-alive connections whose next request is already on its way.
      // Those requests can still be answered, with `Connection: close`, until the first sweep.
      NetServer.prototype.close.call(this.#server, (error) =>
        error === undefined ? resolve() : reject(error),
      );
    });
    void this.#closeSilent();
    try {
      await Promise.all([own, ...open]);
    } finally {
      clearInterval(sweep);
      clearTimeout(cut);
      // Only this ends Node's check for slow clients, which would keep the server in memory.
      this.#server.close();
    }
  }

  /** What they had sent by now is read before. */
  async #closeSilent(): Promise<void> {
    await earlierInput();
    for (const socket of this.#silent) socket.destroy();
  }
}
