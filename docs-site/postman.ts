import type { Family } from './family.ts';
import { bodyText, isForm, isJson, isMultipart, partsOf } from './operations/body-text.ts';
import { credentialsFor, type Credential } from './operations/credentials.ts';
import type { DocumentedOperation } from './operations/documented.ts';
import {
  headersOf,
  requestExamples,
  targetOf,
  type RequestExample,
} from './operations/requests.ts';

/** The format (https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html). */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

interface Pair {
  readonly key: string;
  readonly value: string;
}

/** A request that can be sent once the variables of the collection are set. */
interface Item {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly header: readonly Pair[];
    readonly description: string;
    readonly auth: { readonly type: string; readonly basic?: readonly Pair[] };
    readonly body?: object;
  };
}

/** A collection for Postman, and for what reads its format. */
export interface PostmanCollection {
  readonly info: { readonly name: string; readonly description: string; readonly schema: string };
  /** A folder for each tag. */
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[];
  /** The address, and the credentials, which are empty. */
  readonly variable: readonly Pair[];
}

/** The requests of the contract's examples as a collection, by variables of the same names as in the samples. */
export function postmanCollection(family: Family): PostmanCollection {
  const { title, summary, contract, operations, schemes, access, address } = family;
  const byTag = Map.groupBy(operations, ({ tags }) => tags[0] ?? title);
  const sent = operations.flatMap(({ security }) => credentialsFor(security, schemes));
  const secrets = new Set(sent.flatMap(({ variables }) => [...variables]));
  return {
    info: { name: title, description: summary, schema: SCHEMA },
    item: [...byTag].map(([name, of]) => ({
      name,
      item: of.flatMap((operation) => {
        const credentials = credentialsFor(operation.security, schemes);
        return requestExamples(contract, operation).map((request) =>
          itemOf(operation, request, { url: access.url, credentials }),
        );
      }),
    })),
    variable: [
      { key: access.url, value: address.replace(/\/$/, '') },
      ...[...secrets].map((key) => ({ key, value: '' })),
    ],
  };
}

function itemOf(
  { title, description }: DocumentedOperation,
  request: RequestExample,
  reach: { readonly url: string; readonly credentials: readonly Credential[] },
): Item {
  const target = targetOf(request);
  const inQuery = reach.credentials
    .filter(({ kind }) => kind === 'query')
    .map((each) => `${'name' in each ? encodeURIComponent(each.name) : ''}=${valueOf(each)}`);
  const query =
    inQuery.length === 0 ? '' : `${target.includes('?') ? '&' : '?'}${inQuery.join('&')}`;
  const given = headersOf(request)
    // Postman writes the parts of a form by itself, with a boundary of its own.
    .filter(([name]) => !(name === 'Content-Type' && isMultipart(request.body?.type ?? '')))
    .map(([key, value]) => ({ key, value }));
  const { body } = request;
  return {
    name: request.title === undefined ? title : `${title}: ${request.title}`,
    request: {
      method: request.method,
      url: `{{${reach.url}}}${target}${query}`,
      header: [...reach.credentials.flatMap(headerOf), ...given],
      description,
      auth: authOf(reach.credentials),
      ...(body !== undefined && { body: bodyOf(body) }),
    },
  };
}

function headerOf(credential: Credential): Pair[] {
  if (credential.kind !== 'header') return [];
  return [{ key: credential.name, value: `${credential.prefix}${valueOf(credential)}` }];
}

function valueOf({ variables: [first] }: Credential): string {
  return `{{${first}}}`;
}

/** A user and a password are encoded by Postman. */
function authOf(credentials: readonly Credential[]): Item['request']['auth'] {
  const basic = credentials.find(({ kind }) => kind === 'basic');
  if (basic === undefined) return { type: 'noauth' };
  const [username, password = ''] = basic.variables;
  return {
    type: 'basic',
    basic: [
      { key: 'username', value: `{{${username}}}` },
      { key: 'password', value: `{{${password}}}` },
    ],
  };
}

function bodyOf(body: NonNullable<RequestExample['body']>): object {
  if ((isForm(body.type) || isMultipart(body.type)) && typeof body.value !== 'string') {
    const parts = partsOf(body.value).map(([key, value]) => ({ key, value, type: 'text' }));
    return isForm(body.type)
      ? { mode: 'urlencoded', urlencoded: parts }
      : { mode: 'formdata', formdata: parts };
  }
  const language = isJson(body.type) ? 'json' : 'text';
  return { mode: 'raw', raw: bodyText(body), options: { raw: { language } } };
}
