import createFetchClient, { type Client, defaultPathSerializer } from 'openapi-fetch';
import { fetchAnswer } from './fetch-answer.ts';
import { UnsendableError } from './errors.ts';

/** The address of an API. */
export interface Server {
  readonly url: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The operations of a contract, as they are called. */
export type FetchClient<Paths extends object> = Client<Mutable<Paths>, 'application/json'>;

/** RFC 9110, section 5.5; leading and trailing white space would be stripped. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * A client for the operations of a contract, which sends the `Authorization` with every request and retries nothing.
 * A parameter that can't be sent in a path is an UnsendableError of the call.
 * @throws UnsendableError if the `Authorization` can't be sent
 */
export function createClient<Paths extends object>(
  { url, fetch = globalThis.fetch }: Server,
  authorization: string,
): FetchClient<Paths> {
  if (!HEADER_VALUE.test(authorization)) {
    throw new UnsendableError('the token has characters that no header can have');
  }
  return createFetchClient<Mutable<Paths>, 'application/json'>({
    baseUrl: url,
    pathSerializer: pathOf,
    headers: { Authorization: authorization },
    fetch: (request) => fetchAnswer(url, () => fetch(request)),
  });
}

/** The `Authorization` of a user (RFC 7617). */
export function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/**
 * Puts parameters into a path, each as one segment. Refuses empty ones, and `.` and `..`, which every URL parser
 * resolves even where they are percent-encoded: they would make it another path.
 * @throws UnsendableError
 */
export function pathOf(template: string, parameters: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === '') throw new UnsendableError(`${name} must not be empty`);
    if (value === '.' || value === '..')
      throw new UnsendableError(`${name} must not be "${value}"`);
  }
  return defaultPathSerializer(template, parameters);
}

/**
 * The type without `readonly` at any depth. openapi-fetch 0.17 takes arrays that are `readonly`, as in
 * our generated paths, for plain objects and loses their methods
 * (https://github.com/openapi-ts/openapi-typescript/issues/2615).
 */
export type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;
