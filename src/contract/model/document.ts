import { pointerIn, valueAt } from '../../base/json-pointer.ts';

/** The parts of an OpenAPI document that are read, in one file and with references as they are written. */
export interface ContractDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly ServerObject[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** The security of operations that declare none. */
  readonly security?: readonly SecurityRequirement[];
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, ResponseObject>>;
    readonly parameters?: Readonly<Record<string, ParameterObject>>;
    readonly headers?: Readonly<Record<string, HeaderObject>>;
    readonly securitySchemes?: Readonly<
      Record<string, { readonly in?: string; readonly name?: string }>
    >;
  };
  /** Whether the fixed segments of paths are case-insensitive. */
  readonly 'x-caseless-paths'?: boolean;
  /** Other beginnings of paths, and those that the document has for them. */
  readonly 'x-path-spellings'?: Readonly<Record<string, string>>;
  /** Paths that mean the same with a slash at their end. */
  readonly 'x-paths-with-slash'?: readonly string[];
  /** Whether the `Content-Type` of requests has no effect: `curl -d` sends everything as a form. */
  readonly 'x-any-content-type'?: boolean;
  /**
   * What answers requests before an operation is known, by status: the input is not HTTP, the path or its method does not
   * exist, the platform does not serve.
   */
  readonly 'x-unmatched-responses'?: OperationObject['responses'];
}

/** Where the family is served, and the variables of that URL. */
export interface ServerObject {
  readonly variables?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

export type Schema = Readonly<Record<string, unknown>>;
export interface Reference {
  readonly $ref: string;
}

/** The methods that have a field of their own in a path item (OpenAPI 3.2, Path Item Object). */
export const METHODS = [
  'get',
  'head',
  'post',
  'put',
  'patch',
  'delete',
  'options',
  'trace',
  'query',
] as const;

export type PathItem = { readonly [M in (typeof METHODS)[number]]?: OperationObject } & {
  readonly parameters?: readonly (ParameterObject | Reference)[];
};

/** Where the commands of a request are: one in the path, one that is the body, or several as rows of the body. */
export type CommandPlace = 'path' | 'body' | 'rows';

export interface OperationObject {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly callbacks?: Readonly<Record<string, object>>;
  readonly deprecated?: boolean;
  readonly security?: readonly SecurityRequirement[];
  /** Whether it changes something, where its method says otherwise: a GET for clients that can send no other. */
  readonly 'x-changes'?: boolean;
  /** It takes what it answers with, which can't be had again. */
  readonly 'x-takes'?: boolean;
  /** It frees space although its method is not DELETE. */
  readonly 'x-frees-space'?: boolean;
  /** Where a request has commands, which may have secrets that no schema tells. */
  readonly 'x-commands'?: CommandPlace;
  /** The roles in a team whose members may do this with what belongs to the team. */
  readonly 'x-roles'?: readonly string[];
  /** The same for the team that something is moved to. */
  readonly 'x-roles-of-target'?: readonly string[];
  /**
   * Its query may have no parameters but those that it declares and credentials. For operations that select by the
   * query: one with a misspelled or unsupported filter would return, or change, what nobody asked for.
   */
  readonly 'x-refuses-unknown-parameters'?: boolean;
  /** Its requests are not counted by a limit of requests a second. */
  readonly 'x-no-rate-limit'?: boolean;
  /** The largest body, where it is not that of the family: in bytes, or as a multiple of the largest message. */
  readonly 'x-body-limit'?: { readonly bytes?: number; readonly messages?: number };
}

/** Names of schemes, all of which are required. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface ParameterObject {
  readonly name: string;
  readonly description?: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  /** Whether what is reserved in a URI may be in its value as it is (RFC 6570, section 3.2.3). */
  readonly allowReserved?: boolean;
  /** Whether a parameter in the query may be empty, whatever its schema says. */
  readonly allowEmptyValue?: boolean;
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly example?: string | number | boolean;
  readonly examples?: Readonly<Record<string, ExampleObject>>;
  /**
   * That it is the last in a path and may have several segments, and how it is written:
   * - `true`: percent-encoded like any other; only its slashes need not be
   * - `segments`: percent-encoded segment by segment, so that it is read as it was sent
   * - `raw`: as it is, if it has several segments; one segment is all of it, percent-encoded, as generated clients send it
   * - `url`: the same, and the query of the request is that of the URL
   * - `absolute-url`: the same, and only what begins with a scheme (`https:/`) has several segments
   */
  readonly 'x-multi-segment'?: true | 'segments' | 'raw' | 'url' | 'absolute-url';
  /** A header that can't be combined with this one. */
  readonly 'x-excludes'?: string;
  /** A header that is required with this one. */
  readonly 'x-needs'?: string;
}

export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

export interface MediaTypeObject {
  readonly schema?: Schema;
  /** That of each item of a sequence, such as lines of JSON (OpenAPI 3.2). */
  readonly itemSchema?: Schema;
  /** How the members of a form are written: in pairs, or as parts of these media types. */
  readonly encoding?: Readonly<
    Record<string, Pick<ParameterObject, 'style' | 'explode' | 'allowReserved'> & EncodingObject>
  >;
  /** What the parts of a body without names are, by their places, and what all others are (OpenAPI 3.2). */
  readonly prefixEncoding?: readonly EncodingObject[];
  readonly itemEncoding?: EncodingObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject>>;
  /** What the mock copies from the request into its answer: runtime expressions by JSON pointer into the body. */
  readonly 'x-echo'?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * The list in the request's body that this body has one item for each item of, as a runtime expression. A single
   * object counts as a list of one.
   */
  readonly 'x-each'?: string;
}

export interface EncodingObject {
  /** The media types that a part may have, with commas between them. */
  readonly contentType?: string;
}

export interface ExampleObject {
  readonly summary?: string;
  readonly value?: unknown;
  /** The same since OpenAPI 3.2. */
  readonly dataValue?: unknown;
  /** The same as it is sent (OpenAPI 3.2). */
  readonly serializedValue?: string;
  /** The requests that are answered with this example: patterns by runtime expression. */
  readonly 'x-when'?: Readonly<Record<string, string>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

export interface HeaderObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: string | number | boolean;
}

/** Whether a parameter represents the whole query: an object with a member for each name in the query (`explode`). */
export function isWholeQuery({ in: place, explode, schema }: ParameterObject): boolean {
  return place === 'query' && explode === true && schema?.['type'] === 'object';
}

export const JSON_TYPE = 'application/json';

/** The target of a local reference (`#/components/…`), or the object itself. */
export function resolve<T extends object>(document: object, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const target = valueAt(document, pointerIn(node.$ref));
  if (target === undefined) throw new Error(`the document has no ${node.$ref}`);
  return resolve(document, target as T | Reference);
}
