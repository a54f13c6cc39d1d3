import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { HttpRequest, HttpResponse } from '../http/exchange.ts';
import { EMPTY_BODY } from '../http/body.ts';
import type { Answer } from '../http/respond.ts';
import type { BoundOperation } from './bound-operation.ts';
import { endOfWaiting } from './end-of-waiting.ts';
import type { AnyRequest, HandedRequest } from './handler.ts';
import type { PathMatch } from './model/router.ts';
import type { ReadContent } from './read-content.ts';
import type { RequestParameters } from './request-parameters.ts';
import type { RequestSpan } from './tracer.ts';

const NONE: RequestParameters = { path: {}, query: {}, header: {} };
/** Ids of clients that are safe in a log and in a header. */
const SAFE_ID = /^[\w.:+/=@-]{1,128}$/;

/** As Express calls it. */
export type Next = (error?: unknown) => void;

/** A request on its way through the stages. Each of them stores its results here for the later ones. */
export class Call {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal | undefined;
  /** Hands the request, or an error, on to what follows in an application that this is a part of. */
  readonly next: Next | undefined;
  /** The id that the client, or a proxy in front of us, gave the request; or one of ours, if it failed. */
  id: string | undefined;
  /** The path as it was sent, with the query if that belongs to a URL at its end; otherwise the query. */
  path = '';
  rawQuery = '';
  /** When it began, by the clock of the observer; 0 without one. */
  startedAt = 0;
  /** Its span, if it is traced. */
  span: RequestSpan | undefined = undefined;
  /** Set by the stage that finds the operation. */
  bound!: BoundOperation;
  encodedPath: PathMatch['parameters'] = {};
  /** Set by authentication. */
  caller: unknown = undefined;
  rawBody: Buffer = EMPTY_BODY;
  /** The body in the form that the operation takes: parsed JSON, bytes, or undefined. */
  body: unknown = undefined;
  /** The body by its media type, where that counts. */
  content: ReadContent | undefined = undefined;
  parameters: RequestParameters = NONE;
  /** Set by the handler, or made from the error. */
  answer: Answer | undefined = undefined;
  /** The bytes of its body, where they are many and have been counted; otherwise 0. */
  answerBytes = 0;
  /** Whether it has been handed to its handler. */
  isHandled = false;
  /** Whether it was refused before that. */
  isRefused = false;
  #signal: AbortSignal | undefined;

  constructor(request: HttpRequest, response: HttpResponse, stopping?: AbortSignal, next?: Next) {
    this.request = request;
    this.response = response;
    this.stopping = stopping;
    this.next = next;
    const id = request.headers['x-request-id'];
    this.id = typeof id === 'string' && SAFE_ID.test(id) ? id : undefined;
  }

  /** Aborts when there is no point in waiting any longer (`OperationRequest.signal`). */
  get signal(): AbortSignal {
    return (this.#signal ??= endOfWaiting(this, this.stopping));
  }

  /**
   * The request as its handler sees it. From here on only the handler references the parsed body: many requests may be
   * waiting for the disk at once, and the garbage collector has to move everything that is still referenced.
   */
  handOver(): HandedRequest {
    const handed = new HandedCall(this, this.body);
    this.body = undefined;
    this.content = undefined;
    this.isHandled = true;
    return handed;
  }
}

/** A call as its handler sees it. */
class HandedCall implements HandedRequest {
  readonly #call: Call;
  readonly body: unknown;

  constructor(call: Call, body: unknown) {
    this.#call = call;
    this.body = body;
  }

  withBody(body: unknown): HandedRequest {
    return new HandedCall(this.#call, body);
  }

  get caller(): unknown {
    return this.#call.caller;
  }

  get path(): AnyRequest['path'] {
    return this.#call.parameters.path;
  }

  get query(): AnyRequest['query'] {
    return this.#call.parameters.query;
  }

  get header(): AnyRequest['header'] {
    return this.#call.parameters.header;
  }

  get cookie(): Readonly<Record<string, unknown>> {
    return this.#call.parameters.cookie ?? {};
  }

  get message(): IncomingMessage {
    // Applications only get requests that Node has read (`onlyForNode`).
    return this.#call.request as IncomingMessage;
  }

  get response(): ServerResponse {
    return this.#call.response as ServerResponse;
  }

  get rawBody(): Buffer {
    return this.#call.rawBody;
  }

  get rawQuery(): string {
    return this.#call.rawQuery;
  }

  get headers(): IncomingHttpHeaders {
    return this.#call.request.headers;
  }

  get rawHeaders(): readonly string[] {
    return this.#call.request.rawHeaders;
  }

  get remoteAddress(): string | undefined {
    return this.#call.request.socket.remoteAddress;
  }

  get signal(): AbortSignal {
    return this.#call.signal;
  }
}
