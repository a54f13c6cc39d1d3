import type { RecordsBatch } from '@platformatic/kafka';
import type { LogRecord } from '../../record.ts';

const LOG_APPEND_TIME = 0x08;
const TRANSACTIONAL = 0x10;
const CONTROL = 0x20;
/** Of a control record (`ControlRecordType`). */
const ABORT = 0;

export interface Aborted {
  readonly producerId: bigint;
  readonly firstOffset: bigint;
}

export interface ReadRecords {
  readonly records: LogRecord[];
  /** The offset to continue from, after everything that was read, also if none of it is for readers. */
  readonly next: number;
}

/**
 * The records of batches for readers, from an offset on: without control records, and without those of aborted
 * transactions (Kafka `CompletedFetch.nextFetchedRecord`).
 * @param from has the topic name that readers use
 */
export function committedRecords(
  batches: readonly RecordsBatch[],
  aborted: readonly Aborted[],
  from: { readonly topic: string; readonly partition: number; readonly offset: number },
): ReadRecords {
  const { topic, partition, offset: wanted } = from;
  const pending = aborted.toSorted((a, b) => Number(a.firstOffset - b.firstOffset));
  const abortedIds = new Set<bigint>();
  const records: LogRecord[] = [];
  let next = wanted;
  for (const batch of batches) {
    const first = Number(batch.firstOffset);
    const last = first + batch.lastOffsetDelta;
    if (last < wanted) continue;
    next = last + 1;
    while (pending[0] !== undefined && Number(pending[0].firstOffset) <= last) {
      abortedIds.add(pending.shift()!.producerId);
    }
    if ((batch.attributes & CONTROL) !== 0) {
      if (batch.records[0]?.key?.readInt16BE(2) === ABORT) abortedIds.delete(batch.producerId);
      continue;
    }
    if ((batch.attributes & TRANSACTIONAL) !== 0 && abortedIds.has(batch.producerId)) continue;
    const isAppendTime = (batch.attributes & LOG_APPEND_TIME) !== 0;
    for (const record of batch.records) {
      const offset = first + record.offsetDelta;
      if (offset < wanted) continue;
      const time = isAppendTime ? batch.maxTimestamp : batch.firstTimestamp + record.timestampDelta;
      records.push({
        topic,
        partition,
        offset,
        timestamp: Number(time),
        key: record.key,
        value: record.value,
        headers: record.headers.map(([key, value]) => ({
          key: key?.toString() ?? '',
          value: value ?? Buffer.alloc(0),
        })),
      });
    }
  }
  return { records, next };
}
