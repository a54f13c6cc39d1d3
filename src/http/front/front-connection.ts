import type { Socket } from 'node:net';
import { EMPTY_BODY } from '../body.ts';
import { linger } from '../connection.ts';
import { sendTogether, type Sender } from '../send-together.ts';
import { ArrivingBody } from './arriving-body.ts';
import { FrontRequest } from './front-request.ts';
import { FrontResponse, type AnsweringConnection } from './front-response.ts';
import type { FrontServer } from './front-server.ts';
import { passOn } from './pass-on.ts';
import { INCOMPLETE, readHead, UNCERTAIN, type HeaderBlock } from './read-head.ts';

/**
 * The most that is held of input that is no whole request yet, or waits for its turn. A request of more bytes is served
 * before its body has come.
 */
const MOST_HELD = 64 * 1024;
/**
 * In how many pieces a head may arrive, and a body before its request is served. Each further one has the earlier ones
 * copied and read again.
 */
const MOST_PIECES = 8;
/** Characters of answers that are sent without waiting for further ones. */
const PORTION = 64 * 1024;

/** Checks after which a connection on which nothing has come is Node's. */
const SILENT = 5;

/** A connection all of whose requests have been usual so far. */
export class FrontConnection implements AnsweringConnection, Sender {
  readonly socket: Socket;
  readonly #front: FrontServer<FrontConnection>;
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
  /** The body of the request that is served, or has been, while it arrives. */
  #arriving: ArrivingBody | undefined = undefined;
  #isReading = false;
  /** Whether the next request is for a later turn. */
  #isHeldBack = false;
  #isForNode = false;
  /** Whether the client has closed its side. */
  #hasEnded = false;
  /** Whether nothing is read any more, because of a body that has not come in time or whole. */
  #isCutOff = false;
  /** Whether there will be no further answer. */
  #isOver = false;
  /** Answers that have not been sent, with a character for each byte. */
  #out = '';
  /** Those of them whose events somebody waits for. */
  #watched: FrontResponse[] = NONE;
  #isToSend = false;
  /** The check since which it has waited for a request, or for the body of one. */
  #since: number;
  /** The check since which the client has read nothing, and how much it had read by then. */
  #stalledSince: number;
  #sent = 0;

