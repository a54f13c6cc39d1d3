/** An entry: where to look in a segment. */
export interface IndexEntry {
  /** The first offset of a batch. */
  readonly offset: number;
  /** Where the batch begins in the segment. */
  readonly position: number;
}

const FIRST_CAPACITY = 16;

/**
 * The sparse index of a segment: for every interval of bytes its first batch, and the latest timestamp up to its end.
 * Offsets and times are found by binary search.
 */
export class SparseIndex {
  readonly #interval: number;
  #length = 0;
  #offsets = new Float64Array(0);
  #positions = new Uint32Array(0);
  /** Never decreases from one entry to the next. */
  #timestamps = new Float64Array(0);

  /** @param interval bytes of the segment from one entry to the next */
  constructor(interval: number) {
    this.#interval = interval;
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a batch that follows the indexed ones. */
  add(offset: number, position: number, maxTimestamp: number): void {
    const last = this.#length - 1;
    if (last >= 0 && position - this.#positions[last]! < this.#interval) {
      if (maxTimestamp > this.#timestamps[last]!) this.#timestamps[last] = maxTimestamp;
      return;
    }
    if (this.#length === this.#offsets.length) this.#grow();
    const before = last < 0 ? -Infinity : this.#timestamps[last]!;
    this.#offsets[this.#length] = offset;
    this.#positions[this.#length] = position;
    this.#timestamps[this.#length] = Math.max(before, maxTimestamp);
    this.#length += 1;
  }

  /** Appends the entries of an index of the bytes that follow. */
  append(next: SparseIndex): void {
    for (let i = 0; i < next.#length; i++) {
      this.add(next.#offsets[i]!, next.#positions[i]!, next.#timestamps[i]!);
    }
  }

  /** Where to begin reading to find an offset. */
  before(offset: number): IndexEntry | undefined {
    return this.#entry(this.#lastUpTo(offset));
  }

  /** The next entry after an offset, from where reading is possible. */
  after(offset: number): IndexEntry | undefined {
    return this.#entry(this.#lastUpTo(offset) + 1);
  }

  /** Where to begin reading to find the first record that is not before a time. */
  beforeTimestamp(timestamp: number): IndexEntry | undefined {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#timestamps[middle]! >= timestamp) high = middle;
      else low = middle + 1;
    }
    return this.#entry(low);
  }

  *entries(): Generator<IndexEntry & { readonly maxTimestamp: number }> {
    for (let i = 0; i < this.#length; i++) {
      yield { ...this.#entry(i)!, maxTimestamp: this.#timestamps[i]! };
    }
  }

  #lastUpTo(offset: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#offsets[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #entry(i: number): IndexEntry | undefined {
    if (i < 0 || i >= this.#length) return undefined;
    return { offset: this.#offsets[i]!, position: this.#positions[i]! };
  }

  #grow(): void {
    const capacity = Math.max(FIRST_CAPACITY, this.#length * 2);
    const offsets = new Float64Array(capacity);
    const positions = new Uint32Array(capacity);
    const timestamps = new Float64Array(capacity);
    offsets.set(this.#offsets);
    positions.set(this.#positions);
    timestamps.set(this.#timestamps);
    this.#offsets = offsets;
    this.#positions = positions;
    this.#timestamps = timestamps;
  }
}
