import type { ByteString } from '../../bytes.ts';
import type { ConnectionSetup } from '../../connection.ts';
import type { Resp3Reply } from '../../resp3.ts';
import type { User } from '../acl/user.ts';
import type { Reply } from '../../reply.ts';
import type { BlockedCommand } from '../blocking/blocked-command.ts';
import type { Wait } from '../blocking/wait.ts';
import type { Client } from '../client.ts';
import type { ClientTracking, OnRead } from '../tracking/client-tracking.ts';
import type { CommandReplies } from './command-replies.ts';
import type { Listening } from './listening.ts';
import type { Transaction } from './transaction.ts';

/** An open connection, as its database and the commands see it. */
export interface OpenConnection {
  version: 2 | 3;
  readonly id: number;
  readonly setup: ConnectionSetup;
  readonly session: SessionOfConnection;
  readonly transaction: Transaction;
  readonly listening: Listening;
  readonly invalidations: InvalidationsOfConnection;
  readonly replies: CommandReplies;
  readonly openedAt: number;
  /** The client library, as reported by CLIENT SETINFO. */
  libraryName: ByteString;
  libraryVersion: ByteString;
  /** Set by CLIENT NO-EVICT and CLIENT NO-TOUCH. */
  isNeverEvicted: boolean;
  touchesNothing: boolean;
  /** The name of the last command with its first argument, which may be a subcommand, and its time in Unix milliseconds. */
  readonly lastCommand: readonly ByteString[];
  readonly lastAt: number;
  readonly isClosed: boolean;
  /** Whether EXEC is running the commands of a transaction. */
  readonly isExecuting: boolean;
  readonly user: User;
  readonly isLoggedIn: boolean;
  /** What CLIENT TRACKING tracks; undefined if it is off. */
  readonly tracking: ClientTracking | undefined;
  /** Ends the connection: at once, or after the reply if one of its own commands does it. */
  kill(): void;
  /** A message or the confirmation of a subscription, which is a push in RESP3. */
  confirmation(items: readonly Resp3Reply[]): Resp3Reply;
  /** MONITOR. */
  monitor(): void;
  /** @returns the user's name; undefined if the name or the password is wrong */
  logIn(name: ByteString, password: ByteString): string | undefined;
  /** RESET: returns to the state of a new connection (`networking.c` `resetCommand`). */
  reset(): void;
  /** Runs its blocked command again, while another client's command has made a key ready. */
  retrying(run: () => Reply | Wait): Reply | Wait;
  /** To be called after each change of the login, the transaction or the subscriptions. */
  stateChanged(): void;
}

/** The session in which the commands of a connection run. */
interface SessionOfConnection {
  readonly client: Client;
  onRead: OnRead | undefined;
  /** The command that waits for keys. */
  readonly blocked: BlockedCommand | undefined;
}

/** What tells the client of a connection which keys have become invalid. */
interface InvalidationsOfConnection {
  /**
   * Starts tracking, changes its options, or stops it with undefined.
   * @throws RedisError if there is no room for its prefixes
   */
  track(tracking: ClientTracking | undefined): void;
  /** Sends an invalidation of another client. In RESP2 it is a message, and sent only to a subscribed client. */
  redirected(keys: readonly ByteString[] | null): void;
}
