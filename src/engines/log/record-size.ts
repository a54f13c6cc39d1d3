import type { NewRecord } from './record.ts';

/** Kafka `DefaultRecordBatch.RECORD_BATCH_OVERHEAD`. */
const BATCH_OVERHEAD = 61;
/** Attributes, and the deltas of timestamp and offset, which are 0 in a batch of one. */
const RECORD_OVERHEAD = 3;

/**
 * Bytes of a record as Kafka stores it in a batch of its own, uncompressed: what its `max.message.bytes`
 * limits (Kafka `DefaultRecord.sizeInBytes`).
 */
export function recordSize(record: Pick<NewRecord, 'key' | 'value' | 'headers'>): number {
  let body = RECORD_OVERHEAD + sized(record.key) + sized(record.value);
  body += varintSize(record.headers.length);
  for (const { key, value } of record.headers) {
    const name = Buffer.byteLength(key);
    body += varintSize(name) + name + sized(value);
  }
  return BATCH_OVERHEAD + varintSize(body) + body;
}

function sized(bytes: Buffer | null): number {
  return bytes === null ? 1 : varintSize(bytes.length) + bytes.length;
}

/** A length as zigzag varint, which has 7 bits a byte and one for the sign. */
function varintSize(length: number): number {
  if (length < 64) return 1;
  if (length < 8192) return 2;
  if (length < 1_048_576) return 3;
  return length < 134_217_728 ? 4 : 5;
}
