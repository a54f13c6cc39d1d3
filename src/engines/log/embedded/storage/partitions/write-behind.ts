import { writeAllNow, type LogFile } from '../../../../../base/files/files.ts';
import type { StorageContext } from '../context.ts';
import type { Segment } from '../segments/segment.ts';
import type { Chunk } from './tail-cache.ts';

type WriteBehindContext = Pick<StorageContext, 'files' | 'openFiles' | 'settings'>;

/** Batches that are durable in the journal and have to be written to a segment. */
export interface Region {
  readonly chunk: Chunk;
  /** Where they lie in the chunk. */
  readonly start: number;
  readonly end: number;
  /** Where they belong in the segment. */
  readonly position: number;
}

interface Unwritten extends Region {
  readonly segment: Segment;
  end: number;
  /** Its write is in progress, so nothing can be added. */
  isWriting: boolean;
}

/**
 * Writes batches that are durable in the journal to the segments of a partition: at once if the file is open, otherwise
 * later. Until then they stay in memory.
 */
export class WriteBehind {
  readonly #context: WriteBehindContext;
  readonly #directory: string;
  readonly #backlog: Unwritten[] = [];
  #flushing: Promise<void> | undefined;
  /** The last error of the disk, until it works again. */
  failure: unknown;

  /** @param directory of the topic; it is created when it is needed */
  constructor(context: WriteBehindContext, directory: string) {
    this.#context = context;
    this.#directory = directory;
  }

  get isEmpty(): boolean {
    return this.#backlog.length === 0;
  }

  /** Bytes of a segment that are in its file. */
  written(segment: Segment): number {
    for (const unwritten of this.#backlog) {
      if (unwritten.segment === segment) return unwritten.position;
    }
    return segment.size;
  }

  /** Queues a region that belongs into a segment. */
  add(segment: Segment, region: Region): void {
    const { chunk, start, end } = region;
    const last = this.#backlog.at(-1);
    const isSmall = end - start <= this.#context.settings.directBytes;
    if (last === undefined && segment.exists && isSmall) {
      const file = this.#context.openFiles.opened(segment.path);
      if (file !== undefined && this.#tryWrite(file, region)) return;
    }
    const follows = last?.segment === segment && last.chunk === chunk && last.end === start;
    if (follows && !last.isWriting) {
      last.end = end;
    } else {
      chunk.unwritten += 1;
      this.#backlog.push({ segment, ...region, isWriting: false });
    }
  }

  /** Resolves when everything is written. @throws the error of the disk */
  flush(): Promise<void> {
    if (this.isEmpty) return Promise.resolve();
    this.#flushing ??= this.#flush();
    return this.#flushing;
  }

  /** Drops queued regions, because the partition is deleted; resolves when no write is in progress. */
  async abandon(): Promise<void> {
    await this.#flushing?.catch(() => {});
    for (const { chunk } of this.#backlog) chunk.unwritten -= 1;
    this.#backlog.length = 0;
  }

  async #flush(): Promise<void> {
    const { files, openFiles } = this.#context;
    try {
      while (this.#backlog.length > 0) {
        const { segment } = this.#backlog[0]!;
        if (!segment.exists) await files.makeDirectory(this.#directory);
        const how = segment.exists ? 'existing' : 'new';
        await openFiles.use(segment.path, how, (file) => {
          segment.exists = true;
          return this.#writeAll(file, segment);
        });
      }
      this.failure = undefined;
    } catch (error) {
      this.failure = error;
      throw error;
    } finally {
      // Cleared in the turn in which the queue became empty: a later call that joined this flush would not wait for
      // regions added since.
      this.#flushing = undefined;
    }
  }

  /** Writes the queued regions of a segment to its file. */
  async #writeAll(file: LogFile, segment: Segment): Promise<void> {
    for (;;) {
      const [next] = this.#backlog;
      if (next?.segment !== segment) return;
      next.isWriting = true;
      const bytes = next.chunk.bytes.subarray(next.start, next.end);
      if (bytes.length > this.#context.settings.directBytes) await file.write(bytes, next.position);
      else writeAllNow(file, bytes, next.position);
      next.chunk.unwritten -= 1;
      this.#backlog.shift();
    }
  }

  #tryWrite(file: LogFile, { chunk, start, end, position }: Region): boolean {
    try {
      writeAllNow(file, chunk.bytes.subarray(start, end), position);
      return true;
    } catch (error) {
      this.failure = error;
      return false;
    }
  }
}
