import type {
  HeaderObject,
  MediaTypeObject,
  ParameterObject,
  Schema,
  SecurityRequirement,
} from '../../contract/document.ts';
import type { Server } from './servers.ts';

/** A part of a contract, and the JSON pointer to it. */
export interface WithPointer<T> {
  readonly value: T;
  readonly pointer: string;
}

export type Content = ReadonlyMap<string, WithPointer<MediaTypeObject>>;

/**
 * A link: an operation that can follow a response, and the values that it takes from the exchange.
 */
export interface Link {
  /** Its name in the response. */
  readonly name: string;
  /** The target's `operationId`, or a JSON pointer to it. */
  readonly to: { readonly operationId: string } | { readonly pointer: string };
  /** Values, or runtime expressions, by parameter: `id` or `path.id`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
}

/** A documented response. */
export interface DocumentedResponse {
  readonly pointer: string;
  readonly links: readonly Link[];
  readonly headers: ReadonlyMap<
    string,
    WithPointer<HeaderObject & Pick<ParameterObject, 'content'>>
  >;
  readonly content: Content;
}

/** Whether an operation needs credentials: `{}` among its requirements makes them optional. */
export function needsCredentials({ security }: Pick<Operation, 'security'>): boolean {
  return security.length > 0 && security.every((each) => Object.keys(each).length > 0);
}

/** An operation, with path item and references resolved. */
export interface Operation {
  /** Its `operationId`, or `GET /pets/{id}` if it has none. */
  readonly name: string;
  /** In upper case. */
  readonly method: string;
  /** Whether it changes nothing: its method is a safe one (RFC 9110, section 9.2.1), and it has no `x-changes: true`. */
  readonly isSafe: boolean;
  readonly template: string;
  readonly pointer: string;
  /** Its own servers, and those of its path item. */
  readonly servers: readonly Server[];
  readonly parameters: readonly WithPointer<ParameterObject>[];
  readonly requestBody:
    | (WithPointer<{ readonly required: boolean }> & { readonly content: Content })
    | undefined;
  /** By status, `4XX` or `default`. */
  readonly responses: ReadonlyMap<string, DocumentedResponse>;
  /** Alternatives, any of which authenticates a caller; if empty, no credentials are needed. */
  readonly security: readonly SecurityRequirement[];
}

/** How callers authenticate. */
export interface SecurityScheme {
  readonly type: 'http' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  readonly scheme?: string;
  readonly in?: 'query' | 'header' | 'cookie';
  readonly name?: string;
}

export type { MediaTypeObject, ParameterObject, Schema, SecurityRequirement };
