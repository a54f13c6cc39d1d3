import type { ConsumerInstance } from '../../consumer-instance.ts';

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

/** An instance, and the partitions that it owns, by {@link keyOf}. */
export interface PartitionOwner extends ConsumerInstance {
  readonly owned: ReadonlyMap<string, OwnedPartition>;
}

/** Whether it has returned records that are not committed. */
export function isOutstanding({ position, acknowledged }: OwnedPartition): boolean {
  return position !== undefined && position > acknowledged;
}

export function keyOf(topic: string, partition: number): string {
  return `${topic}:${partition}`;
}
