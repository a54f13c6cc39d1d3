import type { ByteString } from '../../../bytes.ts';
import { stringBytes } from '../value-object.ts';
import { SLICE_SIZE } from './array-index.ts';

/**
 * A part of an array with 4096 indexes, at least one of which has a value. With few values it is sparse, with more it is
 * dense, as in Redis 8.8, whose limits and sizes these are (`sparsearray.h`, and `array-sparse-kmax`, `array-sparse-kmin`).
 */
export type Slice = SparseSlice | DenseSlice;

/** Values with their places within a slice, in ascending order. */
export interface Occupied {
  readonly offsets: readonly number[];
  readonly values: readonly ByteString[];
}

/** A sparse slice has no more values, */
const MOST_SPARSE = 10;
/** and a dense one becomes sparse when no more are left. */
const FEWEST_DENSE = 5;
const FEWEST_PLACES = 8;
/** A dense slice with fewer places saves nothing when it becomes sparse. */
const WORTH_DEMOTION = 32;

/** The memory of a slice without its places, and of a place, in bytes. */
const SPARSE_BYTES = 160;
const SPARSE_PLACE_BYTES = 16;
const DENSE_BYTES = 120;
const DENSE_PLACE_BYTES = 8;

/** The values of a slice beside a list of their places. */
export class SparseSlice {
  readonly isDense = false;
  readonly #offsets: number[] = [];
  readonly #values: ByteString[] = [];
  #valueBytes = 0;
  /** How many values there is room for in Redis. */
  places: number;

  constructor(places = 4) {
    this.places = places;
  }

  get count(): number {
    return this.#offsets.length;
  }

  get bytes(): number {
    return SPARSE_BYTES + this.places * SPARSE_PLACE_BYTES + this.#valueBytes;
  }

  /** The place of the last value. */
  get last(): number {
    return this.#offsets.at(-1)!;
  }

  get(offset: number): ByteString | undefined {
    const at = this.#lowerBound(offset);
    return this.#offsets[at] === offset ? this.#values[at] : undefined;
  }

  /** Sets a value; there must be room. @returns whether there was none before */
  set(offset: number, value: ByteString): boolean {
    const at = this.#lowerBound(offset);
    const isNew = this.#offsets[at] !== offset;
    this.#valueBytes += stringBytes(value);
    if (isNew) {
      if (this.count === this.places) this.places = Math.min(this.places * 2, MOST_SPARSE);
      this.#offsets.splice(at, 0, offset);
      this.#values.splice(at, 0, value);
    } else {
      this.#valueBytes -= stringBytes(this.#values[at]!);
      this.#values[at] = value;
    }
    return isNew;
  }

