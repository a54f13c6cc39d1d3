/**
 * What a log can refuse, by the names of Kafka's protocol where it has one (`Errors.java`). Families
 * give each its status.
 */
export type LogErrorCode =
  | 'UNKNOWN_TOPIC_OR_PARTITION'
  | 'TOPIC_ALREADY_EXISTS'
  | 'INVALID_TOPIC_EXCEPTION'
  | 'INVALID_PARTITIONS'
  | 'INVALID_CONFIG'
  | 'INVALID_TIMESTAMP'
  | 'POLICY_VIOLATION'
  | 'MESSAGE_TOO_LARGE'
  | 'OFFSET_OUT_OF_RANGE'
  | 'INVALID_COMMIT_OFFSET_SIZE'
  | 'INVALID_RECORD'
  | 'INVALID_GROUP_ID'
  | 'GROUP_MAX_SIZE_REACHED'
  /** Nothing is known of the group. */
  | 'GROUP_ID_NOT_FOUND'
  /** The group has live instances, which would go on from where they are. */
  | 'NON_EMPTY_GROUP'
  | 'UNKNOWN_MEMBER_ID'
  | 'ILLEGAL_GENERATION'
  | 'REBALANCE_IN_PROGRESS'
  /** There is no committed offset, and the consumer asked for none to be made up (`auto.offset.reset` `none`). */
  | 'NO_OFFSET_FOR_PARTITION'
  | 'REQUEST_TIMED_OUT'
  /** The brokers of a Kafka can't be reached, or have no leader for what was asked. */
  | 'BROKER_NOT_AVAILABLE'
  /** Which process has the instance of a group can't be looked up, or that one can't be reached. */
  | 'COORDINATOR_NOT_AVAILABLE'
  /** Records that were acknowledged can't be read any more: the disk has given back something else. */
  | 'CORRUPT_MESSAGE'
  /** The disk refuses. */
  | 'KAFKA_STORAGE_ERROR';

/** Consecutive offsets. */
export interface OffsetRange {
  readonly from: number;
  /** The last of them. */
  readonly to: number;
}

/** An error of a log. The message tells people what was wrong. */
export class LogError extends Error {
  readonly code: LogErrorCode;
  /** Where in a batch, counted from 0; nothing of the batch has been done. */
  readonly index: number | undefined;
  /** What can't be read of a partition that is damaged. */
  readonly damage: OffsetRange | undefined;

  constructor(
    code: LogErrorCode,
    message: string,
    options: { index?: number; damage?: OffsetRange | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'LogError';
    this.code = code;
    this.index = options.index;
    this.damage = options.damage;
  }
}
