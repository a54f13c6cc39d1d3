import type { components } from '../../../generated/kafka/types.ts';
import type { components as ofManagement } from '../../../generated/management/types.ts';
import type { paths as RegistryPaths } from '../../../generated/schema-registry/types.ts';
import { createClient, type FetchClient } from '../../../src/client/fetch-client.ts';
import { answerOf, type KafkaClient } from '../../../src/client/kafka-client.ts';
import { basicOf, type Session } from './session.ts';

export type Cluster = ofManagement['schemas']['kafka-cluster'];
export type Topic = ofManagement['schemas']['kafka-topic'];
export type Group = ofManagement['schemas']['kafka-group'];
export type Message = components['schemas']['message'];
type TopicPartition = components['schemas']['topic-partition'];

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

/** A moment in partitions: Unix milliseconds, or one of their ends. */
export type Moment = number | 'earliest' | 'latest';

/** How many partitions are asked for at once. */
const PORTION = 10_000;

/** The offsets of partitions at a moment, in their order. @throws KafkaError */
export async function offsetsAt(
  rest: KafkaClient,
  partitions: readonly TopicPartition[],
  timestamp: Moment,
): Promise<number[]> {
  const offsets: number[] = [];
  for (let at = 0; at < partitions.length; at += PORTION) {
    const params = { path: { timestamp } };
    const body = partitions.slice(at, at + PORTION).map((one) => ({ ...one }));
    const found = await answerOf(rest.POST('/offsets/{timestamp}', { params, body }));
    offsets.push(...found.map(({ offset }) => offset));
  }
  return offsets;
}

/** The partitions of a topic. */
export function partitionsOf(topic: Topic): { topic: string; partition: number }[] {
  return Array.from({ length: topic.partitions }, (_, partition) => {
    return { topic: topic.topic_name, partition };
  });
}
