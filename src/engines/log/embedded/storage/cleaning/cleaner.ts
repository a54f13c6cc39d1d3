import { reasonOf } from '../../../../../base/files/disk-error.ts';
import type { Checkpointer } from '../checkpoint/checkpointer.ts';
import type { StorageContext } from '../context.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import type { Segment } from '../segments/segment.ts';
import { compact, isWorthCompacting } from './compaction.ts';
import { applyRetention } from './retention.ts';

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
