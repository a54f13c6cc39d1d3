import type { Partition, ReadRecord } from '../storage/storage.ts';

/** Where somebody reads. */
export interface ReadFrom {
  readonly partition: Partition;
  /** Of the next record. */
  offset: number;
}

export interface Chunk<From extends ReadFrom> {
  readonly from: From;
  /** At least one. */
  readonly records: readonly ReadRecord[];
}

/**
 * Reads from several partitions, each in its turn and none more than its share of the bytes while the
 * others have some too. Where compaction has left nothing up to the end, `offset` is moved there.
 * @param first index of the one whose turn it is, so that the others come first the next times
 * @param maxBytes of keys, values and headers of all together; the first record comes whatever its size
 */
export async function readFairly<From extends ReadFrom>(
  sources: readonly From[],
  first: number,
  maxBytes: number,
): Promise<Chunk<From>[]> {
  const ready = sources.filter(hasRecords);
  const chunks: Chunk<From>[] = [];
  let bytes = 0;
  for (let i = 0; i < ready.length && (bytes < maxBytes || chunks.length === 0); i++) {
    const from = ready[(first + i) % ready.length]!;
    const end = from.partition.endOffset;
    const share = Math.max(1, Math.floor((maxBytes - bytes) / (ready.length - i)));
    const records = await from.partition.read(from.offset, share);
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
  return chunks;
}

export function hasRecords({ partition, offset }: ReadFrom): boolean {
  return offset < partition.endOffset;
}

function payloadSize({ key, value, headers }: ReadRecord): number {
  let size = (key?.length ?? 0) + (value?.length ?? 0);
  for (const header of headers) size += header.key.length + header.value.length;
  return size;
}
