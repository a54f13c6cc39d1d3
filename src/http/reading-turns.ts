import type { Socket } from 'node:net';
import type { AcceptedConnections } from '../base/accepted-connections.ts';
import { NOBODY, OwnerQueue, type Owner } from '../base/owner-queue.ts';

/** The most connections that have waited and are read in a turn. */
const MOST_IN_TURN = 128;

/**
 * Has the connections of a server that Node reads take turns, where very many send at once. Node parses the requests of each
 * as soon as there is input, and makes their objects, which takes about as long as to answer them; whoever has sent
 * something to another server would wait for all of it.
 *
 * A connection whose turn has not come is paused, so its input stays with the system, and so does the end of it. Nothing is
 * held here, and it does no harm if Node resumes a connection earlier. The system says of what there is to read in an order
 * of its own, so as many are read in a turn as fit into it, and each goes to the end of the queue when it has sent something.
 *
 * Owners take turns, so that one with very many connections delays only its own. Whose a connection is, its last request has
 * told; new ones wait for one another, and have half of the turns.
 */
export class ReadingTurns {
  readonly #accepted: AcceptedConnections;
  /** Connections that have come in this turn. What had been read of them before may not be parsed yet. */
  readonly #new = new Set<Socket>();
  /** Connections that are read at any time, because they have sent nothing lately. */
  readonly #quiet = new Set<Socket>();
  /** Connections whose turn it is, and that have sent nothing in it so far. */
  readonly #next = new Set<Socket>();
  /** Connections that have sent something in this turn. */
  readonly #served = new Set<Socket>();
  /** Connections that are not read until their turn comes. */
  readonly #waiting = new OwnerQueue<Socket>();
  /** How many of these are read in the next turn. */
  #window = MOST_IN_TURN;
  readonly #owners = new WeakMap<Socket, Owner>();
  /** When the time of this turn is used up; undefined if nothing has been read in it. */
  #until: number | undefined;
  #isUsedUp = false;
  #isTurnOfNew = false;
  #isTurnAwaited = false;
  #isClosing = false;

  constructor(accepted: AcceptedConnections) {
    this.#accepted = accepted;
  }

  /** A connection that Node has just begun to read. */
  take(socket: Socket): void {
    this.#new.add(socket);
    this.#awaitTurn();
  }

  /** Says whose the newest request of a connection is. One that is refused leaves it to whom it was known to belong. */
  belongsTo(socket: Socket, owner: Owner): void {
    if (owner !== NOBODY || !this.#owners.has(socket)) this.#owners.set(socket, owner);
  }

  /** To be called when a connection has closed. */
  left(socket: Socket): void {
    for (const some of [this.#new, this.#quiet, this.#next, this.#served, this.#waiting]) {
      some.delete(socket);
    }
  }

  /** Node has read a request, or something else that is answered. */
  onRequest(socket: Socket): void {
    const now = this.#accepted.now();
    this.#until ??= now + this.#accepted.turnLength;
    this.#awaitTurn();
    if (this.#quiet.delete(socket) || this.#next.delete(socket)) this.#served.add(socket);
    else if (this.#waiting.has(socket)) this.#waitAgain(socket);
    if (now < this.#until || this.#isUsedUp || this.#isClosing) return;
    this.#isUsedUp = true;
    this.#window = Math.max(1, this.#served.size - 1);
    this.#waiting.putBack(
      this.#paused(this.#next).map((each) => [each, this.#owners.get(each)] as const),
    );
    this.#queue(this.#quiet);
  }

  /** Has a connection go on that has been paused by somebody else: in its turn, if others wait. */
  goOn(socket: Socket): void {
    if (!this.isCrowded || this.#new.has(socket)) {
      socket.resume();
      return;
    }
    for (const some of [this.#quiet, this.#next, this.#served]) some.delete(socket);
    this.#wait(socket);
  }

  /** Whether connections wait for their turn, so that those that are read have few requests read at a time. */
  get isCrowded(): boolean {
    return this.#waiting.size > 0;
  }

  /** Whether a connection waits for its turn. */
  has(socket: Socket): boolean {
    return this.#waiting.has(socket);
  }

  /** Has all be read from now on: the server closes, and connections without a request would be closed. */
  close(): void {
    this.#isClosing = true;
    while (this.#waiting.size > 0) this.#waiting.next()!.resume();
  }

  /** Has connections wait behind all others of their owners. */
  #queue(sockets: Set<Socket>): void {
    for (const socket of this.#paused(sockets)) this.#wait(socket);
  }

  /** Has a connection that Node has resumed before its turn wait again: it does so when an answer has been sent. */
  #waitAgain(socket: Socket): void {
    this.#waiting.delete(socket);
    socket.pause();
    this.#wait(socket);
  }

  #wait(socket: Socket): void {
    this.#waiting.add(socket, this.#owners.get(socket));
  }

  /** Pauses connections, and takes them away. @returns those that were read */
  #paused(sockets: Set<Socket>): Socket[] {
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

  /** Every second one is of those whose owner is not known yet, however many owners there are. */
  #nextInTurn(): Socket {
    this.#isTurnOfNew = !this.#isTurnOfNew;
    return (
      (this.#isTurnOfNew ? this.#waiting.nextOf(undefined) : undefined) ?? this.#waiting.next()!
    );
  }

  #awaitTurn(): void {
    if (this.#isTurnAwaited) return;
    this.#isTurnAwaited = true;
    setImmediate(() => {
      this.#isTurnAwaited = false;
      this.#begin();
      if (this.#waiting.size > 0) this.#awaitTurn();
    });
  }

  #begin(): void {
    if (!this.#isUsedUp) this.#window = Math.min(MOST_IN_TURN, 2 * this.#window);
    this.#isUsedUp = false;
    this.#until = undefined;
    if (this.#waiting.size > 0) this.#queue(this.#served);
    for (const known of [this.#served, this.#next, this.#new]) {
      for (const socket of known) this.#quiet.add(socket);
      known.clear();
    }
    while (this.#next.size < this.#window && this.#waiting.size > 0) {
      const socket = this.#nextInTurn();
      this.#next.add(socket);
      socket.resume();
    }
  }
}
