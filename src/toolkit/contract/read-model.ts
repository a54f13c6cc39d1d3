import { InputError } from '../input-error.ts';
import { shownPlace, type Bundle } from './bundle.ts';
import type { WithPointer, Content, DocumentedResponse, Link, Operation } from './model.ts';
import type { ParameterObject, SecurityRequirement } from './model.ts';
import { serversIn } from './servers.ts';
import { appendPointer, isNode, pointerIn, valueAt, type Node } from './pointer.ts';

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'];

/** The limit of chained references: a longer chain is a cycle. */
const MAX_HOPS = 100;

/** The operations of a contract. @throws InputError naming the place that does not conform to OpenAPI 3.1 */
export function readOperations(bundle: Bundle): Operation[] {
  const { document } = bundle;
  const reader = new Reader(bundle);
  const version = document['openapi'];
  if (typeof version !== 'string' || !/^3\.[12]\./.test(version)) {
    const { swagger } = document;
    const other = version ?? swagger;
    const said = `it says ${version === undefined ? 'swagger' : 'openapi'}: ${JSON.stringify(other)}`;
    const isEarlier = typeof other === 'string' && /^(?:2|3\.0)(?:\.|$)/.test(other);
    const isShort = /^3\.[12]$/.test(String(other));
    const full = isShort ? `; the version is the text "${String(other)}.0"` : '';
    const advice = isEarlier ? '; convert it to 3.1 first' : full;
    const found = other === undefined ? `'openapi' is missing` : said + advice;
    reader.refuse('', `is not an OpenAPI 3.1 document: ${found}`);
  }
  // OpenAPI 3.1, OpenAPI Object: a document has at least one of these.
  if (!['paths', 'webhooks', 'components'].some((name) => document[name] !== undefined)) {
    reader.refuse('', 'has no paths, webhooks or components: it must have one of them');
  }
  const operations: Operation[] = [];
  for (const [template, at] of reader.members('/paths')) {
    if (template.startsWith('x-')) continue;
    if (!template.startsWith('/')) reader.refuse(at, 'is not a path: it must begin with a slash');
    const item = reader.node(at);
    for (const method of METHODS) {
      if (item.value[method] === undefined) continue;
      operations.push(operationAt(reader, item, method, template));
    }
  }
  return operations;
}

/** As keys of a path item. */
const SAFE_METHODS = ['get', 'head', 'options'];

function operationAt(
  reader: Reader,
  item: WithPointer<Node>,
  method: string,
  template: string,
): Operation {
  const { value, pointer } = reader.node(appendPointer(item.pointer, method));
  const { operationId, security = reader.document['security'] ?? [] } = value;
  if (!Array.isArray(security))
    reader.refuse(appendPointer(pointer, 'security'), 'must be an array');
  if (!security.every(isNode))
    reader.refuse(pointer, 'has a security requirement that is no object');
  return {
    name: typeof operationId === 'string' ? operationId : `${method.toUpperCase()} ${template}`,
    method: method.toUpperCase(),
    isSafe: SAFE_METHODS.includes(method) && value['x-changes'] !== true,
    template,
    pointer,
    servers: [...serversIn(item.value), ...serversIn(value)],
    parameters: parametersOf(reader, [item.pointer, pointer]),
    requestBody: bodyOf(reader, pointer, value),
    responses: responsesOf(reader, pointer),
    security: security as SecurityRequirement[],
  };
}

/**
 * The operation's parameters, and those of its path item that it does not override by name and
 * place.
 */
function parametersOf(reader: Reader, holders: readonly string[]): WithPointer<ParameterObject>[] {
  const found = new Map<string, WithPointer<ParameterObject>>();
  for (const holder of holders) {
    for (const [, at] of reader.members(appendPointer(holder, 'parameters'), 'array')) {
      const { value, pointer } = reader.node(at);
      const { name, in: place } = value;
      if (typeof name !== 'string') reader.refuse(pointer, `needs a 'name'`);
      if (!['path', 'query', 'header', 'cookie'].includes(String(place))) {
        reader.refuse(appendPointer(pointer, 'in'), 'must be path, query, header or cookie');
      }
      // OpenAPI 3.1, Parameter Object: parameters with these three names are ignored.
      if (place === 'header' && /^(?:accept|content-type|authorization)$/i.test(name)) {
        continue;
      }
      found.set(`${String(place)} ${name}`, {
        value: value as unknown as ParameterObject,
        pointer,
      });
    }
  }
  return [...found.values()];
}

