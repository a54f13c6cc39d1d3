import { headerAt } from '../batch.ts';
import type { StorageContext } from '../context.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import { Segment } from '../segments/segment.ts';
import { walkBatches, type Windows } from '../segments/walk.ts';
import type { SegmentFile } from './topic-files.ts';

/** Unreadable bytes after the last readable batch of a partition. */
export interface TornTail {
  readonly path: string;
  readonly position: number;
  readonly bytes: number;
}

/**
 * Adds to a partition the batches that its files contain beyond its checkpoint. Everything in a segment has been
 * acknowledged, so every complete batch counts.
 * @param newer files of segments that are not in the checkpoint, by offset
 * @param windows the buffers to read with
 * @returns unreadable bytes at the end
 * @throws the error of the disk
 */
export async function scanTail(
  context: StorageContext,
  log: PartitionLog,
  newer: readonly SegmentFile[],
  windows: Windows,
): Promise<TornTail | undefined> {
  const left = [...newer];
  if (!log.active.exists && left.length > 0) adoptFile(context, log, left.shift()!);
  let torn = await scanSegment(context, log, log.active, windows);
  while (torn === undefined && left[0]?.baseOffset === log.active.endOffset) {
    const segment = adoptFile(context, log, left.shift()!);
    torn = await scanSegment(context, log, segment, windows);
  }
  log.settleEnd();
  for (const { name } of left) await context.files.remove(`${log.directory}/${name}`);
  return torn;
}

/** Makes a file the active segment of a partition. */
export function adoptFile(context: StorageContext, log: PartitionLog, file: SegmentFile): Segment {
  const segment = new Segment(
    `${log.directory}/${file.name}`,
    {
      baseOffset: file.baseOffset,
      generation: file.generation,
      endOffset: file.baseOffset,
      size: 0,
      maxTimestamp: -Infinity,
      startedAt: context.clock.now(),
    },
    context.settings.indexIntervalBytes,
    true,
  );
  segment.exists = true;
  log.segments = [...log.segments.filter(({ exists }) => exists), segment];
  return segment;
}

/** Adds the batches after the known part of a segment, and cuts off the rest. */
async function scanSegment(
  context: StorageContext,
  log: PartitionLog,
  segment: Segment,
  windows: Windows,
): Promise<TornTail | undefined> {
  if (!segment.exists) return undefined;
  return context.openFiles.use(segment.path, 'existing', async (file) => {
    const size = await file.size();
    if (size < segment.size) {
      context.logger.error(
        { partition: log.name },
        `${segment.path} is damaged: it has ${size} bytes in place of ${segment.size}`,
      );
      return undefined;
    }
    let follows = true;
    const take = (bytes: Buffer, at: number, position: number) => {
      const batch = headerAt(bytes, at);
      follows &&= position === segment.size && batch.baseOffset === segment.endOffset;
      if (!follows) return;
      segment.add(batch.baseOffset, batch.lastOffset, batch.maxTimestamp, batch.length);
    };
    await walkBatches({ file, from: segment.size, to: size, windows }, take);
    if (segment.size === size) return undefined;
    file.truncateNow(segment.size);
    return { path: segment.path, position: segment.size, bytes: size - segment.size };
  });
}
