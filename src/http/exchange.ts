import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Owner } from '../base/owner-queue.ts';
import type { Holding } from '../base/memory-budget.ts';
import type { BodyTaker } from './gathered-body.ts';

/**
 * A request, whoever has read it from its connection: the front, or Node, whose `IncomingMessage` has all of this. One
 * that announces no body (`hasBody`) emits neither `data` nor `end`.
 */
export interface HttpRequest {
  readonly method?: string | undefined;
  /** The request target. */
  url?: string | undefined;
  readonly httpVersion: string;
  /** By their names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** Names and values, alternating, as they were sent. */
  readonly rawHeaders: readonly string[];
  readonly socket: Socket;
  /** Whether all of it has arrived. */
  readonly complete: boolean;
  /** The body, if that had arrived together with the head. */
  readonly wholeBody?: Buffer | undefined;
  /** Collects the body; without it, the request is a stream. See `readBody`. */
  takeBody?(limit: number, done: BodyTaker, hold: (() => Holding) | undefined): void;
  /** Reads the rest of it, which is discarded. */
  resume(): unknown;
  /** Says whose request it is, so that connections of others need not wait for those of this owner. */
  belongsTo?(owner: Owner): void;
}

/** The answer to a request. Node's `ServerResponse` has all of this. */
export interface HttpResponse {
  readonly req: HttpRequest;
  statusCode: number;
  readonly headersSent: boolean;
  /** Whether it has been sent, or its connection has closed. */
  readonly destroyed: boolean;
  /** Whether all of it has been sent. */
  readonly writableFinished: boolean;
  readonly writableNeedDrain: boolean;
  /** Bytes that the system has not taken yet. */
  readonly writableLength: number;
  getHeaderNames(): string[];
  setHeader(name: string, value: string | number): unknown;
  appendHeader(name: string, value: string): unknown;
  writeHead(status: number, headers?: string[] | Record<string, string>): unknown;
  flushHeaders(): void;
  /** @param taken called once the system has taken it. @returns whether there is room for more */
  write(chunk: string | Uint8Array, taken?: () => void): boolean;
  end(chunk?: string | Uint8Array): unknown;
  destroy(): unknown;
  on(event: 'close' | 'drain', listener: () => void): unknown;
  once(event: 'close' | 'drain', listener: () => void): unknown;
  off(event: 'close' | 'drain', listener: () => void): unknown;
  /** Writes all of a usual answer at once, if it can be written so. @returns whether it has been */
  answer?(head: AnswerHead, payload: string): boolean;
}

/** What the head of an answer says of it. */
export interface AnswerHead {
  readonly status: number;
  /** The media type, unless the headers say it. */
  readonly type: string | undefined;
  /** The length of the body in bytes; undefined if it was not computed, as for HEAD. */
  readonly length: number | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[] | undefined;
}
