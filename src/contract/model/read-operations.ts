import { lazy } from '../../base/on-demand.ts';
import { InputError } from '../../base/input-error.ts';
import { appendPointer, isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';
import { METHODS, type OperationObject, type SecurityRequirement } from './document.ts';
import type {
  Content,
  Header,
  Link,
  MediaType,
  Method,
  Operation,
  Parameter,
  RequestBody,
  Response,
} from './operation.ts';
import { shownPlace, type PlaceOf } from './place.ts';
import { serversIn } from './servers.ts';

/** The limit of chained references: a longer chain is a cycle. */
const MAX_HOPS = 100;

/** The operations of each document: a family's binder and its validation both ask for them at a start. */
const known = new WeakMap<object, readonly Operation[]>();

/**
 * The operations of an OpenAPI document (3.1, 3.2) in which every reference is local. Reads a document once; it must not
 * be changed afterwards.
 * @param placeOf where a part was written, for messages
 * @throws InputError naming the place that does not conform to OpenAPI
 */
export function operationsOf(document: object, placeOf?: PlaceOf): readonly Operation[] {
  const found = known.get(document) ?? operationsFrom(new Reader(document, placeOf));
  known.set(document, found);
  return found;
}

function operationsFrom(reader: Reader): Operation[] {
  const operations: Operation[] = [];
  for (const [template, at] of reader.members(reader.below(reader.root, 'paths'))) {
    if (template.startsWith('x-')) continue;
    if (!template.startsWith('/')) {
      reader.refuse(at.pointer, 'is not a path: it must begin with a slash');
    }
    operations.push(...operationsIn(reader, at, template));
  }
  return operations;
}

/**
 * The requests that an operation's service sends by itself, as operations whose path is the runtime expression of their
 * address.
 */
export function callbacksOf(document: object, { declared, pointer }: Operation): Operation[] {
  const reader = new Reader(document);
  const operation = { value: declared as unknown as Node, pointer };
  return reader.members(reader.below(operation, 'callbacks')).flatMap(([, at]) => {
    const callback = reader.followed(at);
    return reader
      .members(callback)
      .filter(([address]) => !address.startsWith('x-'))
      .flatMap(([address, item]) => operationsIn(reader, item, address));
  });
}

/** The requests that a service sends to whoever has asked for them elsewhere, by their names in the document. */
export function webhooksOf(document: object): ReadonlyMap<string, readonly Operation[]> {
  const reader = new Reader(document);
  return new Map(
    reader
      .members(reader.below(reader.root, 'webhooks'))
      .map(([name, item]) => [name, operationsIn(reader, item, name)]),
  );
}

function operationsIn(reader: Reader, at: Found, path: string): Operation[] {
  const item = reader.followed(at);
  const usual = METHODS.filter((method) => item.value[method] !== undefined).map(
    (method) => [method.toUpperCase(), reader.below(item, method)] as const,
  );
  const others = reader.members(reader.below(item, 'additionalOperations'));
  return [...usual, ...others].map(([method, operation]) =>
    operationAt(reader, item, operation, method, path),
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
  method: string,
  path: string,
): Operation {
  const { value, pointer } = reader.followed(at);
  const { operationId, security = reader.root.value['security'] ?? [] } = value;
  const { 'x-changes': changes } = value;
  if (!Array.isArray(security)) {
    reader.refuse(appendPointer(pointer, 'security'), 'must be an array');
  }
  if (!security.every(isNode)) {
    reader.refuse(pointer, 'has a security requirement that is no object');
  }
  const body = reader.below({ value, pointer }, 'requestBody');
  // Most are never asked for: a platform answers what its handlers say.
  const responses = lazy(() => responsesOf(reader, reader.below({ value, pointer }, 'responses')));
  return {
    operationId: typeof operationId === 'string' ? operationId : `${method} ${path}`,
    // A path item has no other methods than those that the document names.
    method: method as Method,
    path,
    pointer,
    isSafe: changes === undefined ? SAFE_METHODS.includes(method) : changes !== true,
    takes: value['x-takes'] === true,
    freesSpace: method === 'DELETE' || value['x-frees-space'] === true,
    servers: [...serversIn(item.value), ...serversIn(value)],
    parameters: parametersOf(reader, [item, { value, pointer }]),
    ...(body.value !== undefined && { requestBody: bodyAt(reader, body) }),
    get responses() {
      return responses();
    },
    security: security as SecurityRequirement[],
    // Everything that is read of it has been checked above.
    declared: value as unknown as OperationObject,
  };
}

/** The parameters of the path item that an operation does not override by name and place, and its own. */
function parametersOf(reader: Reader, holders: readonly Found<Node>[]): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const holder of holders) {
    for (const [, at] of reader.members(reader.below(holder, 'parameters'), 'array')) {
      const { value, pointer } = reader.followed(at);
      const { name, in: place } = value;
      if (typeof name !== 'string') reader.refuse(pointer, `needs a 'name'`);
      if (!['path', 'query', 'querystring', 'header', 'cookie'].includes(String(place))) {
        reader.refuse(appendPointer(pointer, 'in'), 'must be path, query, header or cookie');
      }
      const parameter =
        place === 'querystring' ? wholeQueryAt(reader, { value, pointer }) : { ...value, pointer };
      if (parameter === undefined) continue;
      // Its form has been checked.
      found.set(`${String(place)} ${name}`, parameter as unknown as Parameter);
    }
  }
  return [...found.values()];
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

function bodyAt(reader: Reader, at: Found): RequestBody {
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
  const responses: [string, Response][] = [];
  for (const [status, at] of reader.members(declared)) {
    if (status.startsWith('x-')) continue;
    if (!/^(?:[1-5]\d\d|[1-5]XX|default)$/i.test(status)) {
      reader.refuse(at.pointer, `is not a status: 200, 4XX or default`);
    }
    responses.push([status.replace(/xx$/, 'XX'), responseAt(reader, at)]);
  }
  return byName(responses);
}

function responseAt(reader: Reader, at: Found): Response {
  const { value, pointer } = reader.followed(at);
  const headers = reader
    .members(reader.below({ value, pointer }, 'headers'))
    .map(([name, header]): [string, Header] => {
      const found = reader.followed(header);
      return [name, { ...found.value, pointer: found.pointer }];
    });
  const links = reader
    .members(reader.below({ value, pointer }, 'links'))
    .map(([name, link]) => linkAt(reader, name, link));
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
    to: typeof operationId === 'string' ? { operationId } : { pointer: ref },
    parameters: isNode(parameters) ? parameters : {},
    ...(requestBody !== undefined && { requestBody }),
  };
}

