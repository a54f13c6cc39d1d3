/** The parameters of one place, as the generated types of an operation give them. */
type Place<Operation, Name extends string> = Operation extends {
  parameters: { [K in Name]?: infer P };
}
  ? Exclude<P, undefined>
  : never;

/** Header names as Node gives them: in lower case. */
type LowerKeys<T> = { readonly [K in keyof T as K extends string ? Lowercase<K> : never]: T[K] };

type BodyOf<Operation> = Operation extends { requestBody?: infer Request }
  ? Exclude<Request, undefined> extends { content: infer Content }
    ? Content extends { 'application/json': infer Json }
      ? Json
      : Uint8Array
    : undefined
  : undefined;

/** A request that has been authenticated and checked against its operation. */
export interface OperationRequest<Operation, Caller> {
  readonly caller: Caller;
  /** Path parameters, percent-decoded once. */
  readonly path: Place<Operation, 'path'>;
  /** Declared query parameters. */
  readonly query: Place<Operation, 'query'>;
  readonly header: LowerKeys<Place<Operation, 'header'>>;
  /** Parsed where the operation takes JSON, else the bytes. */
  readonly body: BodyOf<Operation>;
  /** The body as it came; empty where there was none. */
  readonly rawBody: Buffer;
  /** The query string as it came, without the `?`. */
  readonly rawQuery: string;
}

type ResponseBody<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json | (Content extends { 'application/octet-stream': unknown } ? Uint8Array : never)
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

/** Answers one operation. What the caller did wrong is thrown as a `Refusal`. */
export type Handler<Operation, Caller> = (
  request: OperationRequest<Operation, Caller>,
) => OperationAnswer<Operation> | Promise<OperationAnswer<Operation>>;

/** A handler for each operation of a family; one too few or too many is a type error. */
export type Handlers<Operations, Caller> = {
  readonly [Id in keyof Operations]: Handler<Operations[Id], Caller>;
};

/** A handler whose operation is only known at run time, as the binder calls it. */
export type AnyHandler = Handler<AnyOperation, unknown>;

interface AnyOperation {
  parameters: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
  };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<number, { content: { 'application/json': unknown } }>;
}
