import type { TopicDescription } from './engine.ts';
import { LogError } from './errors.ts';
import type { NewRecord } from './record.ts';

/** The error for a partition that the topic does not have. */
export function unknownPartition(
  { name, partitions }: Pick<TopicDescription, 'name' | 'partitions'>,
  number: number,
  index?: number,
): LogError {
  return new LogError(
    'UNKNOWN_TOPIC_OR_PARTITION',
    `Topic ${name} has no partition ${number}, it has ${partitions === 1 ? 'only 0' : `0 to ${partitions - 1}`}`,
    index === undefined ? {} : { index },
  );
}

/** Checks that a topic accepts a record. @throws LogError with the index */
export function checkRecord(
  record: NewRecord,
  topic: TopicDescription,
  size: number,
  index: number,
): void {
  const { maxMessageSize, cleanupPolicy } = topic;
  const { timestamp } = record;
  if (timestamp !== undefined && !(Number.isSafeInteger(timestamp) && timestamp >= 0)) {
    throw new LogError(
      'INVALID_TIMESTAMP',
      `Timestamp ${timestamp} is not a time in milliseconds since 1970`,
      { index },
    );
  }
  if (maxMessageSize !== -1 && size > maxMessageSize) {
    throw new LogError(
      'MESSAGE_TOO_LARGE',
      `The message takes ${size} bytes, and topic ${topic.name} takes messages of up to ${maxMessageSize}`,
      { index },
    );
  }
  // Kafka `LogValidator`: a record without a key could never be replaced.
  if (cleanupPolicy === 'compact' && record.key === null) {
    throw new LogError(
      'INVALID_RECORD',
      `Topic ${topic.name} is compacted, and takes no messages without a key`,
      { index },
    );
  }
}

/** Checks that a record can have that offset. @throws LogError OFFSET_OUT_OF_RANGE with the index */
export function checkOffset(offset: number, index: number): void {
  if (Number.isSafeInteger(offset) && offset >= 0) return;
  throw new LogError(
    'OFFSET_OUT_OF_RANGE',
    `Offset ${offset} is not valid, it must be an integer from 0 on`,
    {
      index,
    },
  );
}