  /** Removes the values of a range, both ends included. @returns how many there were */
  delete(from: number, to: number): number {
    const first = this.#lowerBound(from);
    const count = this.#lowerBound(to + 1) - first;
    this.#offsets.splice(first, count);
    for (const value of this.#values.splice(first, count)) this.#valueBytes -= stringBytes(value);
    return count;
  }

  /** The values of a range, both ends included. */
  occupied(from: number, to: number): Occupied {
    const first = this.#lowerBound(from);
    const end = this.#lowerBound(to + 1);
    return { offsets: this.#offsets.slice(first, end), values: this.#values.slice(first, end) };
  }

  clone(): SparseSlice {
    const copy = new SparseSlice(this.places);
    for (const [i, offset] of this.#offsets.entries()) copy.set(offset, this.#values[i]!);
    return copy;
  }

  #lowerBound(offset: number): number {
    let at = 0;
    while (at < this.#offsets.length && this.#offsets[at]! < offset) at++;
    return at;
  }
}

/** A place for each index of a window, whose length is a power of two. */
export class DenseSlice {
  readonly isDense = true;
  count = 0;
  /** The place of the last value. */
  last = -1;
  /** The place that the window begins at. */
  #from: number;
  #items: (ByteString | undefined)[];
  #valueBytes = 0;

  /** @param offset where its values are expected to begin */
  constructor(offset: number, places = FEWEST_PLACES) {
    this.#from = startOfWindow(offset, places);
    this.#items = empty(places);
  }

  get places(): number {
    return this.#items.length;
  }

  get bytes(): number {
    return DENSE_BYTES + this.places * DENSE_PLACE_BYTES + this.#valueBytes;
  }

  get(offset: number): ByteString | undefined {
    return this.#items[offset - this.#from];
  }

  /** Sets a value. @returns whether there was none before */
  set(offset: number, value: ByteString): boolean {
    this.#cover(offset);
    const at = offset - this.#from;
    const before = this.#items[at];
    this.#items[at] = value;
    this.#valueBytes += stringBytes(value);
    if (before === undefined) this.count++;
    else this.#valueBytes -= stringBytes(before);
    if (offset > this.last) this.last = offset;
    return before === undefined;
  }

  /** Removes the values of a range, both ends included. @returns how many there were */
  delete(from: number, to: number): number {
    const before = this.count;
    const end = Math.min(to - this.#from, this.places - 1);
    for (let at = Math.max(from - this.#from, 0); at <= end; at++) {
      const value = this.#items[at];
      if (value === undefined) continue;
      this.#items[at] = undefined;
      this.#valueBytes -= stringBytes(value);
      this.count--;
    }
    if (from <= this.last && this.last <= to) {
      let at = this.last - this.#from;
      while (at >= 0 && this.#items[at] === undefined) at--;
      this.last = this.#from + at;
    }
    return before - this.count;
  }

  /** The values of a range, both ends included. */
  occupied(from: number, to: number): Occupied {
    const offsets: number[] = [];
    const values: ByteString[] = [];
    const end = Math.min(to, this.last) - this.#from;
    for (let at = Math.max(from - this.#from, 0); at <= end; at++) {
      const value = this.#items[at];
      if (value === undefined) continue;
      offsets.push(this.#from + at);
      values.push(value);
    }
    return { offsets, values };
  }

  clone(): DenseSlice {
    const copy = new DenseSlice(this.#from, this.places);
    copy.#items = this.#items.slice();
    copy.count = this.count;
    copy.last = this.last;
    copy.#valueBytes = this.#valueBytes;
    return copy;
  }

  /** Extends the window to a place: to the right it doubles, to the left it becomes as long as it must. */
  #cover(offset: number): void {
    const end = this.#from + this.places;
    if (offset >= this.#from && offset < end) return;
    let places = this.places;
    let from = this.#from;
    if (offset >= end) {
      while (offset >= this.#from + places && places < SLICE_SIZE) places *= 2;
      from = startOfWindow(from, places);
    } else {
      places = windowOf(end - offset);
      from = places === SLICE_SIZE ? 0 : Math.max(end - places, 0);
    }
    const items = empty(places);
    const shift = this.#from - from;
    for (let at = 0; at < this.places; at++) items[at + shift] = this.#items[at];
    this.#items = items;
    this.#from = from;
  }
}

/** The slice with room for a value at a place, which becomes dense if that is one too many. */
export function withRoom(slice: Slice, offset: number): Slice {
  const isFull = !slice.isDense && slice.count === MOST_SPARSE && slice.get(offset) === undefined;
  return isFull ? inDenseForm(slice) : slice;
}

/** The slice, or a new one, that is going to get a value at each place of a range, both ends included. */
export function withRoomForRange(slice: Slice | undefined, from: number, to: number): Slice {
  const length = to - from + 1;
  if (slice === undefined) return length > MOST_SPARSE ? new DenseSlice(from) : new SparseSlice();
  if (slice.isDense) return slice;
  const added = length > MOST_SPARSE ? length : length - slice.occupied(from, to).offsets.length;
  return slice.count + added > MOST_SPARSE ? inDenseForm(slice) : slice;
}

/** The slice after values were removed, which becomes sparse if it has few left. */
export function withoutRoom(slice: Slice): Slice {
  if (!slice.isDense || slice.count > FEWEST_DENSE || slice.places < WORTH_DEMOTION) return slice;
  const sparse = new SparseSlice(FEWEST_DENSE);
  const { offsets, values } = slice.occupied(0, SLICE_SIZE - 1);
  for (const [i, offset] of offsets.entries()) sparse.set(offset, values[i]!);
  return sparse;
}

function inDenseForm(slice: SparseSlice): DenseSlice {
  const { offsets, values } = slice.occupied(0, SLICE_SIZE - 1);
  const first = offsets[0] ?? 0;
  const dense = new DenseSlice(first, windowOf(slice.count === 0 ? 1 : slice.last - first + 1));
  for (const [i, offset] of offsets.entries()) dense.set(offset, values[i]!);
  return dense;
}

/** The length of the window that has at least so many places. */
function windowOf(places: number): number {
  return Math.max(2 ** Math.ceil(Math.log2(places)), FEWEST_PLACES);
}

/** Where a window of some length begins that should begin at a place: within the slice. */
function startOfWindow(offset: number, places: number): number {
  return Math.min(offset, SLICE_SIZE - places);
}

function empty(places: number): (ByteString | undefined)[] {
  // oxlint-disable-next-line unicorn/no-new-array -- Array.from would go through an iterator
  return new Array<ByteString | undefined>(places).fill(undefined);
}
