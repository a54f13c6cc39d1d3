import { isJson, mediaTypeOf } from '../../contract/media-type.ts';
import type { ContractDocument } from '../../contract/model/document.ts';
import type { Content, Operation } from '../../contract/model/operation.ts';
import { firstAddress } from '../../contract/model/servers.ts';
import { isSequence } from '../../contract/items/sequences.ts';
import type { NamedOperation } from './operation-names.ts';
import { TYPED_METHODS } from './types.ts';
import { formStyles, queryStyles, STYLE_CODE } from './query-styles.ts';

/** The names of the other files, as they are imported. */
export interface Imports {
  readonly types: string;
  readonly violations: string;
}

/** The TypeScript file of the client. */
export function clientFile(
  document: ContractDocument,
  operations: readonly NamedOperation[],
  { types, violations }: Imports,
): string {
  const server = firstAddress({ ...document });
  const others = otherMethods(operations);
  const tableFor = (valueOf: (operation: Operation) => unknown) =>
    tableOf(operations.map(({ operation }) => [keyOf(operation), valueOf(operation)]));
  return `import createClient, { createQuerySerializer, type Client, type ClientOptions } from 'openapi-fetch';
import type { ${others.size > 0 ? 'operations, ' : ''}paths } from '${types}';
import type { Violation } from '${violations}';

export type { Violation };

export interface ApiOptions extends ClientOptions {
  /**
   * What happens when an answer does not conform to the contract: a warning on the console, an exception instead of the
   * answer, nothing, or a call of a function. By default a warning if NODE_ENV is known and not \`production\`, else
   * nothing.
   */
  readonly violations?: 'warn' | 'throw' | 'off' | ((violation: Violation) => void) | undefined;
}

export type Api = Client<paths>${others.size > 0 ? ' & Others' : ''};
${typeOfOthers(others)}
/** A client of the service${server === undefined ? '' : `, by default at ${commented(server)}`}. */
export function createApi({
  violations = isDevelopment() ? 'warn' : 'off',
  ...options
}: ApiOptions = {}): Api {
  const api = createClient<paths>(${server === undefined ? 'options' : `{ baseUrl: ${JSON.stringify(server)}, ...options }`});
  if (violations !== 'off') {
    api.use({
      async onResponse({ request, response, schemaPath }) {
        const { violationsOf, sentenceOf } = await import('${violations}');
        for (const violation of await violationsOf(request.method, schemaPath, response)) {
          if (typeof violations === 'function') violations(violation);
          else if (violations === 'throw') throw new Error(sentenceOf(violation));
          else console.warn(sentenceOf(violation));
        }
      },
    });
  }
  const methods = api as unknown as Record<string, Send>;
${others.size > 0 ? SEND_OTHERS : ''}  for (const method of METHODS) {
    const send = methods[method]!;
    methods[method] = (path, init) => {
      const operation = \`\${method} \${path}\`;
      const querySerializer = options.querySerializer ?? queryOf(QUERIES[operation]);
      return send(path, asDocumented(operation, { ...(querySerializer && { querySerializer }), ...init }));
    };
  }
  return ${others.size > 0 ? 'api as Api' : 'api'};
}

type Send = (path: string, init?: Init) => unknown;

interface Init {
  body?: unknown;
  headers?: unknown;
  parseAs?: string;
  querySerializer?: unknown;
  bodySerializer?: (body: unknown) => unknown;
}

${
  others.size > 0
    ? `const OTHERS = [${[...others.keys()].map((each) => JSON.stringify(each)).join(', ')}];
`
    : ''
}const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'${others.size > 0 ? ', ...OTHERS' : ''}];

/** The media types of bodies that are not \`application/json\`. */
const BODIES: Readonly<Record<string, string>> = ${tableFor(bodyType)};

/** How answers are read that are not JSON. */
const ANSWERS: Readonly<Record<string, 'text' | 'blob'>> = ${tableFor(answerForm)};

/** What is accepted where some answers are JSON, and others not. */
const ACCEPTED: Readonly<Record<string, string>> = ${tableFor(acceptedTypes)};

/** How parameters of the query are written that openapi-fetch would write otherwise. */
const QUERIES: Readonly<Record<string, Styles>> = ${tableFor((each) => queryStyles(document, each))};

/** The same of the members of forms. */
const FORMS: Readonly<Record<string, Styles>> = ${tableFor((each) => formStyles(document, each))};

function asDocumented(operation: string, init: Init): Init {
  const { [operation]: parseAs } = ANSWERS;
  const { [operation]: accept } = ACCEPTED;
  // Whoever serializes the body sets its type too.
  const isOurs = init.body !== undefined && init.bodySerializer === undefined;
  const type = isOurs ? BODIES[operation] : undefined;
  const documented = { ...(parseAs !== undefined && { parseAs }), ...init };
  if (type === undefined && accept === undefined) return documented;
  const headers = new Headers();
  // As openapi-fetch takes them: several values in a list, and nothing for one that is not set.
  const given = init.headers instanceof Headers ? init.headers.entries() : Object.entries(init.headers ?? {});
  const removed: Record<string, null> = {};
  for (const [name, value] of given) {
    if (value === null) removed[name] = null;
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (each !== undefined && each !== null) headers.append(name, String(each));
    }
  }
  if (accept !== undefined && !headers.has('accept')) headers.set('accept', accept);
  // Only fetch knows the boundary between the parts.
  const isSet = type === 'multipart/form-data' || headers.has('content-type');
  if (type !== undefined && !isSet) headers.set('content-type', type);
  return {
    ...documented,
    headers: { ...removed, ...Object.fromEntries(headers.entries()) },
    ...(type !== undefined && { bodySerializer: (body) => serialized(type, body, FORMS[operation]) }),
  };
}

function serialized(type: string, body: unknown, styles: Styles = {}): unknown {
  if (type.endsWith('json')) return JSON.stringify(body);
  if (typeof body !== 'object' || body === null || isRaw(body)) return body;
  if (type === 'application/x-www-form-urlencoded') return formOf(body, styles);
  if (type !== 'multipart/form-data') return body;
  const form = new FormData();
  for (const [name, each] of itemsIn(body)) {
    if (each instanceof Blob) form.append(name, each);
    else form.append(name, textOf(each));
  }
  return form;
}

function formOf(body: object, styles: Styles): string {
  const pairs = Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const style = styles[name];
    if (style !== undefined) return styled(name, value, style);
    return itemsIn({ [name]: value }).map(([, each]) =>
      new URLSearchParams({ [name]: textOf(each) }).toString(),
    );
  });
  return pairs.join('&');
}

function itemsIn(body: object): [name: string, item: unknown][] {
  const all = Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, unknown] => [name, each]),
  );
  return all.filter(([, each]) => each !== undefined);
}

${STYLE_CODE}
function isRaw(body: object): boolean {
  return (
    body instanceof Blob ||
    body instanceof FormData ||
    body instanceof URLSearchParams ||
    body instanceof ReadableStream ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body)
  );
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Bundlers put the value in the place of the variable; a browser without one has no such variable. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
`;
}

