import { lazy } from '../../base/on-demand.ts';
import { appendPointer, isNode, pointerIn, type Node } from '../../base/json-pointer.ts';
import { METHODS, type OperationObject, type SecurityRequirement } from './document.ts';
import {
  freeName,
  type Content,
  type Header,
  type Link,
  type MediaType,
  type Method,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
} from './operation.ts';
import type { PlaceOf } from './place.ts';
import type { Problems } from './problem.ts';
import { Reader, type Found } from './reader.ts';
import { serversIn } from './servers.ts';

/** The operations of each document: a family's binder and its validation both ask for them at a start. */
const known = new WeakMap<object, readonly Operation[]>();

/**
 * The operations of an OpenAPI document (3.1, 3.2) in which every reference is local. Reads a document once; it must not
 * be changed afterwards.
 * @param placeOf where a part was written, for messages
 * @throws ContractError naming the places that does not conform to OpenAPI
 */
export function operationsOf(document: object, placeOf?: PlaceOf): readonly Operation[] {
  const found = known.get(document) ?? operationsFrom(new Reader(document, placeOf));
  known.set(document, found);
  return found;
}

/** The operations of a document that can be read, and the problems of the others. */
export function readableOperations(
  document: object,
  placeOf: PlaceOf,
  problems: Problems,
): readonly Operation[] {
  const before = problems.found.length;
  const reader = new Reader(document, placeOf, problems);
  const operations = problems.try(() => operationsFrom(reader)) ?? [];
  const read = operations.filter(
    (operation) => problems.try(() => operation.responses) !== undefined,
  );
  if (problems.found.length === before) known.set(document, operations);
  return read;
}

function operationsFrom(reader: Reader): Operation[] {
  const names = new Set<string>();
  const paths = reader
    .members(reader.below(reader.root, 'paths'))
    .filter(([template]) => !template.startsWith('x-'));
  return reader
    .each(paths, ([template, at]) => {
      if (template.startsWith('/')) return operationsIn(reader, at, template, names);
      return reader.refuse(at.pointer, 'is not a path: it must begin with a slash');
    })
    .flat();
}

/**
 * The requests that the service sends by itself to addresses that it was told in another way (`webhooks`), as operations
 * whose path is the name of the webhook.
 */
export function webhooksOf(document: object, placeOf?: PlaceOf): Operation[] {
  const reader = new Reader(document, placeOf);
  return reader
    .members(reader.below(reader.root, 'webhooks'))
    .filter(([name]) => !name.startsWith('x-'))
    .flatMap(([name, at]) => operationsIn(reader, at, name));
}

/**
 * The requests that an operation's service sends by itself, as operations whose path is the runtime expression of their
 * address.
 */
export function callbacksOf(
  document: object,
  { declared, pointer }: Operation,
  placeOf?: PlaceOf,
): Operation[] {
  const reader = new Reader(document, placeOf);
  const operation = { value: declared as unknown as Node, pointer };
  return reader.members(reader.below(operation, 'callbacks')).flatMap(([, at]) => {
    const callback = reader.followed(at);
    return reader
      .members(callback)
      .filter(([address]) => !address.startsWith('x-'))
      .flatMap(([address, item]) => operationsIn(reader, item, address));
  });
}

function operationsIn(
  reader: Reader,
  at: Found,
  path: string,
  names = new Set<string>(),
): Operation[] {
  const item = reader.followed(at);
  const usual = METHODS.filter((method) => item.value[method] !== undefined).map(
    (method) => [method.toUpperCase(), reader.below(item, method)] as const,
  );
  const others = reader.members(reader.below(item, 'additionalOperations'));
  return reader.each([...usual, ...others], ([method, operation]) =>
    operationAt(reader, item, operation, { method, path, names }),
  );
}

/**
 * What a request is answered with as long as no operation is known (`x-unmatched-responses`), in the form of an
 * operation's responses.
 */
export function unmatchedOf(
  document: object,
  placeOf?: PlaceOf,
): Pick<Operation, 'operationId' | 'responses'> {
  const reader = new Reader(document, placeOf);
  const declared = reader.below(reader.root, 'x-unmatched-responses');
  const responses = lazy(() => responsesOf(reader, declared));
  return {
    operationId: 'unmatched',
    get responses() {
      return responses();
    },
  };
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'QUERY'];

function operationAt(
  reader: Reader,
  item: Found<Node>,
  at: Found,
  { method, path, names }: { method: string; path: string; names: Set<string> },
): Operation {
  const { value, pointer } = reader.followed(at);
  const { 'x-changes': changes } = value;
  const [security = [], parameters = [], requestBody] = reader.all(
    () => securityOf(reader, { value, pointer }),
    () => parametersOf(reader, [item, { value, pointer }]),
    () => bodyOf(reader, { value, pointer }),
  );
  // Most are never asked for: a platform answers what its handlers say.
  const responses = lazy(() => responsesOf(reader, reader.below({ value, pointer }, 'responses')));
  return {
    operationId: freeName(value['operationId'], `${method} ${path}`, names),
    // A path item has no other methods than those that the document names.
    method: method as Method,
    path,
    pointer,
    isSafe: changes === undefined ? SAFE_METHODS.includes(method) : changes !== true,
    takes: value['x-takes'] === true,
    freesSpace: method === 'DELETE' || value['x-frees-space'] === true,
    servers: [...serversIn(item.value), ...serversIn(value)],
    parameters,
    ...(requestBody !== undefined && { requestBody }),
    get responses() {
      return responses();
    },
    security,
    // Everything that is read of it has been checked above.
    declared: value as unknown as OperationObject,
  };
}

