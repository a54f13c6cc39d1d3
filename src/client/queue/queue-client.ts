import type { paths } from '../../../generated/queue/types.ts';
import { createClient, type FetchClient, type Server } from '../fetch-client.ts';
import { bodyOf, type Outcome } from '../reach.ts';
import { QueueServiceError } from './errors.ts';

/** A user of a queue service, and the way to it. */
export interface QueueConnection extends Server {
  readonly token: string;
}

export type QueueClient = FetchClient<paths>;

/**
 * The operations of the contract, with the token in every request. A destination is sent percent-encoded,
 * as one segment. Nothing is tried a second time: who publishes again after an answer was lost may publish
 * twice, unless the message has a deduplication id.
 */
export function createQueueClient(connection: QueueConnection): QueueClient {
  return createClient(connection, `Bearer ${connection.token}`);
}

/**
 * The body of the answer.
 * @throws QueueServiceError where the service refuses, UnreachableError where what answers is none
 */
export function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a queue service',
    refused: (message, status) => new QueueServiceError(message, status),
  });
}

/** Resolves when that is done which has an answer without a body. @throws as {@link answerOf} */
export async function done(call: Promise<Outcome<unknown>>): Promise<void> {
  await answerOf(
    call.then((outcome) => ({ ...outcome, data: outcome.response.ok ? true : outcome.data })),
  );
}
