import type { ConsumerConfig } from '../../engine.ts';
import type { TopicPartition } from '../../record.ts';
import { findOffsets } from '../read/find-offsets.ts';
import { committedOffsets } from './committed.ts';
import type { Instance, InstanceContext } from './instance.ts';
import type { Assignment } from './protocol.ts';

/** A partition that an instance owns. */
export interface OwnedPartition {
  readonly topic: string;
  /** The id of the topic, which differs if the topic was recreated. */
  readonly topicId: string;
  readonly partition: number;
  /** The offset of the next record; undefined if there is none to continue from. */
  position: number | undefined;
  /** The committed offset, or the one that the instance started at. */
  acknowledged: number;
  /** The offset that is committed on the broker, or undefined. */
  committed: number | undefined;
  /** It is to be released once the returned records are committed, and returns no more until then. */
  isRevoked: boolean;
}

/** Whether it has returned records that are not committed. */
export function isOutstanding({ position, acknowledged }: OwnedPartition): boolean {
  return position !== undefined && position > acknowledged;
}

export function keyOf(topic: string, partition: number): string {
  return `${topic}:${partition}`;
}

/** Chooses a position by the policy, because there is none to continue from. @throws LogError */
export async function resetPosition(
  owned: OwnedPartition,
  policy: ConsumerConfig['autoOffsetReset'],
  { topics, parts }: InstanceContext,
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
  { owned: before, config }: Instance,
  context: InstanceContext,
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
