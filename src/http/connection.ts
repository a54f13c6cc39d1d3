import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AcceptedConnections } from '../base/accepted-connections.ts';
import type { Owner } from '../base/owner-queue.ts';
import { ReadingTurns } from './reading-turns.ts';
import type { RequestListener } from './request-listener.ts';
import { takeInput } from './undocumented.ts';

/** Bytes passed to the parser at a time where they may contain further requests. */
const MORSEL = 1024;
/** Requests of one connection that may wait for earlier ones before reading stops. */
const MAX_WAITING = 16;
/** The same for both where very many connections are read in turns, so that one has few requests read in its turn. */
const CROWDED_MORSEL = 256;
const MAX_WAITING_IN_CROWD = 2;
/** Bytes passed to the parser while requests of the connection wait. Their bodies are buffered until they begin. */
const MAX_WAITING_BYTES = 64 * 1024;
/** Waiting requests of all connections, beyond which every connection is guarded. */
const MAX_WAITING_OF_ALL = 4096;
/**
 * After how many milliseconds without input to close a connection on which the client has sent too much: it may not read
 * the answer before it has sent everything.
 */
const LINGER = 2_000;
/** After how many times as long to close it although there is input, like nginx with its `lingering_time` of 30 s. */
const MOST_LINGERS = 15;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What happens in its turn instead of it, if the rest of the request is broken. */
  instead?: () => void;
}

const known = new WeakMap<Socket, Connection>();

/** The connection of a socket that the server has accepted. */
export function connectionOf(socket: Socket): Connection {
  return known.get(socket)!;
}

/**
 * The connections of one server. Node's parser turns all input into request objects, which take more than a hundred
 * times its size in memory, whether or not the client reads the answers. So a connection is guarded from its first
 * waiting request on; when many requests wait, all connections are guarded before their first request. (Guarding makes
 * a request about 10 % slower, so connections are not guarded by default.)
 */
export class Connections {
  #waiting = 0;
  readonly #unguarded = new Set<Connection>();
  readonly #turns: ReadingTurns;

  constructor(accepted: AcceptedConnections) {
    this.#turns = new ReadingTurns(accepted);
  }

