import type { Slice } from './slice.ts';

/** The numbers of some slices in ascending order, and beside them the slices. */
interface Leaf {
  readonly numbers: number[];
  readonly slices: Slice[];
}

/** A slice and its number. */
export type NumberedSlice = readonly [number: number, slice: Slice];

const LARGEST_LEAF = 256;
/** The memory of a place in a leaf, in bytes. */
const PLACE_BYTES = 24;

/**
 * The slices of an array by their numbers, in order. Only those that have values are there, in leaves of limited length, so
 * that an array of far-apart indexes takes no more time and memory than its values do.
 */
export class SliceDirectory {
  /** None is empty. */
  readonly #leaves: Leaf[] = [];
  size = 0;

  get bytes(): number {
    return this.size * PLACE_BYTES;
  }

  get(number: number): Slice | undefined {
    const leaf = this.#leaves[this.#leafOf(number)];
    if (leaf === undefined) return undefined;
    const at = lowerBound(leaf.numbers, number);
    return leaf.numbers[at] === number ? leaf.slices[at] : undefined;
  }

  set(number: number, slice: Slice): void {
    const place = Math.max(this.#leafOf(number), 0);
    const leaf = this.#leaves[place];
    if (leaf === undefined) {
      this.#leaves.push({ numbers: [number], slices: [slice] });
      this.size++;
      return;
    }
    const at = lowerBound(leaf.numbers, number);
    if (leaf.numbers[at] === number) {
      leaf.slices[at] = slice;
      return;
    }
    leaf.numbers.splice(at, 0, number);
    leaf.slices.splice(at, 0, slice);
    this.size++;
    if (leaf.numbers.length > LARGEST_LEAF) this.#split(leaf, place, at);
  }

  delete(number: number): void {
    const place = this.#leafOf(number);
    const leaf = this.#leaves[place];
    if (leaf === undefined) return;
    const at = lowerBound(leaf.numbers, number);
    if (leaf.numbers[at] !== number) return;
    leaf.numbers.splice(at, 1);
    leaf.slices.splice(at, 1);
    this.size--;
    if (leaf.numbers.length === 0) this.#leaves.splice(place, 1);
  }

  /** The first slice with this number or a higher one. */
  atOrAfter(number: number): NumberedSlice | undefined {
    const place = Math.max(this.#leafOf(number), 0);
    const leaf = this.#leaves[place];
    if (leaf === undefined) return undefined;
    const at = lowerBound(leaf.numbers, number);
    return numbered(leaf, at) ?? numbered(this.#leaves[place + 1], 0);
  }

  /** The last slice with this number or a lower one. */
  atOrBefore(number: number): NumberedSlice | undefined {
    const leaf = this.#leaves[this.#leafOf(number)];
    return leaf === undefined
      ? undefined
      : numbered(leaf, lowerBound(leaf.numbers, number + 1) - 1);
  }

  /** The index of the last leaf that does not begin above a number; -1 if all do. */
  #leafOf(number: number): number {
    const leaves = this.#leaves;
    let low = 0;
    let high = leaves.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (leaves[middle]!.numbers[0]! <= number) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Where slices are added at the end, as in most arrays, full leaves stay behind. */
  #split(leaf: Leaf, place: number, added: number): void {
    const { length } = leaf.numbers;
    const from = added === length - 1 ? added : length >>> 1;
    this.#leaves.splice(place + 1, 0, {
      numbers: leaf.numbers.splice(from),
      slices: leaf.slices.splice(from),
    });
  }
}

function numbered(leaf: Leaf | undefined, at: number): NumberedSlice | undefined {
  const slice = leaf?.slices[at];
  return slice === undefined ? undefined : [leaf!.numbers[at]!, slice];
}

function lowerBound(numbers: readonly number[], number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
