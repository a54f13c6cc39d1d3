import { LogError } from '../../../errors.ts';
import type { StorageContext } from '../context.ts';
import type { Reading } from '../batch.ts';
import { readSegment } from '../segments/read-segment.ts';
import { Segment, segmentName } from '../segments/segment.ts';
import type { Cleanup, Partition, PartitionId } from '../storage.ts';
import type { ReadRecord } from '../stored-record.ts';
import { refusedByDisk } from '../storage-error.ts';
import { PartitionTail, type TailBatch } from './tail-cache.ts';
import { WriteBehind } from './write-behind.ts';
import type { WriteBehindTimer } from './write-behind-timer.ts';

const KEEP_ALL: Cleanup = { retentionTime: -1, retentionSize: -1, policy: 'delete' };

/** A segment takes up at most a quarter of the retention size or time. */
const PIECES = 4;
const LEAST_SEGMENT_BYTES = 1024 * 1024;

/** One partition: its segments, and its recent batches in memory. */
export class PartitionLog implements Partition {
  readonly id: PartitionId;
  readonly name: string;
  /** The topic's id, encoded for the journal. */
  readonly topicBytes: Buffer;
  readonly directory: string;
  /** The oldest first; never empty. */
  segments: Segment[];
  readonly tail = new PartitionTail();
  readonly unwritten: WriteBehind;
  /** The offset of the next record to be appended; records below it are durable or being written. */
  nextOffset: number;
  cleanup: Cleanup = KEEP_ALL;
  /** All records before this offset have been compacted. */
  cleanedTo = 0;
  /** Its topic is being deleted, so no append is accepted. */
  isEnding = false;
  isDeleted = false;
  readonly #context: StorageContext;
  readonly #timer: WriteBehindTimer;
  #endOffset: number;
  #listeners = new Set<() => void>();
  /** First offsets of the damaged ranges that were logged. */
  readonly #toldDamage = new Set<number>();

  /** @param segments existing segments, without a gap; an empty partition begins at offset 0 */
  constructor(
    context: StorageContext,
    timer: WriteBehindTimer,
    id: PartitionId,
    segments: readonly Segment[],
  ) {
    this.#context = context;
    this.#timer = timer;
    this.id = id;
    this.name = `${id.topic}-${id.partition}`;
    this.topicBytes = Buffer.from(id.topic);
    this.directory = context.directoryOf(id.topic);
    this.segments = segments.length === 0 ? [this.newSegment(0)] : [...segments];
    this.unwritten = new WriteBehind(context, this.directory);
    this.#endOffset = this.active.endOffset;
    this.nextOffset = this.#endOffset;
  }

  get startOffset(): number {
    return this.segments[0]!.baseOffset;
  }

  get endOffset(): number {
    return this.#endOffset;
  }

  get size(): number {
    let size = 0;
    for (const segment of this.segments) size += segment.size;
    return size;
  }

  /** The segment that is appended to. */
  get active(): Segment {
    return this.segments.at(-1)!;
  }

  configure(cleanup: Cleanup): void {
    this.cleanup = cleanup;
  }

