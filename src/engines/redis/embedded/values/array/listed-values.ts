import type { ByteString } from '../../../bytes.ts';

/** Values with their places within a slice, in ascending order. */
export interface Occupied {
  readonly offsets: readonly number[];
  readonly values: readonly ByteString[];
}

/** Up to this length lists are made anew for each value, with no place to spare: an array can have very many slices. */
const SHORT = 10;

/** Values beside a list of their places. */
export class ListedValues {
  #offsets: number[] = [];
  #values: ByteString[] = [];

  get count(): number {
    return this.#offsets.length;
  }

  /** The place of the last value; -1 without any. */
  get last(): number {
    return this.#offsets.at(-1) ?? -1;
  }

  get(offset: number): ByteString | undefined {
    const at = this.#lowerBound(offset);
    return this.#offsets[at] === offset ? this.#values[at] : undefined;
  }

  /** Sets a value. @returns the one before */
  set(offset: number, value: ByteString): ByteString | undefined {
    const at = this.#lowerBound(offset);
    if (this.#offsets[at] === offset) {
      const before = this.#values[at];
      this.#values[at] = value;
      return before;
    }
    if (this.count < SHORT) {
      this.#offsets = this.#offsets.toSpliced(at, 0, offset);
      this.#values = this.#values.toSpliced(at, 0, value);
    } else {
      this.#offsets.splice(at, 0, offset);
      this.#values.splice(at, 0, value);
    }
    return undefined;
  }

  /** Removes the values of a range, both ends included, and returns them. */
  delete(from: number, to: number): ByteString[] {
    const first = this.#lowerBound(from);
    const count = this.#lowerBound(to + 1) - first;
    this.#offsets.splice(first, count);
    return this.#values.splice(first, count);
  }

  /** The values of a range, both ends included. */
  occupied(from: number, to: number): Occupied {
    const first = this.#lowerBound(from);
    const end = this.#lowerBound(to + 1);
    return { offsets: this.#offsets.slice(first, end), values: this.#values.slice(first, end) };
  }

  clone(): ListedValues {
    const copy = new ListedValues();
    copy.#offsets = this.#offsets.slice();
    copy.#values = this.#values.slice();
    return copy;
  }

  #lowerBound(offset: number): number {
    let low = 0;
    let high = this.#offsets.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#offsets[middle]! < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
