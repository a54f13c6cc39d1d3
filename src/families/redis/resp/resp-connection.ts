import type { Socket } from 'node:net';
import type { Alarm } from '../../../base/alarms.ts';
import { reportInternalError } from '../../../base/internal-errors.ts';
import type { Holding } from '../../../base/memory-budget.ts';
import type { FaultEffect } from '../../../contract/faults/fault.ts';
import type {
  ConnectionListener,
  PendingReply,
  RedisConnection,
  Replies,
} from '../../../engines/redis/connection.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import { ReplyLimit, sizeOf } from '../../../engines/redis/reply-limit.ts';
import type { Resp3Reply } from '../../../engines/redis/resp3.ts';
import type { RespConnectionOptions, RespDatabase } from './connection-options.ts';
import { endConnection, type Sender, type Sending } from './sending.ts';
import { SocketOutput } from './output-buffer.ts';
import { RequestParser, type Request } from './request-parser.ts';
import { RequestRunner, type DelayedCommand } from './request-runner.ts';
import type { RespFaults } from './resp-faults.ts';

/** How long the commands of one connection may run before other connections are served, in milliseconds. */
const TURN_MS = 5;
/** The time is checked after this many commands. */
const CHECK_TIME_EVERY = 64;
/** A turn also ends once its replies have this many bytes; the next one begins when the client has read them. */
const TURN_BYTES = 256 * 1024;
/** Replies of this many bytes are sent without waiting for those of other connections. */
const SEND_AT_ONCE_BYTES = 64 * 1024;
/** With more unread bytes of a client that is being served, its socket is paused. */
const PAUSE_ABOVE_BYTES = 1024 * 1024;

/**
 * One connection that speaks RESP: runs the commands of a pipeline in order and sends their replies together. While it
 * waits for the disk, for another client or for its own client to read, other connections are served. An exception in
 * anything that it is called for, also by other connections, ends it and nothing else.
 */
export class RespConnection implements ConnectionListener, Sender {
  database: RespDatabase;
  isSending = false;
  readonly #socket: Socket;
  readonly #connection: RedisConnection;
  readonly #parser: RequestParser;
  readonly #onInput: () => void;
  readonly #sending: Sending;
  readonly #output: SocketOutput;
  readonly #requests: RequestRunner;
  /** No further command may run yet. */
  #isBusy = false;
  /** Requests wait until there is time for them. */
  #awaitsTurn = false;
  /** The output waits until the changes that it acknowledges are on disk. */
  #isOutputHeld = false;
  /** The parser may have further requests. */
  #hasMore = false;
  /** A request that has to wait for the replies in flight. */
  #next: Request | undefined;
  readonly #holding: Holding | undefined;
  readonly #faults: RespFaults | undefined;
  readonly #turn: (() => Promise<void> | undefined) | undefined;
  /** Ends the delay of a command. */
  #alarm: Alarm | undefined;
  #inputEnded = false;
  #isOver = false;

