import type { TopicDescriptions } from '../topics/topic-descriptions.ts';
import type { ReadRecord, StoredRecord } from './stored-record.ts';

/** A partition's name in the storage: the id of its topic, which is never reused, and its number. */
export interface PartitionId {
  readonly topic: string;
  readonly partition: number;
}

/** How long a partition keeps records; -1 is for ever. */
export interface Cleanup {
  /** Milliseconds. */
  readonly retentionTime: number;
  /** Bytes. */
  readonly retentionSize: number;
  readonly policy: 'delete' | 'compact';
}

/** One partition: records in order, each with an offset that is never reused. */
export interface Partition {
  /** The first offset that can be read. */
  readonly startOffset: number;
  /** The offset after the last record that would survive a loss of power; later records can't be read. */
  readonly endOffset: number;
  /** Bytes on the disk. */
  readonly size: number;
  /**
   * Records from an offset on, up to `maxBytes`, at least one if there is one.
   * @throws LogError OFFSET_OUT_OF_RANGE, CORRUPT_MESSAGE with the offsets that are damaged, KAFKA_STORAGE_ERROR
   */
  read(offset: number, maxBytes: number): Promise<readonly ReadRecord[]>;
  /** The first record whose timestamp is not before a given one. */
  findTimestamp(timestamp: number): Promise<{ offset: number; timestamp: number } | undefined>;
  /** Calls once when `endOffset` next grows, or the partition is deleted. @returns removes the listener */
  onAppended(call: () => void): () => void;
  configure(cleanup: Cleanup): void;
}

export interface Append {
  readonly partition: Partition;
  readonly records: readonly StoredRecord[];
}

/** The partitions of all clusters. */
export interface LogStorage {
  /** The partition with this id, created if it is missing. A new one survives a crash once something was appended. */
  partition(id: PartitionId, cleanup: Cleanup): Partition;
  /** The descriptions of topics, beside their files. */
  readonly descriptions: TopicDescriptions;
  /** Removes all partitions of a topic, but not the file that marks it as deleted. @throws LogError */
  deleteTopic(topic: string): Promise<void>;
  /** Topics that have files on the disk. */
  topics(): readonly string[];
  /**
   * Appends to several partitions, all or nothing, even across a crash; resolves when the records would survive a loss
   * of power. Appends of one partition are in the order of the calls.
   * @returns the offset of the first record of each append
   * @throws LogError KAFKA_STORAGE_ERROR
   */
  append(appends: readonly Append[]): Promise<readonly number[]>;
  /** Applies retention and compaction now; otherwise they run at their interval. */
  cleanUp(): Promise<void>;
  close(): Promise<void>;
}
