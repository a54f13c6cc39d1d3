import type { FaultEffect } from '../../../contract/faults/fault.ts';
import type { ByteString } from '../../../engines/redis/bytes.ts';
import { PendingReply, Replies, type RedisConnection } from '../../../engines/redis/connection.ts';
import { OK, RedisError } from '../../../engines/redis/reply.ts';
import type { ReplyLimit } from '../../../engines/redis/reply-limit.ts';
import type { Resp3Reply } from '../../../engines/redis/resp3.ts';
import { messageOf } from '../errors.ts';
import { isAggregate } from './encode.ts';
import type { OutputBuffer } from './output-buffer.ts';
import { ProtocolError, DROPPED, type Request, type RequestTooLarge } from './request-parser.ts';
import type { RespFaults } from './resp-faults.ts';

/** Replies of less than this many bytes are short enough to run more commands before the earlier replies have come. */
const SHORT_REPLIES_BYTES = 64 * 1024;
/** A string of fewer bytes is never too large. */
const SHORT_REPLY = 16 * 1024;
/** No further command is started while those that wait for their replies take this many bytes. */
const MOST_BYTES_UNDER_WAY = 4 * 1024 * 1024;

/**
 * A command that is delayed by the latency of a fault, or until another copy of the platform has reported its fault.
 */
export interface DelayedCommand<
  What extends FaultEffect | Promise<FaultEffect> = FaultEffect | Promise<FaultEffect>,
> {
  readonly request: readonly ByteString[];
  readonly effect: What;
}

interface RequestRunnerOptions {
  readonly connection: RedisConnection;
  /** Receives the encoded replies in the order of the requests. */
  readonly output: OutputBuffer;
  /** Limits the reply to each command. */
  readonly limit: ReplyLimit;
  /** Faults that tests have prepared for commands. */
  readonly faults?: RespFaults | undefined;
  /** Resets the TCP connection, for a fault. */
  readonly reset: () => void;
}

/**
 * Runs the requests of one RESP connection and encodes their replies into its output. It decides which request may start
 * while earlier replies are outstanding; when output is sent is the business of the connection.
 */
export class RequestRunner {
  /** The connection ends once the output has been sent. */
  isLast = false;
  /** The command whose reply is awaited. */
  pending: PendingReply | undefined;
  /** The length of the commands whose replies are awaited, in bytes. */
  bytesUnderWay = 0;
  /** The command that waits for the latency of a fault, or for its fault. */
  delayed: DelayedCommand | undefined;
  readonly #connection: RedisConnection;
  readonly #output: OutputBuffer;
  readonly #limit: ReplyLimit;
  readonly #faults: RespFaults | undefined;
  readonly #reset: () => void;
  readonly #inFlight = new InFlight();
  /** A command has already run in this turn, so the next one starts at the time when that one ended. */
  #follows = false;
  /** A fault: the connection is to be cut in the middle of the pending reply. */
  #isToBeCut = false;

  constructor({ connection, output, limit, faults, reset }: RequestRunnerOptions) {
    this.#connection = connection;
    this.#output = output;
    this.#limit = limit;
    this.#faults = faults;
    this.#reset = reset;
  }

  /** Whether no further request may start until {@link pending} or {@link delayed} has ended. */
  get isWaiting(): boolean {
    return this.pending !== undefined || this.delayed !== undefined;
  }

  beginTurn(): void {
    this.#follows = false;
  }

  /** Joins the replies that are in flight into one {@link pending} reply. */
  endTurn(): void {
    if (!this.#inFlight.isEmpty) this.pending = this.#inFlight.take();
  }

  /** Whether a request may start now, or has to wait for the replies in flight. */
  mayStart(request: Request): boolean {
    return this.#inFlight.isEmpty || this.#mayFollow(request);
  }

  /**
   * Runs a request, or refuses it.
   * @param maxBytes the limit to name if the request is too large
   */
  start(request: Request, maxBytes: number): void {
    if (!Array.isArray(request)) {
      this.#refuse(request as Exclude<Request, readonly ByteString[]>, maxBytes);
    } else if (isForeign(request[0] as ByteString)) {
      this.isLast = true;
    } else {
      const effect = this.#faults?.apply(request[0] as ByteString);
      if (effect === undefined) this.#run(request);
      else if (effect instanceof Promise || effect.latency > 0) this.delayed = { request, effect };
      else this.#runWithFault(request, effect);
    }
  }

  /** Runs a command whose delay is over. */
  startDelayed({ request, effect }: DelayedCommand<FaultEffect>): void {
    this.delayed = undefined;
    this.#runWithFault(request, effect);
  }

  /** Adds the {@link pending} reply to the output. */
  answer(reply: Resp3Reply | Replies): void {
    this.pending = undefined;
    this.bytesUnderWay = 0;
    const before = this.#output.length;
    this.#add(reply);
    if (this.#isToBeCut) this.#cutReply(before);
    const { hasMoreParts, length } = this.#output;
    this.#inFlight.adapt(!hasMoreParts && length - before < SHORT_REPLIES_BYTES);
  }

  #runWithFault(request: readonly ByteString[], effect: FaultEffect): void {
    if (effect.connection === 'reset') {
      this.isLast = true;
      this.#reset();
      return;
    }
    const start = this.#output.length;
    if (effect.error === undefined) this.#run(request);
    else this.#add(this.#connection.refuse(new RedisError(effect.error), request));
    if (effect.connection !== 'cut') return;
    if (this.pending === undefined) this.#cutReply(start);
    else this.#isToBeCut = true;
  }

  /** Cuts the reply that begins at `start` in the middle, and ends the connection there. */
  #cutReply(start: number): void {
    this.#output.cut(start);
    this.isLast = true;
  }

