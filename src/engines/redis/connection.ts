import type { ByteString } from './bytes.ts';
import type { CommandMeter } from './engine.ts';
import type { Resp3Reply } from './resp3.ts';

/** What a connection is opened with. */
export interface ConnectionSetup {
  /** Where the client is, and where it called, each as `host:port`. */
  readonly address: string;
  readonly localAddress: string;
  readonly listener: ConnectionListener;
  /** Is told of what the client does. */
  readonly meter?: CommandMeter | undefined;
  /** The user whom a name and password stand for where the users of the database don't say. */
  readonly logIn?: (name: ByteString, password: ByteString) => string | undefined;
  /** Slows down who guesses passwords. */
  readonly guesses?: {
    /** Whether the client may try to log in now. */
    readonly mayTry: () => boolean;
    readonly failed: () => void;
  };
  /** What commands of a transaction may have together, in bytes. */
  readonly maxQueuedBytes: () => number;
}

/** Hears what comes without having been asked for. It takes that at once and does not throw. */
export interface ConnectionListener {
  push(reply: Resp3Reply): void;
  /** The connection is to end now: somebody else has ended it, or the user may do less than before. */
  end(): void;
}

/** How much may wait for a client to read it, as by `client-output-buffer-limit`; 0 is no limit. */
export interface OutputLimit {
  readonly hardBytes: number;
  /** More than this for no longer than that. */
  readonly softBytes: number;
  readonly softMs: number;
}

/** Several replies to one command, or none. */
export class Replies {
  readonly replies: readonly Resp3Reply[];
  /** The connection ends when they have been sent. */
  readonly isLast: boolean;

  constructor(replies: readonly Resp3Reply[], isLast = false) {
    this.replies = replies;
    this.isLast = isLast;
  }
}

/** A command waits. No other of the connection runs until it has ended. */
export class PendingReply {
  /** Is safe when it comes, and never rejects. */
  readonly reply: Promise<Resp3Reply | Replies>;
  /** It comes by itself, and is for a client too that sends nothing more. Else a client that goes waits no longer. */
  readonly isUnderWay: boolean;

  constructor(reply: Promise<Resp3Reply | Replies>, isUnderWay = false) {
    this.reply = reply;
    this.isUnderWay = isUnderWay;
  }
}

/** One connection that stays, with all that it has of its own: user, transaction, subscriptions. */
export interface RedisConnection {
  /** The version of the protocol in which it wants replies. */
  readonly version: 2 | 3;
  /** How much may wait for the client, as it listens or does not. */
  readonly outputLimit: OutputLimit;
  /** Whether somebody has logged in. */
  readonly isLoggedIn: boolean;
  /** How much has changed so far, by which to know whether a command has changed anything. */
  readonly changes: number;
  /**
   * Runs a command now. Its reply may be sent when what it acknowledges is safe, see {@link settled}.
   * @param follows it comes right behind the last one of this connection: it begins when that ended
   */
  run(argv: readonly ByteString[], follows?: boolean): Resp3Reply | Replies | PendingReply;
  /**
   * Whether a command may be run before the replies to those before it have come, as it neither overtakes them nor
   * depends on them. Without this none may.
   */
  mayFollow?(argv: readonly ByteString[]): boolean;
  /** Resolves when all that has changed is safe; undefined where it is. @throws RedisError where it can't be */
  settled(): Promise<void> | undefined;
  /** The client has gone. */
  close(): void;
}