  onAppended(call: () => void): () => void {
    // A function of its own, so that a caller can register the same one twice.
    const listener = () => call();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async read(offset: number, maxBytes: number): Promise<readonly ReadRecord[]> {
    for (;;) {
      this.#mustBeReadable(offset);
      if (offset === this.#endOffset) return [];
      const recent = this.tail.read(offset, maxBytes);
      if (recent !== undefined) return recent;
      const segments = this.segments;
      try {
        return await this.#readSegments(offset, maxBytes);
      } catch (error) {
        // Retention or compaction may have removed the file meanwhile.
        if (this.segments !== segments || this.isDeleted) continue;
        this.#tellDamage(error);
        throw refusedByDisk(`cannot read ${this.name}`, error);
      }
    }
  }

  async findTimestamp(
    timestamp: number,
  ): Promise<{ offset: number; timestamp: number } | undefined> {
    for (;;) {
      const segments = this.segments;
      try {
        return await this.#findTimestamp(timestamp);
      } catch (error) {
        if (this.segments !== segments && !this.isDeleted) continue;
        throw refusedByDisk(`cannot read ${this.name}`, error);
      }
    }
  }

  /**
   * Appends batches that are durable in the journal and contiguous in a chunk.
   * @param batches with their positions in the chunk
   */
  take(batches: readonly TailBatch[]): void {
    const first = batches[0]!;
    const last = batches.at(-1)!;
    const { chunk } = first;
    const active = this.#activeFor(last.end - first.start, first.baseOffset);
    const position = active.size;
    if (active.size === 0) active.startedAt = this.#context.clock.now();
    for (const batch of batches) {
      this.tail.push(batch);
      active.add(batch.baseOffset, batch.lastOffset, batch.maxTimestamp, batch.end - batch.start);
    }
    this.unwritten.add(active, { chunk, start: first.start, end: last.end, position });
    if (!this.unwritten.isEmpty) {
      const { directBytes } = this.#context.settings;
      this.#timer.add(this.unwritten, last.end - first.start > directBytes);
    }
    this.#endOffset = last.lastOffset + 1;
    this.#notify();
  }

  /** Sets the end offset to that of the last segment, after segments were changed. */
  settleEnd(): void {
    this.#endOffset = this.active.endOffset;
    this.nextOffset = this.#endOffset;
  }

  /** Starts a new segment, unless the last one is empty. */
  roll(): void {
    if (this.active.size === 0) return;
    this.segments = [...this.segments, this.newSegment(this.active.endOffset)];
  }

  newSegment(baseOffset: number, generation = 0): Segment {
    const name = segmentName(this.id.partition, baseOffset, generation);
    const startedAt = this.#context.clock.now();
    return new Segment(
      `${this.directory}/${name}`,
      {
        baseOffset,
        generation,
        endOffset: baseOffset,
        size: 0,
        maxTimestamp: -Infinity,
        startedAt,
      },
      this.#context.settings.indexIntervalBytes,
      true,
    );
  }

  /** Marks it as deleted: nothing can be read, and reads that wait for records end. */
  delete(): void {
    this.isEnding = true;
    this.isDeleted = true;
    this.tail.clear();
    this.#timer.forget(this.unwritten);
    this.#notify();
  }

  /** After {@link delete}: resolves when its files are no longer in use. */
  async abandon(): Promise<void> {
    await this.unwritten.abandon();
    for (const segment of this.segments) {
      this.#context.indexes.forget(segment);
      this.#context.openFiles.forget(segment.path);
    }
  }

  #notify(): void {
    if (this.#listeners.size === 0) return;
    const listeners = this.#listeners;
    this.#listeners = new Set();
    for (const call of listeners) call();
  }

  /** Logs damage once; each reader gets the error. */
  #tellDamage(error: unknown): void {
    if (!(error instanceof LogError) || error.damage === undefined) return;
    const { from } = error.damage;
    if (this.#toldDamage.has(from)) return;
    this.#toldDamage.add(from);
    this.#context.logger.error({ partition: this.name }, error.message);
  }

  #mustBeReadable(offset: number): void {
    if (this.isDeleted) throw deletedPartition();
    if (offset < this.startOffset || offset > this.#endOffset) {
      throw new LogError(
        'OFFSET_OUT_OF_RANGE',
        `offset ${offset} is not between ${this.startOffset} and ${this.#endOffset}`,
      );
    }
  }

  async #readSegments(offset: number, maxBytes: number): Promise<ReadRecord[]> {
    const reading: Reading = { records: [], left: maxBytes, offset };
    const { segments } = this;
    for (let i = this.#segmentOf(offset); i < segments.length; i++) {
      const segment = segments[i]!;
      if (segment.size === 0) continue;
      const written = this.unwritten.written(segment);
      reading.offset = Math.max(reading.offset, segment.baseOffset);
      await readSegment(segment, written, this.#context, reading);
      if (reading.records.length > 0) break;
      // Compaction has removed the records that were looked for.
      const recent = this.tail.read(reading.offset, maxBytes);
      if (recent !== undefined) return recent;
    }
    return reading.records;
  }

  async #findTimestamp(timestamp: number): Promise<ReadRecord | undefined> {
    let from = this.startOffset;
    for (const segment of this.segments) {
      if (segment.maxTimestamp < timestamp) continue;
      const index = await this.#context.indexes.of(segment);
      // If the index has no entry although the segment should have such a record, reading it meets the damage.
      const entry = index.beforeTimestamp(timestamp);
      from = Math.max(from, entry?.offset ?? segment.baseOffset);
      while (from < segment.endOffset) {
        const records = await this.read(from, SEARCH_BYTES);
        const found = records.find((record) => record.timestamp >= timestamp);
        if (found !== undefined) return found;
        if (records.length === 0) break;
        from = records.at(-1)!.offset + 1;
      }
    }
    return undefined;
  }

  #segmentOf(offset: number): number {
    const { segments } = this;
    let low = 0;
    let high = segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (segments[middle]!.baseOffset <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #activeFor(bytes: number, baseOffset: number): Segment {
    const { active } = this;
    const { clock } = this.#context;
    const isOld = active.size > 0 && clock.now() - active.startedAt > this.#segmentTime;
    const isFull = active.size > 0 && active.size + bytes > this.#segmentBytes;
    if (!isOld && !isFull) return active;
    this.segments = [...this.segments, this.newSegment(baseOffset)];
    return this.active;
  }

  get #segmentBytes(): number {
    const { segmentBytes } = this.#context.settings;
    const { retentionSize } = this.cleanup;
    if (retentionSize < 0) return segmentBytes;
    return Math.min(segmentBytes, Math.max(LEAST_SEGMENT_BYTES, retentionSize / PIECES));
  }

  get #segmentTime(): number {
    const { segmentTime } = this.#context.settings;
    const { retentionTime } = this.cleanup;
    return retentionTime < 0 ? segmentTime : Math.min(segmentTime, retentionTime / PIECES);
  }
}

const SEARCH_BYTES = 64 * 1024;

export function deletedPartition(): LogError {
  return new LogError('UNKNOWN_TOPIC_OR_PARTITION', 'The topic has been deleted');
}
