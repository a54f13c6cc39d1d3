import type { ByteString } from '../../../bytes.ts';
import { type Steps } from '../../steps.ts';
import { DrawableSet } from '../drawable-set.ts';
import { stringBytes, type ValueObject } from '../value-object.ts';
import type { Metric } from './metric.ts';
import { type BlockContent, slotBitsOf, strideOf, VectorBlock } from './vector-block.ts';

/** What is read of an index. */
interface Source {
  readonly ids: readonly ByteString[];
  readonly blocks: readonly VectorBlock[];
}

/** The vectors of an index as they were at one moment, for whoever reads them block by block. */
export class VectorSnapshot {
  readonly ids: readonly ByteString[];
  readonly blocks: readonly BlockContent[];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
    this.ids = [...source.ids];
    this.blocks = source.blocks.map((block) => block.share());
  }

  /**
   * The memory of the blocks that nobody else has, because they have been changed since; in bytes.
   * @param isThere whether the index is still under its key
   */
  ownBytes(isThere: boolean): number {
    let bytes = 0;
    for (const [at, { values, inverseLengths }] of this.blocks.entries()) {
      if (isThere && this.#source.blocks[at]?.values === values) continue;
      bytes += values.byteLength + (inverseLengths?.byteLength ?? 0);
    }
    return bytes;
  }
}

/** The most bytes of an ID. */
export const LONGEST_ID = 32_768;

/** The memory of an index without vectors, and of an ID with its places in the map and the array; in bytes. */
const INDEX_BYTES = 480;
const ID_BYTES = 64;

/** Vectors as they were at one moment. */
export interface VectorListing {
  readonly size: number;
  /** @returns the elements, valid until the next call */
  readonly at: (slot: number) => readonly [id: ByteString, vector: Float32Array];
}

/**
 * Vectors of one dimension by their IDs, packed in blocks. Each has a slot; the last one takes the slot of one that is
 * deleted.
 */
export class VectorIndex implements ValueObject {
  readonly type = 'vector';
  /** The result of OBJECT ENCODING for values that Redis itself does not have. */
  readonly encoding = 'raw';
  readonly dimension: number;
  readonly metric: Metric;
  /** How many vectors a block can have, as a power of two. */
  readonly slotBits: number;
  readonly #stride: number;
  #ids = new DrawableSet();
  #blocks: VectorBlock[] = [];
  #idBytes = 0;
  #blockBytes = 0;

  /** @param dimension from 1 to `MOST_DIMENSIONS` */
  constructor(dimension: number, metric: Metric) {
    this.dimension = dimension;
    this.metric = metric;
    this.#stride = strideOf(dimension);
    this.slotBits = slotBitsOf(dimension);
  }

  get size(): number {
    return this.#ids.size;
  }

  get bytes(): number {
    return INDEX_BYTES + this.#idBytes + this.#blockBytes;
  }

  /** The blocks; slot `n` is place `n & (2 ** slotBits - 1)` of block `n >> slotBits`. */
  get blocks(): readonly VectorBlock[] {
    return this.#blocks;
  }

  /** The IDs by slot, valid until the next change. */
  get ids(): readonly ByteString[] {
    return this.#ids.members;
  }

  /** The elements of a vector, valid until the next change. */
  get(id: ByteString): Float32Array | undefined {
    const slot = this.#ids.placeOf(id);
    return slot === undefined ? undefined : this.#at(slot);
  }

  /** @param vector of the dimension of the index @returns whether the ID is new */
  set(id: ByteString, vector: Float32Array): boolean {
    const known = this.#ids.placeOf(id);
    if (known !== undefined) {
      this.#put(known, vector);
      return false;
    }
    this.#put(this.size, vector);
    this.#ids.add(id);
    this.#idBytes += ID_BYTES + stringBytes(id);
    return true;
  }

  /** @returns whether it was there */
  delete(id: ByteString): boolean {
    const slot = this.#ids.placeOf(id);
    if (slot === undefined) return false;
    const last = this.size - 1;
    if (slot !== last) this.#put(slot, this.#at(last));
    this.#ids.delete(id);
    this.#idBytes -= ID_BYTES + stringBytes(id);
    if (last >> this.slotBits < this.#blocks.length - 1) {
      // One block more is kept, so that adding and deleting in turn does not make and drop one each time.
      this.#blockBytes -= this.#blocks.pop()!.bytes;
    }
    return true;
  }

  /** All vectors as of now, whatever changes later. That copies the list of IDs only. */
  listing(): VectorListing {
    const ids = [...this.#ids.members];
    const blocks = this.#blocks.map((block) => block.share());
    return {
      size: ids.length,
      at: (slot) => {
        const first = (slot & (2 ** this.slotBits - 1)) * this.#stride;
        const { values } = blocks[slot >> this.slotBits]!;
        return [ids[slot]!, values.subarray(first, first + this.dimension)];
      },
    };
  }

  /** What a search reads, as it is now, whatever changes later. */
  snapshot(): VectorSnapshot {
    return new VectorSnapshot(this);
  }

  /** The vectors in the order of their slots, which must not change meanwhile. */
  *entries(): Generator<readonly [id: ByteString, vector: Float32Array], void> {
    for (const [slot, id] of this.ids.entries()) yield [id, this.#at(slot)];
  }

  /** An independent copy, made in steps. */
  *cloneInSteps(): Steps<VectorIndex> {
    const copy = new VectorIndex(this.dimension, this.metric);
    copy.#ids = yield* DrawableSet.of(this.ids);
    for (const [i, block] of this.#blocks.entries()) {
      copy.#blocks.push(block.clone());
      if (i % BLOCKS_AT_ONCE === 0) yield;
    }
    copy.#idBytes = this.#idBytes;
    copy.#blockBytes = this.#blockBytes;
    return copy;
  }

  #at(slot: number): Float32Array {
    const block = this.#blocks[slot >> this.slotBits]!;
    return block.at(slot & (2 ** this.slotBits - 1)).subarray(0, this.dimension);
  }

  #put(slot: number, vector: Float32Array): void {
    const at = slot >> this.slotBits;
    let block = this.#blocks[at];
    let before = 0;
    if (block === undefined) {
      block = new VectorBlock(this.#stride, this.metric === 'COSINE');
      this.#blocks.push(block);
    } else {
      before = block.bytes;
    }
    block.set(slot & (2 ** this.slotBits - 1), vector);
    this.#blockBytes += block.bytes - before;
  }
}

/** The blocks that are copied between two yields. */
const BLOCKS_AT_ONCE = 4;
