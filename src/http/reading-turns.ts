import type { Socket } from 'node:net';

/** How long Node may read requests in a turn of the event loop, in milliseconds, before other connections wait. */
const MOST_MS = 10;
/** How many connections that have waited may be read in a turn. Reading a request of each takes about as long as that. */
const MOST_IN_TURN = 128;

/**
 * Has the connections of a server that Node reads take turns, where very many send at once. Node parses the requests of each
 * as soon as there is input, and makes their objects, which takes about as long as to answer them; whoever has sent
 * something to another server would wait for all of it.
 *
 * A connection whose turn has not come is paused, so its input stays with the system, and so does the end of it. Nothing is
 * held here, and it does no harm if Node resumes a connection earlier.
 */
export class ReadingTurns {
  readonly #now: () => number;
  /** Connections that have come in this turn. What had been read of them before may not be parsed yet. */
  readonly #new = new Set<Socket>();
  readonly #read = new Set<Socket>();
  /** Connections whose turn it is, and that have not sent a request in it. */
  readonly #next = new Set<Socket>();
  /** Connections that are not read until their turn comes, those that have waited longest first. */
  #waiting = new Set<Socket>();
  /** When the time of this turn is used up; undefined if nothing has been read in it. */
  #until: number | undefined;
  #isTurnAwaited = false;

  /** @param now in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A connection that Node has just begun to read. */
  take(socket: Socket): void {
    this.#new.add(socket);
    this.#awaitTurn();
    socket.on('close', () => {
      for (const some of [this.#new, this.#read, this.#next, this.#waiting]) some.delete(socket);
    });
  }

  /** Node has read a request, or something else that is answered. */
  onRequest(socket: Socket): void {
    const now = this.#now();
    this.#until ??= now + MOST_MS;
    this.#awaitTurn();
    if (this.#next.delete(socket)) this.#read.add(socket);
    if (now >= this.#until) this.#stopReading();
  }

  /** Whether a connection waits for its turn. */
  has(socket: Socket): boolean {
    return this.#waiting.has(socket);
  }

  #stopReading(): void {
    const unread = this.#pause(this.#next);
    const others = this.#pause(this.#read);
    if (unread.length > 0) this.#waiting = new Set([...unread, ...this.#waiting]);
    for (const socket of others) this.#waiting.add(socket);
  }

  /** Pauses connections, and takes them away. @returns those that were read */
  #pause(sockets: Set<Socket>): Socket[] {
    const paused: Socket[] = [];
    for (const socket of sockets) {
      // Somebody else has paused it, or what is read of it is only discarded.
      if (socket.isPaused() || socket.writableEnded) continue;
      socket.pause();
      sockets.delete(socket);
      paused.push(socket);
    }
    return paused;
  }

  #awaitTurn(): void {
    if (this.#isTurnAwaited) return;
    this.#isTurnAwaited = true;
    setImmediate(() => {
      this.#isTurnAwaited = false;
      this.#until = undefined;
      for (const known of [this.#next, this.#new]) {
        for (const socket of known) this.#read.add(socket);
        known.clear();
      }
      for (const socket of this.#waiting) {
        if (this.#next.size === MOST_IN_TURN) break;
        this.#waiting.delete(socket);
        this.#next.add(socket);
        socket.resume();
      }
      if (this.#waiting.size > 0) this.#awaitTurn();
    });
  }
}
