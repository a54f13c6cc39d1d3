import { LENGTHS, type FieldLengths } from '../storage/field-lengths.ts';

/** The parameters of Okapi BM25 in Tantivy and Lucene. */
const K1 = 1.2;
const B = 0.75;

/** How rare a term is: `ln(1 + (N - n + 0.5) / (n + 0.5))` for n of N documents. */
export function inverseFrequency(count: number, documents: number): number {
  const all = Math.max(count, documents);
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

/** The score of a term, or of a phrase, in the documents of a field. */
export class Bm25 {
  readonly #weight: number;
  /** By the code of a length. */
  readonly #norms: Float64Array;
  readonly #codes: Uint8Array | undefined;

  /** @param lengths of the field; none if each of its values is one term @param weight the inverse frequency */
  constructor(lengths: FieldLengths | undefined, weight: number) {
    this.#weight = weight * (1 + K1);
    this.#codes = lengths?.codes;
    const average = lengths?.average ?? 1;
    this.#norms =
      lengths === undefined
        ? new Float64Array([K1])
        : LENGTHS.map((length) => K1 * (1 - B + (B * length) / average));
  }

  score(document: number, frequency: number): number {
    const code = this.#codes === undefined ? 0 : this.#codes[document]!;
    return (this.#weight * frequency) / (frequency + this.#norms[code]!);
  }
}