function securityOf(reader: Reader, { value, pointer }: Found<Node>): SecurityRequirement[] {
  const { security = reader.root.value['security'] ?? [] } = value;
  if (!Array.isArray(security)) {
    reader.refuse(appendPointer(pointer, 'security'), 'must be an array');
  }
  if (!security.every(isNode)) {
    reader.refuse(pointer, 'has a security requirement that is no object');
  }
  return security as SecurityRequirement[];
}

/** The parameters of the path item that an operation does not override by name and place, and its own. */
function parametersOf(reader: Reader, holders: readonly Found<Node>[]): Parameter[] {
  const all = holders.flatMap((holder) =>
    reader.members(reader.below(holder, 'parameters'), 'array'),
  );
  const read = reader
    .each(all, ([, at]) => parameterAt(reader, at))
    .filter((each) => each !== undefined);
  return [...new Map(read.map((each) => [`${each.in} ${each.name}`, each])).values()];
}

function parameterAt(reader: Reader, at: Found): Parameter | undefined {
  const { value, pointer } = reader.followed(at);
  const { name, in: place } = value;
  if (typeof name !== 'string') reader.refuse(pointer, `needs a 'name'`);
  if (!['path', 'query', 'querystring', 'header', 'cookie'].includes(String(place))) {
    reader.refuse(
      appendPointer(pointer, 'in'),
      'must be path, query, querystring, header or cookie',
    );
  }
  const parameter =
    place === 'querystring' ? wholeQueryAt(reader, { value, pointer }) : { ...value, pointer };
  // Its form has been checked.
  return parameter as Parameter | undefined;
}

/** A parameter that is the whole query (OpenAPI 3.2, `in: querystring`), as one whose members stand in the query;
 * undefined if the query is no form. */
function wholeQueryAt(reader: Reader, parameter: Found<Node>): object | undefined {
  const form = contentOf(reader, parameter)['application/x-www-form-urlencoded'];
  if (form === undefined) return undefined;
  const { name, required } = parameter.value;
  const { schema, pointer } = form;
  const type = { type: 'object', ...schema };
  return { name, required, in: 'query', style: 'form', explode: true, schema: type, pointer };
}

function bodyOf(reader: Reader, operation: Found<Node>): RequestBody | undefined {
  const at = reader.below(operation, 'requestBody');
  if (at.value === undefined) return undefined;
  const { value, pointer } = reader.followed(at);
  const content = contentOf(reader, { value, pointer });
  const { description } = value;
  return {
    pointer,
    required: value['required'] === true,
    ...(typeof description === 'string' && { description }),
    content,
  };
}

function responsesOf(reader: Reader, declared: Found): Operation['responses'] {
  const members = reader.members(declared).filter(([status]) => !status.startsWith('x-'));
  const responses = reader.each(members, ([status, at]): [string, Response] => {
    if (!/^(?:[1-5]\d\d|[1-5]XX|default)$/i.test(status)) {
      reader.refuse(at.pointer, `is not a status: 200, 4XX or default`);
    }
    return [status.replace(/xx$/, 'XX'), responseAt(reader, at)];
  });
  return byName(responses);
}

function responseAt(reader: Reader, at: Found): Response {
  const { value, pointer } = reader.followed(at);
  const headers = reader.each(
    reader.members(reader.below({ value, pointer }, 'headers')),
    ([name, header]): [string, Header] => {
      const found = reader.followed(header);
      return [name, { ...found.value, pointer: found.pointer }];
    },
  );
  const links = reader.each(
    reader.members(reader.below({ value, pointer }, 'links')),
    ([name, link]) => linkAt(reader, name, link),
  );
  const content = contentOf(reader, { value, pointer });
  const { description } = value;
  return {
    pointer,
    // OpenAPI 3.2 lets it be left out.
    description: typeof description === 'string' ? description : '',
    headers: byName(headers),
    links,
    content,
  };
}

function linkAt(reader: Reader, name: string, at: Found): Link {
  const { value, pointer } = reader.followed(at);
  const { operationId, operationRef, parameters, requestBody } = value;
  const isLocal = typeof operationRef === 'string' && operationRef.startsWith('#');
  if (typeof operationId !== 'string' && typeof operationRef !== 'string') {
    reader.refuse(pointer, `needs an 'operationId' or an 'operationRef'`);
  }
  // Links into other documents are kept but never followed.
  const ref = isLocal ? pointerIn(operationRef) : String(operationRef);
  return {
    name,
    pointer,
    to: typeof operationId === 'string' ? { operationId } : { pointer: ref },
    parameters: isNode(parameters) ? parameters : {},
    ...(requestBody !== undefined && { requestBody }),
  };
}

function contentOf(reader: Reader, holder: Found<Node>): Content {
  const all = reader.each(
    reader.members(reader.below(holder, 'content')),
    ([type, at]): [string, MediaType] => {
      const { value, pointer } = reader.followed(at);
      return [type.toLowerCase(), { ...value, pointer }];
    },
  );
  return byName(all);
}

/** Names that an author chose may be those of members that every object has. */
function byName<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const record = Object.create(null) as Record<string, T>;
  for (const [name, value] of entries) record[name] = value;
  return record;
}
