import type { CommandKind } from '../../engines/redis/engine.ts';

/** A limit on the use of a database that has been met: the error that says so, and its numbers. */
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

/** How many requests have been let in. Who holds it adds to it with each. */
export interface RequestCounter {
  count: number;
}

/** Counts what is done with one database, and knows how much may be. */
export interface DatabaseUsage {
  /**
   * Commands are to begin, one if not said.
   * @param now in milliseconds since the Unix epoch
   * @returns the limit that keeps them from running, all of them
   */
  begin(now: number, commands?: number): ExceededLimit | undefined;
  /** The command that began has ended. */
  end(kind: CommandKind, now: number): void;
  /**
   * A connection begins to use the database.
   * @param carried what it had carried before for others
   * @returns the limit that keeps it from doing so
   */
  connect(connection: Traffic, carried: number): ExceededLimit | undefined;
  /** A request has come on an open connection: what it has carried since the last one is counted. */
  settle(connection: Traffic): void;
  /** It uses the database no more. */
  disconnect(connection: Traffic): void;
  /** Of the requests that name the host of a region, or of none; it stays the same. */
  requestsBy(region: string | undefined): RequestCounter;
}
