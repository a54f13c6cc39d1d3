import type { paths } from '../../generated/management/types.ts';
import { basic, createClient, type FetchClient, type Server } from './fetch-client.ts';
import { bodyOf, type Outcome } from './fetch-answer.ts';
import { ManagementError } from './errors.ts';

/** An account of a platform, and the platform's address. */
export interface ManagementConnection extends Server {
  readonly email: string;
  readonly apiKey: string;
}

export type ManagementClient = FetchClient<paths>;

/** A client for the operations of the contract, which sends the credentials with every request. */
export function createManagementClient(connection: ManagementConnection): ManagementClient {
  return createClient(connection, basic(connection.email, connection.apiKey));
}

/**
 * The body of the answer.
 * @throws ManagementError if the API refuses, UnreachableError if the API does not answer
 */
export function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a management API',
    refused: (message, status) => new ManagementError(message, status),
  });
}
