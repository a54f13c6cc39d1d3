import type {
  HeaderObject,
  MediaTypeObject,
  ParameterObject,
  Schema,
  SecurityRequirement,
} from '../../contract/document.ts';

/** A part of a contract, and the JSON pointer to it. */
export interface At<T> {
  readonly value: T;
  readonly pointer: string;
}

export type Content = ReadonlyMap<string, At<MediaTypeObject>>;

/** An operation that can follow a response, and what it takes from the request and the response. */
export interface Link {
  /** As the response calls it. */
  readonly name: string;
  /** The `operationId` of the one that follows, or the JSON pointer to it. */
  readonly to: { readonly operationId: string } | { readonly pointer: string };
  /** Values, or runtime expressions, by parameter: `id` or `path.id`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
}

/** A documented response. */
export interface DocumentedResponse {
  readonly pointer: string;
  readonly links: readonly Link[];
  readonly headers: ReadonlyMap<string, At<HeaderObject & Pick<ParameterObject, 'content'>>>;
  readonly content: Content;
}

/** Whether an operation needs credentials: `{}` among its requirements makes them optional. */
export function needsCredentials({ security }: Pick<Operation, 'security'>): boolean {
  return security.length > 0 && security.every((each) => Object.keys(each).length > 0);
}

/** One operation, with everything that its path item and its references say. */
export interface Operation {
  /** Its `operationId`, or `GET /pets/{id}` where it has none. */
  readonly name: string;
  /** In capitals. */
  readonly method: string;
  readonly template: string;
  readonly pointer: string;
  readonly parameters: readonly At<ParameterObject>[];
  readonly requestBody:
    | (At<{ readonly required: boolean }> & { readonly content: Content })
    | undefined;
  /** By status, `4XX` or `default`. */
  readonly responses: ReadonlyMap<string, DocumentedResponse>;
  /** Any one of these lets a caller in; none: everybody is. */
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