  constructor(socket: Socket, options: RespConnectionOptions) {
    const { database, open, onInput, sending, now, holding, faults, turn } = options;
    this.database = database;
    this.#socket = socket;
    this.#onInput = onInput;
    this.#sending = sending;
    const unread = options.unread?.(() => socket.destroy());
    this.#output = new SocketOutput(socket, now, unread);
    const limit = new ReplyLimit(
      options.maxResponseSize,
      unread && ((bytes) => unread.hasRoomFor(this.#output.unread + bytes)),
    );
    this.#connection = open(this, limit);
    this.#holding = holding;
    this.#faults = faults;
    this.#turn = turn;
    this.#requests = new RequestRunner({
      connection: this.#connection,
      output: this.#output,
      limit,
      faults,
      reset: () => this.#reset(),
    });
    this.#parser = new RequestParser({ maxBytes: database.maxRequestSize, beforeLogin: true });
    socket.on('data', (chunk: Buffer) => this.#contain(() => this.#received(chunk)));
    socket.on('end', () => this.#contain(() => this.#ended()));
    socket.on('drain', () => this.#contain(() => this.#drained()));
    socket.on('close', () => {
      this.#output.close();
      this.#contain(() => this.#closed());
    });
  }

  #contain(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    reportInternalError('resp', error);
    this.#isOver = true;
    this.#socket.destroy();
  }

  /** Adds a push to the output, which is sent at the end of this turn of the event loop. */
  push(reply: Resp3Reply): void {
    if (this.#isOver) return;
    this.#contain(() => {
      this.#output.addSized(reply, this.#connection.version, sizeOf(reply));
      if (this.#exceedsOutputLimit()) return;
      // A client that does not read its pushes is disconnected if there is no room for them.
      if (this.#output.count()) this.#sending.later(this);
      else this.#socket.destroy();
    });
  }

  send(): void {
    this.#contain(() => {
      if (this.#isOver) return;
      if (this.#output.hasMoreParts) {
        this.#beginParts();
        return;
      }
      if (this.#exceedsOutputLimit()) return;
      this.#flush();
      this.#output.count();
      if (!this.#isBusy && this.#socket.writableNeedDrain) this.#isBusy = true;
    });
  }

  /** Sends the first part of a long push, and the others while a command waits; otherwise turns send them. */
  #beginParts(): void {
    if (!this.#isBusy) this.#sendPart();
    else if (this.#requests.isWaiting && !this.#isOutputHeld) {
      if (this.#exceedsOutputLimit()) return;
      this.#output.addPart();
      this.#flush();
      this.#output.count();
      if (!this.#socket.writableNeedDrain) setImmediate(() => this.send());
    }
  }

  /** Closes the connection if more output waits than `client-output-buffer-limit` allows. @returns whether it did */
  #exceedsOutputLimit(): boolean {
    if (!this.#output.exceeds(this.#connection.outputLimit)) return false;
    this.#socket.destroy();
    return true;
  }

  end(): void {
    this.#contain(() => this.#finish());
  }

  /** Runs no further command. The running one is answered; a blocking one ends without a reply. */
  stop(): void {
    const isUnderWay = this.#requests.pending?.isUnderWay === true;
    if (this.#isOutputHeld || this.#output.hasMoreParts || isUnderWay) this.#requests.isLast = true;
    else this.#finish();
  }

  #received(chunk: Buffer): void {
    if (this.#isOver) return;
    this.#onInput();
    this.#parser.feed(chunk);
    if (!this.#isBusy) {
      this.#beginTurn();
      return;
    }
    // No further input may come that would start a turn.
    this.#hasMore = true;
    if (!this.#hasRoom() || this.#parser.waiting > PAUSE_ABOVE_BYTES) this.#socket.pause();
  }

  /** Counts the requests that are not complete or answered. @returns whether there is room for them */
  #hasRoom(): boolean {
    return this.#holding?.set(this.#parser.kept + this.#requests.bytesUnderWay) ?? true;
  }

  /** Runs the requests that have come; later, if those of other connections have taken long in this turn of the loop. */
  #beginTurn(): void {
    const mayBegin = this.#turn?.();
    if (mayBegin === undefined) {
      this.#runTurn();
      return;
    }
    this.#isBusy = true;
    this.#awaitsTurn = true;
    void mayBegin.then(() => this.#turnHasCome());
  }

  #turnHasCome(): void {
    this.#awaitsTurn = false;
    // Pushes may have been sent meanwhile; then it goes on when the client has read them.
    if (this.#socket.writableNeedDrain) return;
    this.#isBusy = false;
    this.#contain(() => this.#runTurn());
  }

  /** Runs the requests that have come, until the limits of a turn. @param delayed a command whose delay is over, as the first */
  #runTurn(delayed?: DelayedCommand<FaultEffect>): void {
    if (this.#isOver) return;
    const connection = this.#connection;
    const parser = this.#parser;
    const requests = this.#requests;
    const output = this.#output;
    if (output.hasMoreParts) {
      this.#sendPart();
      return;
    }
    const maxBytes = this.database.maxRequestSize;
    parser.maxBytes = maxBytes;
    this.#flush();
    const until = performance.now() + TURN_MS;
    this.#hasMore = false;
    requests.beginTurn();
    if (delayed !== undefined) requests.startDelayed(delayed);
    for (let count = 1; !requests.isLast && !requests.isWaiting; count++) {
      if (
        output.hasMoreParts ||
        output.length > TURN_BYTES ||
        (count % CHECK_TIME_EVERY === 0 && performance.now() > until)
      ) {
        this.#hasMore = true;
        break;
      }
      parser.beforeLogin = !connection.isLoggedIn;
      const request = this.#next ?? parser.next();
      this.#next = undefined;
      if (request === undefined) break;
      if (!requests.mayStart(request)) {
        this.#next = request;
        break;
      }
      // The first one may have come in many parts, and a transaction counts it again.
      if (count === 1) this.#hasRoom();
      requests.start(request, maxBytes);
    }
    if (this.#isOver) return;
    requests.endTurn();
    if (!this.#hasRoom()) {
      parser.drop();
      this.#hasRoom();
    }
    const settled = connection.settled();
    if (settled === undefined) {
      output.forgetChanges();
      this.#turnEnded();
    } else {
      this.#hold(settled);
    }
  }

  /** Sends a part of a long reply. The next part follows in a later turn, when the client has read this one. */
  #sendPart(): void {
    if (this.#exceedsOutputLimit()) return;
    this.#output.addPart();
    this.#flush();
    this.#output.count();
    if (this.#socket.writableNeedDrain) this.#isBusy = true;
    else if (this.#requests.isLast && !this.#output.hasMoreParts) this.#finish();
    else this.#continueLater();
  }

  /** Holds the output until its changes are on disk. If that fails, the commands that made them are answered with an error. */
  #hold(settled: Promise<void>): void {
    this.#isBusy = true;
    this.#isOutputHeld = true;
    const release = () => {
      this.#output.forgetChanges();
      this.#isOutputHeld = false;
      this.#turnEnded();
    };
    settled
      .then(release, (error: unknown) => {
        const reply = error instanceof RedisError ? error : new RedisError('ERR internal error');
        this.#output.replaceChanges(reply, this.#connection.version);
        release();
      })
      .catch((error: unknown) => this.#failed(error));
  }

  /** Sends the replies of a turn, or leaves that to {@link Sending}, and decides what happens next. */
  #turnEnded(): void {
    if (this.#isOver) return;
    this.#isBusy = false;
    this.#output.count();
    if (this.#output.hasMoreParts) {
      this.#sendPart();
      return;
    }
    const { isLast, pending, delayed } = this.#requests;
    if (isLast) {
      this.#finish();
      return;
    }
    if (this.#hasMore || this.#output.length >= SEND_AT_ONCE_BYTES) {
      if (this.#exceedsOutputLimit()) return;
      this.#flush();
    } else if (this.#output.length > 0) this.#sending.later(this);
    if (pending !== undefined) this.#waitFor(pending);
    else if (delayed !== undefined) this.#delay(delayed);
    else if (this.#socket.writableNeedDrain) this.#isBusy = true;
    else if (this.#hasMore) this.#continueLater();
    else if (this.#inputEnded) this.#finish();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  #waitFor(pending: PendingReply): void {
    this.#isBusy = true;
    if (this.#inputEnded && !pending.isUnderWay) {
      this.#finish();
      return;
    }
    pending.reply
      .then((reply) => this.#answered(reply))
      .catch((error: unknown) => this.#failed(error));
  }

  #delay({ request, effect }: DelayedCommand): void {
    this.#isBusy = true;
    if (this.#inputEnded) {
      this.#finish();
      return;
    }
    this.#alarm = this.#faults!.afterLatency(effect, (known) => {
      this.#isBusy = false;
      this.#contain(() => this.#runTurn({ request, effect: known }));
    });
  }

  #answered(reply: Resp3Reply | Replies): void {
    if (this.#isOver) return;
    this.#isBusy = false;
    this.#requests.answer(reply);
    if (this.#requests.isLast && !this.#output.hasMoreParts) this.#finish();
    else this.#beginTurn();
  }

  #continueLater(): void {
    this.#isBusy = true;
    setImmediate(() => {
      this.#isBusy = false;
      this.#contain(() => this.#beginTurn());
    });
  }

  #drained(): void {
    this.#output.count();
    if (this.#output.hasMoreParts && this.#requests.isWaiting) this.send();
    if (!this.#isBusy || this.#awaitsTurn || this.#isOutputHeld || this.#requests.isWaiting) return;
    this.#isBusy = false;
    this.#beginTurn();
  }

  #flush(): void {
    if (!this.#isOutputHeld && !this.#isOver) this.#output.flush();
  }

  #ended(): void {
    this.#inputEnded = true;
    // A blocking command ends with its client. Replies that are being sent, and commands that have come, do not.
    if (this.#requests.pending?.isUnderWay === true) return;
    if (!this.#isBusy || this.#requests.isWaiting) this.#finish();
  }

  /** Sends the rest of the output and ends the connection. */
  #finish(): void {
    if (this.#isOver) return;
    this.#isOutputHeld = false;
    this.#flush();
    this.#closed();
    endConnection(this.#socket);
  }

  #reset(): void {
    this.#socket.resetAndDestroy();
    this.#closed();
  }

  #closed(): void {
    this.#isOver = true;
    this.#alarm?.cancel();
    this.#holding?.set(0);
    this.#connection.close();
  }
}
