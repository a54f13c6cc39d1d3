import type { ConsumerConfig } from '../../engine.ts';
import type { TopicPartition } from '../../record.ts';
import type { KafkaParts } from '../parts.ts';
import { findOffsets } from '../read/find-offsets.ts';
import type { Topics } from '../topics.ts';
import { committedOffsets } from './committed.ts';
import { keyOf, type OwnedPartition, type PartitionOwner } from './owned-partition.ts';
import type { Assignment } from './protocol.ts';

/** A group, and how it reaches its Kafka. */
export interface GroupContext {
  readonly topics: Topics;
  readonly parts: KafkaParts;
  /** The name of the group on the Kafka. */
  readonly group: string;
}

/** Chooses a position by the policy, because there is none to continue from. @throws LogError */
export async function resetPosition(
  owned: OwnedPartition,
  policy: ConsumerConfig['autoOffsetReset'],
  { topics, parts }: GroupContext,
): Promise<void> {
  if (policy === 'none') {
    owned.position = undefined;
    return;
  }
  const [found] = await findOffsets(topics, parts.brokers, [owned], policy);
  owned.position = found!.offset;
  owned.acknowledged = found!.offset;
}

/**
 * The partitions assigned to an instance, by {@link keyOf}. Partitions that it owns already keep their state; others
 * start at the committed offset, or where the group has started in them.
 * @param ids of its topics, by name
 * @throws LogError
 */
export async function assignedPartitions(
  { partitions, starts }: Assignment,
  ids: ReadonlyMap<string, string>,
  { owned: before, config }: PartitionOwner,
  context: GroupContext,
): Promise<Map<string, OwnedPartition>> {
  const { topics, parts, group } = context;
  const after = new Map<string, OwnedPartition>();
  const fresh: TopicPartition[] = [];
  for (const [topic, id] of ids) {
    for (const partition of partitions[topics.nameOf(topic)] ?? []) {
      const kept = before.get(keyOf(topic, partition));
      if (kept?.topicId === id) after.set(keyOf(topic, partition), kept);
      else fresh.push({ topic, partition });
    }
  }
  const committed = await committedOffsets(parts.brokers, topics, group, fresh);
  for (const { topic, partition, offset } of committed) {
    const from = offset >= 0 ? offset : starts[topics.nameOf(topic)]?.[partition];
    const owned: OwnedPartition = {
      topic,
      topicId: ids.get(topic)!,
      partition,
      position: from,
      acknowledged: from ?? 0,
      isRevoked: false,
      committed: offset >= 0 ? offset : undefined,
    };
    if (from === undefined) await resetPosition(owned, config.autoOffsetReset, context);
    after.set(keyOf(topic, partition), owned);
  }
  return after;
}
