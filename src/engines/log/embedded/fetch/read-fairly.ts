import { reasonOf } from '../../../../base/files/disk-error.ts';
import { LogError, type OffsetRange } from '../../errors.ts';
import type { LogRecord } from '../../record.ts';
import type { Partition } from '../storage/storage.ts';
import type { ReadRecord } from '../storage/stored-record.ts';

/** A position to read from. */
export interface ReadFrom {
  readonly partition: Partition;
  /** The name of the topic, and the number of the partition. */
  readonly topic: string;
  readonly number: number;
  /** The offset of the next record. */
  offset: number;
  /** Damaged offsets that a read has found. */
  damage?: OffsetRange | undefined;
}

export interface Chunk<From extends ReadFrom> {
  readonly from: From;
  /** At least one. */
  readonly records: readonly ReadRecord[];
}

/**
 * Reads from several partitions in turn, from each one at most its share of the bytes while others have records too. If
 * compaction has removed all records up to the end of a partition, `offset` is moved to the end. A damaged partition
 * does not prevent reading the others: it is an error only if these have no records.
 * @param first index of the partition to begin with; callers rotate it
 * @param maxBytes of keys, values and headers of all together; the first record is returned whatever its size
 * @throws LogError CORRUPT_MESSAGE with the offsets, KAFKA_STORAGE_ERROR, or another error of a partition
 */
export async function readFairly<From extends ReadFrom>(
  sources: readonly From[],
  first: number,
  maxBytes: number,
): Promise<Chunk<From>[]> {
  const ready = sources.filter(hasRecords);
  const chunks: Chunk<From>[] = [];
  let refusal: LogError | undefined;
  let bytes = 0;
  for (let i = 0; i < ready.length && (bytes < maxBytes || chunks.length === 0); i++) {
    const from = ready[(first + i) % ready.length]!;
    const end = from.partition.endOffset;
    const share = Math.max(1, Math.floor((maxBytes - bytes) / (ready.length - i)));
    const records = await readOrNote(from, share);
    if (records instanceof LogError) {
      refusal ??= records;
      continue;
    }
    if (records.length === 0) {
      from.offset = end;
      continue;
    }
    let taken = 0;
    for (; taken < records.length; taken++) {
      const size = payloadSize(records[taken]!);
      if (bytes > 0 && bytes + size > maxBytes) break;
      bytes += size;
    }
    if (taken > 0) {
      chunks.push({ from, records: taken < records.length ? records.slice(0, taken) : records });
    }
    if (taken < records.length) break;
  }
  if (chunks.length === 0 && refusal !== undefined) throw refusal;
  return chunks;
}

async function readOrNote(
  from: ReadFrom,
  maxBytes: number,
): Promise<readonly ReadRecord[] | LogError> {
  try {
    return await from.partition.read(from.offset, maxBytes);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const { code, damage } = error;
    if (code === 'KAFKA_STORAGE_ERROR') return unreadable(from, error);
    if (damage === undefined) throw error;
    from.damage = damage;
    return damagedPartition(from, damage, error);
  }
}

/** The error for a damaged partition: which offsets are damaged, and how to continue. */
export function damagedPartition(
  { topic, number }: Pick<ReadFrom, 'topic' | 'number'>,
  damage: OffsetRange,
  cause: LogError,
): LogError {
  const { from, to } = damage;
  return new LogError(
    'CORRUPT_MESSAGE',
    `Partition ${topic}-${number} is damaged: the messages ${from} to ${to} can't be read; what follows can be read from offset ${to + 1} on`,
    { damage, cause },
  );
}

/** The error for records that the disk fails to read. */
function unreadable({ topic, number, offset }: ReadFrom, cause: LogError): LogError {
  const reason = reasonOf(cause.cause);
  const message = `Partition ${topic}-${number} can't be read from offset ${offset} on: ${reason}`;
  return new LogError('KAFKA_STORAGE_ERROR', message, { cause });
}

export function hasRecords({ partition, offset }: ReadFrom): boolean {
  return offset < partition.endOffset;
}

function payloadSize({ key, value, headers }: ReadRecord): number {
  let size = (key?.length ?? 0) + (value?.length ?? 0);
  for (const header of headers) size += header.key.length + header.value.length;
  return size;
}

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