  /** Starts watching a connection that the server has just accepted. */
  take(socket: Socket): void {
    const connection = new Connection(socket, this.#turns, (more) => this.#wait(more));
    known.set(socket, connection);
    this.#turns.take(socket);
    this.#unguarded.add(connection);
    socket.on('close', () => {
      this.#unguarded.delete(connection);
      this.#turns.left(socket);
    });
    this.#wait(0);
  }

  /** To be called when the server closes: from now on all are read at once. */
  close(): void {
    this.#turns.close();
  }

  #wait(more: number): void {
    this.#waiting += more;
    if (this.#waiting <= MAX_WAITING_OF_ALL) return;
    for (const connection of this.#unguarded) connection.guard();
    this.#unguarded.clear();
  }
}

/** One connection of an HTTP server: tracks its requests, and closes it in order. */
export class Connection {
  readonly #socket: Socket;
  readonly #turns: ReadingTurns;
  /** Reports a change in the number of waiting requests. */
  readonly #wait: (more: number) => void;
  /** Node's parser, once the input passes through this object. */
  #parse: ((bytes: Buffer) => void) | undefined;
  /** Requests that wait until earlier ones have been answered. */
  #waiting = 0;
  /** Bytes passed to the parser since a request began to wait. */
  #waitingBytes = 0;
  /** Whether input is held back from the parser. */
  #holds = false;
  /** Whether further input is discarded. */
  #over = false;
  /** Whether nothing behind the newest request is read. */
  #isLast = false;
  #newest: Exchange | undefined;
  /** Bytes known to belong to the body of the newest request, and so to contain no other request. */
  #ofBody = 0;
  /** The newest input, and how much of it has been passed to the parser. */
  #bytes: Buffer = NOTHING;
  #at = 0;
  #chunk = 0;

  constructor(socket: Socket, turns: ReadingTurns, wait: (more: number) => void) {
    this.#socket = socket;
    this.#turns = turns;
    this.#wait = wait;
    // Node removes its own listener for CONNECT requests, and after the first error.
    socket.on('error', () => socket.destroy());
    // `once` would keep two more objects per connection, and there may be very many; `close` is emitted only once
    // anyway.
    socket.on('close', () => {
      wait(-this.#waiting);
      this.#waiting = 0;
    });
  }

  /**
   * From now on passes input to Node's parser in small pieces, and none while requests wait, so that backpressure
   * reaches the client.
   */
  guard(): void {
    if (this.#parse !== undefined || this.#over) return;
    this.#parse = takeInput(this.#socket, (bytes) => this.#came(bytes));
    if (this.#parse !== undefined) this.#socket.on('drain', () => this.#resume());
  }

  /** Whether requests of the connection have not been answered yet. */
  get isBusy(): boolean {
    return this.#newest?.response.destroyed === false;
  }

  /** Says whose its newest request is. */
  belongsTo(owner: Owner): void {
    this.#turns.belongsTo(this.#socket, owner);
  }

  /** Whether its last answer has been sent, or waits only for earlier ones. */
  get isOver(): boolean {
    return this.#over;
  }

  /** The newest request whose head has arrived. */
  get newest(): IncomingMessage | undefined {
    return this.#newest?.request;
  }

  /** Whether input is held back from the parser. */
  get holds(): boolean {
    return this.#holds;
  }

  /** Whether it is not read until its turn comes. */
  get awaitsTurn(): boolean {
    return this.#turns.has(this.#socket);
  }

  /**
   * Runs pipelined requests one after another, because each may depend on the earlier ones (RFC 9112, section 9.3.2).
   * Node itself only keeps the answers in order: a response has no socket until the earlier ones have ended.
   */
  onRequest(request: IncomingMessage, response: ServerResponse, begin: RequestListener): void {
    this.#turns.onRequest(this.#socket);
    if (this.#isLast) return;
    if (request.headers.upgrade !== undefined) this.#endAfter(response);
    const before = this.#newest?.response;
    const newest: Exchange = { request, response };
    this.#newest = newest;
    const length = request.headers['content-length'];
    if (length !== undefined && this.#chunk > 0) this.#ofBody = Number(length) - this.#chunk;
    const isNext = response.socket !== null;
    if (isNext || before === undefined) {
      begin(request, response);
      return;
    }
    this.#waiting++;
    this.#wait(1);
    this.guard();
    before.once('close', () => {
      const hasLeft = response.socket === null || this.#socket.destroyed;
      if (hasLeft) return;
      this.#waiting--;
      if (this.#waiting === 0) this.#waitingBytes = 0;
      this.#wait(-1);
      // The input that broke the connection may be in the body of a request that has not begun.
      if (newest.instead !== undefined) newest.instead();
      else if (!this.#over || request.complete) begin(request, response);
      this.#resume();
    });
  }

  /**
   * Reads nothing behind a request that asks for another protocol, which is not taken. Node 26 drops what has come with it,
   * so that it would go on in the middle of the input.
   */
  #endAfter(response: ServerResponse): void {
    this.#isLast = true;
    response.setHeader('Connection', 'close');
    this.guard();
  }

  /**
   * The input from the start of the line in which the parser stopped.
   * @param given the parser's last input
   * @param parsed how many bytes of it were valid
   */
  textFrom(given: Buffer, parsed: number): string {
    const [bytes, place] = this.#chunk > 0 ? [this.#bytes, this.#at + parsed] : [given, parsed];
    const line = bytes.lastIndexOf('\n', Math.max(place - 1, 0)) + 1;
    return bytes.toString('latin1', line);
  }

  /**
   * Accepts no further requests, and closes the connection once the pending answers have been sent.
   * @param answer writes the last answer; not called if the client has left, or if the request that broke the
   * connection has been answered already
   */
  end(answer: (socket: Socket) => void): void {
    this.#turns.onRequest(this.#socket);
    if (this.#over) return;
    this.#over = true;
    // Further input is read and discarded. With unread input the connection would be reset, and the client could lose
    // the answer.
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
    } else if (response.socket === null) this.#newest.instead = () => finish(answer);
    else finish(answer);
  }

  #came(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#holds = false;
    for (this.#at = 0; this.#at < bytes.length && !this.#isDone; this.#at += this.#chunk) {
      if (this.#mayHold && (this.#isFull || this.#socket.isPaused())) {
        this.#hold(bytes.subarray(this.#at));
        break;
      }
      const morselSize = this.#turns.isCrowded ? CROWDED_MORSEL : MORSEL;
      const size = Math.max(morselSize, this.#ofBody);
      const isAll = this.#at === 0 && bytes.length <= size;
      const morsel = isAll ? bytes : bytes.subarray(this.#at, this.#at + size);
      this.#chunk = morsel.length;
      this.#ofBody -= morsel.length;
      this.#parse!(morsel);
      if (this.#waiting > 0) this.#waitingBytes += morsel.length;
    }
    this.#bytes = NOTHING;
    this.#chunk = 0;
  }

  /** Whether all that is served has been read. */
  get #isDone(): boolean {
    return this.#over || (this.#isLast && this.#newest?.request.complete === true);
  }

  /** Whether reading stops until waiting requests have been answered. */
  get #isFull(): boolean {
    const most = this.#turns.isCrowded ? MAX_WAITING_IN_CROWD : MAX_WAITING;
    return this.#waiting >= most || this.#waitingBytes >= MAX_WAITING_BYTES;
  }

  /** Whether the socket takes input back. Where all of it had been read before Node's turn came, it does not any more. */
  get #mayHold(): boolean {
    return !this.#socket.readableEnded;
  }

  #hold(rest: Buffer): void {
    this.#holds = true;
    this.#socket.pause();
    this.#socket.unshift(rest);
  }

  #resume(): void {
    // If Node has paused reading because the client does not read its answers, Node resumes it.
    if (!this.#holds || this.#isFull || this.#socket.writableNeedDrain) return;
    this.#turns.goOn(this.#socket);
  }
}

const NOTHING = Buffer.alloc(0);

/** Closes a connection after its input. Closing at once could discard an answer while the client is still sending. */
export function linger(socket: Socket): void {
  socket.end();
  socket.resume();
  let read = socket.bytesRead;
  let lingers = 0;
  const look = () => {
    lingers += 1;
    if (socket.bytesRead === read || lingers === MOST_LINGERS) socket.destroy();
    read = socket.bytesRead;
  };
  // What has arrived while the process was busy is read before.
  const timer = setInterval(() => setImmediate(look), LINGER);
  socket.once('close', () => clearInterval(timer));
}
