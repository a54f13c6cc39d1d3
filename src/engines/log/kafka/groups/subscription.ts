import type { Topics } from '../topics.ts';
import { isOutstanding, type PartitionOwner } from './owned-partition.ts';
import { byTopic, type Subscription } from './protocol.ts';

/**
 * What an instance sends to the leader of its group when it joins.
 * @param counts the number of partitions of its topics
 */
export function subscriptionOf(
  instance: PartitionOwner,
  topics: Topics,
  counts: ReadonlyMap<string, number>,
): Subscription {
  const owned = byTopic<number[]>();
  const held = byTopic<number[]>();
  const starts = byTopic<Record<number, number>>();
  for (const one of instance.owned.values()) {
    const { topic, partition, position, committed, acknowledged } = one;
    const name = topics.nameOf(topic);
    (owned[name] ??= []).push(partition);
    if (isOutstanding(one) && !instance.isPolling) (held[name] ??= []).push(partition);
    if (committed === undefined && position !== undefined) {
      (starts[name] ??= {})[partition] = acknowledged;
    }
  }
  return {
    topics: [...instance.topics].map((topic) => topics.nameOf(topic)).toSorted(),
    instance: instance.name,
    config: instance.config,
    owned,
    held,
    starts,
    counts: Object.fromEntries([...counts].map(([topic, count]) => [topics.nameOf(topic), count])),
  };
}
