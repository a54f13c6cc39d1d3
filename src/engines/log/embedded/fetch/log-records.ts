import type { LogRecord } from '../../record.ts';
import type { ReadRecord } from '../storage/storage.ts';

/** Adds the records of a partition to an answer. */
export function addRecords(
  answer: LogRecord[],
  topic: string,
  partition: number,
  records: readonly ReadRecord[],
): void {
  for (const { offset, timestamp, key, value, headers } of records) {
    answer.push({ topic, partition, offset, timestamp, key, value, headers });
  }
}
