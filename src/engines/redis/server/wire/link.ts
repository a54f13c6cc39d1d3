import type { ByteString } from '../../bytes.ts';
import { oneLine, Unavailable } from '../../errors.ts';
import { RedisError, type Reply } from '../../reply.ts';
import type { ServerConnection } from './server-connection.ts';

/** The pause after a failed attempt to connect, in milliseconds. */
const REST = 200;

/** Errors of a server that may soon be over: `server.c` `createSharedObjects`, `cluster.c`. */
const NOT_NOW = /^(?:BUSY|LOADING|MASTERDOWN|CLUSTERDOWN|READONLY|NOREPLICAS|TRYAGAIN|UNBLOCKED)\b/;
/** Errors that call for a new connection: the server is no master any more, or wants a password again. */
const RECONNECT = /^(?:READONLY|NOAUTH)\b/;

/** A connection to a server that is opened when needed, and again after it has ended. */
export class Link implements Sender {
  readonly #connect: () => Promise<ServerConnection>;
  #connection: ServerConnection | undefined;
  #opening: Promise<ServerConnection> | undefined;
  #failure: { readonly reason: Unavailable; readonly at: number } | undefined;
  #isClosed = false;

  constructor(connect: () => Promise<ServerConnection>) {
    this.#connect = connect;
  }

  /** Sends a command. @returns its reply; never rejects, but is {@link Unavailable} if the server does not answer */
  send(argv: readonly ByteString[]): Promise<Reply> {
    const connection = this.#connection;
    if (connection?.isClosed === false) return connection.send(argv);
    return this.#open().then(
      (opened) => opened.send(argv),
      (error: unknown) => unavailable(error),
    );
  }

  /** Sends commands together. @returns a reply for each */
  async sendTogether(rows: readonly (readonly ByteString[])[]): Promise<Reply[]> {
    try {
      const connection =
        this.#connection?.isClosed === false ? this.#connection : await this.#open();
      return await connection.sendTogether(rows);
    } catch (error) {
      return rows.map(() => unavailable(error));
    }
  }

  async sendToEach(rows: readonly (readonly ByteString[])[]): Promise<Reply[][]> {
    return [await this.sendTogether(rows)];
  }

  /** Connects if there is no connection. @returns why that failed */
  async open(): Promise<Unavailable | undefined> {
    try {
      if (this.#connection?.isClosed !== false) await this.#open();
      return undefined;
    } catch (error) {
      return unavailable(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#connection?.close();
    void this.#opening?.then(
      (connection) => connection.close(),
      () => {},
    );
  }

  /** Closes the connection, so that the next command opens a new one with the present credentials. */
  renew(): void {
    this.#connection?.close();
  }

  readonly #judge = (reply: Reply): Reply => {
    if (!(reply instanceof RedisError) || !NOT_NOW.test(reply.message)) return reply;
    if (RECONNECT.test(reply.message)) {
      const connection = this.#connection;
      // After the replies that have come with this one.
      queueMicrotask(() => connection?.close());
    }
    return Unavailable.unreachable(reply.message);
  };

  #open(): Promise<ServerConnection> {
    if (this.#opening !== undefined) return this.#opening;
    if (this.#isClosed) return Promise.reject(Unavailable.unreachable());
    if (this.#failure !== undefined && performance.now() - this.#failure.at < REST) {
      return Promise.reject(this.#failure.reason);
    }
    const opening = this.#connect();
    this.#opening = opening;
    opening.then(
      (connection) => {
        this.#opening = undefined;
        this.#failure = undefined;
        if (this.#isClosed) connection.close();
        connection.judge = this.#judge;
        this.#connection = connection;
        return connection;
      },
      (error: unknown) => {
        this.#opening = undefined;
        this.#failure = { reason: unavailable(error), at: performance.now() };
      },
    );
    return opening;
  }
}

/** The error for a command that could not be sent. */
export function unavailable(error: unknown): Unavailable {
  if (error instanceof Unavailable) return error;
  return Unavailable.unreachable(oneLine(error instanceof Error ? error.message : String(error)));
}

/** Sends commands of many callers. Replies are never rejected, but are `Unavailable` if none comes. */
export interface Sender {
  send(argv: readonly ByteString[]): Promise<Reply>;
  /** Sends commands together; from MULTI to EXEC they are one transaction. @returns a reply for each */
  sendTogether(rows: readonly (readonly ByteString[])[]): Promise<Reply[]>;
  /** Sends commands to each server that has keys. @returns the replies of each */
  sendToEach(rows: readonly (readonly ByteString[])[]): Promise<Reply[][]>;
  close(): void;
}

/** A connection that one client uses alone, to block, watch or subscribe. */
export interface OwnConnection {
  readonly isClosed: boolean;
  /** Called when it has been closed by either side. */
  onClose: (() => void) | undefined;
  /** Prepares a command to be sent immediately, if that takes a connection. @throws Unavailable */
  reach?(argv: readonly ByteString[]): Promise<void>;
  send(argv: readonly ByteString[]): Promise<Reply>;
  sendTogether(rows: readonly (readonly ByteString[])[]): Promise<Reply[]>;
  close(): void;
}
