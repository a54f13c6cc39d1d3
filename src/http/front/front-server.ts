import type { Socket } from 'node:net';
import type { HttpRequest, HttpResponse } from '../exchange.ts';

/** What the connections of a front have in common. */
export interface FrontServer<Connection> {
  /** How long a connection without a request is left open, in milliseconds. */
  readonly idle: number;
  /** The number of the next check of all connections. */
  readonly checks: number;
  /** The last answer on a connection whose request ends in the middle, or does not arrive in time. */
  refusal(status: 400 | 408): string;
  serve(request: HttpRequest, response: HttpResponse): void;
  /** Counts what connections hold of input. @returns whether there is room for it */
  hold(more: number): boolean;
  /**
   * Whether another request may be served in this turn of the event loop. Otherwise the front calls
   * `goOnInTurn` of it in a later one.
   */
  mayGoOn(connection: Connection): boolean;
  /** The same for handing a connection to Node. */
  mayHandOver(connection: Connection): boolean;
  /** Has Node serve a connection from now on. */
  handOver(socket: Socket): void;
  left(connection: Connection): void;
}
