import { reasonOf } from '../../../../../base/files/disk-error.ts';
import type { Checkpointer } from '../checkpoint/checkpointer.ts';
import type { StorageContext } from '../context.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import type { Segment } from '../segments/segment.ts';
import { compact, isWorthCompacting } from './compaction.ts';

/** Applies retention and compaction to all partitions, one after another. */
export class Cleaner {
  readonly #context: StorageContext;
  readonly #partitions: () => Iterable<PartitionLog>;
  readonly #checkpointer: Checkpointer;
  #running: Promise<unknown> = Promise.resolve();

  constructor(
    context: StorageContext,
    partitions: () => Iterable<PartitionLog>,
    checkpointer: Checkpointer,
  ) {
    this.#context = context;
    this.#partitions = partitions;
    this.#checkpointer = checkpointer;
  }

  /**
   * Partitions that can't be cleaned are logged and left as they are.
   * @param everything compacts all partitions, not only those with many new records
   * @returns whether segments were retired, whose files the next checkpoint removes
   */
  run(everything: boolean): Promise<boolean> {
    const running = this.#running.then(() => this.#run(everything));
    this.#running = running.catch(() => false);
    return running;
  }

  async #run(everything: boolean): Promise<boolean> {
    let removed = false;
    for (const log of [...this.#partitions()]) {
      if (log.isDeleted) continue;
      try {
        for (const segments of await this.#clean(log, everything)) {
          this.#checkpointer.retire(segments);
          removed ||= segments.length > 0;
        }
      } catch (error) {
        if (log.isDeleted) continue;
        const fields = { partition: log.name, err: error };
        this.#context.logger.error(fields, `cannot clean a partition: ${reasonOf(error)}`);
      }
    }
    return removed;
  }

  async #clean(log: PartitionLog, everything: boolean): Promise<(readonly Segment[])[]> {
    if (log.cleanup.policy === 'delete') return [await applyRetention(this.#context, log)];
    if (everything) log.roll();
    const removed: (readonly Segment[])[] = [];
    // A round holds a limited number of keys in memory; more keys take more rounds.
    do {
      const before = log.cleanedTo;
      if (!everything && !isWorthCompacting(this.#context, log)) break;
      removed.push(await compact(this.#context, log));
      if (log.cleanedTo === before) break;
    } while (log.cleanedTo < log.active.baseOffset && !log.isDeleted);
    return removed;
  }
}

/**
 * Removes segments by the retention of a partition: those whose records are all too old, and the oldest ones while the
 * partition is too large (Kafka `UnifiedLog.deleteOldSegments`). If all of the active segment is too old, a new one is
 * started.
 * @returns the segments that were removed
 * @throws the error of the disk
 */
async function applyRetention(
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
