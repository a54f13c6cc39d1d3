import { queriesOf } from '../../../../store/rows/query.ts';
import type { CleanupPolicy } from '../../engine.ts';

/** The tables of the log's metadata. Limits of -1 are none; times are Unix milliseconds. */
export interface MetadataSchema {
  cluster: ClusterTable;
  topic: TopicTable;
  removed_topic: RemovedTopicTable;
  committed_offset: CommittedOffsetTable;
  empty_group: EmptyGroupTable;
}

export interface ClusterTable {
  id: string;
  max_partitions: number;
  /** Milliseconds. */
  max_retention_time: number;
  /** Bytes. */
  max_retention_size: number;
  /** Bytes. */
  max_message_size: number;
}

export interface TopicTable {
  id: string;
  cluster: string;
  /** Unique in a cluster. */
  name: string;
  partitions: number;
  creation_time: number;
  /** Milliseconds. */
  retention_time: number;
  /** Bytes. */
  retention_size: number;
  /** Bytes. */
  max_message_size: number;
  cleanup_policy: CleanupPolicy;
}

/**
 * Topics whose files a crash may have left in the storage: a topic's row is deleted first, in the same transaction,
 * and its files afterwards. So files are never removed only because a row is missing.
 */
export interface RemovedTopicTable {
  id: string;
}

/** The committed offset of a group for a partition. */
export interface CommittedOffsetTable {
  /** The id of the topic. */
  topic: string;
  consumer_group: string;
  partition: number;
  offset: number;
}

/** A group without a live instance. */
export interface EmptyGroupTable {
  cluster: string;
  consumer_group: string;
  since: number;
}

export const query = queriesOf<MetadataSchema>();
