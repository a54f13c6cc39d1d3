import type { RecordHeader } from '../../record.ts';

/** A stored record; its offset follows from its place. */
export interface StoredRecord {
  /** Unix milliseconds. */
  readonly timestamp: number;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: readonly RecordHeader[];
}

export interface ReadRecord extends StoredRecord {
  readonly offset: number;
}
