import type { components } from '../../../generated/kafka/types.ts';
import type { LogRecord, NewRecord, RecordHeader } from '../../engines/log/record.ts';

type Schemas = components['schemas'];
type Message = Schemas['message'];

const NO_HEADERS: readonly RecordHeader[] = [];
const NO_HEADERS_IN_JSON: Message['headers'] = [];

/** The record for a message of a request. */
export function newRecord(topic: string, message: Schemas['topic-message']): NewRecord {
  const { value, partition, timestamp, key, headers } = message;
  return {
    topic,
    partition: partition ?? undefined,
    timestamp: timestamp ?? undefined,
    // Consumers get a missing key as an empty one, so an empty key is stored as none.
    key: key ? Buffer.from(key) : null,
    value: value === null ? null : Buffer.from(value),
    headers: headers?.length ? headers.map(recordHeader) : NO_HEADERS,
  };
}

function recordHeader({ key, value }: Schemas['header']): RecordHeader {
  return { key, value: Buffer.from(value) };
}

/** A record as the API shows it. */
export function message(record: LogRecord): Message {
  const { topic, partition, offset, timestamp, key, value, headers } = record;
  return {
    topic,
    partition,
    offset,
    timestamp,
    key: key === null ? '' : key.toString(),
    value: value === null ? null : value.toString(),
    headers: headers.length === 0 ? NO_HEADERS_IN_JSON : headers.map(headerInJson),
  };
}

function headerInJson({ key, value }: RecordHeader): Schemas['header'] {
  return { key, value: value.toString() };
}
