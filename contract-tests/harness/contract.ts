import Ajv2020 from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import contract from '../../generated/redis/openapi.json' with { type: 'json' };

/** A response as the contract documents it, references resolved. */
export interface DocumentedResponse {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

type Node = Readonly<Record<string, unknown>>;

const document: Node = contract;
const ajv = new Ajv2020.default({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'contract', components: document['components'] });
const compiled = new WeakMap<object, ValidateFunction>();

const ROOT = '/';
const PIPELINE = '/pipeline';
const COMMAND_PATH = '/{commandPath}';

/** The operation that a method and a raw path stand for, if the contract has it. */
export function operationFor(method: string, path: string): string | undefined {
  const template = path === ROOT || path === PIPELINE ? path : COMMAND_PATH;
  const item = node(node(document['paths'])[template]);
  const operation = item[method.toLowerCase()];
  return operation === undefined ? undefined : String(node(operation)['operationId']);
}

/** The response that the contract documents for an operation and a status. */
export function responseFor(operationId: string, status: number): DocumentedResponse | undefined {
  const response = node(operations.get(operationId)?.['responses'])[String(status)];
  return response === undefined ? undefined : resolved(response);
}

/** The response to methods that no path has. */
export function methodNotAllowed(): DocumentedResponse {
  const name = String(document['x-other-methods']);
  return resolved({ $ref: `#/components/responses/${name}` });
}

/** Every operation with the statuses and media types that it documents. */
export function documentedResponses(): { operationId: string; status: number; types: string[] }[] {
  return [...operations].flatMap(([operationId, operation]) =>
    Object.entries(node(operation['responses'])).map(([status, response]) => ({
      operationId,
      status: Number(status),
      types: Object.keys(resolved(response).content ?? {}),
    })),
  );
}

/** What of `value` does not fit the schema, in one line; undefined where all does. */
export function misfit(schema: object, value: unknown): string | undefined {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    const rooted = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
    validate = ajv.compile(JSON.parse(rooted) as object);
    compiled.set(schema, validate);
  }
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

const operations = new Map<string, Node>(
  Object.values(node(document['paths'])).flatMap((item) =>
    Object.values(node(item))
      .filter((member) => typeof node(member)['operationId'] === 'string')
      .map((operation) => [String(node(operation)['operationId']), node(operation)] as const),
  ),
);

function node(value: unknown): Node {
  return (value ?? {}) as Node;
}

function resolved(value: unknown): DocumentedResponse {
  const reference = node(value)['$ref'];
  if (typeof reference !== 'string') {
    const response = value as DocumentedResponse;
    if (response.headers === undefined) return response;
    const headers = Object.entries(response.headers).map(([name, header]) => [
      name,
      resolved(header),
    ]);
    return {
      ...response,
      headers: Object.fromEntries(headers) as DocumentedResponse['headers'] & object,
    };
  }
  let target: unknown = document;
  for (const part of reference.slice(2).split('/')) target = node(target)[part];
  return resolved(target);
}
