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
  /** The instance that gets it when its owner has released it. */
  successor: Instance | undefined;
  /** When it is taken from its owner whatever he does, in Unix milliseconds. */
  deadline = Infinity;
  /** The offset of the record that is returned next; undefined where nothing is committed and nothing may be made up. */
  position: number | undefined;
  /** Unreadable offsets at the position; committing an offset after them skips them. */
  damage: OffsetRange | undefined;
  /** Up to here its owner has committed, or has started. */
  acknowledged = 0;
  /** Where the group has started with it while nothing was committed. */
  start: number | undefined;

  constructor(topic: Topic, number: number) {
    this.topic = topic;
    this.number = number;
    this.partition = topic.partition(number);
  }

  /** Whether its owner was given records that he has not committed. */
  get isOutstanding(): boolean {
    return this.position !== undefined && this.position > this.acknowledged;
  }
}
