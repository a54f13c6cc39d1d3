import type { NumberColumn } from '../columns.ts';
import type { NumericType } from '../configuration.ts';
import { grown } from './grown.ts';

/** What an entry of a map takes, with an array. */
const ENTRY = 150;

/** The numbers of a field by document. Most documents have one, which is packed; NaN stands for none. */
export class NumberValues implements NumberColumn {
  readonly kind = 'numbers';
  readonly type: NumericType;
  #first = new Float64Array(0);
  #size = 0;
  /** All values of documents that have several. */
  readonly #several = new Map<number, Float64Array>();
  #severalBytes = 0;

  constructor(type: NumericType) {
    this.type = type;
  }

  get bytes(): number {
    return this.#first.byteLength + this.#severalBytes;
  }

  /** Whether a document may have several values. */
  get hasSeveral(): boolean {
    return this.#several.size > 0;
  }

  /** The first value of each document, NaN if it has none. */
  get first(): Float64Array {
    return this.#first;
  }

  /** Adds the values of the next document. */
  append(values: ArrayLike<number>): void {
    this.#first = grown(this.#first, this.#size + 1);
    this.#first[this.#size] = values.length > 0 ? values[0]! : NaN;
    if (values.length > 1) {
      this.#several.set(this.#size, Float64Array.from(values));
      this.#severalBytes += ENTRY + values.length * 8;
    }
    this.#size++;
  }

  /** Adds the values of a document of another column. */
  copy(from: NumberValues, document: number): void {
    const several = from.#several.get(document);
    const first = from.#first[document]!;
    this.append(several ?? (Number.isNaN(first) ? [] : [first]));
  }

  count(document: number): number {
    const several = this.hasSeveral ? this.#several.get(document) : undefined;
    if (several !== undefined) return several.length;
    return Number.isNaN(this.#first[document]!) ? 0 : 1;
  }

  at(document: number, index: number): number {
    return index === 0 ? this.#first[document]! : this.#several.get(document)![index]!;
  }
}
