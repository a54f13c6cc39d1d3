import type { Files } from '../../../../../base/files/files.ts';
import { headerAt } from '../batch.ts';
import type { OpenFiles } from './open-files.ts';
import type { Segment } from './segment.ts';
import { SparseIndex } from './sparse-index.ts';
import { walkBatches, readWindow } from './walk.ts';
import { crc32c } from '../crc32c.ts';

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

/*
 * The file of an index. Numbers are little-endian:
 *
 *   0  u32  "PIDX"
 *   4  u32  CRC-32C of all that follows
 *   8  f64  bytes of the segment that it covers
 *  16  u32  interval
 *  20  u32  number of entries
 *  24  f64  first offset of the segment
 *  32       entries: f64 offset, f64 latest timestamp, u32 position
 */
const MAGIC = 0x58444950;
const HEADER_BYTES = 32;
const ENTRY_BYTES = 20;

/** An index, and how much of the segment it covers. */
interface StoredIndex {
  readonly index: SparseIndex;
  /** The first offset of the segment. */
  readonly baseOffset: number;
  readonly size: number;
}

/** Writes an index to a file. It is not synced: a lost or torn one is rebuilt. @throws the error of the disk */
async function writeIndex(
  files: Files,
  path: string,
  { index, baseOffset, size }: StoredIndex,
  interval: number,
): Promise<void> {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + index.length * ENTRY_BYTES);
  bytes.writeUInt32LE(MAGIC, 0);
  bytes.writeDoubleLE(size, 8);
  bytes.writeUInt32LE(interval, 16);
  bytes.writeUInt32LE(index.length, 20);
  bytes.writeDoubleLE(baseOffset, 24);
  let at = HEADER_BYTES;
  for (const { offset, position, maxTimestamp } of index.entries()) {
    bytes.writeDoubleLE(offset, at);
    bytes.writeDoubleLE(maxTimestamp, at + 8);
    bytes.writeUInt32LE(position, at + 16);
    at += ENTRY_BYTES;
  }
  bytes.writeUInt32LE(crc32c(bytes, 8, bytes.length), 4);
  const file = await files.open(path, 'new');
  try {
    await file.write(bytes, 0);
  } finally {
    await file.close();
  }
}

/** @returns undefined if there is none, or if it is damaged or of another format. */
async function readIndex(
  files: Files,
  path: string,
  interval: number,
): Promise<StoredIndex | undefined> {
  let bytes: Buffer;
  try {
    const file = await files.open(path, 'existing');
    try {
      bytes = await readWindow(file, 0, await file.size());
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
  if (bytes.length < HEADER_BYTES || bytes.readUInt32LE(0) !== MAGIC) return undefined;
  const count = bytes.readUInt32LE(20);
  if (bytes.length !== HEADER_BYTES + count * ENTRY_BYTES) return undefined;
  if (crc32c(bytes, 8, bytes.length) !== bytes.readUInt32LE(4)) return undefined;
  if (bytes.readUInt32LE(16) !== interval) return undefined;
  const index = new SparseIndex(interval);
  for (let at = HEADER_BYTES; at < bytes.length; at += ENTRY_BYTES) {
    index.add(bytes.readDoubleLE(at), bytes.readUInt32LE(at + 16), bytes.readDoubleLE(at + 8));
  }
  return { index, baseOffset: bytes.readDoubleLE(24), size: bytes.readDoubleLE(8) };
}
