import type { Socket } from 'node:net';
import { linger } from '../connection.ts';
import type { HttpRequest, HttpResponse } from '../exchange.ts';
import { sendTogether, type Sender } from '../send-together.ts';
import { FrontRequest } from './front-request.ts';
import { FrontResponse, type AnsweringConnection } from './front-response.ts';
import { INCOMPLETE, readHead, UNCERTAIN, type HeaderBlock } from './read-head.ts';

/** The most that is held of input that is no whole request yet, or waits for its turn. */
const MOST_HELD = 64 * 1024;
/** In how many pieces a request may arrive. Each further one has the earlier ones copied and read again. */
const MOST_PIECES = 8;
/** Characters of answers that are sent without waiting for further ones. */
const PORTION = 64 * 1024;

/** Checks after which a connection on which nothing has come is Node's. */
const SILENT = 5;

/** What the connections of a front have in common. */
export interface FrontServer {
  /** How long a connection without a request is left open, in milliseconds. */
  readonly idle: number;
  /** The number of the next check of all connections. */
  readonly checks: number;
  serve(request: HttpRequest, response: HttpResponse): void;
  /** Counts what connections hold of input. @returns whether there is room for it */
  hold(more: number): boolean;
  /**
   * Whether another request may be served in this turn of the event loop. Otherwise the front calls
   * {@link FrontConnection.goOnInTurn} in a later one.
   */
  mayGoOn(connection: FrontConnection): boolean;
  /** Has Node serve a connection from now on. */
  handOver(socket: Socket): void;
  left(connection: FrontConnection): void;
}

/** A connection all of whose requests have been usual so far. */
export class FrontConnection implements AnsweringConnection, Sender {
  readonly socket: Socket;
  readonly #front: FrontServer;
  /** The newest input, and how much of it has become requests. */
  #bytes: Buffer = NOTHING;
  #at = 0;
  /** How many pieces of input it consists of. */
  #pieces = 0;
  /** What is counted of it. */
  #held = 0;
  /** The headers of the last request. */
  #known: HeaderBlock | undefined = undefined;
  /** The answer to the request that is served. The next one is read after it. */
  #current: FrontResponse | undefined = undefined;
  #isReading = false;
  /** Whether the next request is for a later turn. */
  #isHeldBack = false;
  /** Whether the client has closed its side. */
  #hasEnded = false;
  /** Whether there will be no further answer. */
  #isOver = false;
  /** Answers that have not been sent, with a character for each byte. */
  #out = '';
  /** Those of them whose events somebody waits for. */
  #watched: FrontResponse[] = NONE;
  #isToSend = false;
  /** The check since which it has waited for input. */
  #since: number;
  /** The check since which the client has read nothing, and how much it had read by then. */
  #stalledSince: number;
  #sent = 0;

