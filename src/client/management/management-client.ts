import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/management/types.ts';
import type { Mutable } from '../mutable.ts';
import { bodyOf, reach, type Outcome } from '../reach.ts';
import { ManagementError } from './errors.ts';

/** An account of a platform, and the way to it. */
export interface ManagementConnection {
  readonly url: string;
  readonly email: string;
  readonly apiKey: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export type ManagementClient = Client<Mutable<paths>, 'application/json'>;

/** The operations of the contract, with the credentials in every request. */
export function createManagementClient(connection: ManagementConnection): ManagementClient {
  const { url, email, apiKey, fetch = globalThis.fetch } = connection;
  const credentials = Buffer.from(`${email}:${apiKey}`).toString('base64');
  return createFetchClient<Mutable<paths>, 'application/json'>({
    baseUrl: url,
    headers: { Authorization: `Basic ${credentials}` },
    fetch: (request) => reach(url, () => fetch(request)),
  });
}

/**
 * The body of the answer.
 * @throws ManagementError where the API refuses, UnreachableError where it is none
 */
export function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a management API',
    refused: (message, status) => new ManagementError(message, status),
  });
}
