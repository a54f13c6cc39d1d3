import type { StorageContext } from '../context.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import type { Segment } from '../segments/segment.ts';

/**
 * Removes segments by the retention of a partition: those whose records are all too old, and the oldest ones while the
 * partition is too large (Kafka `UnifiedLog.deleteOldSegments`). If all of the active segment is too old, a new one is
 * started.
 * @returns the segments that were removed
 * @throws the error of the disk
 */
export async function applyRetention(
  context: StorageContext,
  log: PartitionLog,
): Promise<readonly Segment[]> {
  const expired = expiredSegments(log, context.clock.now());
  if (expired === 0) return [];
  const { segments } = log;
  if (expired === segments.length) log.roll();
  await log.unwritten.flush();
  // An empty segment also has a file: its name records the next offset.
  await createFile(context, log);
  const removed = segments.slice(0, expired);
  log.segments = log.segments.slice(expired);
  return removed;
}

/** How many segments have expired, counted from the first one. */
function expiredSegments(log: PartitionLog, now: number): number {
  const { retentionTime, retentionSize, policy } = log.cleanup;
  if (policy === 'compact') return 0;
  let left = log.size;
  let expired = 0;
  for (const { size, maxTimestamp } of log.segments) {
    if (size === 0) break;
    const isOld = retentionTime >= 0 && maxTimestamp + retentionTime < now;
    const isTooMuch = retentionSize >= 0 && left - size >= retentionSize;
    if (!isOld && !isTooMuch) break;
    left -= size;
    expired += 1;
  }
  return expired;
}

async function createFile({ files, openFiles }: StorageContext, log: PartitionLog): Promise<void> {
  const { active } = log;
  if (active.exists) return;
  await files.makeDirectory(log.directory);
  await openFiles.use(active.path, 'new', () => {
    active.exists = true;
  });
}
