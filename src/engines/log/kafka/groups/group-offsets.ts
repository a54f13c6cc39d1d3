import type { GroupOffsets } from '../../engine.ts';
import type { TopicPartition, TopicPartitionOffset } from '../../record.ts';
import type { Brokers } from '../client/brokers.ts';
import { findOffsets } from '../read/find-offsets.ts';
import type { Topics } from '../topics.ts';
import { fetchCommitted } from './committed.ts';

/**
 * The committed offsets of groups for the topics of a cluster, and the ends of the partitions. Groups without any are
 * left out.
 * @param names of groups on the Kafka
 * @param prefix of these names
 */
export async function offsetsOfGroups(
  names: readonly string[],
  prefix: string,
  topics: Topics,
  brokers: Brokers,
): Promise<GroupOffsets[]> {
  const known = new Map((await topics.list()).map((topic) => [topics.nameOf(topic.name), topic]));
  const all: GroupOffsets[] = [];
  for (const group of names) {
    const offsets: TopicPartitionOffset[] = [];
    for (const { name, partition, offset } of await fetchCommitted(brokers, group, null)) {
      const topic = known.get(name);
      if (topic === undefined || partition >= topic.partitions || offset < 0) continue;
      offsets.push({ topic: topic.name, partition, offset });
    }
    if (offsets.length === 0) continue;
    const sorted = offsets.toSorted(byPartition);
    const ends = await findOffsets(topics, brokers, sorted, 'latest');
    all.push({
      name: group.slice(prefix.length),
      offsets: sorted.map(({ topic, partition, offset }, index) => {
        return { topic, partition, offset, endOffset: ends[index]!.offset };
      }),
    });
  }
  return all;
}

function byPartition(a: TopicPartition, b: TopicPartition): number {
  if (a.topic === b.topic) return a.partition - b.partition;
  return a.topic < b.topic ? -1 : 1;
}
