import type { IncomingHttpHeaders } from 'node:http';
import type { EventStream } from '../http/event-stream.ts';

/** The parameters of one place, as the generated types of an operation give them. */
type Place<Operation, Name extends string> = Operation extends {
  parameters: { [K in Name]?: infer P };
}
  ? Exclude<P, undefined>
  : never;

/** Header names as Node gives them: in lower case. */
type LowerKeys<T> = { readonly [K in keyof T as K extends string ? Lowercase<K> : never]: T[K] };

/** See `bodyKindOf`: JSON where the operation declares nothing else. */
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

/** A request that has been authenticated and checked against its operation. */
export interface OperationRequest<Operation, Caller> {
  readonly caller: Caller;
  /** Path parameters, percent-decoded once, as numbers and booleans where their schemas say so. */
  readonly path: Place<Operation, 'path'>;
  /** Declared query parameters, with the defaults of the contract. */
  readonly query: Place<Operation, 'query'>;
  /** Declared headers, by their names in lower case, with the defaults of the contract. */
  readonly header: LowerKeys<Place<Operation, 'header'>>;
  /**
   * Parsed where the operation takes nothing but JSON, else the bytes; undefined where a JSON body is optional and
   * absent.
   */
  readonly body: BodyOf<Operation>;
  /** The body as received; empty where there was none. */
  readonly rawBody: Buffer;
  /** The query string as received, without the `?`. */
  readonly rawQuery: string;
  /** All headers, as Node gives them: by their names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** Names and values of all headers in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** The peer's address; undefined where the connection was closed before it was read. */
  readonly remoteAddress: string | undefined;
  /**
   * Aborts where waiting has no point any more: the client leaves before its answer, or the server stops. Also after
   * the answer where the connection is reset, because then the client has not read it.
   */
  readonly signal: AbortSignal;
}

type ResponseBody<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json | (Content extends { 'application/octet-stream': unknown } ? Uint8Array : never)
    : Content extends { 'text/event-stream': unknown }
      ? EventStream
      : Uint8Array
  : undefined;

/** One of the responses that the operation documents. Bytes go out as `application/octet-stream`. */
export type OperationAnswer<Operation> = Operation extends { responses: infer Responses }
  ? {
      readonly [Status in keyof Responses]: {
        readonly status: Status;
        readonly body: ResponseBody<Responses[Status]>;
        readonly headers?: Readonly<Record<string, string>>;
      };
    }[keyof Responses]
  : never;

/** Answers one operation. Mistakes of the caller are thrown as `HttpError`. */
export type Handler<Operation, Caller> = (
  request: OperationRequest<Operation, Caller>,
) => OperationAnswer<Operation> | Promise<OperationAnswer<Operation>>;

/** A handler for each operation of a family; one too few or too many is a type error. */
export type Handlers<Operations, Caller> = {
  readonly [Id in keyof Operations]: Handler<Operations[Id], Caller>;
};

/** A handler whose operation is only known at run time, as the binder calls it. */
export type AnyHandler = Handler<AnyOperation, unknown>;

export type AnyRequest = OperationRequest<AnyOperation, unknown>;

interface AnyOperation {
  parameters: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
  };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<number, { content: { 'application/json': unknown } }>;
}