function contentOf(reader: Reader, holder: Found<Node>): Content {
  const all = reader
    .members(reader.below(holder, 'content'))
    .map(([type, at]): [string, MediaType] => {
      const { value, pointer } = reader.followed(at);
      return [type.toLowerCase(), { ...value, pointer }];
    });
  return byName(all);
}

/** Names that an author chose may be those of members that every object has. */
function byName<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const record = Object.create(null) as Record<string, T>;
  for (const [name, value] of entries) record[name] = value;
  return record;
}

/** A value of a document, and the JSON pointer to it. */
interface Found<T = unknown> {
  readonly value: T;
  readonly pointer: string;
}

/** Reads objects of a document through references, and refuses those that have another form than required. */
class Reader {
  readonly root: Found<Node>;
  readonly #placeOf: PlaceOf;

  constructor(
    document: object,
    placeOf: PlaceOf = (pointer) => ({ file: 'the contract', pointer }),
  ) {
    this.root = { value: document as Node, pointer: '' };
    this.#placeOf = placeOf;
  }

  refuse(pointer: string, why: string): never {
    throw new InputError(`${shownPlace(this.#placeOf(pointer))}: ${why}`);
  }

  at(pointer: string): Found {
    return { value: valueAt(this.root.value, pointer), pointer };
  }

  below({ value, pointer }: Found<Node>, name: string): Found {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    return { value: member, pointer: appendPointer(pointer, name) };
  }

  /** An object, or the one that its reference leads to. */
  followed({ value, pointer }: Found, hops = 0): Found<Node> {
    if (!isNode(value) || Array.isArray(value)) this.refuse(pointer, 'must be an object');
    const reference = value['$ref'];
    if (reference === undefined) return { value, pointer };
    if (typeof reference !== 'string') this.refuse(appendPointer(pointer, '$ref'), 'must be text');
    if (hops === MAX_HOPS) this.refuse(pointer, `$ref '${reference}' leads in a circle`);
    return this.followed(this.at(pointerIn(reference)), hops + 1);
  }

  /** The members of an object or array; none if it is absent. */
  members({ value, pointer }: Found, kind: 'object' | 'array' = 'object'): [string, Found][] {
    if (value === undefined) return [];
    const isRight = isNode(value) && Array.isArray(value) === (kind === 'array');
    if (!isRight) this.refuse(pointer, `must be an ${kind}`);
    return Object.entries(value).map(([name, member]) => [
      name,
      { value: member, pointer: appendPointer(pointer, name) },
    ]);
  }
}
