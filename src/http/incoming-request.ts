/* oxlint-disable no-underscore-dangle -- a stream's own methods are named so (Node: `stream`, "API for stream implementers") */
import type { IncomingMessage as Message } from 'node:http';
import type { Holding } from '../base/memory-budget.ts';
import type { Owner } from '../base/owner-queue.ts';
import { connectionOf } from './connection.ts';
import type { HttpRequest } from './exchange.ts';
import { BodyTooLarge, EMPTY_BODY } from './body.ts';
import { GatheredBody, type BodyTaker } from './gathered-body.ts';
import { IncomingMessage } from './node-http.ts';
import { readStream } from './stream-body.ts';

/**
 * Reads a request body of up to `limit` bytes, then calls `done` with it, or with a {@link BodyTooLarge} or
 * a `Crowded`. The rest of such a body is read and discarded, so that a client that reads only after it has sent
 * everything gets its answer on the same connection. If the client leaves before the end, `done` is not called. A
 * callback rather than a promise, because hot operations use it. Call it at most once per request, and not for a request
 * that is read as a stream.
 * @param hold called for a body that comes in several pieces: counts it among all; whoever is called has to end that. Not
 * for requests to other servers than those that `listen` started
 */
export function readBody(
  request: HttpRequest,
  limit: number,
  done: BodyTaker,
  hold?: () => Holding,
): void {
  const { wholeBody } = request;
  if (wholeBody !== undefined) {
    done(wholeBody.length > limit ? new BodyTooLarge(limit, wholeBody.length) : wholeBody);
  } else if (request.takeBody !== undefined) request.takeBody(limit, done, hold);
  else readStream(request as Message, limit, done);
}

/**
 * A request that collects its body as Node's parser delivers it (`_http_common.js`, `parserOnBody`). The queue and the
 * events of a stream would cost more than a small body does, and Node would keep up to 64 KB of data in chunks of as
 * little as a byte. It becomes an ordinary stream if it is read as one.
 */
export class IncomingRequest extends IncomingMessage {
  /** Undefined before the first piece, and after the last one. */
  #body: GatheredBody | undefined = undefined;
  #limit = Infinity;
  #taker: BodyTaker | undefined = undefined;
  #hold: (() => Holding) | undefined = undefined;
  /** Whether the stream has taken over: it has received the collected data and receives what still arrives. */
  #isStream = false;

  /** See {@link readBody}. */
  takeBody(limit: number, done: BodyTaker, hold: (() => Holding) | undefined): void {
    if (this.#isStream) {
      const body = this.read() as Buffer | null;
      const size = body?.length ?? 0;
      done(size > limit ? new BodyTooLarge(limit, size) : (body ?? EMPTY_BODY));
      return;
    }
    this.#limit = limit;
    this.#taker = done;
    this.#hold = hold;
    this.#body?.limitTo(limit, hold);
    // `push` may have paused the parser.
    if (this.#isFull) this.socket.resume();
  }

  belongsTo(owner: Owner): void {
    connectionOf(this.socket).belongsTo(owner);
  }

  /** Called by the parser. @returns whether it may continue */
  override push(piece: Buffer | null): boolean {
    if (this.#isStream) return super.push(piece);
    const taker = this.#taker;
    if (piece !== null) {
      this.#gather(piece);
      return taker !== undefined || !this.#isFull;
    }
    if (taker === undefined) {
      this.#becomeStream();
      return super.push(null);
    }
    const body = this.#body?.outcome() ?? EMPTY_BODY;
    // An idle connection keeps a reference to its last request.
    this.#taker = undefined;
    this.#hold = undefined;
    this.#body = undefined;
    this.#isStream = true;
    super.push(null);
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
    this.#body?.free();
    super._destroy(error, done);
  }

  /** Whether no more is read until somebody wants the body. */
  get #isFull(): boolean {
    return this.#body !== undefined && this.#body.size >= this.readableHighWaterMark;
  }

  #gather(piece: Buffer): void {
    if (this.#body === undefined) {
      this.#body = new GatheredBody(Number(this.headers['content-length'] ?? Infinity));
      this.#body.limitTo(this.#limit, this.#hold);
    }
    this.#body.add(piece);
  }

  #becomeStream(): void {
    this.#isStream = true;
    const body = this.#body?.outcome();
    if (body instanceof Uint8Array) super.push(body);
    this.#body = undefined;
  }
}
