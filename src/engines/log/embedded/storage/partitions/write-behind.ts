import type { Alarm } from '../../../../../base/alarms.ts';
import type { LogFile } from '../../../../../base/files/files.ts';
import { reasonOf } from '../../../../../base/files/disk-error.ts';
import type { StorageContext } from '../context.ts';
import { writeAllNow } from '../write-all.ts';
import type { Segment } from '../segments/segment.ts';
import type { Chunk } from './tail-cache.ts';

/** Batches that are safe in the journal and belong into a segment. */
interface Unwritten {
  readonly segment: Segment;
  readonly chunk: Chunk;
  /** Where they lie in the chunk. */
  readonly start: number;
  end: number;
  /** Where they belong in the segment. */
  readonly position: number;
  /** They are on their way, and nothing can be added. */
  isWriting: boolean;
}

/**
 * Writes batches that are durable in the journal to the segments of a partition: at once where the file is open, else
 * later. Until then they stay in memory.
 */
export class WriteBehind {
  readonly #context: StorageContext;
  readonly #directory: string;
  readonly #backlog: Unwritten[] = [];
  #flushing: Promise<void> | undefined;
  /** The last error of the disk, until it works again. */
  failure: unknown;

  /** @param directory of the topic; it is made when it is needed */
  constructor(context: StorageContext, directory: string) {
    this.#context = context;
    this.#directory = directory;
  }

  get isEmpty(): boolean {
    return this.#backlog.length === 0;
  }

  /** So much of a segment is in its file. */
  written(segment: Segment): number {
    for (const unwritten of this.#backlog) {
      if (unwritten.segment === segment) return unwritten.position;
    }
    return segment.size;
  }

  /** Takes a region of a chunk that belongs at a position of a segment. */
  add(segment: Segment, chunk: Chunk, start: number, end: number, position: number): void {
    const last = this.#backlog.at(-1);
    const isSmall = end - start <= this.#context.settings.directBytes;
    if (last === undefined && segment.exists && isSmall) {
      const file = this.#context.openFiles.opened(segment.path);
      if (file !== undefined && this.#tryWrite(file, chunk, start, end, position)) return;
    }
    const follows = last?.segment === segment && last.chunk === chunk && last.end === start;
    if (follows && !last.isWriting) {
      last.end = end;
    } else {
      chunk.unwritten += 1;
      this.#backlog.push({ segment, chunk, start, end, position, isWriting: false });
    }
  }

  /** Resolves when nothing waits. @throws what the disk answers */
  flush(): Promise<void> {
    if (this.isEmpty) return Promise.resolve();
    this.#flushing ??= this.#flush().finally(() => (this.#flushing = undefined));
    return this.#flushing;
  }

  /** Drops what waits, because the partition is deleted; resolves when no write is under way. */
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
    }
  }

  /** Writes what waits for the file of a segment. */
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

  #tryWrite(file: LogFile, chunk: Chunk, start: number, end: number, position: number): boolean {
    try {
      writeAllNow(file, chunk.bytes.subarray(start, end), position);
      return true;
    } catch (error) {
      this.failure = error;
      return false;
    }
  }
}

/** After the disk has refused, it is asked again so much later. */
const AGAIN_AFTER_MS = 1000;

/** Something that waits to be written. */
export interface Flushable {
  flush(): Promise<void>;
}

/** Ensures that nothing waits for long. */
export class WriteBehindTimer {
  readonly #context: StorageContext;
  readonly #waiting = new Set<Flushable>();
  #alarm: Alarm | undefined;

  constructor(context: StorageContext) {
    this.#context = context;
  }

  /** Schedules a flush: at once where there is room for its file, else together with others. */
  add(waiting: Flushable, isUrgent = false): void {
    if (this.#waiting.has(waiting)) return;
    this.#waiting.add(waiting);
    if (isUrgent || this.#context.openFiles.hasRoom) void this.#flush(waiting);
    else this.#schedule(this.#context.settings.writeBehindTime);
  }

  forget(waiting: Flushable): void {
    this.#waiting.delete(waiting);
  }

  close(): void {
    this.#alarm?.cancel();
  }

  #schedule(wait: number): void {
    const { clock, alarms } = this.#context;
    this.#alarm ??= alarms.at(clock.now() + wait, () => {
      this.#alarm = undefined;
      void this.#flushAll();
    });
  }

  async #flushAll(): Promise<void> {
    for (const waiting of this.#waiting) await this.#flush(waiting);
  }

  async #flush(waiting: Flushable): Promise<void> {
    try {
      await waiting.flush();
      this.#waiting.delete(waiting);
    } catch (error) {
      // It stays in memory, and its partition accepts no appends until it is written.
      const reason = reasonOf(error);
      this.#context.logger.error({ err: error }, `cannot write to a segment: ${reason}`);
      this.#schedule(AGAIN_AFTER_MS);
    }
  }
}
