import createFetchClient, { type Client } from 'openapi-fetch';
import type { Mutable } from './mutable.ts';
import { pathOf } from './path.ts';
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
