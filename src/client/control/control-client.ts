import type { paths } from '../../../generated/control/types.ts';
import { basic, createClient, type FetchClient, type Server } from '../fetch-client.ts';
import { bodyOf, type Outcome } from '../reach.ts';
import { ControlApiError } from './errors.ts';

/** The way to a control API, which is that to the console. */
export interface ControlConnection extends Server {
  /** Of the first account; in development nobody asks for it. */
  readonly email?: string;
  readonly apiKey?: string;
}

export type ControlClient = FetchClient<paths>;

/** The operations of the contract, with the credentials in every request. */
export function createControlClient(connection: ControlConnection): ControlClient {
  const { email = '', apiKey = '' } = connection;
  return createClient(connection, basic(email, apiKey));
}

/**
 * The body of the answer.
 * @throws ControlApiError where the API refuses, UnreachableError where it is none
 */
export function controlAnswer<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a control API',
    refused: (message, status) => new ControlApiError(message, status),
  });
}
