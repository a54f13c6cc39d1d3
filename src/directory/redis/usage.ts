import type { CommandKind } from '../../engines/redis/engine.ts';

/** A limit on the use of a database that has been reached: its error, and its numbers. */
export interface ExceededLimit {
  readonly error:
    | 'tooManyCommands'
    | 'dailyRequests'
    | 'dailyBandwidth'
    | 'monthlyBudget'
    | 'tooManyConnections';
  readonly limit: number;
  readonly usage: number;
}

/** The bytes that a connection has carried so far; a socket is one. */
export interface Traffic {
  readonly bytesRead: number;
  readonly bytesWritten: number;
}

/** How many requests have been admitted; its users increment it. */
export interface RequestCounter {
  count: number;
}

/** Counts the usage of one database and enforces its limits. */
export interface DatabaseUsage {
  /**
   * Commands are about to run, one if not given.
   * @param now in milliseconds since the Unix epoch
   * @returns the limit that refuses all of them
   */
  begin(now: number, commands?: number): ExceededLimit | undefined;
  /** A command has ended. */
  end(kind: CommandKind, now: number): void;
  /**
   * A connection begins to use the database.
   * @param carried the bytes that it had carried before for others
   * @returns the limit that refuses it
   */
  connect(connection: Traffic, carried: number): ExceededLimit | undefined;
  /** A request has come on an open connection: the bytes since the last one are counted. */
  settle(connection: Traffic): void;
  /** A connection no longer uses the database. */
  disconnect(connection: Traffic): void;
  /** The counter of requests that name the host of a region, or of none; always the same object. */
  requestsBy(region: string | undefined): RequestCounter;
}
