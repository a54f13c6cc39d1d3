import { operationsOf } from '../../src/contract/document.ts';
import { checkTopicName } from '../../src/engines/log/embedded/topics/topic-name.ts';
import { LogError } from '../../src/engines/log/errors.ts';
import type { GroupDescription, TopicDescription } from '../../src/engines/log/engine.ts';
import type { LogRecord, TopicPartition } from '../../src/engines/log/record.ts';
import type { ServedLog } from '../../src/families/kafka/caller.ts';
import type { ConnectorConfig } from '../../src/directory/kafka/clusters.ts';
import { kafkaContract } from '../../src/families/kafka/family.ts';

/** Of the examples of the contract: the offset of a message, and when it came. */
const OFFSET = 7;
const TIMESTAMP = 1_795_478_400_123;

/**
 * A log that keeps nothing: what it answers fits the request, with the topics, partitions and offsets
 * that stand in it, and else is what the contract has for an example.
 */
export function exampleLog(): ServedLog {
  const topics = documented('listTopics') as Readonly<Record<string, number>>;
  const groups = documented('listConsumers') as readonly GroupDescription[];
  return {
    topics: async () => Object.entries(topics).map(([name, partitions]) => topic(name, partitions)),
    groups: async () => groups,
    produce: async (records) => {
      checkNames(records.map(({ topic }) => topic));
      return records.map(({ topic, partition = 0, timestamp = TIMESTAMP }, i) => ({
        ...{ topic, partition, timestamp },
        offset: OFFSET + i,
      }));
    },
    fetch: async (positions) =>
      positions.map(({ topic, partition, offset }) => record(topic, partition, offset)),
    consume: async (_group, _instance, { topics }) => {
      checkNames(topics);
      return topics.map((topic) => record(topic, 0, OFFSET));
    },
    offsets: async (partitions, timestamp) =>
      withOffset(partitions, timestamp === 'earliest' ? 0 : OFFSET),
    committed: async (_group, _instance, partitions) => withOffset(partitions, OFFSET + 1),
    commit: async () => {},
    deleteInstance: async () => {},
  };
}

/** Whether there can be such topics. @throws LogError with the index of the first that can't be */
function checkNames(topics: readonly string[]): void {
  for (const [index, topic] of topics.entries()) {
    try {
      checkTopicName(topic);
    } catch (error) {
      const { code, message } = error as LogError;
      throw new LogError(code, message, { index, cause: error });
    }
  }
}

/** The connectors of the contract's example. */
export function exampleConnectors(): readonly ConnectorConfig[] {
  return documented('listConnectorConfigs') as readonly ConnectorConfig[];
}

/** The first example of what an operation answers when all is well. */
function documented(id: string): unknown {
  const operation = operationsOf(kafkaContract).find(({ operationId }) => operationId === id);
  const content = operation?.responses['200']?.content?.['application/json'];
  return Object.values(content?.examples ?? {})[0]?.value;
}

function topic(name: string, partitions: number): TopicDescription {
  return {
    ...{ id: name, name, partitions, creationTime: TIMESTAMP },
    ...{ retentionTime: -1, retentionSize: -1, maxMessageSize: -1, cleanupPolicy: 'delete' },
  };
}

function record(topic: string, partition: number, offset: number): LogRecord {
  const value = Buffer.from('hello');
  return { topic, partition, offset, timestamp: TIMESTAMP, key: null, value, headers: [] };
}

function withOffset(partitions: readonly TopicPartition[], offset: number) {
  return partitions.map(({ topic, partition }) => ({ topic, partition, offset }));
}
