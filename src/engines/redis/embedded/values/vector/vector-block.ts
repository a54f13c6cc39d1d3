/** The most elements of a vector. */
export const MOST_DIMENSIONS = 32_768;

/** The most floats of a block. */
export const BLOCK_FLOATS = 64 * 1024;

/** The floats between the starts of two vectors: zeros follow each, so that it can be read four floats at a time. */
export function strideOf(dimension: number): number {
  return (dimension + 3) & ~3;
}

/** How many vectors a block can have, as a power of two, so that a slot is found without a division. */
export function slotBitsOf(dimension: number): number {
  return Math.floor(Math.log2(BLOCK_FLOATS / strideOf(dimension)));
}

/** The memory of a block without its arrays, and of each array without its elements; in bytes. */
const BLOCK_BYTES = 72;
const ARRAY_BYTES = 180;

/** What a block has for each vector, as it was at one moment. */
export interface BlockContent {
  readonly stride: number;
  readonly values: Float32Array;
  readonly inverseLengths: Float64Array | undefined;
}

/** Some vectors of an index in one array, one behind the other. It grows until it has as many as a block can have. */
export class VectorBlock implements BlockContent {
  readonly stride: number;
  #values: Float32Array;
  /** One divided by the length of each vector, 0 for one of length 0; only where that is needed. */
  #inverseLengths: Float64Array | undefined;
  /** Whether somebody else keeps the arrays, so that they must not be changed. */
  #isShared = false;

  constructor(stride: number, hasLengths: boolean) {
    this.stride = stride;
    this.#values = new Float32Array(stride);
    this.#inverseLengths = hasLengths ? new Float64Array(1) : undefined;
  }

  get values(): Float32Array {
    return this.#values;
  }

  get inverseLengths(): Float64Array | undefined {
    return this.#inverseLengths;
  }

  get bytes(): number {
    const lengths = this.#inverseLengths;
    const ofLengths = lengths === undefined ? 0 : ARRAY_BYTES + lengths.byteLength;
    return BLOCK_BYTES + ARRAY_BYTES + this.#values.byteLength + ofLengths;
  }

  /** @param at where in the block; not behind a place that has never been set */
  set(at: number, vector: Float32Array): void {
    const first = at * this.stride;
    if (first >= this.#values.length) this.#grow();
    else if (this.#isShared) this.#unshare(this.#values.length);
    this.#values.set(vector, first);
    if (this.#inverseLengths !== undefined) this.#inverseLengths[at] = inverseLengthOf(vector);
  }

  /** The floats of a place, valid until the next change; with the zeros behind them. */
  at(place: number): Float32Array {
    return this.#values.subarray(place * this.stride, (place + 1) * this.stride);
  }

  /** The arrays, which are not changed from now on: the next change is made to copies. */
  share(): BlockContent {
    this.#isShared = true;
    return { stride: this.stride, values: this.#values, inverseLengths: this.#inverseLengths };
  }

  clone(): VectorBlock {
    const copy = new VectorBlock(this.stride, false);
    copy.#values = this.#values.slice();
    copy.#inverseLengths = this.#inverseLengths?.slice();
    return copy;
  }

  #grow(): void {
    this.#unshare(2 * this.#values.length);
  }

  /** Copies the arrays. @param length of that with the values */
  #unshare(length: number): void {
    const values = new Float32Array(length);
    values.set(this.#values);
    this.#values = values;
    if (this.#inverseLengths !== undefined) {
      const lengths = new Float64Array(length / this.stride);
      lengths.set(this.#inverseLengths);
      this.#inverseLengths = lengths;
    }
    this.#isShared = false;
  }
}

/** One divided by the length of a vector; 0 if that is 0. */
export function inverseLengthOf(vector: Float32Array): number {
  let sum = 0;
  for (const element of vector) sum += element * element;
  return sum === 0 ? 0 : 1 / Math.sqrt(sum);
}
