import type { ByteString } from '../../../bytes.ts';
import { stringBytes } from '../value-object.ts';
import { SLICE_SIZE } from './array-index.ts';
import { ListedValues, type Occupied } from './listed-values.ts';

/**
 * A part of an array with 4096 indexes, at least one of which has a value. With few values it is sparse, with more it is
 * dense, as in Redis 8.8, whose limits and sizes these are (`sparsearray.h`, and `array-sparse-kmax`, `array-sparse-kmin`).
 */
export type Slice = SparseSlice | DenseSlice;

/** A sparse slice has no more values, */
const MOST_SPARSE = 10;
/** and a dense one becomes sparse when no more are left. */
const FEWEST_DENSE = 5;
const FEWEST_PLACES = 8;
/** A dense slice with fewer places saves nothing when it becomes sparse. */
const WORTH_DEMOTION = 32;

/** The memory of a slice without its places, of a place in a list, and of one in a window; in bytes. */
const SLICE_BYTES = 200;
const LISTED_BYTES = 20;
const PLACE_BYTES = 8;

/** A window is kept as a list as long as it has at least so many times as many places as values. */
const WORTH_LISTING = 4;
const WORTH_LISTING_AGAIN = 8;

/** The values of a slice beside a list of their places. */
export class SparseSlice {
  readonly isDense = false;
  #listed = new ListedValues();
  #valueBytes = 0;
  /** How many values there is room for in Redis. */
  places: number;

  constructor(places = 4) {
    this.places = places;
  }

  get count(): number {
    return this.#listed.count;
  }

  get bytes(): number {
    return SLICE_BYTES + this.count * LISTED_BYTES + this.#valueBytes;
  }

  /** The place of the last value. */
  get last(): number {
    return this.#listed.last;
  }

  get(offset: number): ByteString | undefined {
    return this.#listed.get(offset);
  }

  /** Sets a value; there must be room. @returns whether there was none before */
  set(offset: number, value: ByteString): boolean {
    const before = this.#listed.set(offset, value);
    this.#valueBytes += stringBytes(value) - bytesOf(before);
    if (this.count > this.places) this.places = Math.min(this.places * 2, MOST_SPARSE);
    return before === undefined;
  }

  /** Removes the values of a range, both ends included. @returns how many there were */
  delete(from: number, to: number): number {
    const deleted = this.#listed.delete(from, to);
    for (const value of deleted) this.#valueBytes -= stringBytes(value);
    return deleted.length;
  }

  /** The values of a range, both ends included. */
  occupied(from: number, to: number): Occupied {
    return this.#listed.occupied(from, to);
  }

  clone(): SparseSlice {
    const copy = new SparseSlice(this.places);
    copy.#listed = this.#listed.clone();
    copy.#valueBytes = this.#valueBytes;
    return copy;
  }
}

/**
 * In Redis a place for each index of a window, whose length is a power of two. Here it is a list while the window has few
 * values: otherwise eleven values far apart would take thousands of places, and a request many times its own length.
 */
export class DenseSlice {
  readonly isDense = true;
  /** The place that the window begins at. */
  #from: number;
  #places: number;
  #listed: ListedValues | undefined = new ListedValues();
  /** The window, where it is no list; and then how many values it has, and the place of the last one. */
  #items: (ByteString | undefined)[] = [];
  #count = 0;
  #last = -1;
  #valueBytes = 0;

  /** @param offset where its values are expected to begin */
  constructor(offset: number, places = FEWEST_PLACES) {
    this.#from = startOfWindow(offset, places);
    this.#places = places;
  }

  get count(): number {
    return this.#listed?.count ?? this.#count;
  }

  /** The place of the last value. */
  get last(): number {
    return this.#listed?.last ?? this.#last;
  }

  get places(): number {
    return this.#places;
  }

  get bytes(): number {
    const { count } = this;
    const ofPlaces = this.#listed === undefined ? this.places * PLACE_BYTES : count * LISTED_BYTES;
    return SLICE_BYTES + ofPlaces + this.#valueBytes;
  }

  get(offset: number): ByteString | undefined {
    return this.#listed === undefined ? this.#items[offset - this.#from] : this.#listed.get(offset);
  }

  /** Sets a value. @returns whether there was none before */
  set(offset: number, value: ByteString): boolean {
    this.#cover(offset);
    const before = this.#replace(offset, value);
    this.#valueBytes += stringBytes(value) - bytesOf(before);
    if (this.count * WORTH_LISTING > this.places) this.#open();
    return before === undefined;
  }

  /** Removes the values of a range, both ends included. @returns how many there were */
  delete(from: number, to: number): number {
    const deleted = this.#listed?.delete(from, to) ?? this.#clear(from, to);
    for (const value of deleted) this.#valueBytes -= stringBytes(value);
    if (this.count * WORTH_LISTING_AGAIN < this.places) this.#list();
    return deleted.length;
  }

  /** The values of a range, both ends included. */
  occupied(from: number, to: number): Occupied {
    if (this.#listed !== undefined) return this.#listed.occupied(from, to);
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
    copy.#listed = this.#listed?.clone();
    copy.#items = this.#items.slice();
    copy.#count = this.#count;
    copy.#last = this.#last;
    copy.#valueBytes = this.#valueBytes;
    return copy;
  }

  #replace(offset: number, value: ByteString): ByteString | undefined {
    if (this.#listed !== undefined) return this.#listed.set(offset, value);
    const at = offset - this.#from;
    const before = this.#items[at];
    this.#items[at] = value;
    if (before === undefined) this.#count++;
    if (offset > this.#last) this.#last = offset;
    return before;
  }

  /** Removes the values of a range of the window, and returns them. */
  #clear(from: number, to: number): ByteString[] {
    const cleared: ByteString[] = [];
    const end = Math.min(to - this.#from, this.places - 1);
    for (let at = Math.max(from - this.#from, 0); at <= end; at++) {
      const value = this.#items[at];
      if (value === undefined) continue;
      this.#items[at] = undefined;
      cleared.push(value);
    }
    this.#count -= cleared.length;
    if (from <= this.#last && this.#last <= to) {
      let at = this.#last - this.#from;
      while (at >= 0 && this.#items[at] === undefined) at--;
      this.#last = this.#from + at;
    }
    return cleared;
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
    if (this.count * WORTH_LISTING_AGAIN < places) this.#list();
    if (this.#listed === undefined) {
      const items = empty(places);
      const shift = this.#from - from;
      for (let at = 0; at < this.places; at++) items[at + shift] = this.#items[at];
      this.#items = items;
    }
    this.#from = from;
    this.#places = places;
  }

  /** Makes the list the window that it stands for. */
  #open(): void {
    if (this.#listed === undefined) return;
    const { offsets, values } = this.#listed.occupied(0, SLICE_SIZE - 1);
    this.#count = this.#listed.count;
    this.#last = this.#listed.last;
    this.#items = empty(this.places);
    for (const [i, offset] of offsets.entries()) this.#items[offset - this.#from] = values[i]!;
    this.#listed = undefined;
  }

  #list(): void {
    if (this.#listed !== undefined) return;
    const { offsets, values } = this.occupied(0, SLICE_SIZE - 1);
    const listed = new ListedValues();
    for (const [i, offset] of offsets.entries()) listed.set(offset, values[i]!);
    this.#listed = listed;
    this.#items = [];
  }
}

function bytesOf(value: ByteString | undefined): number {
  return value === undefined ? 0 : stringBytes(value);
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
