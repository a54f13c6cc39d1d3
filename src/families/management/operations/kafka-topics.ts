import type { components, operations } from '../../../../generated/management/types.ts';
import { listOf } from '../../../base/json-pieces.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import { ControlError } from '../../../control/errors.ts';
import type { TopicSettings } from '../../../control/kafka/topics/limits.ts';
import type { Topic } from '../../../control/kafka/topics/topics.ts';
import type { ManagementCaller } from '../caller.ts';
import { accessOf } from './kafka-clusters.ts';

type Schemas = components['schemas'];

type KafkaTopicOperations = Pick<
  Handlers<operations, ManagementCaller>,
  | 'createKafkaTopic'
  | 'listKafkaTopics'
  | 'getKafkaTopic'
  | 'updateKafkaTopic'
  | 'getKafkaTopicStatistics'
  | 'deleteKafkaTopic'
>;

/** Operations on topics, and their statistics. */
export function kafkaTopicOperations(control: Pick<ControlPlane, 'kafka'>): KafkaTopicOperations {
  return {
    createKafkaTopic: async ({ caller, body }) => {
      const made = await control.kafka.topics.create(caller, {
        ...settingsOf(body),
        clusterId: body.cluster_id,
        name: body.name,
        partitions: body.partitions,
        cleanupPolicy: body.cleanup_policy,
      });
      return { status: 200, body: topicBody(made) };
    },

    listKafkaTopics: async ({ caller, path }) => ({
      status: 200,
      body: listOf(await control.kafka.topics.list(caller, path.cluster_id), topicBody),
    }),

    getKafkaTopic: async ({ caller, path }) => ({
      status: 200,
      body: topicBody(await control.kafka.topics.get(caller, path.id)),
    }),

    updateKafkaTopic: async ({ caller, path, body }) => {
      const changes = { ...settingsOf(body), partitions: body.partitions };
      return {
        status: 200,
        body: topicBody(await control.kafka.topics.update(caller, path.id, changes)),
      };
    },

    getKafkaTopicStatistics: async ({ caller, path }) => {
      const { topic, cluster } = await control.kafka.topics.get(caller, path.id);
      const record = await control.kafka.statistics.ofTopic(cluster.cluster_id, topic.name);
      // Its cluster has been deleted in the meantime.
      if (record === undefined) throw new ControlError('topicNotFound', { id: path.id });
      return { status: 200, body: record };
    },

    deleteKafkaTopic: async ({ caller, path }) => {
      await control.kafka.topics.delete(caller, path.id);
      return { status: 200, body: 'OK' };
    },
  };
}

function settingsOf(body: Schemas['update-kafka-topic']): TopicSettings {
  return {
    retentionTime: body.retention_time,
    retentionSize: body.retention_size,
    maxMessageSize: body.max_message_size,
  };
}

function topicBody({ topic, cluster }: Topic): Schemas['kafka-topic'] {
  return {
    topic_id: topic.id,
    topic_name: topic.name,
    cluster_id: cluster.cluster_id,
    region: cluster.region,
    creation_time: Math.floor(topic.creationTime / 1000),
    state: 'active',
    partitions: topic.partitions,
    multizone: cluster.multizone === 1,
    ...accessOf(cluster),
    cleanup_policy: topic.cleanupPolicy,
    retention_size: topic.retentionSize,
    retention_time: topic.retentionTime,
    max_message_size: topic.maxMessageSize,
  };
}
