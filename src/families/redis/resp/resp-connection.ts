import type { Socket } from 'node:net';
import type { Alarm } from '../../../base/alarms.ts';
import type { Met } from '../../../contract/faults/fault.ts';
import type { ByteString } from '../../../engines/redis/bytes.ts';
import {
  PendingReply,
  Replies,
  type ConnectionListener,
  type RedisConnection,
} from '../../../engines/redis/connection.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import type { Resp3Reply } from '../../../engines/redis/resp3.ts';
import { messageOf } from '../errors.ts';
import { InFlight } from './in-flight.ts';
import { OutputBuffer } from './output-buffer.ts';
import { OutputLimits } from './output-limits.ts';
import { isLong } from './reply-in-parts.ts';
import { ProtocolError, RequestParser, type Request, type TooLarge } from './request-parser.ts';
import type { RespFaults } from './resp-faults.ts';
import type { Sender, Sending } from './sending.ts';

/** How long the commands of one connection may run before others have their turn, in milliseconds. */
const MS_IN_A_GO = 5;
/** The time is looked at after so many commands. */
const LOOK_EVERY = 64;
/** Replies of so many bytes end a turn: they are sent, and the next turn comes when the client has read them. */
const BYTES_IN_A_GO = 256 * 1024;
/** Replies of so many bytes are sent without waiting for those of other connections. */
const SENT_AT_ONCE = 64 * 1024;
/** With so many unread bytes of a client that is being served, its socket is paused. */
const MOST_WAITING = 1024 * 1024;
/** How long a client may take to read the last reply, in milliseconds. */
const LINGER = 2_000;

/** What a connection needs to know of its database, as it is now. */
export interface RespDatabase {
  readonly maxRequestSize: number;
}

export interface RespConnectionOptions {
  readonly database: RespDatabase;
  /** Opens the connection that commands are run on. */
  readonly open: (listener: ConnectionListener) => RedisConnection;
  /** Called with each input. */
  readonly came: () => void;
  /** Sends what all connections have to send, at the end of each turn of the event loop. */
  readonly sending: Sending;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Where tests may have prepared something. */
  readonly faults?: RespFaults | undefined;
}

/** A command that a fault holds back. */
interface HeldBack<What extends Met | Promise<Met> = Met> {
  readonly request: readonly ByteString[];
  readonly met: What;
}

/**
 * One connection that speaks RESP: runs the commands of a pipeline in order, and sends their replies together. A
 * connection that waits for the disk, for another client or for its own to read does not block the others.
 */
export class RespConnection implements ConnectionListener, Sender {
  database: RespDatabase;
  readonly #socket: Socket;
  readonly #connection: RedisConnection;
  readonly #parser: RequestParser;
  readonly #limits: OutputLimits;
  readonly #came: () => void;
  readonly #sending: Sending;
  readonly #output = new OutputBuffer();
  /** No further command may run yet. */
  #isBusy = false;
  /** The output waits until the changes behind it are on the disk. */
  #isHeld = false;
  isSending = false;
  /** The parser may have further commands. */
  #hasMore = false;
  /** The command whose reply is waited for. */
  #pending: PendingReply | undefined;
  readonly #inFlight = new InFlight();
  /** A request that has to wait for the replies in flight. */
  #next: Request | undefined;
  readonly #faults: RespFaults | undefined;
  /** By a latency, or until another copy of the platform has told what the command meets. */
  #heldBack: HeldBack<Met | Promise<Met>> | undefined;
  #alarm: Alarm | undefined;
  /** A fault: the connection is to break in the middle of the reply that is waited for. */
  #isToBeCut = false;
  #isLast = false;
  #inputEnded = false;
  #isOver = false;

