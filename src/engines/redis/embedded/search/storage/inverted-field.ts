import type { Text } from '../../../bytes.ts';
import type { Steps } from '../../steps.ts';
import { Postings } from './postings.ts';
import { TermDictionary } from './term-dictionary.ts';

const NONE = 0xffffffff;
const WITHOUT: readonly number[] = [0];

/** A document is added in steps of this many words. */
const WORDS_AT_ONCE = 256;

/** The terms of a field, and which documents have them. */
export class InvertedField {
  readonly dictionary = new TermDictionary();
  readonly postings: Postings;
  /** While a document is added: for each term its last occurrence that was seen, backwards. */
  #heads = new Uint32Array(0);
  #isAdding = false;

  constructor(hasPositions: boolean) {
    this.postings = new Postings(hasPositions);
  }

  get bytes(): number {
    return this.dictionary.bytes + this.postings.bytes + this.#heads.byteLength;
  }

  /**
   * Adds what a document has of the field. If that is not run to its end, some of it stays.
   *
   * @param document the last one so far
   * @param positions that of each term, ascending
   */
  *add(document: number, terms: readonly Text[], positions: readonly number[]): Steps<void> {
    const { dictionary, postings } = this;
    if (this.#isAdding) this.#heads.fill(NONE);
    this.#isAdding = true;
    const next = new Uint32Array(terms.length);
    const ids: number[] = [];
    for (let i = terms.length - 1; i >= 0; i--) {
      const id = dictionary.add(terms[i]!);
      if (id >= this.#heads.length) this.#growHeads(id);
      const head = this.#heads[id]!;
      if (head === NONE) ids.push(id);
      next[i] = head;
      this.#heads[id] = i;
      if (i % WORDS_AT_ONCE === WORDS_AT_ONCE - 1) yield;
    }
    const places: number[] = [];
    let placed = 0;
    for (let k = ids.length - 1; k >= 0; k--) {
      const id = ids[k]!;
      if (postings.hasPositions) {
        places.length = 0;
        for (let i = this.#heads[id]!; i !== NONE; i = next[i]!) places.push(positions[i]!);
      }
      this.#heads[id] = NONE;
      if (postings.isOld(id)) yield* postings.renumber(id);
      postings.append(id, document, postings.hasPositions ? places : WITHOUT);
      placed += 1 + places.length;
      if (placed < WORDS_AT_ONCE) continue;
      placed = 0;
      yield;
    }
    this.#isAdding = false;
  }

  #growHeads(id: number): void {
    const heads = new Uint32Array(Math.ceil((id + 1) * 1.5) + 16).fill(NONE);
    heads.set(this.#heads);
    this.#heads = heads;
  }
}
