import type { Files } from '../../../../../base/files/files.ts';
import { headerAt } from '../batch.ts';
import { readIndex, writeIndex } from './index-file.ts';
import type { OpenFiles } from './open-files.ts';
import type { Segment } from './segment.ts';
import { SparseIndex } from './sparse-index.ts';
import { walkBatches } from './walk.ts';

export interface IndexesOptions {
  readonly files: Files;
  readonly openFiles: OpenFiles;
  /** Bytes of a segment from one entry to the next. */
  readonly interval: number;
  /** Segments with fewer bytes have no index file: scanning them is fast. */
  readonly leastBytes: number;
  /** The most entries of complete segments that are kept in memory. */
  readonly entries: number;
}

/** The indexes of all segments: loaded on demand, and rebuilt if they are missing. */
export class Indexes {
  readonly #options: IndexesOptions;
  readonly #loading = new Map<Segment, Promise<SparseIndex>>();
  /** Complete segments whose index is in memory, in the order of their last use. */
  readonly #inMemory = new Set<Segment>();
  #entries = 0;

  constructor(options: IndexesOptions) {
    this.#options = options;
  }

  /** The index of a segment. @throws the error of the disk */
  of(segment: Segment): SparseIndex | Promise<SparseIndex> {
    if (segment.index !== undefined) {
      if (this.#inMemory.delete(segment)) this.#inMemory.add(segment);
      return segment.index;
    }
    let loading = this.#loading.get(segment);
    if (loading === undefined) {
      loading = this.#load(segment).finally(() => this.#loading.delete(segment));
      this.#loading.set(segment, loading);
    }
    return loading;
  }

  /** Rebuilds an index that has proved to be wrong. @throws the error of the disk */
  async remake(segment: Segment): Promise<SparseIndex> {
    this.#forget(segment);
    segment.dropIndex();
    segment.indexedSize = 0;
    await this.#options.files.remove(segment.indexPath);
    return this.of(segment);
  }

  /** Called when a segment is complete and written: its index may be evicted. */
  async complete(segment: Segment): Promise<void> {
    await this.save(segment);
    if (segment.index !== undefined) this.#remember(segment, segment.index);
  }

  /** Saves the index of a segment if that avoids a scan. Errors of the disk are ignored: an index can be rebuilt. */
  async save(segment: Segment): Promise<void> {
    const { index, baseOffset, size } = segment;
    if (index === undefined || size - segment.indexedSize < this.#options.leastBytes) return;
    const { files, interval } = this.#options;
    try {
      await writeIndex(files, segment.indexPath, { index, baseOffset, size }, interval);
      segment.indexedSize = size;
    } catch {
      segment.indexedSize = 0;
    }
  }

  /** Drops the index of a removed segment. */
  forget(segment: Segment): void {
    this.#forget(segment);
  }

  async #load(segment: Segment): Promise<SparseIndex> {
    const { files, openFiles, interval } = this.#options;
    const stored = await readIndex(files, segment.indexPath, interval);
    const isUsable = stored?.baseOffset === segment.baseOffset && stored.size <= segment.recentFrom;
    const index = isUsable ? stored.index : new SparseIndex(interval);
    const from = isUsable ? stored.size : 0;
    const to = segment.recentFrom;
    if (from < to) {
      await openFiles.use(segment.path, 'existing', (file) =>
        walkBatches({ file, from, to }, (bytes, at, position) => {
          const { baseOffset, maxTimestamp } = headerAt(bytes, at);
          index.add(baseOffset, position, maxTimestamp);
        }),
      );
    }
    segment.indexedSize = from;
    segment.adoptIndex(index);
    segment.isIndexMade = from === 0;
    if (segment.isSealed) await this.complete(segment);
    return index;
  }

  #remember(segment: Segment, index: SparseIndex): void {
    if (this.#inMemory.has(segment)) return;
    this.#inMemory.add(segment);
    this.#entries += index.length;
    for (const oldest of this.#inMemory) {
      if (this.#entries <= this.#options.entries || oldest === segment) break;
      this.#forget(oldest);
      oldest.dropIndex();
    }
  }

  #forget(segment: Segment): void {
    if (!this.#inMemory.delete(segment)) return;
    this.#entries -= segment.index?.length ?? 0;
  }
}
