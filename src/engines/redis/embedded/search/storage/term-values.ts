import type { Text } from '../../../bytes.ts';
import type { TermColumn } from '../columns.ts';
import { grown } from './grown.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** What an entry of a map takes, with an array. */
const ENTRY = 150;

/** The terms of a KEYWORD or FACET field by document, as their numbers in the dictionary. */
export class TermValues implements TermColumn {
  readonly kind = 'terms';
  readonly type: TermColumn['type'];
  readonly #dictionary: TermDictionary;
  /** The number of the first term of each document, plus 1; 0 if it has none. */
  #first = new Uint32Array(0);
  #size = 0;
  readonly #several = new Map<number, Uint32Array>();
  #severalBytes = 0;

  constructor(type: TermColumn['type'], dictionary: TermDictionary) {
    this.type = type;
    this.#dictionary = dictionary;
  }

  get bytes(): number {
    return this.#first.byteLength + this.#severalBytes;
  }

  get ordinals(): number {
    return this.#dictionary.size;
  }

  /** Adds the terms of the next document. */
  append(ids: ArrayLike<number>): void {
    this.#first = grown(this.#first, this.#size + 1);
    this.#first[this.#size] = ids.length > 0 ? ids[0]! + 1 : 0;
    if (ids.length > 1) {
      this.#several.set(this.#size, Uint32Array.from(ids));
      this.#severalBytes += ENTRY + ids.length * 4;
    }
    this.#size++;
  }

  /** Adds the terms of a document of another column with the same dictionary. */
  copy(from: TermValues, document: number): void {
    const several = from.#several.get(document);
    const first = from.#first[document]!;
    this.append(several ?? (first === 0 ? [] : [first - 1]));
  }

  count(document: number): number {
    const several = this.#several.size > 0 ? this.#several.get(document) : undefined;
    if (several !== undefined) return several.length;
    return this.#first[document] === 0 ? 0 : 1;
  }

  at(document: number, index: number): number {
    return index === 0 ? this.#first[document]! - 1 : this.#several.get(document)![index]!;
  }

  term(ordinal: number): Text {
    return this.#dictionary.term(ordinal) ?? '';
  }
}
