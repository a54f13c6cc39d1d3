import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/schema-registry/types.ts';
import type { KafkaConnection } from '../kafka/kafka-client.ts';
import type { Mutable } from '../mutable.ts';
import { bodyOf, reach, type Outcome } from '../reach.ts';
import { SchemaRegistryClientError } from './errors.ts';

export type SchemaRegistryClient = Client<Mutable<paths>, 'application/json'>;

/**
 * The operations of the contract, with the credentials in every request.
 * @param connection that of the Kafka REST API, at whose address the registry is
 */
export function createSchemaRegistryClient(connection: KafkaConnection): SchemaRegistryClient {
  const { url, username, password, fetch = globalThis.fetch } = connection;
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  return createFetchClient<Mutable<paths>, 'application/json'>({
    baseUrl: url,
    headers: { Authorization: `Basic ${credentials}` },
    fetch: (request) => reach(url, () => fetch(request)),
  });
}

/**
 * The body of the answer.
 * @throws SchemaRegistryClientError where the registry refuses, UnreachableError where it is none
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
