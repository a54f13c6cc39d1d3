import { systemDescriptors } from '../../../../base/descriptors.ts';

/** Sizes in bytes, times in milliseconds. */
export interface StorageSettings {
  /** The size from which on a journal file is followed by another. */
  readonly journalFileBytes: number;
  /** The size of the journal at which a checkpoint is made; after a crash, everything since the last one is read. */
  readonly checkpointBytes: number;
  /** The size of the journal from which on appends wait for the checkpoint that shortens it. */
  readonly mostJournalBytes: number;
  /** How much of a journal file is written in advance: syncs are faster if its blocks are allocated. */
  readonly journalAheadBytes: number;
  /** The most that is written with one sync; a single append may be larger. */
  readonly groupBytes: number;
  /** Larger writes are made by another thread: that takes longer, but does not block the event loop. */
  readonly directBytes: number;
  /** Concurrent small appends to a partition are combined into batches of about this size. */
  readonly batchBytes: number;
  /** Kafka `segment.bytes`; less for partitions with a small retention size, because whole segments are removed. */
  readonly segmentBytes: number;
  /** Kafka `segment.ms`. */
  readonly segmentTime: number;
  /** Kafka `log.index.interval.bytes`. */
  readonly indexIntervalBytes: number;
  /** Segments below this size have no index file, as scanning them takes no time. */
  readonly leastIndexBytes: number;
  /** Entries of indexes that are in memory, 16 bytes each. */
  readonly indexEntries: number;
  /** Recent batches of all partitions that are kept in memory. */
  readonly tailBytes: number;
  /** The size of the pieces in which they are evicted. */
  readonly tailChunkBytes: number;
  readonly openFiles: number;
  /** The longest time until an append is in its segment. */
  readonly writeBehindTime: number;
  /** How often retention and compaction run (Kafka `log.retention.check.interval.ms`). */
  readonly cleanUpInterval: number;
  /** Kafka `delete.retention.ms`: how long consumers can see a tombstone after compaction has removed its record. */
  readonly tombstoneTime: number;
  /** Kafka `min.cleanable.dirty.ratio`. */
  readonly cleanableRatio: number;
  /** Keys that one round of compaction holds in memory. */
  readonly compactionKeys: number;
}

export const DEFAULT_SETTINGS: StorageSettings = {
  journalFileBytes: 64 * 1024 * 1024,
  checkpointBytes: 256 * 1024 * 1024,
  mostJournalBytes: 1024 * 1024 * 1024,
  journalAheadBytes: 2 * 1024 * 1024,
  groupBytes: 4 * 1024 * 1024,
  directBytes: 128 * 1024,
  batchBytes: 32 * 1024,
  segmentBytes: 64 * 1024 * 1024,
  segmentTime: 7 * 24 * 3600_000,
  indexIntervalBytes: 4096,
  leastIndexBytes: 64 * 1024,
  indexEntries: 1_000_000,
  tailBytes: 32 * 1024 * 1024,
  tailChunkBytes: 1024 * 1024,
  openFiles: Math.min(1000, Math.floor(systemDescriptors.limit / 4)),
  writeBehindTime: 50,
  cleanUpInterval: 300_000,
  tombstoneTime: 24 * 3600_000,
  cleanableRatio: 0.5,
  compactionKeys: 500_000,
};

/** For files in memory: what is in both journal and segments is in memory twice. */
export const MEMORY_SETTINGS: Partial<StorageSettings> = {
  journalFileBytes: 4 * 1024 * 1024,
  checkpointBytes: 4 * 1024 * 1024,
  journalAheadBytes: 64 * 1024,
  tailBytes: 4 * 1024 * 1024,
};
