import type { Text } from '../../../bytes.ts';

/** A full chunk is halved. */
const LARGEST = 512;

/** The numbers of terms in the order of the terms, by UTF-16 code units. */
export class SortedTerms {
  /** None is empty. */
  readonly #chunks: { ids: Uint32Array; size: number }[] = [];
  readonly #terms: readonly (Text | undefined)[];

  /** @param terms the terms by their numbers */
  constructor(terms: readonly (Text | undefined)[]) {
    this.#terms = terms;
  }

  get bytes(): number {
    return this.#chunks.length * (LARGEST * 4 + 150);
  }

  /** @param id of a term that is not contained yet */
  add(id: number): void {
    if (this.#chunks.length === 0) this.#chunks.push({ ids: new Uint32Array(LARGEST), size: 0 });
    const { chunk, index } = this.#find(this.#terms[id]!);
    let at = index;
    let { ids, size } = this.#chunks[chunk]!;
    if (size === LARGEST) {
      const half = LARGEST / 2;
      const upper = new Uint32Array(LARGEST);
      upper.set(ids.subarray(half));
      this.#chunks[chunk]!.size = half;
      this.#chunks.splice(chunk + 1, 0, { ids: upper, size: half });
      if (at > half) {
        at -= half;
        ({ ids, size } = this.#chunks[chunk + 1]!);
        this.#chunks[chunk + 1]!.size++;
      } else {
        size = half;
        this.#chunks[chunk]!.size++;
      }
    } else {
      this.#chunks[chunk]!.size++;
    }
    ids.copyWithin(at + 1, at, size);
    ids[at] = id;
  }

  remove(id: number): void {
    const { chunk, index } = this.#find(this.#terms[id]!);
    const found = this.#chunks[chunk]!;
    found.ids.copyWithin(index, index + 1, found.size);
    found.size--;
    const next = this.#chunks[chunk + 1];
    if (found.size === 0) {
      this.#chunks.splice(chunk, 1);
    } else if (next !== undefined && found.size + next.size <= LARGEST / 2) {
      found.ids.set(next.ids.subarray(0, next.size), found.size);
      found.size += next.size;
      this.#chunks.splice(chunk + 1, 1);
    }
  }

  /** A cursor at the first term that is not less. */
  from(term: Text): SortedCursor {
    const cursor = new SortedCursor(this.#chunks, this.#terms, (sought) => this.#find(sought));
    cursor.seek(term);
    return cursor;
  }

  /** The place of the first term that is not less, which may be the end of a chunk. */
  #find(term: Text): { readonly chunk: number; readonly index: number } {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#terms[this.#chunks[middle]!.ids[0]!]! <= term) low = middle;
      else high = middle - 1;
    }
    const chunk = this.#chunks[low];
    if (chunk === undefined) return { chunk: 0, index: 0 };
    let from = 0;
    let to = chunk.size;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#terms[chunk.ids[middle]!]! < term) from = middle + 1;
      else to = middle;
    }
    return { chunk: low, index: from };
  }
}

/** Walks terms in order. Valid until one is added or removed. */
export class SortedCursor {
  readonly #chunks: readonly { readonly ids: Uint32Array; readonly size: number }[];
  readonly #terms: readonly (Text | undefined)[];
  readonly #find: (term: Text) => { readonly chunk: number; readonly index: number };
  #chunk = 0;
  #index = 0;

  constructor(
    chunks: readonly { readonly ids: Uint32Array; readonly size: number }[],
    terms: readonly (Text | undefined)[],
    find: (term: Text) => { readonly chunk: number; readonly index: number },
  ) {
    this.#chunks = chunks;
    this.#terms = terms;
    this.#find = find;
  }

  /** The number of the term; undefined at the end. */
  get id(): number | undefined {
    const chunk = this.#chunks[this.#chunk];
    return chunk === undefined ? undefined : chunk.ids[this.#index];
  }

  /** The term; undefined at the end. */
  get term(): Text | undefined {
    const { id } = this;
    return id === undefined ? undefined : this.#terms[id];
  }

  next(): void {
    this.#index++;
    this.#settle();
  }

  /** Goes to the first term that is not less. */
  seek(term: Text): void {
    if (this.#seekNear(term)) return;
    const { chunk, index } = this.#find(term);
    this.#chunk = chunk;
    this.#index = index;
    this.#settle();
  }

  /** Goes on to a term that is near, as those mostly are that a search skips to. @returns whether it is there */
  #seekNear(term: Text): boolean {
    const ids = this.#chunks[this.#chunk]?.ids;
    const size = this.#chunks[this.#chunk]?.size ?? 0;
    const isBefore = (index: number) => this.#terms[ids![index]!]! < term;
    if (this.#index >= size || !isBefore(this.#index)) return false;
    // It is after `from`, and not after `to`.
    let from = this.#index;
    let to = from + 1;
    for (; to < size && isBefore(to); to += to - this.#index) from = to;
    if (to >= size) return false;
    while (from + 1 < to) {
      const middle = (from + to) >>> 1;
      if (isBefore(middle)) from = middle;
      else to = middle;
    }
    this.#index = to;
    return true;
  }

  #settle(): void {
    if (this.#index < (this.#chunks[this.#chunk]?.size ?? 0)) return;
    this.#chunk++;
    this.#index = 0;
  }
}
