import type { ByteString } from './bytes.ts';
import type { CommandMeter } from './engine.ts';
import type { Resp3Reply } from './resp3.ts';

/** What a connection is opened with. */
export interface ConnectionSetup {
  /** Where the client is, and where it called, each as `host:port`. */
  readonly address: string;
  readonly localAddress: string;
  readonly listener: ConnectionListener;
  /** Counts what the client does. */
  readonly meter?: CommandMeter | undefined;
  /** Finds the user of a name and password that the users of the database don't have. */
  readonly logIn?: (name: ByteString, password: ByteString) => string | undefined;
  /** Slows down guesses of passwords. */
  readonly guesses?: {
    /** Whether the client may try to log in now. */
    readonly mayTry: () => boolean;
    readonly failed: () => void;
  };
  /** The most bytes that queued commands of a transaction may have together. */
  readonly maxQueuedBytes: () => number;
}

/** Takes pushes. It returns at once and does not throw. */
export interface ConnectionListener {
  push(reply: Resp3Reply): void;
  /** The connection is to end now: by CLIENT KILL, or because the user has lost rights. */
  end(): void;
}

/** How much may wait for a client to read it, as by `client-output-buffer-limit`; 0 is no limit. */
export interface OutputLimit {
  readonly hardBytes: number;
  /** More than `softBytes` may wait for no longer than `softMs`. */
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
  /** Resolves when what it acknowledges is safe; never rejects. */
  readonly reply: Promise<Resp3Reply | Replies>;
  /** Whether the command runs to its end even if the client has sent its last input. A blocking command ends then. */
  readonly isUnderWay: boolean;

  constructor(reply: Promise<Resp3Reply | Replies>, isUnderWay = false) {
    this.reply = reply;
    this.isUnderWay = isUnderWay;
  }
}

/** A connection of a client, with its state: user, transaction, subscriptions. */
export interface RedisConnection {
  /** The version of the protocol in which it wants replies. */
  readonly version: 2 | 3;
  /** How much may wait for the client; it depends on whether it subscribes. */
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
