import type { OffsetRange } from '../../errors.ts';
import type { Partition } from '../storage/storage.ts';
import type { Topic } from '../topics/topic.ts';
import type { Instance } from './instance.ts';

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