  constructor(socket: Socket, options: RespConnectionOptions) {
    const { database, open, came, sending, now } = options;
    this.database = database;
    this.#faults = options.faults;
    this.#socket = socket;
    this.#came = came;
    this.#sending = sending;
    this.#limits = new OutputLimits(now);
    this.#connection = open(this);
    this.#parser = new RequestParser({ maxBytes: database.maxRequestSize, beforeLogin: true });
    socket.on('data', (chunk: Buffer) => this.#received(chunk));
    socket.on('end', () => this.#ended());
    socket.on('drain', () => this.#drained());
    socket.on('close', () => this.#closed());
  }

  /** Takes a push. It is sent together with the others of this turn of the event loop. */
  push(reply: Resp3Reply): void {
    if (this.#isOver) return;
    this.#output.push(reply, this.#connection.version);
    if (this.#isBehind()) return;
    this.#sending.later(this);
  }

  send(): void {
    if (this.#output.hasMoreParts || this.#isBehind()) return;
    this.#flush();
    if (!this.#isBusy && this.#socket.writableNeedDrain) this.#isBusy = true;
  }

  /** Closes the connection of a client for which too much waits (`client-output-buffer-limit`). */
  #isBehind(): boolean {
    const waiting = this.#output.waiting + this.#socket.writableLength;
    if (!this.#limits.areExceeded(waiting, this.#connection.outputLimit)) return false;
    this.#socket.destroy();
    return true;
  }

  end(): void {
    this.#finish();
  }

  /** Runs no further command. One that runs is answered; a blocking one ends without a reply. */
  stop(): void {
    const isUnderWay = this.#pending?.isUnderWay === true;
    if (this.#isHeld || this.#output.hasMoreParts || isUnderWay) this.#isLast = true;
    else this.#finish();
  }

  #received(chunk: Buffer): void {
    if (this.#isOver) return;
    this.#came();
    this.#parser.feed(chunk);
    if (!this.#isBusy) {
      this.#work();
      return;
    }
    // There may be no further input to run it with.
    this.#hasMore = true;
    if (this.#parser.waiting > MOST_WAITING) this.#socket.pause();
  }

  /** One turn: runs commands that have come. @param first a command that was held back */
  #work(first?: HeldBack): void {
    if (this.#isOver) return;
    if (this.#output.hasMoreParts) {
      this.#sendPart();
      return;
    }
    const connection = this.#connection;
    const parser = this.#parser;
    parser.maxBytes = this.database.maxRequestSize;
    this.#flush();
    const until = performance.now() + MS_IN_A_GO;
    this.#hasMore = false;
    let follows = false;
    let held = first;
    for (let count = 1; ; count++) {
      parser.beforeLogin = !connection.isLoggedIn;
      const request = held?.request ?? this.#next ?? parser.next();
      this.#next = undefined;
      if (request === undefined) break;
      if (!this.#inFlight.isEmpty && !this.#mayFollow(request)) {
        this.#next = request;
        break;
      }
      if (!Array.isArray(request)) {
        this.#refuse(request as Exclude<Request, readonly ByteString[]>);
      } else if (isForeign(request[0] as ByteString)) {
        this.#isLast = true;
      } else {
        this.#begin(request, follows, held?.met);
        held = undefined;
        follows = true;
      }
      if (this.#isLast || this.#isWaiting) break;
      if (
        this.#output.hasMoreParts ||
        this.#output.length > BYTES_IN_A_GO ||
        (count % LOOK_EVERY === 0 && performance.now() > until)
      ) {
        this.#hasMore = true;
        break;
      }
    }
    if (this.#isOver) return;
    if (!this.#inFlight.isEmpty) this.#pending = this.#inFlight.take();
    const settled = connection.settled();
    if (settled === undefined) {
      this.#output.forgetChanges();
      this.#wentThrough();
    } else {
      this.#hold(settled);
    }
  }

  /** Runs a command, or what a fault has in its place. @param held the fault, where its latency is over */
  #begin(request: readonly ByteString[], follows: boolean, held: Met | undefined): void {
    const met = held ?? this.#faults?.meet(request[0]!);
    if (met === undefined) {
      this.#run(request, follows);
      return;
    }
    if (met instanceof Promise || (held === undefined && met.latency > 0)) {
      this.#heldBack = { request, met };
      return;
    }
    if (met.connection === 'reset') {
      this.#socket.resetAndDestroy();
      this.#closed();
      return;
    }
    const start = this.#output.length;
    if (met.error === undefined) this.#run(request, follows);
    else this.#add(new RedisError(met.error));
    if (met.connection !== 'cut') return;
    if (this.#pending === undefined) this.#cutReply(start);
    else this.#isToBeCut = true;
  }

  /** Cuts what was added since `start` in the middle, and ends the connection there. */
  #cutReply(start: number): void {
    this.#output.cut(start);
    this.#isLast = true;
  }

  /** Whether further commands have to wait for one that was begun. */
  get #isWaiting(): boolean {
    return this.#pending !== undefined || this.#heldBack !== undefined;
  }

  #run(request: readonly ByteString[], follows: boolean): void {
    const connection = this.#connection;
    const { changes } = connection;
    const start = this.#output.length;
    const mayBeFollowed = this.#mayFollow(request);
    const outcome = connection.run(request, follows);
    if (outcome instanceof PendingReply) {
      if (mayBeFollowed) this.#inFlight.add(outcome.reply);
      else this.#pending = outcome;
      return;
    }
    if (!this.#inFlight.isEmpty) {
      this.#inFlight.add(Promise.resolve(outcome));
      return;
    }
    this.#add(outcome);
    if (connection.changes !== changes) this.#output.noteChange(start);
  }

  /** Whether a command may run before the replies to those before it have come. With faults none may: they come in order. */
  #mayFollow(request: Request): boolean {
    return (
      Array.isArray(request) &&
      this.#faults === undefined &&
      !this.#inFlight.isFull &&
      this.#connection.mayFollow?.(request as readonly ByteString[]) === true
    );
  }

  #add(outcome: Resp3Reply | Replies): void {
    const { version } = this.#connection;
    if (!(outcome instanceof Replies)) {
      if (isLong(outcome) && this.#mayWaitInParts()) {
        this.#output.addInParts(outcome, version);
      } else {
        this.#output.add(outcome, version);
      }
      return;
    }
    for (const reply of outcome.replies) this.#output.add(reply, version);
    if (outcome.isLast) this.#isLast = true;
  }

  /** Where the client has an output limit, the whole of a reply counts at once. */
  #mayWaitInParts(): boolean {
    const { hardBytes, softBytes } = this.#connection.outputLimit;
    return hardBytes === 0 && softBytes === 0;
  }

  /** Sends a part of a long reply. The next one comes in a later turn, when the client has read this one. */
  #sendPart(): void {
    this.#output.addPart();
    this.#flush();
    if (this.#socket.writableNeedDrain) this.#isBusy = true;
    else if (this.#isLast && !this.#output.hasMoreParts) this.#finish();
    else this.#goOnLater();
  }

  #refuse(request: TooLarge | ProtocolError): void {
    if (request instanceof ProtocolError) {
      this.#add(new RedisError(`ERR Protocol error: ${request.reason}`));
      this.#isLast = true;
      return;
    }
    const places = { limit: this.database.maxRequestSize, actual: request.bytes };
    this.#add(new RedisError(messageOf('requestTooLarge', places)));
  }

  /** Holds the output until its changes are on the disk. If that fails, the commands that made them get an error. */
  #hold(settled: Promise<void>): void {
    this.#isBusy = true;
    this.#isHeld = true;
    const go = () => {
      this.#output.forgetChanges();
      this.#isHeld = false;
      this.#wentThrough();
    };
    settled.then(go, (error: unknown) => {
      this.#tellOfLoss(error);
      go();
    });
  }

  #tellOfLoss(error: unknown): void {
    const reply = error instanceof RedisError ? error : new RedisError('ERR internal error');
    this.#output.replaceChanges(reply, this.#connection.version);
  }

  /** A turn has ended, and its replies may be sent. */
  #wentThrough(): void {
    if (this.#isOver) return;
    this.#isBusy = false;
    if (this.#output.hasMoreParts) {
      this.#sendPart();
      return;
    }
    if (this.#isLast) {
      this.#finish();
      return;
    }
    if (this.#hasMore || this.#output.length >= SENT_AT_ONCE) {
      if (this.#isBehind()) return;
      this.#flush();
    } else if (this.#output.length > 0) this.#sending.later(this);
    if (this.#pending !== undefined) this.#wait(this.#pending);
    else if (this.#heldBack !== undefined) this.#holdBack(this.#heldBack);
    else if (this.#socket.writableNeedDrain) this.#isBusy = true;
    else if (this.#hasMore) this.#goOnLater();
    else if (this.#inputEnded) this.#finish();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  #wait(pending: PendingReply): void {
    this.#isBusy = true;
    if (this.#inputEnded && !pending.isUnderWay) {
      this.#finish();
      return;
    }
    void pending.reply.then((reply) => this.#waited(reply));
  }

  #holdBack({ request, met }: HeldBack<Met | Promise<Met>>): void {
    this.#isBusy = true;
    if (this.#inputEnded) {
      this.#finish();
      return;
    }
    if (met instanceof Promise) {
      void met.then((known) => this.#knows({ request, met: known }));
      return;
    }
    this.#alarm = this.#faults!.after(met.latency, () => this.#noLonger({ request, met }));
  }

  /** Another copy has told what a command meets. */
  #knows(held: HeldBack): void {
    if (this.#isOver) return;
    if (held.met.latency > 0) this.#holdBack(held);
    else this.#noLonger(held);
  }

  /** Goes on with what was held back. */
  #noLonger(held: HeldBack): void {
    this.#heldBack = undefined;
    this.#isBusy = false;
    this.#work(held);
  }

  #waited(reply: Resp3Reply | Replies): void {
    if (this.#isOver) return;
    this.#pending = undefined;
    this.#isBusy = false;
    const before = this.#output.length;
    this.#add(reply);
    if (this.#isToBeCut) this.#cutReply(before);
    const { hasMoreParts, length } = this.#output;
    this.#inFlight.adapt(!hasMoreParts && length - before < SENT_AT_ONCE);
    if (this.#isLast) this.#finish();
    else this.#work();
  }

  #goOnLater(): void {
    this.#isBusy = true;
    setImmediate(() => {
      this.#isBusy = false;
      this.#work();
    });
  }

  #drained(): void {
    if (!this.#isBusy || this.#isHeld || this.#isWaiting) return;
    this.#isBusy = false;
    this.#work();
  }

  #flush(): void {
    if (this.#output.length === 0 || this.#isHeld || this.#isOver) return;
    this.#socket.write(this.#output.take(), 'latin1');
  }

  #ended(): void {
    this.#inputEnded = true;
    // A blocking command ends with its client; what is being sent, and commands that have come, do not.
    if (this.#pending?.isUnderWay === true) return;
    if (!this.#isBusy || this.#isWaiting) this.#finish();
  }

  /** Sends what there is to send, and ends the connection. */
  #finish(): void {
    if (this.#isOver) return;
    this.#isHeld = false;
    this.#flush();
    this.#closed();
    const socket = this.#socket;
    socket.removeAllListeners('data');
    socket.end();
    socket.resume();
    socket.setTimeout(LINGER, () => socket.destroy());
  }

  #closed(): void {
    this.#isOver = true;
    this.#alarm?.cancel();
    this.#connection.close();
  }
}

/** Redis 7.2 `networking.c` `securityWarningCommand`: a browser has been made to send this. HTTP goes elsewhere. */
function isForeign(name: ByteString): boolean {
  return (name.length === 4 || name.length === 5) && /^(?:post|host:)$/i.test(name);
}
