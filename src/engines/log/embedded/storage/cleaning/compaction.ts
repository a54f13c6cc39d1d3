import {
  boundOf,
  headerAt,
  HEADER_BYTES,
  putSparseBatch,
  type BatchHeader,
  readRecords,
} from '../batch.ts';
import { tableKey } from '../../../../../base/long-names.ts';
import type { StorageContext } from '../context.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import type { Segment } from '../segments/segment.ts';
import { walkBatches } from '../segments/walk.ts';
import { damaged } from '../storage-error.ts';
import { SegmentWriter } from './segment-writer.ts';
import type { ReadRecord } from '../stored-record.ts';

/**
 * Removes from a partition the records whose key has a later one, records without a key, and tombstones that
 * consumers had time to see (Kafka `Cleaner.shouldRetainRecord`). Remaining records keep their offsets. The active
 * segment is left alone.
 * @returns the segments that were removed
 * @throws LogError CORRUPT_MESSAGE if a segment is damaged; the error of the disk
 */
export async function compact(
  context: StorageContext,
  log: PartitionLog,
): Promise<readonly Segment[]> {
  await log.unwritten.flush();
  const segments = log.segments.slice(0, -1);
  const last = segments.at(-1);
  if (last === undefined) return [];
  const from = Math.max(log.cleanedTo, log.startOffset);
  const latest = await latestOffsets(context, segments, from);
  const cleaned = new CleanedSegments(context, log, latest);
  try {
    for (const segment of segments) await cleaned.add(segment);
    await cleaned.finish();
  } catch (error) {
    await cleaned.abandon();
    throw error;
  }
  log.cleanedTo = latest.to;
  log.tail.forgetBefore(last.endOffset);
  log.segments = [...cleaned.segments, ...log.segments.slice(segments.length)];
  return cleaned.replaced;
}

/**
 * Whether a partition has enough new records for compaction to be worth its time (Kafka `min.cleanable.dirty.ratio`).
 */
export function isWorthCompacting(context: StorageContext, log: PartitionLog): boolean {
  let all = 0;
  let dirty = 0;
  for (const { size, endOffset } of log.segments.slice(0, -1)) {
    all += size;
    if (endOffset > log.cleanedTo) dirty += size;
  }
  return dirty > 0 && dirty >= all * context.settings.cleanableRatio;
}

/** The result of compacting consecutive segments; small ones are merged. */
class CleanedSegments {
  readonly segments: Segment[] = [];
  readonly replaced: Segment[] = [];
  readonly #context: StorageContext;
  readonly #log: PartitionLog;
  readonly #latest: LatestOffsets;
  #writer: SegmentWriter | undefined;
  /** The source segments of the writer. */
  #sources: Segment[] = [];
  #isChanged = false;

  constructor(context: StorageContext, log: PartitionLog, latest: LatestOffsets) {
    this.#context = context;
    this.#log = log;
    this.#latest = latest;
  }

  async add(segment: Segment): Promise<void> {
    const written = this.#writer?.segment.size ?? 0;
    if (written + segment.size > this.#context.settings.segmentBytes) await this.finish();
    const { baseOffset, generation } = segment;
    this.#writer ??= await SegmentWriter.create(
      this.#context,
      this.#log,
      baseOffset,
      generation + 1,
    );
    const writer = this.#writer;
    this.#sources.push(segment);
    const { path, size } = segment;
    const regions = await this.#context.openFiles.use(path, 'existing', (file) =>
      walkBatches({ file, from: 0, to: size }, (bytes, at) => {
        const batch = headerAt(bytes, at);
        const whole = bytes.subarray(at, at + batch.length);
        const clean = batch.isLost ? whole : this.#clean(whole, batch);
        this.#isChanged ||= clean !== whole;
        if (clean !== undefined) writer.add(clean);
      }),
    );
    if (regions.length > 0) throw damaged(`${path} at ${regions[0]!.from}`, 'no batch is there');
  }

  /** Completes the segment that is being written. */
  async finish(): Promise<void> {
    const writer = this.#writer;
    const last = this.#sources.at(-1);
    if (writer === undefined || last === undefined) return;
    if (this.#isChanged || this.#sources.length > 1) {
      this.segments.push(await writer.finish(last.endOffset, last.startedAt));
      this.replaced.push(...this.#sources);
    } else {
      await writer.abandon();
      this.segments.push(last);
    }
    this.#writer = undefined;
    this.#sources = [];
    this.#isChanged = false;
  }

  /** Removes the new segments that the partition does not use yet; no checkpoint names them. */
  async abandon(): Promise<void> {
    try {
      await this.#writer?.abandon();
      for (const segment of this.segments) {
        if (!this.#log.segments.includes(segment)) await this.#context.files.remove(segment.path);
      }
    } catch {
      // The next start removes files that no checkpoint names.
    }
  }

  /** @returns the batch itself if all of its records are kept, undefined if none is */
  #clean(bytes: Buffer, batch: BatchHeader): Buffer | undefined {
    const { baseOffset, lastOffset } = batch;
    if (lastOffset >= this.#latest.to) return bytes;
    const now = this.#context.clock.now();
    const isDue = batch.deleteHorizon > 0 && batch.deleteHorizon <= now;
    const all = allRecords(bytes, 0, false);
    const kept = all.filter(({ key, value, offset }) => {
      if (key === null || (value === null && isDue)) return false;
      return (this.#latest.offsets.get(keyOf(key)) ?? -1) <= offset;
    });
    if (kept.length === 0) return undefined;
    const hasTombstones = kept.some(({ value }) => value === null);
    const isFirst = hasTombstones && batch.deleteHorizon === 0;
    if (kept.length === all.length && !isFirst) return bytes;
    const deleteHorizon = isFirst
      ? now + this.#context.settings.tombstoneTime
      : batch.deleteHorizon;
    const bound = kept.reduce((sum, record) => sum + boundOf(record), HEADER_BYTES);
    const clean = Buffer.allocUnsafe(bound);
    const end = putSparseBatch(clean, 0, { baseOffset, lastOffset, deleteHorizon }, kept);
    return clean.subarray(0, end);
  }
}

/** The offset of the last record of each key. */
interface LatestOffsets {
  /** By key, as byte string. */
  readonly offsets: ReadonlyMap<string, number>;
  /** All records before this offset have been examined. */
  readonly to: number;
}

/**
 * Finds the last record of each key from an offset on, up to a number of keys.
 * @throws LogError CORRUPT_MESSAGE if a segment is damaged; the error of the disk
 */
async function latestOffsets(
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
function keyOf(key: Buffer): string {
  return tableKey(key.toString('latin1'));
}

/** All records of a batch that is whole. */
function allRecords(bytes: Buffer, at: number, isLost: boolean): ReadRecord[] {
  const records: ReadRecord[] = [];
  if (!isLost) readRecords(bytes, at, { records, left: Infinity, offset: 0 });
  return records;
}
