/** A header of a record: a name and bytes. */
export interface RecordHeader {
  readonly key: string;
  readonly value: Buffer;
}

export interface TopicPartition {
  readonly topic: string;
  readonly partition: number;
}

/** Offsets are integers below 2^53. */
export interface TopicPartitionOffset extends TopicPartition {
  readonly offset: number;
}

/** A record to be appended. Key, value and headers keep their bytes. */
export interface NewRecord {
  readonly topic: string;
  /** Chosen by the key where it is left out, as Kafka's default partitioner does. */
  readonly partition?: number | undefined;
  /** Unix milliseconds; the time of the append where it is left out. */
  readonly timestamp?: number | undefined;
  readonly key: Buffer | null;
  /** null is a tombstone. */
  readonly value: Buffer | null;
  readonly headers: readonly RecordHeader[];
}

/** A record of the log. */
export interface LogRecord extends TopicPartitionOffset {
  /** Unix milliseconds. */
  readonly timestamp: number;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: readonly RecordHeader[];
}

/** Where a record was appended. */
export interface RecordMetadata extends TopicPartitionOffset {
  readonly timestamp: number;
}
