import type { LogRecord } from '../../../log/record.ts';
import type { Schema } from './schema.ts';
import type { Value } from './value.ts';

export interface SchemaAndValue {
  readonly schema: Schema | null;
  readonly value: Value;
}

export interface ConnectHeader extends SchemaAndValue {
  readonly key: string;
}

/** A record between the log and a connector (Kafka Connect `ConnectRecord`). */
export interface ConnectRecord {
  readonly topic: string;
  /** undefined if the log is to choose it. */
  readonly partition: number | undefined;
  readonly keySchema: Schema | null;
  readonly key: Value;
  readonly valueSchema: Schema | null;
  readonly value: Value;
  /** Unix milliseconds. */
  readonly timestamp: number | undefined;
  readonly headers: readonly ConnectHeader[];
}

/** A record for a sink. */
export interface SinkRecord extends ConnectRecord {
  readonly partition: number;
  /** The position of the record in the log, even if transforms have changed its topic or partition. */
  readonly offset: number;
  readonly original: LogRecord;
}

/** A JSON object with primitive values. */
export type OffsetFields = Readonly<Record<string, string | number | null>>;

/** A record from a source. */
export interface SourceRecord extends ConnectRecord {
  /** Which part of the source it is from, and where to continue after it. */
  readonly sourcePartition: OffsetFields;
  readonly sourceOffset: OffsetFields;
}
