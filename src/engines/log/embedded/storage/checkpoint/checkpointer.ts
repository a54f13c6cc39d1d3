import { concurrently } from '../../../../../base/concurrently.ts';
import { writeAllNow, type Files } from '../../../../../base/files/files.ts';
import { DELETED } from '../../topics/topic-descriptions.ts';
import { lengthAt } from '../batch.ts';
import type { StorageContext } from '../context.ts';
import type { Journal } from '../journal/journal.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import type { Segment, SegmentFacts } from '../segments/segment.ts';
import { walkBatches } from '../segments/walk.ts';
import { damaged } from '../storage-error.ts';
import { writeCheckpoint, type PartitionFacts } from './checkpoint.ts';

export interface CheckpointerOptions {
  readonly context: StorageContext;
  /** Where the checkpoint is. */
  readonly directory: string;
  readonly journal: Journal;
  readonly partitions: () => Iterable<PartitionLog>;
  /** All frames before this number are in the partitions. */
  readonly committed: () => number;
  /** Topics deleted earlier, which may still have files. */
  readonly deletedTopics: Iterable<string>;
}

/** Node has four threads for files; one is left for the journal. */
const SYNCS_AT_ONCE = 3;

/**
 * Syncs the segments and writes the checkpoint; after that the journal before it is no longer needed, nor are
 * segments that compaction or retention has replaced.
 */
export class Checkpointer {
  readonly #options: CheckpointerOptions;
  #running: Promise<void> = Promise.resolve();
  /** Removed segments, until no checkpoint names them. */
  #retired: Segment[] = [];
  readonly #deletedTopics: Set<string>;

  constructor(options: CheckpointerOptions) {
    this.#options = options;
    this.#deletedTopics = new Set(options.deletedTopics);
  }

  /** Removes the files of a topic whose deletion is in the journal; if the disk fails, a later checkpoint does. */
  async removeTopic(topic: string): Promise<void> {
    const { context } = this.#options;
    this.#deletedTopics.add(topic);
    try {
      await this.#mustRemove(topic);
    } catch (error) {
      context.logger.warn({ topic, err: error }, 'cannot remove the files of a deleted topic yet');
    }
  }

  /** Removes the remaining files of deleted topics. @throws the error of the disk */
  async removeDeletedTopics(): Promise<void> {
    for (const topic of this.#deletedTopics) await this.#mustRemove(topic);
  }

  /** Removes the files of segments with the first checkpoint that does not name them. */
  retire(segments: readonly Segment[]): void {
    for (const segment of segments) {
      segment.isRetired = true;
      this.#options.context.indexes.forget(segment);
    }
    this.#retired.push(...segments);
  }

  /** @throws the error of the disk; then the previous checkpoint stays valid, and all files that it needs exist */
  run(isClean = false): Promise<void> {
    const running = this.#running.then(() => this.#run(isClean));
    this.#running = running.catch(() => {});
    return running;
  }

  async #run(isClean: boolean): Promise<void> {
    const { context, directory, journal } = this.#options;
    const sequence = this.#options.committed();
    const retired = this.#retired;
    this.#retired = [];
    try {
      // The files of a deleted topic must be gone before the journal drops the record of its deletion.
      await this.removeDeletedTopics();
      // Retention and compaction may run meanwhile. The segments that they retire exist until a later checkpoint.
      const views = Array.from(this.#options.partitions(), viewOf);
      await this.#syncAll(views);
      const partitions = views.map(factsOf).filter((facts) => facts !== undefined);
      await writeCheckpoint(context.files, directory, { sequence, isClean, partitions });
    } catch (error) {
      this.#retired.unshift(...retired);
      throw error;
    }
    for (const segment of retired) {
      context.openFiles.forget(segment.path);
      await context.files.remove(segment.indexPath);
      await context.files.remove(segment.path);
    }
    await journal.dropBefore(sequence);
  }

  async #mustRemove(topic: string): Promise<void> {
    const { files, directoryOf, topicsDirectory } = this.#options.context;
    const directory = directoryOf(topic);
    const names = await namesIn(files, directory);
    // The mark of the deletion is removed last, so that an interrupted removal is completed later.
    if (names.includes(DELETED)) {
      for (const name of names) if (name !== DELETED) await files.remove(`${directory}/${name}`);
    } else {
      await files.remove(directory);
      await files.syncDirectory(topicsDirectory);
    }
    this.#deletedTopics.delete(topic);
  }

  async #syncAll(views: readonly PartitionView[]): Promise<void> {
    const { files, topicsDirectory } = this.#options.context;
    const named: Segment[] = [];
    const directories = new Set<string>();
    await concurrently(SYNCS_AT_ONCE, views, async (view) => {
      const fresh = await this.#syncPartition(view);
      if (fresh.length > 0) directories.add(view.log.directory);
      named.push(...fresh);
    });
    if (directories.size === 0) return;
    for (const directory of directories) await files.syncDirectory(directory);
    await files.syncDirectory(topicsDirectory);
    for (const segment of named) segment.isNameSafe = true;
  }

  /** @returns segments whose directory entries are not durable yet */
  async #syncPartition({ log, segments }: PartitionView): Promise<Segment[]> {
    await log.unwritten.flush();
    const fresh: Segment[] = [];
    for (const segment of segments) {
      if (log.isDeleted) return [];
      if (segment.exists && segment.isDirty) await this.#sync(segment, log);
      if (segment !== log.active && !segment.isSealed) {
        segment.isSealed = true;
        await this.#options.context.indexes.complete(segment);
      }
      if (segment.exists && !segment.isNameSafe) fresh.push(segment);
    }
    return fresh;
  }

  async #sync(segment: Segment, log: PartitionLog): Promise<void> {
    const { context } = this.#options;
    await context.openFiles.use(segment.path, 'existing', async (file) => {
      if (segment.isDoubtful) {
        // After a failed sync Linux treats the unwritten pages as clean, so they are written again.
        const { safeSize, path } = segment;
        const to = log.unwritten.written(segment);
        const regions = await walkBatches({ file, from: safeSize, to }, (bytes, at, position) =>
          writeAllNow(file, bytes.subarray(at, at + lengthAt(bytes, at)), position),
        );
        if (regions.length > 0)
          throw damaged(`${path} at ${regions[0]!.from}`, 'no batch is there');
      }
      while (log.unwritten.written(segment) < segment.size) await log.unwritten.flush();
      const facts = segment.facts();
      try {
        await file.sync();
      } catch (error) {
        segment.isDoubtful = true;
        throw error;
      }
      segment.isDoubtful = false;
      segment.safe = facts;
    });
    await context.indexes.save(segment);
  }
}

async function namesIn(files: Files, directory: string): Promise<string[]> {
  try {
    return await files.list(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A snapshot of a partition. */
type PartitionView = Pick<PartitionLog, 'segments' | 'cleanedTo'> & { readonly log: PartitionLog };

function viewOf(log: PartitionLog): PartitionView {
  return { log, segments: log.segments, cleanedTo: log.cleanedTo };
}

/** The durable part of a partition; undefined if there is none. */
function factsOf({ log, segments, cleanedTo }: PartitionView): PartitionFacts | undefined {
  const safe: SegmentFacts[] = [];
  for (const segment of segments) {
    if (!segment.exists || !segment.isNameSafe || segment.safe === undefined) break;
    safe.push(segment.safe);
  }
  return safe.length === 0 || log.isDeleted ? undefined : { ...log.id, cleanedTo, segments: safe };
}
