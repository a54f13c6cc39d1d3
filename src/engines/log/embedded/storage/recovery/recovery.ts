import { isDiskFull } from '../../../../../base/files/disk-error.ts';
import { concurrently } from '../../../../../base/concurrently.ts';
import { Progress } from '../../../../../base/progress.ts';
import { headerAt, lostBatch } from '../batch.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import type { StorageContext } from '../context.ts';
import type { JournalName } from '../journal/journal-name.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import { segmentName, type Segment } from '../segments/segment.ts';
import { Windows, walkBatches } from '../segments/walk.ts';
import type { PartitionId } from '../storage.ts';
import { replaceMissing, type MissingSegment } from './missing-segments.ts';
import { scanTail, type TornTail, adoptFile } from './tail-scan.ts';
import { partitionKey, SCANS_AT_ONCE, type SegmentFiles, type SegmentFile } from './topic-files.ts';

export interface RecoveryOptions {
  readonly context: StorageContext;
  readonly directory: string;
  readonly journalDirectory: string;
  /** Creates a partition with these segments. */
  readonly create: (id: PartitionId, segments: readonly Segment[]) => PartitionLog;
}

/** Bytes from the journal after which replayed batches are written to the segments. */
const FLUSH_AFTER_BYTES = 16 * 1024 * 1024;

/** The state recovered so far, while the files are read. */
export class Recovery {
  readonly deletedTopics = new Set<string>();
  hasReplaced = false;
  readonly #options: RecoveryOptions;
  readonly #journals: readonly JournalName[];
  readonly #partitions: Map<string, PartitionLog>;
  /** Partitions that the journal has named, by topic and number. */
  readonly #named = new Map<string, Map<number, PartitionLog>>();
  readonly #touched = new Set<PartitionLog>();
  #unflushed = 0;

  constructor(
    options: RecoveryOptions,
    partitions: Map<string, PartitionLog>,
    journals: readonly JournalName[],
  ) {
    this.#options = options;
    this.#journals = journals;
    this.#partitions = partitions;
  }

  /** Replaces missing files that the checkpoint names. */
  async replaceKnown({ byPartition, deletedTopics }: SegmentFiles): Promise<void> {
    const missing: MissingSegment[] = [];
    for (const [key, log] of this.#partitions) {
      const { topic, partition } = log.id;
      const names = new Set((byPartition.get(key) ?? []).map(({ name }) => name));
      for (const segment of log.segments) {
        const { baseOffset: from, endOffset: end, generation, path, startedAt } = segment;
        if (names.has(segmentName(partition, from, generation))) continue;
        const isGone = deletedTopics.has(topic);
        const gap = { log, path, from, end, generation, startedAt, mayBeShorter: false };
        if (from < end && !isGone) missing.push(gap);
        else segment.exists = segment.isNameSafe = false;
      }
    }
    await this.#replace(missing);
  }

  async #replace(missing: readonly MissingSegment[]): Promise<void> {
    if (missing.length === 0) return;
    const { context, journalDirectory } = this.#options;
    const deleted = await replaceMissing(context, missing, journalDirectory, this.#journals);
    for (const { log } of missing) {
      if (deleted.has(log.id.topic)) this.#partitions.delete(partitionKey(log.id));
      else this.hasReplaced = true;
    }
  }

