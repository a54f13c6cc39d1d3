import type { Holding } from '../../base/memory-budget.ts';
import type { ByteString } from './bytes.ts';
import type { CommandMeter } from './command-meter.ts';
import type { RedisError } from './reply.ts';
import type { ReplyLimit } from './reply-limit.ts';
import type { Resp3Reply } from './resp3.ts';

/** Options of a connection. */
export interface ConnectionSetup {
  /** The addresses of the client and of the server side of its connection, each as `host:port`. */
  readonly address: string;
  readonly localAddress: string;
  readonly listener: ConnectionListener;
  /** Counts the commands of the client. */
  readonly meter?: CommandMeter | undefined;
  /** Finds the user for credentials that none of the database's own users has. */
  readonly logIn?: (name: ByteString, password: ByteString) => string | undefined;
  /** Rate limit for attempts to log in. */
  readonly guesses?: {
    /** Whether the client may try to log in now. */
    readonly mayTry: (name: ByteString, password: ByteString) => boolean;
    readonly tried: (isRight: boolean, name: ByteString, password: ByteString) => void;
  };
  /**
   * The limit for the queued commands of a transaction together, and for watched keys, subscriptions and tracked
   * prefixes together, in bytes.
   */
  readonly maxKeptBytes: () => number;
  /** Limits the replies to each command, and to a transaction together; without it they are not limited. */
  readonly limit?: ReplyLimit | undefined;
  /** Counts something that is kept for the client in the total of all; without it there is no total. */
  readonly hold?: (() => Holding) | undefined;
}

/** Receives pushes. It returns at once and does not throw. */
export interface ConnectionListener {
  push(reply: Resp3Reply): void;
  /** Ends the connection now: because of CLIENT KILL, or because the user has lost rights. */
  end(): void;
}

/** Limits for the unsent output of a client, as set by `client-output-buffer-limit`; 0 is no limit. */
export interface OutputLimit {
  readonly hardBytes: number;
  /** More than `softBytes` may be unsent for at most `softMs`. */
  readonly softBytes: number;
  readonly softMs: number;
}

/** Several replies to one command, or none. */
export class Replies {
  readonly replies: readonly Resp3Reply[];
  /** Whether the connection ends after these replies. */
  readonly isLast: boolean;

  constructor(replies: readonly Resp3Reply[], isLast = false) {
    this.replies = replies;
    this.isLast = isLast;
  }
}

/**
 * The reply to a command that has not ended yet. No other command of the connection runs until it has, except as
 * {@link RedisConnection.mayFollow} says.
 */
export class PendingReply {
  /** Resolves when the changes that the reply acknowledges are safe. Never rejects. */
  readonly reply: Promise<Resp3Reply | Replies>;
  /** Whether the command runs to its end even if the client has closed its side. A blocking command ends then. */
  readonly isUnderWay: boolean;

  constructor(reply: Promise<Resp3Reply | Replies>, isUnderWay = false) {
    this.reply = reply;
    this.isUnderWay = isUnderWay;
  }
}

/** A connection of a client, with its state: user, transaction and subscriptions. */
export interface RedisConnection {
  /** The protocol version in which the client wants replies. */
  readonly version: 2 | 3;
  /** The limit for unsent output; it is another one while the client gets pushes. */
  readonly outputLimit: OutputLimit;
  /** Whether a user is logged in. */
  readonly isLoggedIn: boolean;
  /** The number of changes so far. If it grows while a command runs, the command has changed something. */
  readonly changes: number;
  /**
   * Runs a command now. Its reply may be sent when the changes that it acknowledges are safe, see {@link settled}.
   * @param follows the command comes right after the last one of this connection, so it starts at the time when that
   *   one ended
   */
  run(argv: readonly ByteString[], follows?: boolean): Resp3Reply | Replies | PendingReply;
  /**
   * Takes a request that is refused before it becomes a command. It breaks an open transaction, or ends it if it is EXEC,
   * as any command that can't be queued.
   * @param argv undefined if the request has none
   * @returns what is sent; nothing while CLIENT REPLY suppresses replies
   */
  refuse(refusal: RedisError, argv?: readonly ByteString[]): Resp3Reply | Replies;
  /**
   * Whether a command may run before the replies to earlier commands have come, if the same was true of each of these:
   * it neither overtakes nor depends on them. Without this method no command may.
   */
  mayFollow?(argv: readonly ByteString[]): boolean;
  /** Resolves when all changes are safe; undefined if they already are. @throws RedisError if they can't be made safe */
  settled(): Promise<void> | undefined;
  /** Called when the client has disconnected. */
  close(): void;
}
