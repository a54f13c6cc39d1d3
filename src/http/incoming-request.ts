/* oxlint-disable no-underscore-dangle -- streams of Node name a method so */
import type { IncomingMessage as Message } from 'node:http';
import { BodyTooLarge, EMPTY_BODY } from './body.ts';
import { IncomingMessage } from './node-http.ts';

/** Initial size of the buffer for a body that comes in several pieces. */
const FIRST_ROOM = 16 * 1024;

type Taker = (body: Buffer | BodyTooLarge) => void;

/**
 * What Node does with the stream of a request without a body (`optimizeEmptyRequests`), from some 24 on: it is at its end at once.
 * Otherwise Node would read the empty rest, and the end and the closing of each stream would be events: some 8 % of a small request.
 */
const { _dumpAndCloseReadable: endAtOnce } = IncomingMessage.prototype as {
  readonly _dumpAndCloseReadable?: (this: Message) => void;
};

/**
 * Reads a request body of up to `limit` bytes, then calls `done` with it or with a {@link BodyTooLarge}. A longer one is read
 * to its end but not kept, so that a client that listens only once it has sent everything gets its answer on the same
 * connection. Where the client leaves before the end, `done` is not called. It is a callback rather than a promise because hot
 * operations come through here. It may be called once for a request, and not where the request is read as a stream.
 * @throws TypeError where the request is not one of a server that `listen` has started
 */
export function readBody(request: Message, limit: number, done: Taker): void {
  if (!(request instanceof IncomingRequest)) throw new TypeError('the server gathers no bodies');
  request.takeBody(limit, done);
}

/**
 * A request that gathers its body as Node's parser hands it over (`_http_common.js`, `parserOnBody`): the queue and the events
 * of a stream would cost a small request about a tenth more. It becomes an ordinary stream where it is read as one.
 *
 * Pieces are copied into one buffer as they come: each is an object that costs a hundred times a byte, and Node would keep
 * up to 64 KB of them.
 */
export class IncomingRequest extends IncomingMessage {
  #body: Buffer = EMPTY_BODY;
  #size = 0;
  #limit = Infinity;
  #taker: Taker | undefined = undefined;
  /** Whether the stream has what has been gathered and not been taken, and gets what still comes. */
  #isStream = false;

  /** See {@link readBody}. */
  takeBody(limit: number, done: Taker): void {
    if (this.#isStream) {
      const body = this.read() as Buffer | null;
      this.#size = body?.length ?? 0;
      done(this.#size > limit ? new BodyTooLarge(limit, this.#size) : (body ?? EMPTY_BODY));
      return;
    }
    this.#limit = limit;
    this.#taker = done;
    if (this.#size > limit) this.#body = EMPTY_BODY;
    // `push` may have stopped the parser.
    if (this.#size >= this.readableHighWaterMark) this.socket.resume();
  }

  /** Called by the parser. @returns whether it may go on */
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
    const body =
      this.#size > this.#limit ? new BodyTooLarge(this.#limit, this.#size) : this.#gathered();
    // A connection refers to its last request, for as long as it is idle.
    this.#taker = undefined;
    this.#body = EMPTY_BODY;
    this.#isStream = true;
    if (endAtOnce === undefined) super.push(null);
    else endAtOnce.call(this);
    taker(body);
    return false;
  }

  /** Called where the request is read as a stream. */
  override _read(size: number): void {
    if (!this.#isStream) this.#becomeStream();
    super._read(size);
  }

  #gather(piece: Buffer): void {
    const before = this.#size;
    this.#size += piece.length;
    if (this.#size > this.#limit) this.#body = EMPTY_BODY;
    else if (before === 0) this.#body = piece;
    else {
      if (this.#size > this.#body.length) this.#grow(before);
      piece.copy(this.#body, before);
    }
  }

  /** Makes the buffer twice as large; system memory that is never written to costs nothing. */
  #grow(length: number): void {
    const announced = Number(this.headers['content-length'] ?? Infinity);
    const room = Math.max(FIRST_ROOM, 2 ** Math.ceil(Math.log2(this.#size)));
    const larger = Buffer.allocUnsafeSlow(Math.min(room, announced));
    this.#body.copy(larger, 0, 0, length);
    this.#body = larger;
  }

  #gathered(): Buffer {
    const body = this.#body;
    return this.#size === body.length ? body : body.subarray(0, this.#size);
  }

  #becomeStream(): void {
    this.#isStream = true;
    if (this.#size > 0) super.push(this.#gathered());
    this.#body = EMPTY_BODY;
  }
}
