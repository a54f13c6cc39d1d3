import type { CommandKind } from '../../engines/redis/command-meter.ts';

/** A limit of a database that has been reached: the error, and the figures in its message. */
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

/** The bytes that a connection has transferred so far. A socket has this shape. */
export interface Traffic {
  readonly bytesRead: number;
  readonly bytesWritten: number;
}

/** The number of admitted requests; its users increment it. */
export interface RequestCounter {
  count: number;
}

/** Counts the usage of one database and enforces its limits. */
export interface DatabaseUsage {
  /**
   * Called before commands are executed.
   * @param now in milliseconds since the Unix epoch
   * @param commands how many; 1 by default
   * @returns the limit because of which all of them must be refused
   */
  begin(now: number, commands?: number): ExceededLimit | undefined;
  /** Called when a command has ended. */
  end(kind: CommandKind, now: number): void;
  /**
   * Called when a connection begins to use the database.
   * @param carried the bytes that it had transferred before, for other databases
   * @returns the limit because of which it must be refused
   */
  connect(connection: Traffic, carried: number): ExceededLimit | undefined;
  /** Called for each request on an open connection: counts the bytes since the last one. */
  settle(connection: Traffic): void;
  /** Called when a connection no longer uses the database. */
  disconnect(connection: Traffic): void;
  /** The counter of requests to the host of a region, or to none. Always the same object. */
  requestsBy(region: string | undefined): RequestCounter;
}
