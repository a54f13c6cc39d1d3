/** Sizes in bytes, times in milliseconds. */
export interface StorageSettings {
  /** A journal file that has grown so long is followed by another. */
  readonly journalFileBytes: number;
  /** The size of the journal at which a checkpoint is made; after a crash, everything since the last one is read. */
  readonly checkpointBytes: number;
  /** Where the journal has grown so long all the same, appends wait until it is shorter. */
  readonly mostJournalBytes: number;
  /** So much of a journal file is written in advance: syncs are faster where its blocks are there. */
  readonly journalAheadBytes: number;
  /** So much goes to the disk with one sync; a single append may be more. */
  readonly groupBytes: number;
  /** More than this is written by another thread: that takes longer, but nothing else has to wait. */
  readonly directBytes: number;
  /** Concurrent small appends of a partition are joined to batches of about this size. */
  readonly batchBytes: number;
  /** Kafka `segment.bytes`; less where a partition keeps little, so that it can forget piece by piece. */
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
  /** They are let go in pieces of this size. */
  readonly tailChunkBytes: number;
  readonly openFiles: number;
  /** After this time at the latest an append is in its segment. */
  readonly writeBehindTime: number;
  /** How often retention and compaction are looked after (Kafka `log.retention.check.interval.ms`). */
  readonly cleanUpInterval: number;
  /** Kafka `delete.retention.ms`: so long consumers see a tombstone after its record has gone. */
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
  openFiles: 1000,
  writeBehindTime: 50,
  cleanUpInterval: 300_000,
  tombstoneTime: 24 * 3600_000,
  cleanableRatio: 0.5,
  compactionKeys: 500_000,
};

/** Where files are in memory: what is in them twice is in memory twice. */
export const MEMORY_SETTINGS: Partial<StorageSettings> = {
  journalFileBytes: 4 * 1024 * 1024,
  checkpointBytes: 4 * 1024 * 1024,
  journalAheadBytes: 64 * 1024,
  tailBytes: 4 * 1024 * 1024,
};
