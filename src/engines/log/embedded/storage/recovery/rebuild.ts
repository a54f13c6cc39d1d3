import { headerAt } from '../batch.ts';
import type { StorageContext } from '../context.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import { walkBatches } from '../segments/walk.ts';
import { adoptFile, type TornTail } from './tail-scan.ts';
import type { SegmentFile } from './topic-files.ts';

/**
 * Rebuilds a partition from its files alone, without a checkpoint.
 * @param files in the order of offsets; of those with the same offset the latest generation first
 * @returns unreadable ends of files
 * @throws the error of the disk
 */
export async function rebuildPartition(
  context: StorageContext,
  log: PartitionLog,
  files: readonly SegmentFile[],
): Promise<readonly TornTail[]> {
  const { logger, openFiles } = context;
  const torn: TornTail[] = [];
  log.segments = log.segments.filter(({ exists }) => exists);
  for (const file of files) {
    const before = log.segments.at(-1);
    if (before !== undefined && file.baseOffset < before.endOffset) {
      // Compaction has merged it into the previous segment.
      await context.files.remove(`${log.directory}/${file.name}`);
      continue;
    }
    // Compaction explains a gap; after a segment that was never compacted records are missing, which the journal may
    // have.
    if (before !== undefined && before.generation > 0) before.endOffset = file.baseOffset;
    const segment = adoptFile(context, log, file);
    const { path } = segment;
    await openFiles.use(path, 'existing', async (handle) => {
      const size = await handle.size();
      const regions = await walkBatches(
        { file: handle, from: 0, to: size },
        (bytes, at, position) => {
          const batch = headerAt(bytes, at);
          segment.size = position;
          segment.add(batch.baseOffset, batch.lastOffset, batch.maxTimestamp, batch.length);
        },
      );
      const position = segment.size;
      for (const { from, to } of regions) {
        if (to < size) logger.error({ path, from, to }, 'a segment is damaged');
      }
      if (position === size) return;
      torn.push({ path, position, bytes: size - position });
      if (file === files.at(-1)) handle.truncateNow(position);
    });
  }
  log.settleEnd();
  return torn;
}