  /**
   * Adds the batches that segments contain beyond the checkpoint.
   * @param isWhole whether the journal has everything that was ever appended
   * @returns their unreadable ends
   */
  async readSegments(
    isWhole: boolean,
    checkpoint: Checkpoint | undefined,
    { byPartition: files }: SegmentFiles,
  ): Promise<Map<PartitionLog, TornTail>> {
    const { context, create } = this.#options;
    const torn = new Map<PartitionLog, TornTail>();
    const keys = new Set([...this.#partitions.keys(), ...files.keys()]);
    const progress = new Progress({
      logger: context.logger,
      what: 'looking at the partitions of Kafka',
      total: keys.size,
      unit: 'partitions',
      now: () => context.clock.now(),
    });
    let read = 0;
    const windows = new Windows();
    await concurrently(SCANS_AT_ONCE, [...this.#partitions], async ([key, log]) => {
      const known = new Set(log.segments.map(({ path }) => path));
      const { endOffset } = log;
      const newer = [];
      for (const file of files.get(key) ?? []) {
        const path = `${log.directory}/${file.name}`;
        if (known.has(path)) continue;
        // Files that retention and compaction have replaced, or unfinished replacements.
        if (file.baseOffset < endOffset || file.generation > 0) await context.files.remove(path);
        else newer.push(file);
      }
      files.delete(key);
      const tail = await scanTail(context, log, newer, windows);
      if (tail !== undefined) torn.set(log, tail);
      progress.at(++read);
    });
    await concurrently(SCANS_AT_ONCE, [...files], async ([key, list]) => {
      progress.at(++read);
      const { topic, partition } = list[0]!;
      const log = create({ topic, partition }, []);
      this.#partitions.set(key, log);
      // A partition that the checkpoint does not name begins with offset 0.
      const isCertain = checkpoint !== undefined || isWhole;
      const begin = list[0]!.baseOffset;
      if (begin > 0)
        await this.#replace([
          gapOf(context, log, { from: 0, end: begin, mayBeShorter: !isCertain }),
        ]);
      if (!this.#partitions.has(key)) return;
      if (checkpoint !== undefined || isWhole) {
        const tail = await scanTail(context, log, list, windows);
        if (tail !== undefined) torn.set(log, tail);
        return;
      }
      const tails = await rebuildPartition(context, log, list);
      const tail = tails.find(({ path }) => path === log.active.path);
      if (tail !== undefined) torn.set(log, tail);
      await this.#replace(gapsIn(context, log, tails));
    });
    progress.end(read);
    return torn;
  }

  partition({ topic, partition }: PartitionId): PartitionLog | undefined {
    let named = this.#named.get(topic);
    if (named === undefined) {
      if (this.deletedTopics.has(topic)) return undefined;
      this.#named.set(topic, (named = new Map()));
    }
    let log = named.get(partition);
    if (log === undefined) {
      const key = partitionKey({ topic, partition });
      log = this.#partitions.get(key) ?? this.#options.create({ topic, partition }, []);
      this.#partitions.set(key, log);
      named.set(partition, log);
    }
    return log;
  }

  partitions(): Iterable<PartitionLog> {
    return this.#partitions.values();
  }

  async deleteTopic(topic: string): Promise<void> {
    this.deletedTopics.add(topic);
    this.#named.delete(topic);
    for (const [key, log] of this.#partitions) {
      if (log.id.topic !== topic) continue;
      log.delete();
      this.#partitions.delete(key);
      this.#touched.delete(log);
      // Replayed batches that are still being written would recreate files of the topic after their removal.
      await log.abandon();
    }
  }

  async append(log: PartitionLog, batch: Buffer): Promise<void> {
    const chunk = this.#options.context.tails.reserve(batch.length);
    const start = chunk.used;
    batch.copy(chunk.bytes, start);
    chunk.used += batch.length;
    const { baseOffset, lastOffset, maxTimestamp, isLost } = headerAt(batch, 0);
    log.take([{ baseOffset, lastOffset, maxTimestamp, chunk, start, end: chunk.used }]);
    log.nextOffset = log.endOffset;
    // The content of the segment has changed, so its index is not valid.
    if (isLost) await this.#options.context.files.remove(log.active.indexPath);
    this.#touched.add(log);
    this.#unflushed += batch.length;
    if (this.#unflushed > FLUSH_AFTER_BYTES) await this.flush();
  }

  /** Writes replayed batches; on a full disk they stay in memory and in the journal. */
  async flush(): Promise<void> {
    for (const log of this.#touched) {
      try {
        await log.unwritten.flush();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
    }
    this.#touched.clear();
    this.#unflushed = 0;
  }

  /**
   * Checks that unreadable ends of segments were restored from the journal; otherwise their records are marked as lost.
   */
  async checkTorn(torn: ReadonlyMap<PartitionLog, TornTail>): Promise<void> {
    const { logger } = this.#options.context;
    for (const [log, { path, position, bytes }] of torn) {
      if (log.isDeleted) continue;
      const fields = { path, position, bytes };
      if (log.active.path !== path || log.active.size > position) {
        logger.warn(fields, 'a segment was not written completely: took it from the journal');
        continue;
      }
      const words = 'is damaged, and the journal has no copy of it: its content is lost';
      logger.error({ ...fields, partition: log.name, from: log.nextOffset }, `a segment ${words}`);
      const to = log.nextOffset + bytes;
      await this.append(log, lostBatch(log.nextOffset, to, `${path} at ${position}`));
    }
  }
}

/** Describes a range of offsets of a log as a missing segment. */
function gapOf(
  { clock }: StorageContext,
  log: PartitionLog,
  { from, end, mayBeShorter }: Pick<MissingSegment, 'from' | 'end' | 'mayBeShorter'>,
): MissingSegment {
  const path = `${log.directory}/${segmentName(log.id.partition, from, 0)}`;
  return { log, path, from, end, generation: 0, startedAt: clock.now(), mayBeShorter };
}

/** Gaps between segments that compaction does not explain. */
function gapsIn(
  context: StorageContext,
  log: PartitionLog,
  torn: readonly TornTail[],
): MissingSegment[] {
  return log.segments.flatMap(({ path, endOffset }, i) => {
    const next = log.segments[i + 1];
    if (next === undefined || endOffset >= next.baseOffset) return [];
    const gap = gapOf(context, log, {
      from: endOffset,
      end: next.baseOffset,
      mayBeShorter: false,
    });
    return [{ ...gap, tornTail: torn.find((tail) => tail.path === path) }];
  });
}

/**
 * Rebuilds a partition from its files alone, without a checkpoint.
 * @param files in the order of offsets; of those with the same offset the latest generation first
 * @returns unreadable ends of files
 * @throws the error of the disk
 */
async function rebuildPartition(
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
