import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** A server under any number of names, all addresses of this machine, that answers requests to `/good` and no others. */
export class SilentDestination {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  /** The paths of the requests to `/good…`. */
  readonly good: string[] = [];
  /** Requests that are not answered. */
  silent = 0;

  static async start(): Promise<SilentDestination> {
    const server = createServer();
    const destination = new SilentDestination(server);
    server.listen({ port: 0, host: '0.0.0.0', backlog: 4096 });
    await once(server, 'listening');
    return destination;
  }

  private constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#open.delete(socket));
      socket.once('data', (data) => this.#received(socket, data.toString('latin1')));
    });
  }

  /** A URL of a host that has no other number. @param number below 16,000,000 */
  url(number: number, path = '/'): string {
    const { port } = this.#server.address() as AddressInfo;
    const parts = [1 + (number >> 16), (number >> 8) & 255, number & 255];
    return `http://127.${parts.join('.')}:${port}${path}`;
  }

  /** Connections that are open. */
  get open(): number {
    return this.#open.size;
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #received(socket: Socket, request: string): void {
    const path = request.split(' ', 2)[1]!;
    if (path.startsWith('/good')) {
      this.good.push(path);
      socket.end(ANSWER);
    } else {
      this.silent += 1;
    }
  }
}