/** How what openapi-fetch has no function for is sent. */
const SEND_OTHERS = `  const request = api.request as unknown as (method: string, path: string, init?: Init) => unknown;
  for (const method of OTHERS) {
    methods[method] = (path, init) => request(method, path, init);
  }
`;

/** The operations whose methods openapi-fetch has no functions for, by method: QUERY and others of OpenAPI 3.2. */
function otherMethods(operations: readonly NamedOperation[]): Map<string, NamedOperation[]> {
  // It sends all methods in upper case.
  const others = operations.filter(
    ({ operation: { method } }) => !TYPED_METHODS.has(method) && method === method.toUpperCase(),
  );
  return Map.groupBy(others, ({ operation }) => operation.method);
}

/** The functions for them have the types of those for POST. */
function typeOfOthers(others: ReadonlyMap<string, readonly NamedOperation[]>): string {
  if (others.size === 0) return '';
  const members = [...others].map(([method, of]) => {
    const paths = of.map(
      ({ operation, name }) =>
        `    ${JSON.stringify(operation.path)}: { post: operations[${JSON.stringify(name)}] };`,
    );
    return `  readonly ${JSON.stringify(method)}: Client<{\n${paths.join('\n')}\n  }>['POST'];`;
  });
  return `
/** Methods that openapi-fetch does not have. */
interface Others {
${members.join('\n')}
}
`;
}

function keyOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** The media type that a body is sent as, if it is not \`application/json\`. */
function bodyType({ requestBody }: Operation): string | undefined {
  const types = Object.keys(requestBody?.content ?? {}).map(mediaTypeOf);
  if (types.includes('application/json')) return undefined;
  const [first] = types.filter((type) => !type.includes('*'));
  return first;
}

/** The media types of the answers of success. */
function answerTypes({ responses }: Operation): string[] {
  const good = Object.entries(responses).filter(([status]) => /^(?:2|default)/.test(status));
  const types = good.flatMap(([, { content }]) => Object.keys(content satisfies Content));
  return [...new Set(types.map(mediaTypeOf))];
}

/** Those of JSON, if answers may also be something else, which would not be read. */
function acceptedTypes(operation: Operation): string | undefined {
  const types = answerTypes(operation);
  const json = types.filter(isJson);
  return json.length > 0 && json.length < types.length ? json.join(', ') : undefined;
}

/** How the answers of success are read, if none is JSON. */
function answerForm(operation: Operation): 'text' | 'blob' | undefined {
  const named = answerTypes(operation);
  if (named.length === 0 || named.some((type) => isJson(type) || type.includes('*')))
    return undefined;
  return named.every(isOfText) ? 'text' : 'blob';
}

function isOfText(type: string): boolean {
  return /^text\/|[/+]xml$/.test(type) || isSequence(type);
}

function tableOf(all: readonly (readonly [key: string, value: unknown])[]): string {
  const entries = all.filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

function commented(text: string): string {
  return text.replaceAll('*/', '*\\/');
}