  constructor(front: FrontServer<FrontConnection>, socket: Socket) {
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
   * @param limits in checks: `idle` without a request, `stalled` in which the client has read nothing of its answers,
   * `body` until all of a body has come
   */
  check({ idle, stalled, body }: Readonly<Record<'idle' | 'stalled' | 'body', number>>): void {
    const { checks } = this.#front;
    const sent = this.socket.bytesWritten - this.socket.writableLength;
    if (this.socket.writableLength === 0 || sent !== this.#sent) this.#stalledSince = checks;
    this.#sent = sent;
    if (checks - this.#stalledSince > stalled) this.socket.destroy();
    else if (this.#isOver) return;
    else if (this.#isBodyAwaited) {
      if (checks - this.#since > body) this.#cutOff(408);
    } else if (this.#isBusy) this.#since = checks;
    // Node waits for a first request, or the rest of a head, and measures how long that takes.
    else if (this.#isSilent) this.#handOver();
    else if (this.#isPartial) this.#readPart();
    else if (checks - this.#since > idle) this.socket.destroy();
  }

  answer(response: FrontResponse, bytes: string): void {
    this.#out += bytes;
    if (!response.isWatched) response.destroyed = true;
    else if (this.#watched === NONE) this.#watched = [response];
    else this.#watched.push(response);
    this.#current = undefined;
    this.#arriving?.discard();
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
    this.#arriving?.discard();
    response.close(true);
    if (isLast) this.#end();
    else this.#goOn();
  }

  /** Whether it is held back until it may be handed to Node. */
  get isForNode(): boolean {
    return this.#isForNode;
  }

  /** The requests of others have been served. */
  goOnInTurn(): void {
    this.#isHeldBack = false;
    if (this.#isForNode) this.#handOver();
    else this.#goOn(true);
  }

  /** Whether the next request is not served yet, be it there or not. */
  get #isWaiting(): boolean {
    return this.#current !== undefined || this.#isHeldBack;
  }

  get #isBusy(): boolean {
    if (this.#isWaiting || this.#arriving !== undefined) return true;
    return this.#out !== '' || this.socket.writableLength > 0;
  }

  /** Whether nothing has come for some time since it was accepted. */
  get #isSilent(): boolean {
    return this.socket.bytesRead === 0 && this.#front.checks - this.#since > SILENT;
  }

  /** Whether the client has to send the rest of a body. */
  get #isBodyAwaited(): boolean {
    return this.#arriving?.isHeldBack === false;
  }

  /** Whether a part of a request has arrived, and is not held back. */
  get #isPartial(): boolean {
    return !this.#isWaiting && this.#bytes.length > this.#at;
  }

  readonly #onData = (chunk: Buffer): void => {
    if (this.#isOver || this.#isCutOff) return;
    if (this.#arriving !== undefined) return this.#receive(this.#arriving, chunk);
    const rest = this.#bytes.length - this.#at;
    this.#bytes = rest === 0 ? chunk : Buffer.concat([this.#bytes.subarray(this.#at), chunk]);
    this.#at = 0;
    this.#pieces += 1;
    this.#read(true);
  };

  readonly #onEnd = (): void => {
    this.#hasEnded = true;
    if (this.#arriving !== undefined) this.#cutOff(400);
    else this.#goOn();
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
    this.#endBody();
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
    if (this.#isReading || this.#arriving !== undefined) return;
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
      const isWhole = next <= this.#bytes.length;
      if (!isWhole && this.#mayGrow(next - this.#at)) return true;
      // Node refuses what ends in the middle.
      if (!isWhole && this.#hasEnded) return false;
      if (!isNext && !this.#front.mayGoOn(this)) {
        this.#isHeldBack = true;
        return true;
      }
      isNext = false;
      this.#known = block;
      this.#at = Math.min(next, this.#bytes.length);
      this.#pieces = 1;
      const came = block.contentLength > 0 ? this.#bytes.subarray(end, this.#at) : EMPTY_BODY;
      const body = isWhole ? came : this.#arrive(block.contentLength, came);
      const request = new FrontRequest(head, body, this.socket);
      this.#current = new FrontResponse(request, this);
      this.#front.serve(request, this.#current);
    }
    return true;
  }

  /** Begins a body that has not come whole. */
  #arrive(length: number, came: Buffer): ArrivingBody {
    const body = new ArrivingBody(length, () => this.#goOn());
    if (came.length > 0) body.add(came);
    return (this.#arriving = body);
  }

  /** Passes input on to a body. */
  #receive(body: ArrivingBody, chunk: Buffer): void {
    const size = Math.min(body.left, chunk.length);
    body.add(size === chunk.length ? chunk : chunk.subarray(0, size));
    if (body.left > 0) {
      this.#count(body.unwanted);
      if (body.isHeldBack) this.socket.pause();
      return;
    }
    this.#arriving = undefined;
    this.#bytes = chunk;
    this.#at = size;
    this.#pieces = 1;
    body.deliver();
    this.#read(true);
  }

  /** Ends it in the middle of a body. The request is refused, unless its answer has begun. */
  #cutOff(status: 400 | 408): void {
    const response = this.#current;
    this.#endBody();
    this.#isCutOff = true;
    if (response?.headersSent === true) return;
    this.#current = undefined;
    if (response !== undefined) this.#out += this.#front.refusal(status);
    this.#end();
    response?.close(false);
  }

  #endBody(): void {
    const body = this.#arriving;
    this.#arriving = undefined;
    body?.discard();
  }

  /** Serves a request before its body has come, or has Node read one whose head has not come. */
  #readPart(): void {
    this.#pieces = MOST_PIECES;
    this.#read(true);
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
      const isEnd = (this.#hasEnded || this.#isCutOff) && this.#current === undefined;
      if (isEnd) this.#end();
      else if (this.#arriving?.isHeldBack === true) this.socket.pause();
      return;
    }
    const hasRoom = this.#count(this.#bytes.length) && rest <= MOST_HELD;
    const isWaiting = this.#isWaiting || this.socket.writableNeedDrain;
    if (!isWaiting && !hasRoom) this.#readPart();
    else if (isWaiting && !hasRoom && !this.#hasEnded) this.socket.pause();
  }

  #count(bytes: number): boolean {
    const more = bytes - this.#held;
    this.#held = bytes;
    return this.#front.hold(more);
  }

  #goOn(isInTurn = false): void {
    if (this.#isReading || this.#isOver) return;
    const isHeldBack = this.#arriving?.isHeldBack === true;
    if (!isHeldBack && this.socket.isPaused()) this.socket.resume();
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
    this.#endBody();
    this.#bytes = NOTHING;
    this.#at = 0;
    if (this.#held > 0) this.#count(0);
  }

  /** Has Node serve the connection, beginning with what has not become a request, once it may. */
  #handOver(): void {
    const { socket } = this;
    this.#isForNode = true;
    if (!this.#front.mayHandOver(this)) {
      this.#isHeldBack = true;
      this.#count(this.#bytes.length);
      socket.pause();
      return;
    }
    const rest = this.#bytes.subarray(this.#at);
    this.#finish();
    socket.off('data', this.#onData);
    socket.off('end', this.#onEnd);
    socket.off('drain', this.#onDrain);
    socket.off('error', this.#onError);
    socket.off('close', this.#onClose);
    this.#front.left(this);
    passOn(socket, rest, () => this.#front.handOver(socket));
  }
}

const NOTHING = Buffer.alloc(0);
const NONE: FrontResponse[] = [];
