import { grown } from './grown.ts';

/** Lengths below are exact; those above have three bits after the highest. */
const EXACT = 24;

/** The number of words of each document in one byte, which loses the lower digits of long ones, as in Lucene and Tantivy. */
export class FieldLengths {
  #codes = new Uint8Array(0);
  #size = 0;
  #total = 0;

  get bytes(): number {
    return this.#codes.length;
  }

  /** The code of each document. */
  get codes(): Uint8Array {
    return this.#codes;
  }

  /** The average, at least 1. */
  get average(): number {
    return this.#size === 0 ? 1 : Math.max(1, this.#total / this.#size);
  }

  append(length: number): void {
    this.#add(codeOf(length), length);
  }

  copy(from: FieldLengths, document: number): void {
    const code = from.#codes[document]!;
    this.#add(code, LENGTHS[code]!);
  }

  #add(code: number, length: number): void {
    this.#codes = grown(this.#codes, this.#size + 1);
    this.#codes[this.#size++] = code;
    this.#total += length;
  }
}

/** The length that each code stands for. */
export const LENGTHS: Float64Array = Float64Array.from({ length: 256 }, (_, code) => {
  if (code < EXACT) return code;
  const rest = code - EXACT;
  const shift = (rest >> 3) - 1;
  return EXACT + (shift < 0 ? rest : ((rest & 7) | 8) * 2 ** shift);
});

/** The code of the greatest length that is not more. */
function codeOf(length: number): number {
  let low = 0;
  let high = LENGTHS.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (LENGTHS[middle]! <= length) low = middle;
    else high = middle - 1;
  }
  return low;
}
