import type { TopicPartition, TopicPartitionOffset } from '../../record.ts';
import { checkCode, nameOf } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { withRetries } from '../client/retries.ts';
import type { Topics } from '../topics.ts';

/** An offset that a group has committed, by the name of the topic on the Kafka. */
export interface CommittedOffset {
  readonly name: string;
  readonly partition: number;
  readonly offset: number;
}

/** The committed offsets of a group, for all topics or for given ones. @throws LogError */
export function fetchCommitted(
  brokers: Brokers,
  group: string,
  topics: { name: string; partitionIndexes: number[] }[] | null,
): Promise<CommittedOffset[]> {
  return withRetries(async (tries) => {
    if (tries > 0) brokers.forgetCoordinator(group);
    const node = await brokers.coordinator(group);
    const asked = [{ groupId: group, memberId: null, memberEpoch: -1, topics }];
    const answer = await brokers.client.call(node, 'OffsetFetch', asked, true);
    const [found] = answer.groups;
    checkCode(found?.errorCode ?? 0);
    const offsets: CommittedOffset[] = [];
    for (const { name, partitions } of found?.topics ?? []) {
      for (const { partitionIndex, committedOffset, errorCode } of partitions) {
        checkCode(errorCode);
        offsets.push({ name, partition: partitionIndex, offset: Number(committedOffset) });
      }
    }
    return offsets;
  });
}

/** The committed offsets of a group for partitions, -1 if there is none. @throws LogError */
export async function committedOffsets(
  brokers: Brokers,
  topics: Topics,
  group: string,
  partitions: readonly TopicPartition[],
): Promise<TopicPartitionOffset[]> {
  if (partitions.length === 0) return [];
  const asked = [...Map.groupBy(partitions, ({ topic }) => topic)].map(([topic, list]) => {
    const partitionIndexes = [...new Set(list.map(({ partition }) => partition))];
    return { name: topics.nameOf(topic), partitionIndexes };
  });
  const found = await fetchCommitted(brokers, group, asked);
  return partitions.map(({ topic, partition }) => {
    const name = topics.nameOf(topic);
    const entry = found.find((one) => one.name === name && one.partition === partition);
    return { topic, partition, offset: entry?.offset ?? -1 };
  });
}

/** Sets the committed offsets of a group without members; -1 deletes one. @throws LogError */
export async function setCommitted(
  brokers: Brokers,
  topics: Topics,
  name: string,
  offsets: readonly TopicPartitionOffset[],
): Promise<void> {
  const byTopic = (some: readonly TopicPartitionOffset[]) =>
    [...Map.groupBy(some, ({ topic }) => topic)].map(([topic, list]) => {
      return { name: topics.nameOf(topic), list };
    });
  const set = byTopic(offsets.filter(({ offset }) => offset !== -1));
  if (set.length > 0) {
    const committed = set.map(({ name: topic, list }) => ({
      name: topic,
      partitions: list.map(({ partition, offset }) => ({
        partitionIndex: partition,
        committedOffset: BigInt(offset),
        committedLeaderEpoch: -1,
        committedMetadata: null,
      })),
    }));
    await brokers.callCoordinator(
      name,
      'OffsetCommit',
      [name, -1, '', null, committed],
      (answer) => {
        const codes = answer.topics.flatMap(({ partitions }) => partitions);
        return codes.find(({ errorCode }) => errorCode !== 0)?.errorCode ?? 0;
      },
    );
  }
  const removed = byTopic(offsets.filter(({ offset }) => offset === -1));
  if (removed.length > 0) {
    const forgotten = removed.map(({ name: topic, list }) => ({
      name: topic,
      partitions: list.map(({ partition }) => ({ partitionIndex: partition })),
    }));
    await brokers.callCoordinator(name, 'OffsetDelete', [name, forgotten], ({ errorCode }) => {
      // A group that does not exist has nothing committed.
      return nameOf(errorCode) === 'GROUP_ID_NOT_FOUND' ? 0 : errorCode;
    });
  }
}
