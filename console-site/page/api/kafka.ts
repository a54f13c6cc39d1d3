import type { components } from '../../../generated/kafka/types.ts';
import type { components as ofManagement } from '../../../generated/management/types.ts';
import type { paths as RegistryPaths } from '../../../generated/schema-registry/types.ts';
import { createClient, type FetchClient } from '../../../src/client/fetch-client.ts';
import { answerOf, type KafkaClient } from '../../../src/client/kafka/kafka-client.ts';
import { basicOf, type Session } from './session.ts';

export type Cluster = ofManagement['schemas']['kafka-cluster'];
export type Message = components['schemas']['message'];

/** The APIs of a cluster. */
export interface Kafka {
  readonly cluster: Cluster;
  readonly rest: KafkaClient;
  readonly registry: FetchClient<RegistryPaths>;
}

/** Connects to a cluster's REST API. */
export function openKafka({ platform, addressOf }: Session, cluster: Cluster): Kafka {
  const { env, kind } = platform;
  const isMock = kind === 'mock';
  const username = isMock ? env['UPSTASH_KAFKA_REST_USERNAME'] : cluster.username;
  const password = isMock ? env['UPSTASH_KAFKA_REST_PASSWORD'] : cluster.password;
  const authorization = basicOf(username ?? '', password ?? '');
  const server = { url: addressOf('kafka') };
  return {
    cluster,
    rest: createClient(server, authorization),
    registry: createClient(server, authorization),
  };
}

/** Where a page of messages begins. */
export type From =
  | { readonly kind: 'end' }
  | { readonly kind: 'offset'; readonly offset: number }
  /** Unix milliseconds. */
  | { readonly kind: 'time'; readonly time: number };

/** The number of messages on a page, and the timeout for them in milliseconds. */
export const PAGE = 100;
const TIMEOUT = 500;

/** A range of a partition. */
export interface MessagePage {
  readonly messages: readonly Message[];
  /** The first retained offset, and the one after the last. */
  readonly first: number;
  readonly end: number;
}

/** Messages of a partition in order, at most a page of them. @throws KafkaError */
export async function messagesOf(
  rest: KafkaClient,
  topic: string,
  partition: number,
  from: From,
): Promise<MessagePage> {
  const offsetAt = async (timestamp: number | 'earliest' | 'latest') => {
    const params = { path: { timestamp } };
    const body = { topic, partition };
    const [found] = await answerOf(rest.POST('/offsets/{timestamp}', { params, body }));
    return found?.offset ?? 0;
  };
  const [first, end] = await Promise.all([offsetAt('earliest'), offsetAt('latest')]);
  const wanted =
    from.kind === 'end'
      ? end - PAGE
      : from.kind === 'offset'
        ? from.offset
        : await offsetAt(from.time);
  const messages: Message[] = [];
  let offset = Math.max(first, wanted);
  // The size limit of an answer may end it early.
  while (offset < end && messages.length < PAGE) {
    const body = { topic, partition, offset, timeout: TIMEOUT };
    const more = await answerOf(rest.POST('/fetch', { body }));
    const last = more.at(-1);
    if (last === undefined) break;
    messages.push(...more);
    offset = last.offset + 1;
  }
  return { messages: messages.slice(0, PAGE), first, end };
}
