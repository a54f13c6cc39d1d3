import { SparseIndex } from './sparse-index.ts';

export interface SegmentFacts {
  readonly baseOffset: number;
  /** Grows with every compaction that has rewritten the segment. */
  readonly generation: number;
  /** The offset after its last. */
  readonly endOffset: number;
  /** Bytes. */
  readonly size: number;
  /** -Infinity if there is no record. */
  readonly maxTimestamp: number;
  /** When its first record was appended, in Unix milliseconds. */
  readonly startedAt: number;
}

const NAME = /^(\d+)-(\d{20})(?:-(\d+))?\.log$/;

/** The file of a segment in the directory of its topic. */
export function segmentName(partition: number, baseOffset: number, generation: number): string {
  const base = `${partition}-${String(baseOffset).padStart(20, '0')}`;
  return generation === 0 ? `${base}.log` : `${base}-${generation}.log`;
}

export function parseSegmentName(
  name: string,
): { partition: number; baseOffset: number; generation: number } | undefined {
  const [, partition, baseOffset, generation = '0'] = NAME.exec(name) ?? [];
  if (partition === undefined) return undefined;
  return {
    partition: Number(partition),
    baseOffset: Number(baseOffset),
    generation: Number(generation),
  };
}

/** A part of a partition in a file of its own: batches with ascending offsets. */
export class Segment {
  readonly baseOffset: number;
  readonly generation: number;
  readonly path: string;
  endOffset: number;
  size: number;
  maxTimestamp: number;
  startedAt: number;
  /** Whether there is a file. */
  exists: boolean;
  /** Whether its directory has been synced since the file was made. */
  isNameSafe: boolean;
  /** The part that would survive a loss of power. */
  safe: SegmentFacts | undefined;
  /** A sync has failed: the part that is not durable is written again before the next one. */
  isDoubtful = false;
  /** Its index was built from its content, not read from a file. */
  isIndexMade = false;
  /** Nothing more is appended to it, and all of it is in its file. */
  isSealed = false;
  /** Whether it was removed from the partition. */
  isRetired = false;
  /** Bytes of it that its index file covers. */
  indexedSize = 0;
  /** The index, where it is in memory. */
  index: SparseIndex | undefined;
  /** The index of the batches from `recentFrom` on, if the whole index is not in memory. */
  #recent: SparseIndex | undefined;
  recentFrom: number;
  readonly #indexInterval: number;

  /** @param path of its file, which exists if the segment has a size */
  constructor(path: string, facts: SegmentFacts, indexInterval: number, isNew: boolean) {
    this.path = path;
    this.baseOffset = facts.baseOffset;
    this.generation = facts.generation;
    this.endOffset = facts.endOffset;
    this.size = facts.size;
    this.maxTimestamp = facts.maxTimestamp;
    this.startedAt = facts.startedAt;
    this.exists = !isNew;
    this.isNameSafe = !isNew;
    this.safe = isNew ? undefined : facts;
    this.recentFrom = facts.size;
    this.#indexInterval = indexInterval;
    if (facts.size === 0) {
      this.index = new SparseIndex(indexInterval);
      this.isIndexMade = true;
    }
  }

  get indexPath(): string {
    return `${this.path.slice(0, -'.log'.length)}.index`;
  }

  /** Bytes that would survive a loss of power. */
  get safeSize(): number {
    return this.safe?.size ?? 0;
  }

  get isDirty(): boolean {
    return this.size > this.safeSize || !this.isNameSafe;
  }

  /** Registers a batch that was appended. */
  add(baseOffset: number, lastOffset: number, maxTimestamp: number, length: number): void {
    const index = this.index ?? (this.#recent ??= new SparseIndex(this.#indexInterval));
    index.add(baseOffset, this.size, maxTimestamp);
    this.size += length;
    this.endOffset = lastOffset + 1;
    if (maxTimestamp > this.maxTimestamp) this.maxTimestamp = maxTimestamp;
  }

  /** Adopts an index of everything up to `recentFrom`. */
  adoptIndex(index: SparseIndex): void {
    if (this.#recent !== undefined) index.append(this.#recent);
    this.#recent = undefined;
    this.index = index;
  }

  /** Drops the index, which can be loaded again from its file. */
  dropIndex(): void {
    this.index = undefined;
    this.isIndexMade = false;
    this.recentFrom = this.size;
  }

  facts(): SegmentFacts {
    const { baseOffset, generation, endOffset, size, maxTimestamp, startedAt } = this;
    return { baseOffset, generation, endOffset, size, maxTimestamp, startedAt };
  }
}
