import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../http/respond.ts';
import type { JsonList } from '../base/json-pieces.ts';
import type { EncodedJson } from '../http/encoded-json.ts';
import type { EventStream } from '../http/event-stream.ts';
import type { JsonStream } from '../http/json-stream.ts';

/** The parameters in one place (path, query or header), as typed by the generated code. */
type Place<Operation, Name extends string> = Operation extends {
  parameters: { [K in Name]?: infer P };
}
  ? [Exclude<P, undefined>] extends [never]
    ? object
    : Exclude<P, undefined>
  : never;

/** Header names as Node gives them: in lower case. */
type LowerKeys<T> = { readonly [K in keyof T as K extends string ? Lowercase<K> : never]: T[K] };

/** The type that `bodyKindOf` leads to: JSON if the operation declares no other media type. */
type BodyOf<Operation> = Operation extends { requestBody?: infer Request }
  ? [Exclude<Request, undefined>] extends [never]
    ? undefined
    : Exclude<Request, undefined> extends { content: infer Content }
      ? [keyof Content] extends ['application/json']
        ? Content['application/json' & keyof Content] | Absent<Request>
        : Uint8Array
      : undefined
  : undefined;

/** An optional JSON body may be absent. */
type Absent<Request> = undefined extends Request ? undefined : never;

/** A request that has been authenticated and validated against its operation. */
export interface OperationRequest<Operation, Caller> {
  readonly caller: Caller;
  /** Path parameters, percent-decoded once, as numbers and booleans where their schemas say so. */
  readonly path: Place<Operation, 'path'>;
  /** Declared query parameters, with the defaults of the contract. */
  readonly query: Place<Operation, 'query'>;
  /** Declared headers, by their names in lower case, with the defaults of the contract. */
  readonly header: LowerKeys<Place<Operation, 'header'>>;
  /**
   * Parsed if JSON is the only media type of the operation, otherwise the bytes. Undefined where a JSON body is
   * optional and absent.
   */
  readonly body: BodyOf<Operation>;
  /** The body as received; empty if there was none. */
  readonly rawBody: Buffer;
  /** The query string as received, without the `?`. */
  readonly rawQuery: string;
  /** All headers, as Node gives them: by their names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** Names and values of all headers, alternating, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** The peer's address; undefined if the connection was closed before it could be read. */
  readonly remoteAddress: string | undefined;
  /**
   * Aborts when there is no point in waiting any longer: the client leaves before its answer, or the server stops. Also
   * aborts after the answer if the connection is reset, because then the client has not read it.
   */
  readonly signal: AbortSignal;
}

type ResponseBody<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ?
        | Json
        | EncodedJson
        | JsonStream
        | (Json extends readonly (infer Item)[] ? JsonList<Item> : never)
        | (Content extends { 'application/octet-stream': unknown } ? Uint8Array : never)
    : Content extends { 'text/event-stream': unknown }
      ? EventStream
      : Uint8Array
  : undefined;

/** One of the responses that the operation documents. Bytes are sent as `application/octet-stream`. */
export type OperationAnswer<Operation> = Operation extends { responses: infer Responses }
  ? {
      readonly [Status in keyof Responses]: {
        readonly status: Status;
        readonly body: ResponseBody<Responses[Status]>;
        readonly headers?: Readonly<Record<string, string>>;
      };
    }[keyof Responses]
  : never;

/** Handles one operation. Mistakes of the caller are thrown as `HttpError`. */
export type Handler<Operation, Caller> = (
  request: OperationRequest<Operation, Caller>,
) => OperationAnswer<Operation> | Promise<OperationAnswer<Operation>>;

/** A handler for each operation of a family. A missing or unknown one is a type error. */
export type Handlers<Operations, Caller> = {
  readonly [Id in keyof Operations]: Handler<Operations[Id], Caller>;
};

/** A handler whose operation is only known at run time, as the binder calls it. */
export type AnyHandler = Handler<AnyOperation, unknown>;

export type AnyRequest = OperationRequest<AnyOperation, unknown>;

/** A request as the chain hands it over. */
export interface HandedRequest extends AnyRequest {
  /** Declared cookies. */
  readonly cookie: Readonly<Record<string, unknown>>;
  /** The request and the response as Node has them, for an application that this is a part of. */
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  /** The same request with another body. */
  withBody(body: unknown): HandedRequest;
}

/** Answers the requests to one operation: its handler, or what a mock has in its place. */
export type Answerer = (request: HandedRequest) => Answer | Promise<Answer>;

interface AnyOperation {
  parameters: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
  };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<number, { content: { 'application/json': unknown } }>;
}
