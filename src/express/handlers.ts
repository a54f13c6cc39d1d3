import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { UploadedFile } from '../contract/items/form.ts';

/** The parameters in one place (path, query, header or cookie), as `openapi-typescript` writes them. */
type Place<Operation, Name extends string> = Operation extends {
  parameters: { [K in Name]?: infer P };
}
  ? [Exclude<P, undefined>] extends [never]
    ? Readonly<Record<string, never>>
    : Exclude<P, undefined>
  : Readonly<Record<string, never>>;

/** Header names as Node gives them: in lower case. */
type LowerKeys<T> = { readonly [K in keyof T as K extends string ? Lowercase<K> : never]: T[K] };

/** The values of a form with several parts; which of them are files is not in its type. */
type Form<T> = { readonly [K in keyof T]: T[K] | UploadedFile | readonly UploadedFile[] };

type JsonType = 'application/json' | `${string}+json` | `${string}/json`;

type BodyByType<Content> = {
  [Type in keyof Content]: Type extends JsonType | 'application/x-www-form-urlencoded'
    ? Content[Type]
    : Type extends 'multipart/form-data'
      ? Form<Content[Type]>
      : Type extends `text/${string}`
        ? Content[Type] | string
        : Buffer;
}[keyof Content];

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? BodyByType<Content>
  : Operation extends { requestBody?: infer Request }
    ? Exclude<Request, undefined> extends { content: infer Content }
      ? BodyByType<Content> | undefined
      : undefined
    : undefined;

/** A request that has been authenticated, and validated against its operation. */
export interface ContractRequest<Operation, Caller> {
  /** What `authenticate` has returned; undefined if the operation needs no credentials. */
  readonly caller: Caller;
  readonly path: Place<Operation, 'path'>;
  /** With the defaults of the contract. */
  readonly query: Place<Operation, 'query'>;
  /** Declared headers, by their names in lower case. */
  readonly header: LowerKeys<Place<Operation, 'header'>>;
  readonly cookie: Place<Operation, 'cookie'>;
  /** Parsed by its media type: JSON, a form, text; everything else is bytes. */
  readonly body: BodyOf<Operation>;
  /** As it was received; empty if there was none, or if the application has parsed it before. */
  readonly rawBody: Buffer;
  /** All headers, as Node gives them. */
  readonly headers: IncomingHttpHeaders;
  /** Aborts when the client leaves before its answer. */
  readonly signal: AbortSignal;
}

type AnswerBody<Response> = Response extends { content: infer Content }
  ?
      | { [Type in keyof Content]: Type extends JsonType ? Content[Type] : string }[keyof Content]
      | Bytes
  : undefined;

/** Bytes, or a stream of them. */
type Bytes = Uint8Array | Readable;

type StatusOf<Key> = Key extends number ? Key : number;

/** One of the responses that the operation documents. */
export type ContractAnswer<Operation> = Operation extends { responses: infer Responses }
  ? {
      readonly [Key in keyof Responses]: {
        readonly status: StatusOf<Key>;
        readonly headers?: Readonly<Record<string, string>>;
      } & (AnswerBody<Responses[Key]> extends undefined
        ? { readonly body?: undefined }
        : { readonly body: AnswerBody<Responses[Key]> });
    }[keyof Responses]
  : never;

/** The request and the response of the application, for what the contract does not describe: sessions, sockets. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/**
 * Handles one operation. What it throws goes to the error handlers of the application. If it has sent the answer by
 * itself, it returns nothing.
 */
export type ContractHandler<Operation, Caller> = (
  request: ContractRequest<Operation, Caller>,
  exchange: Exchange,
) => ContractAnswer<Operation> | void | Promise<ContractAnswer<Operation> | void>;

/** A handler for each operation. A missing or unknown one is a type error, and an error at the start. */
export type ContractHandlers<Operations, Caller> = {
  readonly [Id in keyof Operations]: ContractHandler<Operations[Id], Caller>;
};

/** The operations of a contract for which no types have been generated. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- as `openapi-typescript` writes it
export type AnyOperations = Readonly<Record<string, AnyContractOperation>>;

export interface AnyContractOperation {
  parameters: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
    cookie?: Record<string, unknown>;
  };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<number, { content: { 'application/json': unknown } }>;
}
