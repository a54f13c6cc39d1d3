/* oxlint-disable no-underscore-dangle -- a stream's own methods are named so (Node: `stream`, "API for stream implementers") */
import type { IncomingMessage as Message } from 'node:http';
import type { Holding } from '../base/memory-budget.ts';
import type { HttpRequest } from './exchange.ts';
import { BodyTooLarge, Crowded, EMPTY_BODY } from './body.ts';
import { IncomingMessage } from './node-http.ts';
import { readStream } from './stream-body.ts';
import { endAtOnce } from './undocumented.ts';

/** Initial size of the buffer for a body that comes in several pieces. */
const FIRST_ROOM = 16 * 1024;

type Taker = (body: Buffer | BodyTooLarge | Crowded) => void;

/**
 * Reads a request body of up to `limit` bytes, then calls `done` with it, or with a {@link BodyTooLarge} or
 * {@link Crowded}. The rest of such a body is read and discarded, so that a client that reads only after it has sent
 * everything gets its answer on the same connection. If the client leaves before the end, `done` is not called. A
 * callback rather than a promise, because hot operations use it. Call it at most once per request, and not for a request
 * that is read as a stream.
 * @param hold called for a body that comes in several pieces: counts it among all; whoever is called has to end that. Not
 * for requests to other servers than those that `listen` started
 */
export function readBody(
  request: HttpRequest,
  limit: number,
  done: Taker,
  hold?: () => Holding,
): void {
  const { wholeBody } = request;
  if (request instanceof IncomingRequest) request.takeBody(limit, done, hold);
  else if (wholeBody === undefined) readStream(request as Message, limit, done);
  else done(wholeBody.length > limit ? new BodyTooLarge(limit, wholeBody.length) : wholeBody);
}

/**
 * A request that collects its body as Node's parser delivers it (`_http_common.js`, `parserOnBody`). The queue and the
 * events of a stream would add about a tenth to a small request. It becomes an ordinary stream if it is read as one.
 *
 * Chunks are copied into one buffer as they arrive: each is an object of about a hundred bytes even if it holds one
 * byte, and Node would keep up to 64 KB of data in such chunks.
 */
export class IncomingRequest extends IncomingMessage {
  #body: Buffer<ArrayBuffer> = EMPTY_BODY;
  /** Whether the memory of the body was allocated here, and is known to nobody else. */
  #isOwn = false;
  #size = 0;
  #limit = Infinity;
  #taker: Taker | undefined = undefined;
  #hold: (() => Holding) | undefined = undefined;
  /** Its part of the memory for all bodies. */
  #held: Holding | undefined = undefined;
  #isCrowded = false;
  /** Whether the stream has taken over: it has received the collected data and receives what still arrives. */
  #isStream = false;

  /** See {@link readBody}. */
  takeBody(limit: number, done: Taker, hold: (() => Holding) | undefined): void {
    if (this.#isStream) {
      const body = this.read() as Buffer | null;
      this.#size = body?.length ?? 0;
      done(this.#size > limit ? new BodyTooLarge(limit, this.#size) : (body ?? EMPTY_BODY));
      return;
    }
    this.#limit = limit;
    this.#taker = done;
    this.#hold = hold;
    if (this.#size > limit) this.#body = EMPTY_BODY;
    // `push` may have paused the parser.
    if (this.#size >= this.readableHighWaterMark) this.socket.resume();
  }

  /** Called by the parser. @returns whether it may continue */
  override push(piece: Buffer | null): boolean {
    if (this.#isStream) return super.push(piece);
    const taker = this.#taker;
    if (piece !== null) {
      this.#gather(piece);
      return taker !== undefined || this.#size < this.readableHighWaterMark;
    }
    if (taker === undefined) {
      this.#becomeStream();
      return super.push(null);
    }
    const body = this.#outcome();
    // An idle connection keeps a reference to its last request.
    this.#taker = undefined;
    this.#hold = undefined;
    this.#body = EMPTY_BODY;
    this.#isOwn = false;
    this.#isStream = true;
    if (!endAtOnce(this)) super.push(null);
    taker(body);
    return false;
  }

  /** Called if the request is read as a stream. */
  override _read(size: number): void {
    if (!this.#isStream) this.#becomeStream();
    super._read(size);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    // The client has left before the end of its body.
    this.#free();
    super._destroy(error, done);
  }

  #gather(piece: Buffer): void {
    const before = this.#size;
    this.#size += piece.length;
    if (this.#size > this.#limit || this.#isCrowded) this.#drop();
    else if (before === 0) this.#body = piece as Buffer<ArrayBuffer>;
    else if (this.#hasRoom()) {
      if (this.#size > this.#body.length) this.#grow(before);
      piece.copy(this.#body, before);
    } else {
      this.#isCrowded = true;
      this.#drop();
    }
  }

  /** Counts the body among all. */
  #hasRoom(): boolean {
    if (this.#hold === undefined) return true;
    this.#held ??= this.#hold();
    return this.#held.set(this.#size);
  }

  #drop(): void {
    this.#free();
    this.#held?.set(0);
  }

  /** Gives the memory back at once: the garbage collector may not run for a long time if nothing else happens. */
  #free(): void {
    if (this.#isOwn) this.#body.buffer.transfer(0);
    this.#isOwn = false;
    this.#body = EMPTY_BODY;
  }

  #outcome(): Buffer | BodyTooLarge | Crowded {
    if (this.#size > this.#limit) return new BodyTooLarge(this.#limit, this.#size);
    return this.#isCrowded ? new Crowded() : this.#gathered();
  }

  /** Doubles the buffer. Memory that is never written to costs nothing. */
  #grow(length: number): void {
    const announced = Number(this.headers['content-length'] ?? Infinity);
    const room = Math.max(FIRST_ROOM, 2 ** Math.ceil(Math.log2(this.#size)));
    const larger = Buffer.allocUnsafeSlow(Math.min(room, announced));
    this.#body.copy(larger, 0, 0, length);
    this.#free();
    this.#body = larger;
    this.#isOwn = true;
  }

  #gathered(): Buffer {
    const body = this.#body;
    return this.#size === body.length ? body : body.subarray(0, this.#size);
  }

  #becomeStream(): void {
    this.#isStream = true;
    if (this.#size > 0) super.push(this.#gathered());
    this.#body = EMPTY_BODY;
    this.#isOwn = false;
  }
}
