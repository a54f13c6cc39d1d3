import type { paths } from '../../generated/kafka/types.ts';
import { basic, createClient, type FetchClient, type Server } from './fetch-client.ts';
import { bodyOf, type Outcome } from './fetch-answer.ts';
import { KafkaError } from './errors.ts';

/** A user of a Kafka cluster, and the cluster's address. */
export interface KafkaConnection extends Server {
  readonly username: string;
  readonly password: string;
}

export type KafkaClient = FetchClient<paths>;

/**
 * A client for the operations of the contract, which sends the credentials with every request. It retries nothing:
 * producing again after an answer was lost may append a message twice.
 */
export function createKafkaClient(connection: KafkaConnection): KafkaClient {
  return createClient(connection, basic(connection.username, connection.password));
}

/**
 * The body of the answer.
 * @throws KafkaError if the API refuses, UnreachableError if the API does not answer
 */
export function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a Kafka REST API',
    refused: (message, status) => new KafkaError(message, status),
  });
}
