import type { ClusterLimits, TopicConfig, TopicDescription } from '../engine.ts';
import { LogError } from '../errors.ts';
import { changedConfig, defaultConfig } from '../topic-config.ts';
import { checkTopicName, collisionKey } from '../topic-name.ts';

const MAX_PARTITIONS_OF_TOPIC = 10_000;
/** Kafka `Topic.MAX_NAME_LENGTH`. */
export const LONGEST_NAME = 249;

/** The requested properties of a topic. */
export interface TopicRequest {
  readonly name: string;
  readonly partitions: number;
  readonly config?: Partial<TopicConfig>;
}

/** The cluster that it is to be created in. */
export interface TopicContext {
  /** The prefix of its name on the Kafka. */
  readonly prefix: string;
  readonly limits: ClusterLimits;
  /** Unix milliseconds. */
  readonly now: number;
}

/** The description of a topic to be created. @throws LogError if it can't be created */
export function topicDraft(
  { name, partitions, config = {} }: TopicRequest,
  others: readonly TopicDescription[],
  { prefix, limits, now }: TopicContext,
): TopicDescription {
  checkTopicName(name);
  const longest = LONGEST_NAME - prefix.length;
  if (name.length > longest) {
    throw new LogError(
      'INVALID_TOPIC_EXCEPTION',
      `Topic name is longer than ${longest} characters, which is what the prefix on the Kafka leaves`,
    );
  }
  if (others.some((topic) => topic.name === name)) {
    throw new LogError('TOPIC_ALREADY_EXISTS', `There is a topic ${name} already`);
  }
  const similar = others.find((topic) => collisionKey(topic.name) === collisionKey(name));
  if (similar !== undefined) {
    throw new LogError(
      'INVALID_TOPIC_EXCEPTION',
      `Topic name ${name} collides with that of topic ${similar.name}: "." and "_" count as the same`,
    );
  }
  checkPartitions(partitions, others, limits);
  const creationTime = Math.floor(now);
  const made = changedConfig(defaultConfig(limits), config, limits);
  return { id: '', name, partitions, creationTime, ...made };
}

/** @param others all other topics of the cluster @throws LogError */
export function checkPartitions(
  partitions: number,
  others: readonly TopicDescription[],
  { maxPartitions }: ClusterLimits,
): void {
  if (!Number.isInteger(partitions) || partitions < 1 || partitions > MAX_PARTITIONS_OF_TOPIC) {
    throw new LogError(
      'INVALID_PARTITIONS',
      `A topic can have 1 to ${MAX_PARTITIONS_OF_TOPIC} partitions, not ${partitions}`,
    );
  }
  const all = others.reduce((sum, other) => sum + other.partitions, partitions);
  if (maxPartitions !== -1 && all > maxPartitions) {
    throw new LogError(
      'POLICY_VIOLATION',
      `The cluster would have ${all} partitions, and it allows ${maxPartitions}`,
    );
  }
}
