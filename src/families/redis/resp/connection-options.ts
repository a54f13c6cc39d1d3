import type { Holding, UnreadOutput } from '../../../base/memory-budget.ts';
import type { ConnectionListener, RedisConnection } from '../../../engines/redis/connection.ts';
import type { ReplyLimit } from '../../../engines/redis/reply-limit.ts';
import type { RespFaults } from './resp-faults.ts';
import type { Sending } from './sending.ts';

/** Settings of the database, as they are now. */
export interface RespDatabase {
  /** In bytes. */
  readonly maxRequestSize: number;
}

/** What a connection that speaks RESP works with. */
export interface RespConnectionOptions {
  readonly database: RespDatabase;
  /** Opens the connection to the engine on which commands run. */
  readonly open: (listener: ConnectionListener, limit: ReplyLimit) => RedisConnection;
  /** Called with each input. */
  readonly onInput: () => void;
  /** Sends the output of all connections at the end of each turn of the event loop. */
  readonly sending: Sending;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Counts the requests that are not complete or answered in the total of all; without it there is no total. */
  readonly holding?: Holding | undefined;
  /** Makes what counts the output that has not been read; without it there is no total. @param end ends the connection */
  readonly unread?: ((end: () => void) => UnreadOutput) | undefined;
  /** The largest reply to a command or a transaction, in bytes. */
  readonly maxResponseSize?: number | undefined;
  /** Faults that tests have prepared for commands. */
  readonly faults?: RespFaults | undefined;
  /** Limits how long connections may run in one turn of the event loop. @returns what to wait for; undefined if nothing */
  readonly turn?: (() => Promise<void> | undefined) | undefined;
}
