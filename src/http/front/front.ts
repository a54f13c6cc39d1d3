import type { Socket } from 'node:net';
import type { AnyListener } from '../request-listener.ts';
import { FrontConnection } from './front-connection.ts';
import type { FrontServer } from './front-server.ts';

/** The most input that all connections hold until it is served. Beyond it, they hold no parts of requests. */
const MOST_HELD = 16 * 1024 * 1024;
/**
 * The most requests that are served in a turn of the event loop besides the first of each connection. Clients that send
 * many without waiting for answers would otherwise keep others waiting for all of them.
 */
const MOST_IN_TURN = 256;
/**
 * The most connections that are handed to Node in a turn. Each takes as long as several requests do, and it takes nothing
 * but a byte, or silence, to have one handed over.
 */
const MOST_HANDED_OVER = 32;
/** Milliseconds between checks of all connections, unless a limit is shorter. */
const CHECK = 1000;

export interface FrontOptions {
  /** How long a connection without a request is left open, in milliseconds. */
  readonly idle: number;
  /** How long a client may read nothing of its answers, in milliseconds. */
  readonly stalled: number;
  /** How long a client may take to send a body, in milliseconds. */
  readonly body: number;
  /** See {@link FrontServer.refusal}. */
  readonly refusal: (status: 400 | 408) => string;
  readonly serve: AnyListener;
  /** Has Node serve a connection, whose first input has been put back. */
  readonly handOver: (socket: Socket) => void;
}

/**
 * Reads the requests that hot clients send: those of HTTP/1.1 with nothing unusual. The connection of any other is
 * handed to Node with what was read of it, so that Node decides what is valid, how long it may take and how large it may be.
 */
export class Front implements FrontServer<FrontConnection> {
  readonly idle: number;
  readonly #options: FrontOptions;
  readonly #connections = new Map<Socket, FrontConnection>();
  readonly #interval: number;
  readonly #checking: NodeJS.Timeout;
  #held = 0;
  /** How many further requests may be served in this turn. */
  #left = MOST_IN_TURN;
  /** How many further connections may be handed over in this turn. */
  #handOversLeft = MOST_HANDED_OVER;
  #mostHandedOver = MOST_HANDED_OVER;
  #isTurnAwaited = false;
  /** Connections that go on in a later turn, those that have waited longest first. */
  readonly #waiting = new Set<FrontConnection>();
  checks = 0;

  constructor(options: FrontOptions) {
    this.#options = options;
    this.idle = options.idle;
    this.#interval = Math.min(CHECK, options.idle / 4, options.stalled / 4, options.body / 4);
    this.#checking = setInterval(() => this.#check(), this.#interval).unref();
  }

  /** Serves a connection that has just been accepted. */
  take(socket: Socket): void {
    this.#connections.set(socket, new FrontConnection(this, socket));
  }

  /** Whether a connection has not been handed to Node. */
  has(socket: Socket): boolean {
    return this.#connections.has(socket);
  }

  /** Closes the connections that have no request. */
  closeIdle(): void {
    for (const connection of this.#connections.values()) connection.closeIdle();
  }

  /** To be called when the server closes: from now on connections are handed over at once. */
  endTurns(): void {
    this.#mostHandedOver = Infinity;
    this.#handOversLeft = Infinity;
    this.#goOn();
  }

  /** To be called when no connection is left. */
  close(): void {
    clearInterval(this.#checking);
  }

  refusal(status: 400 | 408): string {
    return this.#options.refusal(status);
  }

  serve: AnyListener = (request, response) => this.#options.serve(request, response);

  handOver(socket: Socket): void {
    this.#options.handOver(socket);
  }

  hold(more: number): boolean {
    this.#held += more;
    return this.#held <= MOST_HELD;
  }

  mayGoOn(connection: FrontConnection): boolean {
    this.#awaitTurn();
    if (this.#left === 0) {
      this.#waiting.add(connection);
      return false;
    }
    this.#left -= 1;
    return true;
  }

  mayHandOver(connection: FrontConnection): boolean {
    this.#awaitTurn();
    if (this.#handOversLeft === 0) {
      this.#waiting.add(connection);
      return false;
    }
    this.#handOversLeft -= 1;
    return true;
  }

  left(connection: FrontConnection): void {
    this.#connections.delete(connection.socket);
    this.#waiting.delete(connection);
  }

  #awaitTurn(): void {
    if (this.#isTurnAwaited) return;
    this.#isTurnAwaited = true;
    setImmediate(() => {
      this.#isTurnAwaited = false;
      this.#left = MOST_IN_TURN;
      this.#handOversLeft = this.#mostHandedOver;
      this.#goOn();
      if (this.#waiting.size > 0) this.#awaitTurn();
    });
  }

  /** Has those go on whose turn it is. */
  #goOn(): void {
    for (const connection of this.#waiting) {
      if (connection.isForNode ? this.#handOversLeft === 0 : this.#left === 0) continue;
      this.#waiting.delete(connection);
      connection.goOnInTurn();
    }
  }

  #check(): void {
    this.checks += 1;
    const { idle, stalled, body } = this.#options;
    const limits = {
      idle: idle / this.#interval,
      stalled: stalled / this.#interval,
      body: body / this.#interval,
    };
    for (const connection of this.#connections.values()) connection.check(limits);
  }
}
