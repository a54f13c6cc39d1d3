import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many bytes the parser gets at a time where it may find further requests in them. */
const MORSEL = 1024;
/** So many requests of a connection may wait for their turn before no more is read from it. */
const MAX_WAITING = 16;
/** A client that has sent too much may not listen before it has sent all; so long it is waited for, in ms. */
const LINGER = 2_000;

const connections = new WeakMap<Socket, Connection>();

/** Begins to see to what comes by a connection that an HTTP server has just taken. */
export function takeConnection(socket: Socket): void {
  connections.set(socket, new Connection(socket));
}

/** What is known of the connection of a request. */
export function connectionOf(socket: Socket): Connection {
  return connections.get(socket)!;
}

/**
 * One connection of an HTTP server. Stands before Node's parser, which makes requests of all bytes that it
 * is given, at more than a hundred times their memory, and whether anybody reads the answers or not: it
 * is given few at a time, and none while requests wait (what is then sent stays with the client).
 */
export class Connection {
  readonly #socket: Socket;
  readonly #parse: (bytes: Buffer) => void;
  /** Requests that wait until those before them have been answered. */
  #waiting = 0;
  /** Whether bytes have been put back that the parser is still to get. */
  #holds = false;
  /** Whether nothing that still comes is read as a request. */
  #over = false;
  #newest: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
  /** Bytes that certainly belong to the body of the newest request, and so hold no other request. */
  #ofBody = 0;
  /** What has just come, and from where on the parser is being given it. */
  #bytes: Buffer = NOTHING;
  #at = 0;
  #morsel = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    const [parse] = socket.listeners('data');
    this.#parse = parse as (bytes: Buffer) => void;
    socket.off('data', this.#parse);
    socket.on('data', (bytes: Buffer) => this.#came(bytes));
    socket.on('drain', () => this.#goOn());
    // Node takes its own listener away where a client asks for a tunnel, and after the first error.
    socket.on('error', () => socket.destroy());
  }

  /** Whether requests of the connection have not been answered yet. */
  get isBusy(): boolean {
    return this.#newest?.response.destroyed === false;
  }

  /** Whether the parser has to wait for bytes that are here already. */
  get holds(): boolean {
    return this.#holds;
  }

  /**
   * Requests that a client sends one behind the other, without waiting for answers, are begun one after the
   * other too, because each may depend on those before it (RFC 9112, section 9.3.2). Node sees to the
   * order of the answers only: until its turn has come, a response has no socket.
   */
  requestCame(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    this.#newest = { request, response };
    response.once('close', this.#forget);
    const length = request.headers['content-length'];
    if (length !== undefined) this.#ofBody = Number(length) - this.#morsel;
    if (response.socket !== null) {
      begin();
      return;
    }
    this.#waiting++;
    response.once('socket', () => {
      this.#waiting--;
      // What breaks the connection may stand in the body of a request that has not begun.
      if (!this.#over || request.complete) begin();
      this.#goOn();
    });
  }

  /** What has come from the line on in which the parser stopped. */
  textFrom(parsed: number): string {
    const place = this.#at + parsed;
    const line = this.#bytes.lastIndexOf('\n', Math.max(place - 1, 0)) + 1;
    return this.#bytes.toString('latin1', line);
  }

  /**
   * Takes nothing more as a request, and has the connection close after the answers that are due.
   * @param answer gives the last answer; not called where the client has gone, or where what broke the
   *   connection is part of a request that has been answered
   */
  end(answer: (socket: Socket) => void): void {
    if (this.#over) return;
    this.#over = true;
    // What still comes is dropped, or else the client would not come to read its answer.
    this.#socket.resume();
    const finish = (last: (socket: Socket) => void) => {
      if (this.#socket.writable) last(this.#socket);
      else this.#socket.destroy();
    };
    if (this.#newest === undefined) {
      finish(answer);
      return;
    }
    const { request, response } = this.#newest;
    if (request.complete || response.headersSent) {
      const last = request.complete ? answer : linger;
      if (response.destroyed) finish(last);
      else response.once('close', () => finish(last));
    } else if (response.socket === null) response.once('socket', () => finish(answer));
    else finish(answer);
  }

  #came(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#holds = false;
    for (this.#at = 0; this.#at < bytes.length && !this.#over; this.#at += this.#morsel) {
      if (this.#waiting >= MAX_WAITING || this.#socket.isPaused()) {
        this.#hold(bytes.subarray(this.#at));
        break;
      }
      const size = Math.max(MORSEL, this.#ofBody);
      const isAll = this.#at === 0 && bytes.length <= size;
      const morsel = isAll ? bytes : bytes.subarray(this.#at, this.#at + size);
      this.#morsel = morsel.length;
      this.#ofBody -= morsel.length;
      this.#parse(morsel);
    }
    this.#bytes = NOTHING;
  }

  /** An idle connection should keep nothing of its last request. */
  readonly #forget = () => {
    const { request, response } = this.#newest ?? {};
    if (response?.destroyed && request?.complete) this.#newest = undefined;
  };

  #hold(rest: Buffer): void {
    this.#holds = true;
    this.#socket.pause();
    this.#socket.unshift(rest);
  }

  #goOn(): void {
    // Node itself reads on where it has stopped for a client that does not take its answers.
    if (!this.#holds || this.#waiting >= MAX_WAITING || this.#socket.writableNeedDrain) return;
    this.#holds = false;
    this.#socket.resume();
  }
}

const NOTHING = Buffer.alloc(0);

/** Closes a connection, but not at once: that would take the answer from a client that is still sending. */
export function linger(socket: Socket): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}
