import { headerAt, readRecords } from '../batch.ts';
import type { StorageContext } from '../context.ts';
import type { Segment } from '../segments/segment.ts';
import { walkBatches } from '../segments/walk.ts';
import { damaged } from '../storage-error.ts';
import type { ReadRecord } from '../stored-record.ts';

/** The offset of the last record of each key. */
export interface LatestOffsets {
  /** By key, as byte string. */
  readonly offsets: ReadonlyMap<string, number>;
  /** All records before this offset have been examined. */
  readonly to: number;
}

/**
 * Finds the last record of each key from an offset on, up to a number of keys.
 * @throws LogError CORRUPT_MESSAGE if a segment is damaged; the error of the disk
 */
export async function latestOffsets(
  context: StorageContext,
  segments: readonly Segment[],
  from: number,
): Promise<LatestOffsets> {
  const { openFiles, settings } = context;
  const offsets = new Map<string, number>();
  let to = from;
  for (const segment of segments) {
    if (segment.endOffset <= from) continue;
    if (offsets.size >= settings.compactionKeys) break;
    const { path, size } = segment;
    const regions = await openFiles.use(path, 'existing', (file) =>
      walkBatches({ file, from: 0, to: size }, (bytes, at) => {
        const batch = headerAt(bytes, at);
        if (batch.lastOffset < from || offsets.size >= settings.compactionKeys) return;
        for (const { key, offset } of allRecords(bytes, at, batch.isLost)) {
          if (key !== null) offsets.set(keyOf(key), offset);
        }
        to = batch.lastOffset + 1;
      }),
    );
    if (regions.length > 0) throw damaged(`${path} at ${regions[0]!.from}`, 'no batch is there');
  }
  return { offsets, to };
}

/** The key of a record as key of a map. */
export function keyOf(key: Buffer): string {
  return key.toString('latin1');
}

/** All records of a batch that is whole. */
export function allRecords(bytes: Buffer, at: number, isLost: boolean): ReadRecord[] {
  const records: ReadRecord[] = [];
  if (!isLost) readRecords(bytes, at, { records, left: Infinity, offset: 0 });
  return records;
}