function bodyOf(reader: Reader, operation: string, value: Node): Operation['requestBody'] {
  if (value['requestBody'] === undefined) return undefined;
  const body = reader.node(appendPointer(operation, 'requestBody'));
  return {
    value: { required: body.value['required'] === true },
    pointer: body.pointer,
    content: contentOf(reader, body.pointer),
  };
}

function responsesOf(reader: Reader, operation: string): Map<string, DocumentedResponse> {
  const responses = new Map<string, DocumentedResponse>();
  for (const [status, at] of reader.members(appendPointer(operation, 'responses'))) {
    if (status.startsWith('x-')) continue;
    if (!/^(?:[1-5]\d\d|[1-5]XX|default)$/i.test(status)) {
      reader.refuse(at, `is not a status: 200, 4XX or default`);
    }
    responses.set(status.replace(/xx$/, 'XX'), responseAt(reader, at));
  }
  return responses;
}

function responseAt(reader: Reader, at: string): DocumentedResponse {
  const { pointer } = reader.node(at);
  const headers: DocumentedResponse['headers'] = new Map(
    reader
      .members(appendPointer(pointer, 'headers'))
      .map(
        ([name, header]) =>
          [name.toLowerCase(), reader.node(header) as WithPointer<object>] as const,
      ),
  );
  return { pointer, headers, links: linksOf(reader, pointer), content: contentOf(reader, pointer) };
}

function linksOf(reader: Reader, response: string): Link[] {
  return reader.members(appendPointer(response, 'links')).map(([name, at]) => {
    const { value, pointer } = reader.node(at);
    const { operationId, operationRef, parameters, requestBody } = value;
    const isLocal = typeof operationRef === 'string' && operationRef.startsWith('#');
    if (typeof operationId !== 'string' && typeof operationRef !== 'string') {
      reader.refuse(pointer, `needs an 'operationId' or an 'operationRef'`);
    }
    // Links into other documents are kept but never followed.
    const ref = isLocal ? pointerIn(operationRef) : String(operationRef);
    return {
      name,
      to: typeof operationId === 'string' ? { operationId } : { pointer: ref },
      parameters: isNode(parameters) ? parameters : {},
      ...(requestBody !== undefined && { requestBody }),
    };
  });
}

function contentOf(reader: Reader, holder: string): Content {
  return new Map(
    reader
      .members(appendPointer(holder, 'content'))
      .map(([type, at]) => [type.toLowerCase(), reader.node(at) as WithPointer<object>] as const),
  );
}

/**
 * Reads objects of a document through references, and reports those that have another form than required.
 */
class Reader {
  readonly document: Node;
  readonly #bundle: Bundle;

  constructor(bundle: Bundle) {
    this.document = bundle.document;
    this.#bundle = bundle;
  }

  refuse(pointer: string, why: string): never {
    throw new InputError(`${shownPlace(this.#bundle.placeOf(pointer))}: ${why}`);
  }

  /** The object at a pointer, with references resolved. */
  node(pointer: string, hops = 0): WithPointer<Node> {
    const value = valueAt(this.document, pointer);
    if (!isNode(value) || Array.isArray(value)) this.refuse(pointer, 'must be an object');
    const reference = value['$ref'];
    if (reference === undefined) return { value, pointer };
    if (typeof reference !== 'string') this.refuse(appendPointer(pointer, '$ref'), 'must be text');
    if (hops === MAX_HOPS) this.refuse(pointer, `$ref '${reference}' leads in a circle`);
    return this.node(pointerIn(reference), hops + 1);
  }

  /** The members of an object or array with pointers to them; empty if it is absent. */
  members(pointer: string, kind: 'object' | 'array' = 'object'): [name: string, at: string][] {
    const value = valueAt(this.document, pointer);
    if (value === undefined) return [];
    const isRight = isNode(value) && Array.isArray(value) === (kind === 'array');
    if (!isRight) this.refuse(pointer, `must be an ${kind}`);
    return Object.keys(value).map((name) => [name, appendPointer(pointer, name)]);
  }
}
