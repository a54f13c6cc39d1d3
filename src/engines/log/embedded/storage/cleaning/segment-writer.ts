import { writeAllNow, type LogFile } from '../../../../../base/files/files.ts';
import { headerAt, HEADER_BYTES, MOST_OFFSETS, putSparseBatch } from '../batch.ts';
import type { StorageContext } from '../context.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import type { Segment } from '../segments/segment.ts';

const BUFFER_BYTES = 256 * 1024;
/** The suffix of an incomplete file. */
export const UNFINISHED = '.cleaning';

/** Writes a segment that replaces others. */
export class SegmentWriter {
  readonly segment: Segment;
  readonly #context: StorageContext;
  readonly #directory: string;
  readonly #file: LogFile;
  #buffered: Buffer[] = [];
  #bufferedBytes = 0;
  #written = 0;

  /** @throws the error of the disk */
  static async create(
    context: StorageContext,
    log: PartitionLog,
    baseOffset: number,
    generation: number,
  ): Promise<SegmentWriter> {
    const segment = log.newSegment(baseOffset, generation);
    const file = await context.files.open(segment.path + UNFINISHED, 'new');
    return new SegmentWriter(context, log.directory, segment, file);
  }

  private constructor(context: StorageContext, directory: string, segment: Segment, file: LogFile) {
    this.#context = context;
    this.#directory = directory;
    this.segment = segment;
    this.#file = file;
  }

  /** Appends a batch, whose bytes the caller must not change afterwards. @throws the error of the disk */
  add(batch: Buffer): void {
    const { baseOffset, lastOffset, maxTimestamp } = headerAt(batch, 0);
    this.segment.add(baseOffset, lastOffset, maxTimestamp, batch.length);
    this.#buffered.push(batch);
    this.#bufferedBytes += batch.length;
    if (this.#bufferedBytes >= BUFFER_BYTES) this.#flush();
  }

  /** Extends the segment to an offset, syncs its file and gives it its final name. @throws the error of the disk */
  async finish(endOffset: number, startedAt: number): Promise<Segment> {
    const { segment } = this;
    while (segment.endOffset < endOffset) {
      const { endOffset: baseOffset } = segment;
      const lastOffset = Math.min(endOffset - 1, baseOffset + MOST_OFFSETS);
      const batch = Buffer.alloc(HEADER_BYTES);
      putSparseBatch(batch, 0, { baseOffset, lastOffset }, []);
      this.add(batch);
    }
    this.#flush();
    await this.#file.sync();
    await this.#file.close();
    const { files } = this.#context;
    await files.rename(segment.path + UNFINISHED, segment.path);
    await files.syncDirectory(this.#directory);
    segment.startedAt = startedAt;
    segment.exists = true;
    segment.isNameSafe = true;
    segment.safe = segment.facts();
    return segment;
  }

  /** Removes the unfinished file. */
  async abandon(): Promise<void> {
    await this.#file.close();
    await this.#context.files.remove(this.segment.path + UNFINISHED);
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#buffered);
    writeAllNow(this.#file, bytes, this.#written);
    this.#written += bytes.length;
    this.#buffered = [];
    this.#bufferedBytes = 0;
  }
}
