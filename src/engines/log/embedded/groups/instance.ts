import { ConsumerInstance } from '../../consumer-instance.ts';
import type { ConsumerConfig } from '../../engine.ts';
import type { OffsetRange } from '../../errors.ts';
import type { Partition } from '../storage/storage.ts';
import type { Topic } from '../topics/topic.ts';

/** In milliseconds. A shorter interval would sync the disk for nearly every response. */
const MIN_AUTO_COMMIT_INTERVAL = 100;

/** An instance of a consumer group, with the partitions that its group has assigned to it. */
export class Instance extends ConsumerInstance {
  readonly assigned = new Set<GroupPartition>();
  /** When the last request arrived or was answered, in Unix milliseconds. */
  lastSeen: number;
  /** When the next automatic commit is due, in Unix milliseconds. */
  autoCommitDue = Infinity;

  constructor(name: string, config: ConsumerConfig, now: number) {
    super(name, config);
    this.lastSeen = now;
  }

  /** When it is closed if no further request arrives. */
  get sessionDeadline(): number {
    return this.requests > 0 ? Infinity : this.lastSeen + this.config.sessionTimeout;
  }

  /** Schedules an automatic commit, if the instance commits automatically. */
  commitBy(now: number): void {
    if (!this.config.autoCommit) return;
    const interval = Math.max(this.config.autoCommitInterval, MIN_AUTO_COMMIT_INTERVAL);
    this.autoCommitDue = Math.min(this.autoCommitDue, now + interval);
  }
}

/** A partition as a group reads it: its owner, and its position. */
export class GroupPartition {
  readonly topic: Topic;
  readonly number: number;
  readonly partition: Partition;
  owner: Instance | undefined;
  /** The instance that becomes the owner when the current one has released it. */
  successor: Instance | undefined;
  /** When it is taken from its owner even without a commit, in Unix milliseconds. */
  deadline = Infinity;
  /**
   * The offset of the record that is returned next; undefined if nothing is committed and `autoOffsetReset` is `none`.
   */
  position: number | undefined;
  /** Unreadable offsets at the position; committing an offset after them skips them. */
  damage: OffsetRange | undefined;
  /** The offset that its owner has committed, or has started at. */
  acknowledged = 0;
  /** The offset that the group started at while nothing was committed. */
  start: number | undefined;

  constructor(topic: Topic, number: number) {
    this.topic = topic;
    this.number = number;
    this.partition = topic.partition(number);
  }

  /** Whether records were returned to its owner that are not committed. */
  get isOutstanding(): boolean {
    return this.position !== undefined && this.position > this.acknowledged;
  }
}
