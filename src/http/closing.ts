import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections are looked at whose last request has come to its end. */
const SWEEP = 50;

/** Closes an HTTP server without breaking off what it has begun, and without waiting for what it has not. */
export class Closing {
  readonly #server: Server;
  readonly #grace: number;
  /** Connections that have not made a request yet; Node counts them as busy. */
  readonly #silent = new Set<Socket>();
  #begun = false;

  /** @param grace how long requests under way are waited for, in milliseconds */
  constructor(server: Server, grace: number) {
    this.#server = server;
    this.#grace = grace;
    server.on('connection', (socket: Socket) => {
      this.#silent.add(socket);
      socket.once('close', () => this.#silent.delete(socket));
    });
  }

  requestCame(request: IncomingMessage, response: ServerResponse): void {
    this.#silent.delete(request.socket);
    if (this.#begun) response.setHeader('Connection', 'close');
  }

  close(): Promise<void> {
    this.#begun = true;
    return new Promise((resolve, reject) => {
      const sweep = setInterval(() => this.#server.closeIdleConnections(), SWEEP);
      const cut = setTimeout(() => this.#server.closeAllConnections(), this.#grace);
      this.#server.close((error) => {
        clearInterval(sweep);
        clearTimeout(cut);
        if (error === undefined) resolve();
        else reject(error);
      });
      for (const socket of this.#silent) socket.destroy();
    });
  }
}
