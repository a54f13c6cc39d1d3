import type { paths } from '../../generated/queue/types.ts';
import { createClient, type FetchClient, type Server } from './fetch-client.ts';
import { bodyOf, type Outcome } from './fetch-answer.ts';
import { QueueServiceError } from './errors.ts';

/** A user of a queue service, and the service's address. */
export interface QueueConnection extends Server {
  readonly token: string;
}

export type QueueClient = FetchClient<paths>;

/**
 * A client for the operations of the contract, which sends the token with every request, and a destination
 * percent-encoded as one segment. It retries nothing: publishing again after an answer was lost may publish twice,
 * unless the message has a deduplication id.
 */
export function createQueueClient(connection: QueueConnection): QueueClient {
  return createClient(connection, `Bearer ${connection.token}`);
}

/**
 * The body of the answer.
 * @throws QueueServiceError if the service refuses, UnreachableError if the service does not answer
 */
export function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a queue service',
    refused: (message, status) => new QueueServiceError(message, status),
  });
}

/**
 * Awaits an answer without a body.
 * @throws as {@link answerOf}
 */
export async function done(call: Promise<Outcome<unknown>>): Promise<void> {
  await answerOf(
    call.then((outcome) => ({ ...outcome, data: outcome.response.ok ? true : outcome.data })),
  );
}
