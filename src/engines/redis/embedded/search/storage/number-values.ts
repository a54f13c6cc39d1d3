import type { NumericType } from '../configuration.ts';
import { exactAt, type NumberColumn } from '../columns.ts';
import { restOf, type ExactNumber } from '../exact-number.ts';
import { grown } from './grown.ts';

/** What an entry of a map takes, with an array. */
const ENTRY = 150;

/**
 * The numbers of a field by document, as doubles. Most documents have one, which is packed; NaN stands for none. What a
 * bigint has more than its double, up to 1024, is in rests, which there are once a value is one.
 */
export class NumberValues implements NumberColumn {
  readonly kind = 'numbers';
  readonly type: NumericType;
  #first = new Float64Array(0);
  #firstRests: Int16Array<ArrayBuffer> | undefined;
  #size = 0;
  /** All values of documents that have several. */
  readonly #several = new Map<number, Float64Array>();
  readonly #severalRests = new Map<number, Int16Array>();
  #severalBytes = 0;

  constructor(type: NumericType) {
    this.type = type;
  }

  get bytes(): number {
    return this.#first.byteLength + (this.#firstRests?.byteLength ?? 0) + this.#severalBytes;
  }

  /** Whether a document may have several values. */
  get hasSeveral(): boolean {
    return this.#several.size > 0;
  }

  get isRounded(): boolean {
    return this.#firstRests !== undefined || this.#severalRests.size > 0;
  }

  /** The first value of each document, NaN if it has none. */
  get first(): Float64Array {
    return this.#first;
  }

  /** Adds the values of the next document. */
  append(values: readonly ExactNumber[]): void {
    this.#first = grown(this.#first, this.#size + 1);
    const [first = NaN] = values;
    this.#first[this.#size] = Number(first);
    if (this.#firstRests !== undefined || typeof first === 'bigint') {
      this.#firstRests = grown(this.#firstRests ?? new Int16Array(0), this.#size + 1);
      this.#firstRests[this.#size] = restOf(first);
    }
    if (values.length > 1) this.#appendSeveral(values);
    this.#size++;
  }

  #appendSeveral(values: readonly ExactNumber[]): void {
    this.#several.set(this.#size, Float64Array.from(values, Number));
    this.#severalBytes += ENTRY + values.length * 8;
    if (!values.some((value) => typeof value === 'bigint')) return;
    this.#severalRests.set(this.#size, Int16Array.from(values, restOf));
    this.#severalBytes += ENTRY + values.length * 2;
  }

  /** Adds the values of a document of another column. */
  copy(from: NumberValues, document: number): void {
    const values: ExactNumber[] = [];
    const count = from.count(document);
    for (let i = 0; i < count; i++) values.push(exactAt(from, document, i));
    this.append(values);
  }

  count(document: number): number {
    const several = this.hasSeveral ? this.#several.get(document) : undefined;
    if (several !== undefined) return several.length;
    return Number.isNaN(this.#first[document]!) ? 0 : 1;
  }

  at(document: number, index: number): number {
    return index === 0 ? this.#first[document]! : this.#several.get(document)![index]!;
  }

  restAt(document: number, index: number): number {
    const rests = index === 0 ? this.#firstRests : this.#severalRests.get(document);
    return rests?.[index === 0 ? document : index] ?? 0;
  }
}
