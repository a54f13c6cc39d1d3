/**
 * The error codes of a log, with the names of Kafka's protocol where it has them (`Errors.java`). Families map each one
 * to an HTTP status.
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
  /** The group has neither instances nor committed offsets. */
  | 'GROUP_ID_NOT_FOUND'
  /** The group has live instances, which would continue from their own positions. */
  | 'NON_EMPTY_GROUP'
  | 'UNKNOWN_MEMBER_ID'
  | 'ILLEGAL_GENERATION'
  | 'REBALANCE_IN_PROGRESS'
  /** There is no committed offset, and `auto.offset.reset` of the consumer is `none`. */
  | 'NO_OFFSET_FOR_PARTITION'
  | 'REQUEST_TIMED_OUT'
  /** The brokers of a Kafka can't be reached, or the partition has no leader. */
  | 'BROKER_NOT_AVAILABLE'
  /** The process that owns the instance of a group can't be determined or reached. */
  | 'COORDINATOR_NOT_AVAILABLE'
  /** Acknowledged records are damaged on the disk and can't be read. */
  | 'CORRUPT_MESSAGE'
  /** An operation of the disk has failed. */
  | 'KAFKA_STORAGE_ERROR';

/** Consecutive offsets. */
export interface OffsetRange {
  readonly from: number;
  /** The last of them. */
  readonly to: number;
}

/** An error of a log. The message is text for users. */
export class LogError extends Error {
  readonly code: LogErrorCode;
  /** Index of the refused item in the request, from 0; nothing of the request has been done. */
  readonly index: number | undefined;
  /** The unreadable offsets of a damaged partition. */
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
