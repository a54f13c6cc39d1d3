import { createServer, type AddressInfo } from 'node:net';
import { reportInternalError } from '../../base/internal-errors.ts';
import { startThread, ThreadLink, type StartThread } from './thread-link.ts';
import type { ThreadSocket } from './thread-socket.ts';

/** Milliseconds after which a thread that has ended is replaced. */
const REPLACEMENT = 1_000;

const CAN_NOT_SHARE =
  'threads can share a port only on Linux and FreeBSD, and with Node 22.12 or later; one thread can have it anywhere';

/** A port at which threads accept connections. */
export interface ThreadPort {
  readonly port: number;
  /** Resolves when all that clients had sent by now has come. */
  settle(): Promise<void>;
  /** Accepts no further connections. */
  close(): Promise<void>;
}

interface Listener {
  readonly host: string;
  readonly port: number;
  readonly take: (socket: ThreadSocket) => void;
}

/**
 * Threads that accept, read and write the connections of HTTP ports, which all of them share: half of what a small request
 * takes is the work of the system for its socket. All that requests do is still done by one thread, in its order.
 */
export class HttpThreads {
  readonly #count: number;
  readonly #startThread: StartThread;
  /** Started when the first port is opened. */
  readonly #links: ThreadLink[] = [];
  readonly #listeners = new Map<number, Listener>();
  #opened = 0;
  #isEnding = false;

  /** @param count how many threads */
  constructor(count: number, start: StartThread = startThread) {
    this.#count = count;
    this.#startThread = start;
  }

  /**
   * Opens a port.
   * @param port 0 selects any free one
   * @throws the system's error if it is in use, or if the system can't have threads share it
   */
  async open(
    host: string,
    port: number,
    take: (socket: ThreadSocket) => void,
  ): Promise<ThreadPort> {
    while (this.#links.length < this.#count) this.#start(this.#links.length);
    // Once they run, they have the port at once: until then another platform could get it.
    await this.#settle();
    const free = await freePort(host, port);
    const number = ++this.#opened;
    this.#listeners.set(number, { host, port: free, take });
    try {
      await this.#openInThreads(number, host, free);
    } catch (error) {
      // Neither those that have opened it nor those that replace a thread have it any more.
      this.#listeners.delete(number);
      await Promise.all(this.#links.map((link) => link.close(number)));
      throw error;
    }
    return {
      port: free,
      settle: () => this.#settle(),
      close: async () => {
        await Promise.all(this.#links.map((link) => link.close(number)));
        // Connections that had been accepted before come as well.
        await this.#settle();
        this.#listeners.delete(number);
      },
    };
  }

  /** To be called when all ports and connections are closed. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#links.map((link) => link.end()));
  }

  async #openInThreads(number: number, host: string, port: number): Promise<void> {
    const [first, ...others] = this.#links;
    await first!.open(number, host, port);
    try {
      await Promise.all(others.map((link) => link.open(number, host, port)));
    } catch (error) {
      throw new Error(CAN_NOT_SHARE, { cause: error });
    }
  }

  #start(index: number): void {
    this.#links[index] = new ThreadLink({
      start: this.#startThread,
      take: (listener, socket) => {
        const known = this.#listeners.get(listener);
        if (known === undefined) socket.destroy();
        else known.take(socket);
      },
      onEnd: (error) => {
        reportInternalError('http', error);
        setTimeout(() => this.#replace(index), REPLACEMENT).unref();
      },
    });
  }

  #replace(index: number): void {
    if (this.#isEnding) return;
    this.#start(index);
    for (const number of this.#listeners.keys()) void this.#openAgain(number, this.#links[index]!);
  }

  /** Opens a port in a thread that replaces another one, as soon as nobody else has it. */
  async #openAgain(number: number, link: ThreadLink): Promise<void> {
    const listener = this.#listeners.get(number);
    if (listener === undefined || this.#isEnding || !this.#links.includes(link)) return;
    try {
      await link.open(number, listener.host, listener.port);
    } catch (error) {
      reportInternalError('http', error);
      setTimeout(() => void this.#openAgain(number, link), REPLACEMENT).unref();
    }
  }

  async #settle(): Promise<void> {
    await Promise.all(this.#links.map((link) => link.settle()));
  }
}

/**
 * Finds out whether a port is free, which threads that share it are not told: other processes could share it too.
 * @param port 0 selects any free one
 * @throws the system's error if it can't be bound
 */
function freePort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port }, () => {
      const free = (server.address() as AddressInfo).port;
      server.close(() => resolve(free));
    });
  });
}
