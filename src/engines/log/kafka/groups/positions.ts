import type { ConsumerConfig } from '../../engine.ts';
import type { TopicPartition } from '../../record.ts';
import { findOffsets } from '../read/find-offsets.ts';
import { committedOffsets } from './committed.ts';
import type { Instance, InstanceContext } from './instance.ts';
import type { Assignment } from './protocol.ts';

/** A partition that an instance has. */
export interface OwnedPartition {
  readonly topic: string;
  /** The id of the topic, which is another where it was made again. */
  readonly topicId: string;
  readonly partition: number;
  /** Of the next record; undefined where there is none to go on from. */
  position: number | undefined;
  /** What is committed, or where it started. */
  acknowledged: number;
  /** What the broker has been told, or undefined. */
  committed: number | undefined;
  /** It is to be let go of when what was given out is committed, and gives out no more. */
  isRevoked: boolean;
}

/** Whether records of it were returned and not committed. */
export function isOutstanding({ position, acknowledged }: OwnedPartition): boolean {
  return position !== undefined && position > acknowledged;
}

export function keyOf(topic: string, partition: number): string {
  return `${topic}:${partition}`;
}

/** Chooses a position where there is none to continue from. @throws LogError */
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
 * The partitions assigned to an instance, by {@link keyOf}. Those that it has already continue as they are; others
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
