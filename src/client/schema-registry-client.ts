import type { paths } from '../../generated/schema-registry/types.ts';
import { basic, createClient, type FetchClient } from './fetch-client.ts';
import { bodyOf, type Outcome } from './fetch-answer.ts';
import { SchemaRegistryClientError } from './errors.ts';
import type { KafkaConnection } from './kafka-client.ts';

export type SchemaRegistryClient = FetchClient<paths>;

/**
 * A client for the operations of the contract, which sends the credentials with every request.
 * @param connection that of the Kafka REST API, at whose address the registry is
 */
export function createSchemaRegistryClient(connection: KafkaConnection): SchemaRegistryClient {
  return createClient(connection, basic(connection.username, connection.password));
}

/**
 * The body of the answer.
 * @throws SchemaRegistryClientError if the registry refuses, UnreachableError if the registry does not answer
 */
export function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a schema registry',
    refused: (message, status, body) =>
      new SchemaRegistryClientError(message, status, codeIn(body) ?? status),
  });
}

function codeIn(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('error_code' in body)) return undefined;
  return typeof body.error_code === 'number' ? body.error_code : undefined;
}
