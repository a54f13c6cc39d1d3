import type { ByteString } from '../../../bytes.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { ValueObject } from '../value-object.ts';
import {
  indexAt,
  LAST_INDEX,
  moved,
  offsetOf,
  SLICE_SIZE,
  sliceOf,
  type ArrayIndex,
} from './array-index.ts';
import { type Slice, SparseSlice, withoutRoom, withRoom, withRoomForRange } from './slice.ts';
import { SliceDirectory } from './slice-directory.ts';

/** The slices of a block, and the highest number of slices that one table has for all (`sparsearray.h`). */
const BLOCK = 2048;
const FEWEST_BLOCKS = 4;

/**
 * The figures of a directory of slices as Redis 8.8 keeps it, which ARINFO tells: one table up to the highest slice, whose
 * length is a power of two; and for ever after the number of a slice has exceeded it, a sorted table of blocks of slices,
 * which doubles where it has no room and never shrinks (`sparsearray.c` `arDirGrow`, `arSuperDirEnsureSlot`).
 */
class DirectoryFigures {
  /** How many blocks have slices. */
  #blocks = 0;
  /** How many blocks there is room for; 0 while there is one table. */
  #room = 0;

  /** Notes that a slice was added. */
  added(number: number, slices: SliceDirectory): void {
    if (isAlone(number, slices)) this.#blocks++;
    if (this.#room === 0 && number < BLOCK) return;
    this.#room = Math.max(this.#room, FEWEST_BLOCKS);
    if (this.#blocks > this.#room) this.#room *= 2;
  }

  /** Notes that a slice was deleted. */
  deleted(number: number, slices: SliceDirectory): void {
    if (isAlone(number, slices)) this.#blocks--;
  }

  of(slices: SliceDirectory): { readonly size: number; readonly blocks: number } {
    if (this.#room > 0) return { size: this.#room, blocks: this.#blocks };
    const highest = slices.atOrBefore(BLOCK)?.[0] ?? 0;
    return { size: 2 ** Math.ceil(Math.log2(highest + 1)), blocks: 0 };
  }
}

/** Whether no other slice is in the same block. */
function isAlone(number: number, slices: SliceDirectory): boolean {
  const isBeside = (other: number | undefined) =>
    other !== undefined && Math.floor(other / BLOCK) === Math.floor(number / BLOCK);
  return (
    !isBeside(slices.atOrBefore(number - 1)?.[0]) && !isBeside(slices.atOrAfter(number + 1)?.[0])
  );
}

/** The values of a slice that are in a range, in the order of the range. */
interface ArrayPart {
  /** The number of the slice. */
  readonly slice: number;
  readonly offsets: readonly number[];
  readonly values: readonly ByteString[];
}

/** The memory of the object and an empty directory, in bytes. */
const ARRAY_BYTES = 320;

/**
 * An array of Redis 8.8 (`sparsearray.c`): values at indexes from 0 to 2^64 - 2, in slices of 4096 indexes each, of which
 * only those exist that have a value.
 */
export class ArrayValue implements ValueObject {
  readonly type = 'array';
  readonly encoding = 'sliced-array';
  #directory = new SliceDirectory();
  #figures = new DirectoryFigures();
  #sliceBytes = 0;
  #count = 0;
  /** The index at which ARINSERT or ARRING has written last, or that ARSEEK has set instead; undefined before the first. */
  lastAdded: ArrayIndex | undefined;

  /** The number of values. */
  get count(): number {
    return this.#count;
  }

  /** The last index that has a value, and one. */
  get length(): ArrayIndex {
    const last = this.#directory.atOrBefore(Infinity);
    return last === undefined ? 0 : moved(indexAt(last[0], last[1].last), 1);
  }

  /** The index at which is written next; undefined if none is left. */
  get next(): ArrayIndex | undefined {
    if (this.lastAdded === undefined) return 0;
    return this.lastAdded >= LAST_INDEX ? undefined : moved(this.lastAdded, 1);
  }

  get bytes(): number {
    return ARRAY_BYTES + this.#directory.bytes + this.#sliceBytes;
  }

  /** The number of slices. */
  get slices(): number {
    return this.#directory.size;
  }

  /** What ARINFO tells of the directory. */
  get directory(): { readonly size: number; readonly blocks: number } {
    return this.#figures.of(this.#directory);
  }

  get(index: ArrayIndex): ByteString | undefined {
    return this.#directory.get(sliceOf(index))?.get(offsetOf(index));
  }

  /** Sets the value at an index. @returns whether there was none before */
  set(index: ArrayIndex, value: ByteString): boolean {
    const number = sliceOf(index);
    const offset = offsetOf(index);
    const found = this.#directory.get(number);
    const before = found?.bytes ?? 0;
    const slice = found === undefined ? new SparseSlice() : withRoom(found, offset);
    if (slice !== found) this.#place(number, slice, found === undefined);
    const isNew = slice.set(offset, value);
    if (isNew) this.#count++;
    this.#sliceBytes += slice.bytes - before;
    return isNew;
  }

  /** To be called before a value is set at each index of a range, so that slices that will be dense are so at once. */
  expect(first: ArrayIndex, last: ArrayIndex): void {
    const end = sliceOf(last);
    for (let number = sliceOf(first); number <= end; number++) {
      const from = number === sliceOf(first) ? offsetOf(first) : 0;
      const to = number === end ? offsetOf(last) : SLICE_SIZE - 1;
      const found = this.#directory.get(number);
      const slice = withRoomForRange(found, from, to);
      if (slice === found) continue;
      this.#sliceBytes += slice.bytes - (found?.bytes ?? 0);
      this.#place(number, slice, found === undefined);
    }
  }

  /** Removes the value at an index. @returns whether there was one */
  delete(index: ArrayIndex): boolean {
    const number = sliceOf(index);
    const slice = this.#directory.get(number);
    if (slice === undefined) return false;
    return this.#deleteFrom(number, slice, offsetOf(index), offsetOf(index)) > 0;
  }

  /** Removes the values of a range, both ends included. @returns how many there were */
  *deleteRange(low: ArrayIndex, high: ArrayIndex): Steps<number> {
    const first = sliceOf(low);
    const end = sliceOf(high);
    let deleted = 0;
    let visited = 0;
    let found = this.#directory.atOrAfter(first);
    while (found !== undefined && found[0] <= end) {
      const [number, slice] = found;
      visited += slice.places;
      const from = number === first ? offsetOf(low) : 0;
      const to = number === end ? offsetOf(high) : SLICE_SIZE - 1;
      deleted += this.#deleteFrom(number, slice, from, to);
      if (visited > AT_ONCE) {
        visited = 0;
        yield;
      }
      found = this.#directory.atOrAfter(number + 1);
    }
    return deleted;
  }

  /** The values of a range, both ends included, slice by slice; downward if it begins with the higher index. */
  *parts(start: ArrayIndex, end: ArrayIndex): Generator<ArrayPart, void> {
    const [low, high] = start > end ? [end, start] : [start, end];
    const first = sliceOf(low);
    const last = sliceOf(high);
    for (const [number, slice] of this.#between(first, last, start > end)) {
      const from = number === first ? offsetOf(low) : 0;
      const to = number === last ? offsetOf(high) : SLICE_SIZE - 1;
      const { offsets, values } = slice.occupied(from, to);
      if (start <= end) yield { slice: number, offsets, values };
      else yield { slice: number, offsets: offsets.toReversed(), values: values.toReversed() };
    }
  }

  /** All values with their indexes, in ascending order. */
  *entries(): Generator<readonly [index: ArrayIndex, value: ByteString], void> {
    for (const { slice, offsets, values } of this.parts(0, LAST_INDEX)) {
      for (const [i, offset] of offsets.entries()) yield [indexAt(slice, offset), values[i]!];
    }
  }

  /** All slices in order. */
  *allSlices(): Generator<Slice, void> {
    for (const [, slice] of this.#between(0, Infinity, false)) yield slice;
  }

  /** Takes over the values of another array, which is not used any more. */
  replaceBy(other: ArrayValue): void {
    this.#directory = other.#directory;
    this.#figures = other.#figures;
    this.#sliceBytes = other.#sliceBytes;
    this.#count = other.#count;
    this.lastAdded = other.lastAdded;
  }

  /** An independent copy. */
  *cloneInSteps(): Steps<ArrayValue> {
    const copy = new ArrayValue();
    let visited = 0;
    for (const [number, slice] of this.#between(0, Infinity, false)) {
      copy.#place(number, slice.clone(), true);
      visited += slice.places;
      if (visited <= AT_ONCE) continue;
      visited = 0;
      yield;
    }
    copy.#sliceBytes = this.#sliceBytes;
    copy.#count = this.#count;
    copy.lastAdded = this.lastAdded;
    return copy;
  }

  *#between(first: number, last: number, isDown: boolean) {
    const directory = this.#directory;
    let found = isDown ? directory.atOrBefore(last) : directory.atOrAfter(first);
    while (found !== undefined && found[0] >= first && found[0] <= last) {
      yield found;
      const [number] = found;
      found = isDown ? directory.atOrBefore(number - 1) : directory.atOrAfter(number + 1);
    }
  }

  #place(number: number, slice: Slice, isNew: boolean): void {
    this.#directory.set(number, slice);
    if (isNew) this.#figures.added(number, this.#directory);
  }

  #deleteFrom(number: number, slice: Slice, from: number, to: number): number {
    const before = slice.bytes;
    const deleted = slice.delete(from, to);
    if (deleted === 0) return 0;
    this.#count -= deleted;
    if (slice.count === 0) {
      this.#sliceBytes -= before;
      this.#directory.delete(number);
      this.#figures.deleted(number, this.#directory);
      return deleted;
    }
    const rest = withoutRoom(slice);
    if (rest !== slice) this.#place(number, rest, false);
    this.#sliceBytes += rest.bytes - before;
    return deleted;
  }
}
