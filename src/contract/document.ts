/** The parts of a bundled OpenAPI 3.1 document that the binder, the validators and the recorder read. */
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
  /**
   * What answers requests before an operation is known, by status: the input is not HTTP, the path or its method does not
   * exist, the platform does not serve.
   */
  readonly 'x-unmatched-responses'?: OperationObject['responses'];
  /** How Prism generates values. */
  readonly 'x-json-schema-faker'?: Readonly<Record<string, unknown>>;
}

/** Where the family is served, and the variables of that URL. */
export interface ServerObject {
  readonly variables?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

export type Schema = Readonly<Record<string, unknown>>;
export interface Reference {
  readonly $ref: string;
}

export const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = { readonly [M in Method]?: OperationObject } & {
  readonly parameters?: readonly (ParameterObject | Reference)[];
};

export interface OperationObject {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  /** It changes something although its method is a safe one, for clients that can send no other. */
  readonly 'x-changes'?: boolean;
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
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  /** Whether a parameter in the query may be empty, whatever its schema says. */
  readonly allowEmptyValue?: boolean;
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly example?: string | number | boolean;
  readonly 'x-multi-segment'?: boolean;
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

export interface ExampleObject {
  readonly summary?: string;
  readonly value?: unknown;
  /** The requests that are answered with this example: patterns by runtime expression. */
  readonly 'x-when'?: Readonly<Record<string, string>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: string | number | boolean;
}

/** One operation, with everything that its path item and its references declare, resolved. */
export interface Operation {
  readonly operationId: string;
  readonly method: Method;
  /** As in the document: `/produce/{topic}`. */
  readonly path: string;
  readonly parameters: readonly ParameterObject[];
  readonly requestBody?: RequestBodyObject;
  readonly responses: Readonly<Record<string, ResponseObject>>;
  /** Alternatives: a caller must satisfy one of them. */
  readonly security: readonly SecurityRequirement[];
  /** The operation as in the document, for its extensions. */
  readonly declared: OperationObject;
}

/** Every operation of a document. */
export function operationsOf(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {
        operationId: operation.operationId,
        method,
        path,
        parameters: parameters.map((p) => resolve<ParameterObject>(document, p)),
        ...(operation.requestBody && {
          requestBody: resolve<RequestBodyObject>(document, operation.requestBody),
        }),
        responses: responsesOf(document, operation.responses),
        security: operation.security ?? document.security ?? [],
        declared: operation,
      };
    }),
  );
}

/** What a request is answered with as long as no operation is known, in the form of an operation's responses. */
export function unmatchedOf(
  document: ContractDocument,
): Pick<Operation, 'operationId' | 'responses'> {
  const declared = document['x-unmatched-responses'] ?? {};
  return { operationId: 'unmatched', responses: responsesOf(document, declared) };
}

function responsesOf(
  document: ContractDocument,
  declared: OperationObject['responses'],
): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(declared).map(([status, response]) => [
      status,
      resolve<ResponseObject>(document, response),
    ]),
  );
}

/** Whether a parameter represents the whole query: an object with a member for each name in the query (`explode`). */
export function isWholeQuery({ in: place, explode, schema }: ParameterObject): boolean {
  return place === 'query' && explode === true && schema?.['type'] === 'object';
}

/**
 * How an operation takes its body: `none`, as JSON if that is the only media type it declares, otherwise as bytes. The
 * `Content-Type` of the request has no effect, because `curl -d` always claims to send a form.
 */
export function bodyKindOf({ requestBody }: Pick<Operation, 'requestBody'>): BodyKind {
  if (requestBody === undefined) return 'none';
  return Object.keys(requestBody.content).every((type) => type === JSON_TYPE) ? 'json' : 'bytes';
}

export type BodyKind = 'none' | 'json' | 'bytes';

export const JSON_TYPE = 'application/json';

/** The target of a local reference (`#/components/…`), or the object itself. */
export function resolve<T extends object>(document: ContractDocument, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  let target: unknown = document;
  for (const part of node.$ref.slice('#/'.length).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | undefined)?.[name];
  }
  if (target === undefined) throw new Error(`the document has no ${node.$ref}`);
  return resolve(document, target as T | Reference);
}
