import {
  JSON_TYPE,
  type HeaderObject,
  type MediaTypeObject,
  type OperationObject,
  type ParameterObject,
  type SecurityRequirement,
} from './document.ts';
import type { Server } from './servers.ts';

/** A part of a document, with the JSON pointer to it. */
export type Placed<T> = T & { readonly pointer: string };

/**
 * What an operation is called everywhere: its `operationId`, or `GET /pets/{id}` if it has none, or if one before it has
 * the same. So each has one handler, one type and one line in a report.
 */
export function freeName(operationId: unknown, otherwise: string, taken: Set<string>): string {
  const isFree = typeof operationId === 'string' && !taken.has(operationId);
  const name = isFree ? operationId : otherwise;
  taken.add(name);
  return name;
}

/** As it is sent: in upper case, unless the document itself names another (`additionalOperations`). */
export type Method = Uppercase<string>;

/** An operation, with everything that its path item and its references declare, resolved. */
export interface Operation {
  /** A name that no other operation of the document has (`freeName`). */
  readonly operationId: string;
  readonly method: Method;
  /** As in the document: `/produce/{topic}`. */
  readonly path: string;
  readonly pointer: string;
  /** Whether it changes nothing: by its method (RFC 9110, section 9.2.1), unless `x-changes` says otherwise. */
  readonly isSafe: boolean;
  /** Whether it takes what it answers with, which can't be had again (`x-takes`). */
  readonly takes: boolean;
  /** Whether it frees space, so that it has to work on a full disk: DELETE, or `x-frees-space: true`. */
  readonly freesSpace: boolean;
  /** Its own servers, and those of its path item. */
  readonly servers: readonly Server[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** By status, `4XX` or `default`. */
  readonly responses: Readonly<Record<string, Response>>;
  /** Alternatives, any of which authenticates a caller; if empty, no credentials are needed. */
  readonly security: readonly SecurityRequirement[];
  /** The operation as in the document, for its extensions. */
  readonly declared: OperationObject;
}

export type Parameter = Placed<ParameterObject>;
export type Header = Placed<HeaderObject & Pick<ParameterObject, 'content'>>;
export type MediaType = Placed<MediaTypeObject>;

/** By media type, in lower case. */
export type Content = Readonly<Record<string, MediaType>>;

export type RequestBody = Placed<{
  readonly required: boolean;
  readonly description?: string;
  readonly content: Content;
}>;

export type Response = Placed<{
  readonly description: string;
  /** By name, as in the document. */
  readonly headers: Readonly<Record<string, Header>>;
  readonly content: Content;
  readonly links: readonly Link[];
}>;

/** A link: an operation that can follow a response, and the values that it takes from the exchange. */
export interface Link {
  /** Its name in the response. */
  readonly name: string;
  readonly pointer: string;
  /** The target's `operationId`, or a JSON pointer to it. */
  readonly to: { readonly operationId: string } | { readonly pointer: string };
  /** Values, or runtime expressions, by parameter: `id` or `path.id`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
}

/** How callers authenticate. */
export interface SecurityScheme {
  readonly type: 'http' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  readonly scheme?: string;
  readonly in?: 'query' | 'header' | 'cookie';
  readonly name?: string;
}

/** Whether an operation needs credentials: `{}` among its requirements makes them optional. */
export function needsCredentials({ security }: Pick<Operation, 'security'>): boolean {
  return security.length > 0 && security.every((each) => Object.keys(each).length > 0);
}

/** The parameters that requests are held against; OpenAPI ignores those of three headers (Parameter Object, `name`). */
export function checkedParameters({ parameters }: Pick<Operation, 'parameters'>): Parameter[] {
  return parameters.filter((each) => each.in !== 'header' || !IGNORED.test(each.name));
}

const IGNORED = /^(?:accept|content-type|authorization)$/i;

/** The response that documents a status: its own, that of its class (`4XX`), or the default (Responses Object). */
export function responseFor(
  { responses }: Pick<Operation, 'responses'>,
  status: number | string,
): Response | undefined {
  return responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses['default'];
}

/**
 * How an operation takes its body: `none`, as JSON if that is the only media type it declares, otherwise as bytes. The
 * `Content-Type` of the request has no effect, because `curl -d` always claims to send a form.
 */
export function bodyKindOf({
  requestBody,
}: {
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}): BodyKind {
  if (requestBody === undefined) return 'none';
  return Object.keys(requestBody.content).every((type) => type === JSON_TYPE) ? 'json' : 'bytes';
}

export type BodyKind = 'none' | 'json' | 'bytes';
