import type { paths } from '../../generated/control/types.ts';
import { basic, createClient, type FetchClient, type Server } from './fetch-client.ts';
import { bodyOf, type Outcome } from './fetch-answer.ts';
import { ControlApiError } from './errors.ts';

/** The address of a control API, which is that of the console, and credentials for it. */
export interface ControlConnection extends Server {
  /** Of the first account; not needed in development. */
  readonly email?: string;
  readonly apiKey?: string;
}

export type ControlClient = FetchClient<paths>;

/** A client for the operations of the contract, which sends the credentials with every request. */
export function createControlClient(connection: ControlConnection): ControlClient {
  const { email = '', apiKey = '' } = connection;
  return createClient(connection, basic(email, apiKey));
}

/**
 * The body of the answer.
 * @throws ControlApiError if the API refuses, UnreachableError if the API does not answer
 */
export function controlAnswer<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a control API',
    refused: (message, status) => new ControlApiError(message, status),
  });
}
