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
  /** undefined where a source leaves it to the log. */
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
  /** Of the record in the log, whatever transforms have made of topic and partition. */
  readonly offset: number;
  readonly original: LogRecord;
}

/** A JSON object of texts, numbers and such. */
export type OffsetFields = Readonly<Record<string, string | number | null>>;

/** A record from a source. */
export interface SourceRecord extends ConnectRecord {
  /** Where it comes from, and from where to go on after it. */
  readonly sourcePartition: OffsetFields;
  readonly sourceOffset: OffsetFields;
}
