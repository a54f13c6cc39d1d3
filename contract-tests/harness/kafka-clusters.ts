import { expect } from 'vitest';
import type { components } from '../../generated/management/types.ts';
import { answerTo, firstUser, type KafkaUser } from './kafka.ts';
import { done } from './management.ts';

export { firstUser, type KafkaUser };

type Schemas = components['schemas'];

export type KafkaCluster = Required<Schemas['kafka-cluster']>;
export type KafkaTopic = Required<Schemas['kafka-topic']>;
export type KafkaCredential = Schemas['created-kafka-credential'];
export type Connector = Required<Schemas['connector']>;
export type ListedConnector = Required<Schemas['listed-connector']>;

/** The cluster of the first start. */
export const FIRST_CLUSTER = 'default';

/** Creates a cluster with the limits of a plan. */
export function createCluster(
  order: Partial<Schemas['create-kafka-cluster']> & { readonly name: string },
): Promise<KafkaCluster> {
  return done('POST', '/v2/kafka/cluster', { region: 'eu-west-1', ...order });
}

/** Creates a topic with one partition in the cluster of the first start, unless the request says otherwise. */
export function createTopic(
  order: Partial<Schemas['create-kafka-topic']> & { readonly name: string },
): Promise<KafkaTopic> {
  return done('POST', '/v2/kafka/topic', { partitions: 1, cluster_id: FIRST_CLUSTER, ...order });
}

/** Creates a credential for every topic of the cluster of the first start, unless the request says otherwise. */
export function createCredential(
  order: Partial<Schemas['create-kafka-credential']> & { readonly credential_name: string },
): Promise<KafkaCredential> {
  return done('POST', '/v2/kafka/credential', {
    cluster_id: FIRST_CLUSTER,
    topic: '*',
    permissions: 'ALL',
    ...order,
  });
}

/** Creates a connector in the cluster of the first start, unless another is named. */
export function createConnector(
  name: string,
  properties: Readonly<Record<string, string>>,
  clusterId = FIRST_CLUSTER,
): Promise<Schemas['changed-connector']> {
  return done('POST', '/v2/kafka/connector', { name, cluster_id: clusterId, properties });
}

interface Group {
  readonly name: string;
  readonly instances: readonly { readonly name: string }[];
}

/** Sends a request to the Kafka REST API as a user. */
export function kafkaRest(
  user: KafkaUser,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly json: unknown }> {
  return answerTo(body === undefined ? 'GET' : 'POST', path, { user, body });
}

/** Waits until the properties of a connector have been checked and its tasks have a given state. */
export async function settledConnector(
  id: string,
  isSettled: (connector: Connector) => boolean = () => true,
): Promise<Connector> {
  let connector: Connector | undefined;
  await expect
    .poll(async () => {
      connector = await done<Connector>('GET', `/v2/kafka/connector/${id}`);
      return connector.state !== 'pending' && isSettled(connector);
    })
    .toBe(true);
  return connector!;
}

/** Resets Kafka to its state at the start: one cluster, which is empty. */
export async function resetKafka(): Promise<void> {
  for (const { cluster_id: id } of await done<KafkaCluster[]>('GET', '/v2/kafka/clusters')) {
    if (id !== FIRST_CLUSTER) await done('DELETE', `/v2/kafka/cluster/${id}`);
  }
  const of = `/${FIRST_CLUSTER}`;
  for (const connector of await done<ListedConnector[]>('GET', `/v2/kafka/connectors${of}`)) {
    await done('DELETE', `/v2/kafka/connector/${connector.connector_id}`);
  }
  for (const credential of await done<KafkaCredential[]>('GET', '/v2/kafka/credentials')) {
    await done('DELETE', `/v2/kafka/credential/${credential.credential_id}`);
  }
  const { json: groups } = await kafkaRest(firstUser(), '/consumers');
  for (const { name: group, instances } of groups as Group[]) {
    for (const { name } of instances) {
      const [one, other] = [group, name].map(encodeURIComponent);
      await kafkaRest(firstUser(), `/delete-consumer/${one}/${other}`, '');
    }
  }
  // Side by side, because a broker takes long over each.
  const topics = await done<KafkaTopic[]>('GET', `/v2/kafka/topics${of}`);
  await Promise.all(topics.map(({ topic_id: id }) => done('DELETE', `/v2/kafka/topic/${id}`)));
}
