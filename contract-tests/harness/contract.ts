import Ajv2020 from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';

/** A documented response, with references resolved. */
export interface DocumentedResponse {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema?: object;
        readonly examples?: Readonly<Record<string, unknown>>;
      }
    >
  >;
}

/** A documented status of an operation. */
export interface Documented {
  readonly operationId: string;
  readonly status: number;
}

/** A request made of the contract's examples. */
export interface ExampleRequest {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly path: string;
  /** The required headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object | undefined;
}

/** A request with a number that the contract does not allow. */
export interface RequestBeyond extends ExampleRequest {
  readonly parameter: string;
  /** `must be at most 100` */
  readonly rule: string;
}

type Node = Readonly<Record<string, unknown>>;

/** A bundled contract, as the tests read it, independent of the product's own code. */
export class Contract {
  readonly #document: Node;
  readonly #operations: ReadonlyMap<string, Node>;
  readonly #ajv = new Ajv2020.default({ strict: false, validateFormats: false, allErrors: true });
  readonly #compiled = new WeakMap<object, ValidateFunction>();

  constructor(document: Node) {
    this.#document = document;
    this.#ajv.addSchema({ $id: 'contract', components: document['components'] });
    this.#operations = new Map(
      Object.values(node(document['paths'])).flatMap((item) =>
        Object.values(node(item))
          .filter((member) => typeof node(member)['operationId'] === 'string')
          .map((operation) => [String(node(operation)['operationId']), node(operation)] as const),
      ),
    );
  }

  /** The paths, as templates. */
  get templates(): string[] {
    return Object.keys(node(this.#document['paths']));
  }

  /** A request for each operation, made of the contract's examples. */
  requests(): ExampleRequest[] {
    return this.templates.flatMap((template) => {
      const item = node(node(this.#document['paths'])[template]);
      return Object.entries(item)
        .filter(([, member]) => typeof node(member)['operationId'] === 'string')
        .map(([method, operation]) => ({
          operationId: String(node(operation)['operationId']),
          method: method.toUpperCase(),
          template,
          path: this.#examplePath(template, [
            ...list(item['parameters']),
            ...list(node(operation)['parameters']),
          ]),
          headers: this.#requiredHeaders(list(node(operation)['parameters'])),
          body: this.#exampleBody(node(operation)['requestBody']),
        }));
    });
  }

  /** Requests beyond each limit of a number in a query or a header, by one. */
  requestsBeyondLimits(): RequestBeyond[] {
    return this.requests().flatMap((request) => {
      const item = node(node(this.#document['paths'])[request.template]);
      const operation = node(item[request.method.toLowerCase()]);
      const parameters = [...list(item['parameters']), ...list(operation['parameters'])];
      return parameters.flatMap((reference) => {
        const { name, in: place, schema } = this.#resolved(reference);
        const { minimum, maximum } = this.#resolved(schema);
        const parameter = String(name);
        const sent = (value: number) =>
          place === 'query'
            ? { ...request, path: `${request.path}?${parameter}=${value}` }
            : { ...request, headers: { ...request.headers, [parameter]: String(value) } };
        if (place === 'path') return [];
        return [
          ...(typeof minimum === 'number'
            ? [{ ...sent(minimum - 1), parameter, rule: `must be at least ${minimum}` }]
            : []),
          ...(typeof maximum === 'number'
            ? [{ ...sent(maximum + 1), parameter, rule: `must be at most ${maximum}` }]
            : []),
        ];
      });
    });
  }

  /** The operation of a method at a path, if there is one. */
  operationAt(template: string, method: string): string | undefined {
    // Methods are case-sensitive (RFC 9110, section 9.1).
    if (method !== method.toUpperCase()) return undefined;
    const operation = node(node(this.#document['paths'])[template])[method.toLowerCase()];
    return operation === undefined ? undefined : String(node(operation)['operationId']);
  }

  /** The documented response of an operation for a status. */
  responseFor(operationId: string, status: number): DocumentedResponse | undefined {
    const response = node(this.#operations.get(operationId)?.['responses'])[String(status)];
    return response === undefined ? undefined : this.#response(response);
  }

  /** An extension of an operation; undefined if it has none of that name. */
  extension(operationId: string, name: string): unknown {
    return this.#operations.get(operationId)?.[name];
  }

  /** The response to a request that belongs to no operation, or is refused before one is known. */
  unmatched(status: number): DocumentedResponse | undefined {
    const response = node(this.#document['x-unmatched-responses'])[String(status)];
    return response === undefined ? undefined : this.#response(response);
  }

  /** Every documented status of every operation. */
  documented(): Documented[] {
    return [...this.#operations].flatMap(([operationId, operation]) =>
      Object.keys(node(operation['responses'])).map((status) => ({
        operationId,
        status: Number(status),
      })),
    );
  }

  /** Why `value` does not match the schema, in one line; undefined if it does. */
  misfit(schema: object, value: unknown): string | undefined {
    const validate = this.#validator(schema);
    return validate(value) ? undefined : this.#ajv.errorsText(validate.errors);
  }

  #validator(schema: object): ValidateFunction {
    let validate = this.#compiled.get(schema);
    if (validate === undefined) {
      const rooted = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
      validate = this.#ajv.compile(JSON.parse(rooted) as object);
      this.#compiled.set(schema, validate);
    }
    return validate;
  }

  #examplePath(template: string, parameters: readonly unknown[]): string {
    let path = template;
    for (const reference of parameters) {
      const { name, example, in: place, required } = this.#resolved(reference);
      path = path.replace(`{${String(name)}}`, String(example));
      if (place === 'query' && required === true) path += `?${String(name)}=${String(example)}`;
    }
    return path;
  }

  #requiredHeaders(parameters: readonly unknown[]): Record<string, string> {
    const required = parameters
      .map((reference) => this.#resolved(reference))
      .filter((parameter) => parameter['in'] === 'header' && parameter['required'] === true);
    return Object.fromEntries(required.map(({ name, example }) => [String(name), String(example)]));
  }

  #exampleBody(requestBody: unknown): object | undefined {
    if (requestBody === undefined) return undefined;
    const media = node(node(node(requestBody)['content'])['application/json']);
    const [example] = Object.values(node(media['examples']));
    return node(example)['value'] as object;
  }

  #response(value: unknown): DocumentedResponse {
    const response = this.#resolved(value) as DocumentedResponse;
    if (response.headers === undefined) return response;
    const headers = Object.entries(response.headers).map(([name, header]) => [
      name,
      this.#resolved(header),
    ]);
    return {
      ...response,
      headers: Object.fromEntries(headers) as NonNullable<DocumentedResponse['headers']>,
    };
  }

  /** Resolves a reference; other values are returned unchanged. */
  #resolved(value: unknown): Node {
    const reference = node(value)['$ref'];
    if (typeof reference !== 'string') return node(value);
    let target: unknown = this.#document;
    for (const part of reference.slice(2).split('/')) target = node(target)[part];
    return this.#resolved(target);
  }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function node(value: unknown): Node {
  return (value ?? {}) as Node;
}
