import { readRecords, type Reading } from '../batch.ts';
import type { ReadRecord } from '../stored-record.ts';

/** A buffer that batches are encoded into, and that is kept as a cache while there is room. */
export interface Chunk {
  readonly bytes: Buffer;
  /** Where the next batch goes. */
  used: number;
  /** Regions that are in no segment yet, so the chunk can't be evicted. */
  unwritten: number;
  readonly tails: Set<PartitionTail>;
}

export interface TailBatch {
  readonly baseOffset: number;
  readonly lastOffset: number;
  readonly maxTimestamp: number;
  readonly chunk: Chunk;
  /** Where it lies in the chunk. */
  readonly start: number;
  readonly end: number;
}

/** The memory for recent batches of all partitions. */
export class TailCache {
  readonly #limit: number;
  readonly #chunkBytes: number;
  readonly #chunks: Chunk[] = [];
  #size = 0;

  /**
   * @param limit bytes; exceeded only by data that is in no segment yet
   * @param chunkBytes size of a chunk; a larger batch gets a chunk of its own size
   */
  constructor(limit: number, chunkBytes: number) {
    this.#limit = limit;
    this.#chunkBytes = chunkBytes;
  }

  /** A chunk with this much room at its end. */
  reserve(bytes: number): Chunk {
    const current = this.#chunks.at(-1);
    if (current !== undefined && current.used + bytes <= current.bytes.length) return current;
    const size = Math.max(this.#chunkBytes, bytes);
    const chunk: Chunk = {
      bytes: Buffer.allocUnsafeSlow(size),
      used: 0,
      unwritten: 0,
      tails: new Set(),
    };
    this.#chunks.push(chunk);
    this.#size += size;
    this.#shrink();
    return chunk;
  }

  #shrink(): void {
    while (this.#size > this.#limit && this.#chunks.length > 1) {
      const oldest = this.#chunks[0]!;
      if (oldest.unwritten > 0) break;
      this.#chunks.shift();
      this.#size -= oldest.bytes.length;
      for (const tail of oldest.tails) tail.forget(oldest);
    }
  }
}

/** The last batches of one partition, without a gap up to its end. */
export class PartitionTail {
  #batches: (TailBatch | undefined)[] = [];
  /** Index of the first batch that is not evicted. */
  #first = 0;

  get isEmpty(): boolean {
    return this.#first === this.#batches.length;
  }

  /** The first offset that is in memory, or undefined. */
  get startOffset(): number | undefined {
    return this.#batches[this.#first]?.baseOffset;
  }

  push(batch: TailBatch): void {
    this.#batches.push(batch);
    batch.chunk.tails.add(this);
  }

  /** Evicts all batches up to the last one in a chunk. */
  forget(chunk: Chunk): void {
    const batches = this.#batches;
    let first = this.#first;
    for (let i = first; i < batches.length; i++) if (batches[i]!.chunk === chunk) first = i + 1;
    this.#forgetUpTo(first);
  }

  /** Evicts all batches that begin before an offset. */
  forgetBefore(offset: number): void {
    let first = this.#first;
    while (first < this.#batches.length && this.#batches[first]!.baseOffset < offset) first += 1;
    this.#forgetUpTo(first);
  }

  clear(): void {
    for (const batch of this.#batches.slice(this.#first)) batch!.chunk.tails.delete(this);
    this.#batches = [];
    this.#first = 0;
  }

  /**
   * Records from an offset on, up to `maxBytes`.
   * @returns undefined if that offset is not in memory
   */
  read(offset: number, maxBytes: number): ReadRecord[] | undefined {
    const start = this.#indexOf(offset);
    if (start < 0) return undefined;
    const records: ReadRecord[] = [];
    const reading: Reading = { records, left: maxBytes, offset };
    for (
      let i = start;
      i < this.#batches.length && (reading.left > 0 || records.length === 0);
      i++
    ) {
      const batch = this.#batches[i]!;
      readRecords(batch.chunk.bytes, batch.start, reading);
    }
    return records;
  }

  /** The first batch that reaches a timestamp, from an offset on that is in memory. */
  findTimestamp(timestamp: number, offset: number): TailBatch | undefined {
    const start = this.#indexOf(offset);
    for (let i = Math.max(start, this.#first); i < this.#batches.length; i++) {
      if (this.#batches[i]!.maxTimestamp >= timestamp) return this.#batches[i];
    }
    return undefined;
  }

  #forgetUpTo(first: number): void {
    const batches = this.#batches;
    if (first > batches.length / 2) {
      this.#batches = batches.slice(first);
      this.#first = 0;
    } else {
      batches.fill(undefined, this.#first, first);
      this.#first = first;
    }
  }

  /** @returns the index of the batch with that offset, -1 if it is not in memory */
  #indexOf(offset: number): number {
    const batches = this.#batches;
    let low = this.#first;
    let high = batches.length - 1;
    if (low > high || offset < batches[low]!.baseOffset) return -1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (batches[middle]!.baseOffset <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
