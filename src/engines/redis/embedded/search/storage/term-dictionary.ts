import { NameMap } from '../../../../../base/name-map.ts';
import type { Text } from '../../../bytes.ts';
import { type SortedCursor, SortedTerms } from './sorted-terms.ts';

/** What a term takes in V8's heap besides its characters: the string, and its places in a map and an array. */
const TERM_OVERHEAD = 72;

/** The terms of a field by number. The number of one that is not used anymore is given to another. */
export class TermDictionary {
  readonly #ids = new NameMap<Text, number>();
  readonly #terms: (Text | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #sorted = new SortedTerms(this.#terms);
  #bytes = 0;

  get bytes(): number {
    return this.#bytes + this.#sorted.bytes;
  }

  /** All numbers are below. */
  get size(): number {
    return this.#terms.length;
  }

  id(term: Text): number | undefined {
    return this.#ids.get(term);
  }

  term(id: number): Text | undefined {
    return this.#terms[id];
  }

  /** @param term one that shares no memory with a longer string */
  add(term: Text): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#free.pop() ?? this.#terms.length;
    this.#terms[id] = term;
    this.#ids.set(term, id);
    this.#sorted.add(id);
    this.#bytes += sizeOf(term);
    return id;
  }

  remove(id: number): void {
    const term = this.#terms[id];
    if (term === undefined) return;
    this.#sorted.remove(id);
    this.#ids.delete(term);
    this.#terms[id] = undefined;
    this.#free.push(id);
    this.#bytes -= sizeOf(term);
  }

  /** Walks the terms in order, from the first that is not less. */
  from(term: Text): SortedCursor {
    return this.#sorted.from(term);
  }
}

function sizeOf(term: Text): number {
  return TERM_OVERHEAD + (TWO_BYTES.test(term) ? 2 : 1) * term.length;
}

/** V8 stores a string with two bytes a character if it has one of these. */
const TWO_BYTES = /[^\u0000-\u00ff]/;
