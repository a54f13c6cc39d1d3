import createFetchClient, { type Client } from 'openapi-fetch';
import type { Mutable } from './mutable.ts';
import { reach } from './reach.ts';

/** Where the API of a contract is. */
export interface Server {
  readonly url: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The operations of a contract, as they are called. */
export type FetchClient<Paths extends object> = Client<Mutable<Paths>, 'application/json'>;

/** The operations of a contract, with the `Authorization` in every request. Nothing is tried a second time. */
export function createClient<Paths extends object>(
  { url, fetch = globalThis.fetch }: Server,
  authorization: string,
): FetchClient<Paths> {
  return createFetchClient<Mutable<Paths>, 'application/json'>({
    baseUrl: url,
    headers: { Authorization: authorization },
    fetch: (request) => reach(url, () => fetch(request)),
  });
}

/** The `Authorization` of a user (RFC 7617). */
export function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
