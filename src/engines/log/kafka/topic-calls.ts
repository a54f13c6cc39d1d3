import type { TopicConfig, TopicDescription } from '../engine.ts';
import { checkCode } from './client/broker-error.ts';
import type { Brokers } from './client/brokers.ts';
import { withRetries } from './client/retries.ts';
import { settingsOf, stampOf } from './topic-settings.ts';

/** How long the controller may take, in milliseconds. */
export const TIMEOUT = 10_000;
const TOPIC_RESOURCE = 2;
const SET = 0;

/**
 * Creates topics.
 * @param prefix of their names on the Kafka
 * @param mayExist whether topics that others have created at the same time are accepted
 * @throws LogError
 */
export async function makeTopics(
  brokers: Brokers,
  prefix: string,
  drafts: readonly TopicDescription[],
  mayExist: boolean,
): Promise<void> {
  const topics = drafts.map((draft) => ({
    name: `${prefix}${draft.name}`,
    numPartitions: draft.partitions,
    replicationFactor: -1,
    assignments: [],
    configs: [...settingsOf(draft), stampOf(draft.creationTime)],
  }));
  await withRetries(async (tries) => {
    const answer = await brokers.client.call('any', 'CreateTopics', topics, TIMEOUT, false);
    for (const { errorCode, errorMessage, name } of answer.topics) {
      // An earlier attempt may have succeeded.
      const isThere = errorCode === 36 && (mayExist || tries > 0);
      if (isThere) continue;
      const shown = errorMessage?.replaceAll(name, name.slice(prefix.length));
      checkCode(errorCode, shown);
    }
  });
}

/**
 * @param mayBeGone whether others may remove them at the same time
 * @throws LogError
 */
export function removeTopics(
  brokers: Brokers,
  names: readonly string[],
  mayBeGone: boolean,
): Promise<void> {
  return withRetries(async (tries) => {
    const topics = names.map((name) => ({ name, topicId: null }));
    const answer = await brokers.client.call('any', 'DeleteTopics', topics, TIMEOUT);
    for (const { errorCode, errorMessage } of answer.responses) {
      if (errorCode === 3 && (tries > 0 || mayBeGone)) continue;
      checkCode(errorCode, errorMessage);
    }
  });
}

/** Changes settings of a topic. @throws LogError */
export async function alterSettings(
  brokers: Brokers,
  physical: string,
  config: TopicConfig,
): Promise<void> {
  const configs = settingsOf(config).map((setting) => ({
    ...setting,
    configOperation: SET as 0,
  }));
  const resource = { resourceType: TOPIC_RESOURCE as 2, resourceName: physical, configs };
  await withRetries(async () => {
    const answer = await brokers.client.call('any', 'IncrementalAlterConfigs', [resource], false);
    for (const { errorCode, errorMessage } of answer.responses) checkCode(errorCode, errorMessage);
  });
}

/**
 * @param count the new number of partitions of the topic
 * @throws LogError
 */
export async function addPartitions(
  brokers: Brokers,
  physical: string,
  count: number,
): Promise<void> {
  await withRetries(async () => {
    const topic = { name: physical, count, assignments: null };
    const answer = await brokers.client.call('any', 'CreatePartitions', [topic], TIMEOUT, false);
    for (const { errorCode, errorMessage } of answer.results) checkCode(errorCode, errorMessage);
  });
}

/** Bytes that a topic takes on the brokers that lead its partitions. @throws LogError */
export async function sizeOfTopic(brokers: Brokers, physical: string): Promise<number> {
  const { leaders } = await brokers.topic(physical);
  let size = 0;
  for (const node of new Set(leaders)) {
    const partitions = leaders.flatMap((leader, partition) => (leader === node ? [partition] : []));
    const asked = [{ name: physical, partitions }];
    const { results } = await brokers.ask(node, 'DescribeLogDirs', [asked]);
    for (const { topics } of results) {
      for (const { partitions: found } of topics) {
        for (const { isFutureKey, partitionSize } of found) {
          if (!isFutureKey) size += Number(partitionSize);
        }
      }
    }
  }
  return size;
}
