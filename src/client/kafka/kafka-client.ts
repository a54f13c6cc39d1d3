import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/kafka/types.ts';
import type { Mutable } from '../mutable.ts';
import { bodyOf, reach, type Outcome } from '../reach.ts';
import { KafkaError } from './errors.ts';

/** A user of a Kafka cluster, and the way to it. */
export interface KafkaConnection {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export type KafkaClient = Client<Mutable<paths>, 'application/json'>;

/**
 * The operations of the contract, with the credentials in every request. Nothing is tried a second time:
 * who produces again after an answer was lost may have a message twice.
 */
export function createKafkaClient(connection: KafkaConnection): KafkaClient {
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
 * @throws KafkaError where the API refuses, UnreachableError where it is none
 */
export function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  return bodyOf(call, {
    name: 'a Kafka REST API',
    refused: (message, status) => new KafkaError(message, status),
  });
}
