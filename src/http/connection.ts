import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestListener } from './request-listener.ts';

/** How many bytes the parser gets at a time where it may find further requests in them. */
const MORSEL = 1024;
/** How many requests of a connection may wait for their turn before no more is read from it. */
const MAX_WAITING = 16;
/** How many bytes the parser gets while requests of the connection wait: their bodies are kept until they begin. */
const MAX_WAITING_BYTES = 64 * 1024;
/** How many of all connections may wait before each is guarded. */
const MAX_WAITING_OF_ALL = 4096;
/**
 * How long, in milliseconds, a client is waited for that has sent too much: it may not listen before it has sent all.
 */
const LINGER = 2_000;

const known = new WeakMap<Socket, Connection>();

/** The connection of a socket that the server has accepted. */
export function connectionOf(socket: Socket): Connection {
  return known.get(socket)!;
}

/**
 * The connections of one server. Node's parser turns all input into requests, at more than a hundred times its size
 * in memory, whether or not the client reads the answers. So a connection on which a request waits for others is
 * guarded from then on; when many wait, all are, before their first request. (Guarding costs a request a tenth more,
 * so not all connections are guarded always.)
 */
export class Connections {
  #waiting = 0;
  readonly #unguarded = new Set<Connection>();

  /** Begins to watch a connection that the server has just accepted. */
  take(socket: Socket): void {
    const connection = new Connection(socket, (more) => this.#wait(more));
    known.set(socket, connection);
    this.#unguarded.add(connection);
    socket.on('close', () => this.#unguarded.delete(connection));
    this.#wait(0);
  }

  #wait(more: number): void {
    this.#waiting += more;
    if (this.#waiting <= MAX_WAITING_OF_ALL) return;
    for (const connection of this.#unguarded) connection.guard();
    this.#unguarded.clear();
  }
}

/** One connection of an HTTP server: which of its requests have begun, and how it ends. */
export class Connection {
  readonly #socket: Socket;
  /** Tells how many more requests wait. */
  readonly #wait: (more: number) => void;
  /** Node's parser, where its input comes through here. */
  #parse: ((bytes: Buffer) => void) | undefined;
  /** Requests that wait until those before them have been answered. */
  #waiting = 0;
  /** Bytes that the parser has been given since a request waits. */
  #waitingBytes = 0;
  /** Whether bytes are held back from the parser. */
  #holds = false;
  /** Whether further input is no longer read as requests. */
  #over = false;
  #newest: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
  /** Bytes that certainly belong to the body of the newest request, and so hold no other request. */
  #ofBody = 0;
  /** The newest input, and how much of it the parser has been given. */
  #bytes: Buffer = NOTHING;
  #at = 0;
  #morsel = 0;

  constructor(socket: Socket, wait: (more: number) => void) {
    this.#socket = socket;
    this.#wait = wait;
    // Node takes its own listener away where a client asks for a tunnel, and after the first error.
    socket.on('error', () => socket.destroy());
    // It comes once, and `once` would keep two objects more for as long as the connection lasts; there may be very many.
    socket.on('close', () => {
      wait(-this.#waiting);
      this.#waiting = 0;
    });
  }

  /**
   * From now on passes input to Node's parser in small pieces, and none while requests wait, so that further requests
   * stay with the client.
   */
  guard(): void {
    if (this.#parse !== undefined || this.#over) return;
    const [parse] = this.#socket.listeners('data');
    this.#parse = parse as (bytes: Buffer) => void;
    this.#socket.off('data', this.#parse);
    this.#socket.on('data', (bytes: Buffer) => this.#came(bytes));
    // Up to here Node's parser has read from the system by itself, past the stream, which takes a read for under way. So
    // it would not begin one where the parser had stopped for a body (`_http_server.js`, `unconsume`): this ends that read.
    this.#socket.push('');
    this.#socket.on('drain', () => this.#goOn());
  }

  /** Whether requests of the connection have not been answered yet. */
  get isBusy(): boolean {
    return this.#newest?.response.destroyed === false;
  }

  /** Whether its last answer has been given, or waits only for those that are due. */
  get isOver(): boolean {
    return this.#over;
  }

  /** Whether bytes are here that the parser has to wait for. */
  get holds(): boolean {
    return this.#holds;
  }

  /**
   * Runs pipelined requests one after another, because each may depend on those before it (RFC 9112, section 9.3.2).
   * Node only keeps the order of the answers: until its turn has come, a response has no socket.
   */
  requestCame(request: IncomingMessage, response: ServerResponse, begin: RequestListener): void {
    this.#newest = { request, response };
    const length = request.headers['content-length'];
    if (length !== undefined && this.#morsel > 0) this.#ofBody = Number(length) - this.#morsel;
    const isNext = response.socket !== null;
    if (isNext) {
      begin(request, response);
      return;
    }
    this.#waiting++;
    this.#wait(1);
    this.guard();
    response.once('socket', () => {
      this.#waiting--;
      if (this.#waiting === 0) this.#waitingBytes = 0;
      this.#wait(-1);
      // What broke the connection may be in the body of a request that has not begun.
      if (!this.#over || request.complete) begin(request, response);
      this.#goOn();
    });
  }

  /**
   * The input from the start of the line in which the parser stopped.
   * @param given the parser's last input, and how much of it was valid
   */
  textFrom(given: Buffer, parsed: number): string {
    const [bytes, place] = this.#morsel > 0 ? [this.#bytes, this.#at + parsed] : [given, parsed];
    const line = bytes.lastIndexOf('\n', Math.max(place - 1, 0)) + 1;
    return bytes.toString('latin1', line);
  }

  /**
   * Takes no further requests, and closes the connection after the answers that are due.
   * @param answer writes the last answer; not called where the client has gone, or where what broke the connection
   * belongs to a request that has been answered
   */
  end(answer: (socket: Socket) => void): void {
    if (this.#over) return;
    this.#over = true;
    // Further input is dropped, or else the client would not get to read its answer.
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
      if (this.#isFull || this.#socket.isPaused()) {
        this.#hold(bytes.subarray(this.#at));
        break;
      }
      const size = Math.max(MORSEL, this.#ofBody);
      const isAll = this.#at === 0 && bytes.length <= size;
      const morsel = isAll ? bytes : bytes.subarray(this.#at, this.#at + size);
      this.#morsel = morsel.length;
      this.#ofBody -= morsel.length;
      this.#parse!(morsel);
      if (this.#waiting > 0) this.#waitingBytes += morsel.length;
    }
    this.#bytes = NOTHING;
    this.#morsel = 0;
  }

  /** Whether no more is read before requests that wait have had their turn. */
  get #isFull(): boolean {
    return this.#waiting >= MAX_WAITING || this.#waitingBytes >= MAX_WAITING_BYTES;
  }

  #hold(rest: Buffer): void {
    this.#holds = true;
    this.#socket.pause();
    this.#socket.unshift(rest);
  }

  #goOn(): void {
    // Where Node has paused reading for a client that does not take its answers, Node itself resumes.
    if (!this.#holds || this.#isFull || this.#socket.writableNeedDrain) return;
    this.#holds = false;
    this.#socket.resume();
  }
}

const NOTHING = Buffer.alloc(0);

/** Closes a connection after a delay: closing at once would take the answer from a client that is still sending. */
export function linger(socket: Socket): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}