  constructor(front: FrontServer, socket: Socket) {
    this.#front = front;
    this.socket = socket;
    this.#since = front.checks;
    this.#stalledSince = front.checks;
    socket.on('data', this.#onData);
    socket.on('end', this.#onEnd);
    socket.on('drain', this.#onDrain);
    socket.on('error', this.#onError);
    socket.on('close', this.#onClose);
    // Who has detected the protocol has paused it.
    socket.resume();
  }

  get idle(): number {
    return this.#front.idle;
  }

  /** Closes it if no request of it is served or arriving. */
  closeIdle(): void {
    if (!this.#isBusy && !this.#isPartial) this.socket.destroy();
  }

  /**
   * Closes it if nothing has happened for too long.
   * @param idle checks without a request
   * @param stalled checks in which the client has read nothing of its answers
   */
  check(idle: number, stalled: number): void {
    const { checks } = this.#front;
    const sent = this.socket.bytesWritten - this.socket.writableLength;
    if (this.socket.writableLength === 0 || sent !== this.#sent) this.#stalledSince = checks;
    this.#sent = sent;
    if (checks - this.#stalledSince > stalled) this.socket.destroy();
    else if (this.#isOver) return;
    else if (this.#isBusy) this.#since = checks;
    // Node waits for a first request, or the rest of one, and measures how long that takes.
    else if (this.#isPartial || this.#isSilent) this.#handOver();
    else if (checks - this.#since > idle) this.socket.destroy();
  }

  answer(response: FrontResponse, bytes: string): void {
    this.#out += bytes;
    if (!response.isWatched) response.destroyed = true;
    else if (this.#watched === NONE) this.#watched = [response];
    else this.#watched.push(response);
    this.#current = undefined;
    if (this.#out.length > PORTION) this.send();
    else if (!this.#isToSend) {
      this.#isToSend = true;
      sendTogether(this);
    }
    this.#goOn();
  }

  send(): void {
    this.#isToSend = false;
    const out = this.#out;
    if (out === '') return;
    this.#out = '';
    this.socket.write(out, 'latin1');
    const watched = this.#watched;
    if (watched === NONE) return;
    this.#watched = NONE;
    for (const response of watched) response.close(true);
  }

  ended(response: FrontResponse, isLast: boolean): void {
    this.#current = undefined;
    response.close(true);
    if (isLast) this.#end();
    else this.#goOn();
  }

  /** The requests of others have been served. */
  goOnInTurn(): void {
    this.#isHeldBack = false;
    this.#goOn(true);
  }

  /** Whether the next request is not served yet, be it there or not. */
  get #isWaiting(): boolean {
    return this.#current !== undefined || this.#isHeldBack;
  }

  get #isBusy(): boolean {
    if (this.#isWaiting) return true;
    return this.#out !== '' || this.socket.writableLength > 0;
  }

  /** Whether nothing has come for some time since it was accepted. */
  get #isSilent(): boolean {
    return this.socket.bytesRead === 0 && this.#front.checks - this.#since > SILENT;
  }

  /** Whether a part of a request has arrived, and is not held back. */
  get #isPartial(): boolean {
    return !this.#isWaiting && this.#bytes.length > this.#at;
  }

  readonly #onData = (chunk: Buffer): void => {
    if (this.#isOver) return;
    const rest = this.#bytes.length - this.#at;
    this.#bytes = rest === 0 ? chunk : Buffer.concat([this.#bytes.subarray(this.#at), chunk]);
    this.#at = 0;
    this.#pieces += 1;
    this.#read(true);
  };

  readonly #onEnd = (): void => {
    this.#hasEnded = true;
    this.#goOn();
  };

  readonly #onDrain = (): void => {
    this.#current?.drained();
    this.#goOn();
  };

  readonly #onError = (): void => {
    this.socket.destroy();
  };

  readonly #onClose = (): void => {
    this.#isOver = true;
    this.#count(0);
    this.#front.left(this);
    this.#out = '';
    this.#bytes = NOTHING;
    const open = this.#current === undefined ? this.#watched : [...this.#watched, this.#current];
    this.#watched = NONE;
    this.#current = undefined;
    for (const response of open) response.close(false);
  };

  /**
   * Serves one request after another, as long as they are whole and are answered at once.
   * @param isInTurn whether the first of them is served in any case
   */
  #read(isInTurn: boolean): void {
    if (this.#isReading) return;
    this.#isReading = true;
    const isUsual = this.#readUsual(isInTurn);
    this.#isReading = false;
    if (this.#isOver) return;
    if (isUsual) this.#keepRest();
    else this.#handOver();
  }

  /** @returns false if the next request is for Node */
  #readUsual(isInTurn: boolean): boolean {
    let isNext = isInTurn;
    while (!this.#isWaiting && !this.#isOver && this.#at < this.#bytes.length) {
      // The client does not read its answers.
      if (this.socket.writableNeedDrain) return true;
      const head = readHead(this.#bytes, this.#at, this.#known);
      if (head === UNCERTAIN) return false;
      if (head === INCOMPLETE) return this.#mayGrow(0);
      const { block, end } = head;
      const next = end + block.contentLength;
      if (next > this.#bytes.length) return this.#mayGrow(next - this.#at);
      if (!isNext && !this.#front.mayGoOn(this)) {
        this.#isHeldBack = true;
        return true;
      }
      isNext = false;
      this.#known = block;
      this.#at = next;
      this.#pieces = 1;
      const body = block.contentLength > 0 ? this.#bytes.subarray(end, next) : undefined;
      const request = new FrontRequest(head, body, this.socket);
      this.#current = new FrontResponse(request, this);
      this.#front.serve(request, this.#current);
    }
    return true;
  }

  /** Whether the rest of a request is awaited here. @param size of the whole request; 0 if it is unknown */
  #mayGrow(size: number): boolean {
    return !this.#hasEnded && size <= MOST_HELD && this.#pieces < MOST_PIECES;
  }

  #keepRest(): void {
    const rest = this.#bytes.length - this.#at;
    if (rest === 0) {
      this.#bytes = NOTHING;
      this.#at = 0;
      this.#pieces = 0;
      this.#since = this.#front.checks;
      if (this.#held > 0) this.#count(0);
      if (this.#hasEnded && this.#current === undefined) this.#end();
      return;
    }
    const hasRoom = this.#count(this.#bytes.length) && rest <= MOST_HELD;
    const isWaiting = this.#isWaiting || this.socket.writableNeedDrain;
    if (!isWaiting && !hasRoom) this.#handOver();
    else if (isWaiting && !hasRoom && !this.#hasEnded) this.socket.pause();
  }

  #count(bytes: number): boolean {
    const more = bytes - this.#held;
    this.#held = bytes;
    return this.#front.hold(more);
  }

  #goOn(isInTurn = false): void {
    if (this.#isReading || this.#isOver) return;
    if (this.socket.isPaused()) this.socket.resume();
    this.#read(isInTurn);
  }

  #end(): void {
    this.#finish();
    if (this.#hasEnded) this.socket.end();
    else linger(this.socket);
  }

  /** No request is read any more. */
  #finish(): void {
    this.send();
    this.#isOver = true;
    this.#bytes = NOTHING;
    this.#at = 0;
    if (this.#held > 0) this.#count(0);
  }

  /** Has Node serve the connection, beginning with what has not become a request. */
  #handOver(): void {
    const { socket } = this;
    const rest = this.#bytes.subarray(this.#at);
    this.#finish();
    socket.off('data', this.#onData);
    socket.off('end', this.#onEnd);
    socket.off('drain', this.#onDrain);
    socket.off('error', this.#onError);
    socket.off('close', this.#onClose);
    this.#front.left(this);
    socket.pause();
    // What has ended takes nothing back.
    const hasEnded = socket.readableEnded;
    if (rest.length > 0 && !hasEnded) socket.unshift(rest);
    this.#front.handOver(socket);
    if (hasEnded) {
      socket.emit('data', rest);
      socket.emit('end');
    } else socket.resume();
  }
}

const NOTHING = Buffer.alloc(0);
const NONE: FrontResponse[] = [];