  #run(request: readonly ByteString[]): void {
    const connection = this.#connection;
    const { changes } = connection;
    const start = this.#output.length;
    const mayBeFollowed = this.#mayFollow(request);
    const outcome = connection.run(request, this.#follows);
    this.#follows = true;
    if (outcome instanceof PendingReply) {
      for (const word of request) this.bytesUnderWay += word.length;
      if (mayBeFollowed) this.#inFlight.add(outcome.reply);
      else this.pending = outcome;
      return;
    }
    if (!this.#inFlight.isEmpty) {
      this.#inFlight.add(Promise.resolve(outcome));
      return;
    }
    this.#add(outcome);
    if (connection.changes !== changes) this.#output.noteChange(start);
  }

  /** Whether a command may run before earlier replies have come. With faults none may: they apply in order. */
  #mayFollow(request: Request): boolean {
    return (
      Array.isArray(request) &&
      this.#faults === undefined &&
      !this.#inFlight.isFull &&
      this.bytesUnderWay < MOST_BYTES_UNDER_WAY &&
      this.#connection.mayFollow?.(request as readonly ByteString[]) === true
    );
  }

  #add(outcome: Resp3Reply | Replies): void {
    if (!(outcome instanceof Replies)) {
      this.#addOne(outcome);
      return;
    }
    for (const reply of outcome.replies) this.#addOne(reply);
    if (outcome.isLast) this.isLast = true;
  }

  /** Adds a reply, or an error in place of one that is too large or has no room. */
  #addOne(reply: Resp3Reply): void {
    const { version } = this.#connection;
    if (isShort(reply)) {
      this.#output.add(reply, version);
      return;
    }
    const limit = this.#limit.anew();
    this.#output.addSized(limit.hold(reply), version, limit.counted);
  }

  #refuse(request: RequestTooLarge | typeof DROPPED | ProtocolError, maxBytes: number): void {
    const connection = this.#connection;
    if (request instanceof ProtocolError) {
      this.#add(connection.refuse(new RedisError(`ERR Protocol error: ${request.reason}`)));
      this.isLast = true;
      return;
    }
    if (request === DROPPED) {
      this.#add(connection.refuse(new RedisError(messageOf('crowded'))));
      return;
    }
    const places = { limit: maxBytes, actual: request.bytes };
    this.#add(connection.refuse(new RedisError(messageOf('requestTooLarge', places))));
  }
}

function isShort(reply: Resp3Reply): boolean {
  if (typeof reply === 'string') return reply.length < SHORT_REPLY;
  return reply === OK || !isAggregate(reply);
}

/** Redis 7.2 `networking.c` `securityWarningCommand`: a browser was made to send this over HTTP. */
function isForeign(name: ByteString): boolean {
  const { length } = name;
  // Most names of this length begin with another letter, which is seen sooner than what an expression matches.
  const mayBe = length === 4 ? beginsWith(name, 'p') : length === 5 && beginsWith(name, 'h');
  return mayBe && /^(?:post|host:)$/i.test(name);
}

/** @param letter in lower case */
function beginsWith(name: ByteString, letter: string): boolean {
  return (name.charCodeAt(0) | 0x20) === letter.charCodeAt(0);
}

/** The maximum number of commands in flight: initially, and while replies are short. */
const FEW = 8;
const MOST = 512;

/** Commands that run while earlier replies are outstanding. */
class InFlight {
  #replies: PendingReply['reply'][] = [];
  #most = FEW;

  get isEmpty(): boolean {
    return this.#replies.length === 0;
  }

  get isFull(): boolean {
    return this.#replies.length >= this.#most;
  }

  add(reply: PendingReply['reply']): void {
    this.#replies.push(reply);
  }

  /** Joins the outstanding replies, in order, into one. */
  take(): PendingReply {
    return inOrder(this.#replies.splice(0));
  }

  /** Adapts the maximum to the length of the last replies, because all replies in flight are in memory at once. */
  adapt(areShort: boolean): void {
    this.#most = areShort ? Math.min(this.#most * 2, MOST) : FEW;
  }
}

function inOrder(replies: readonly PendingReply['reply'][]): PendingReply {
  if (replies.length === 1) return new PendingReply(replies[0]!, true);
  const whole = Promise.all(replies).then((all) => {
    const each = all.flatMap((reply) => (reply instanceof Replies ? reply.replies : [reply]));
    const isLast = all.some((reply) => reply instanceof Replies && reply.isLast);
    return new Replies(each, isLast);
  });
  return new PendingReply(whole, true);
}
