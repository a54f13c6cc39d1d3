import { AT_ONCE, type Steps } from '../../steps.ts';
import { ByteLists } from './byte-lists.ts';
import { grown } from './grown.ts';
import { PostingCursor } from './posting-cursor.ts';

const NOTHING = new Uint8Array(0);
/** A list is rewritten in steps of this many documents. */
const POSTINGS_AT_ONCE = 16 * AT_ONCE;

/**
 * For each term the documents that have it, ascending, and where. What follows is written as numbers of 7 bits a byte:
 *
 * - the distance from the document before, doubled, plus 1 if the term occurs once;
 * - otherwise how often, and the size of what follows;
 * - the place of the first occurrence, and the distance of each of the others from the one before.
 *
 * Without positions it is only the distance of documents.
 */
export class Postings {
  readonly hasPositions: boolean;
  #lists = new ByteLists();
  #counts = new Uint32Array(0);
  /** The last document of each list, plus 1. */
  #ends = new Uint32Array(0);
  /** While documents get new numbers: the lists that have the old ones, and the new number of each. */
  #old: { readonly lists: ByteLists; readonly numbers: Uint32Array } | undefined;
  /** Whether each list is among those. */
  #isOld = new Uint8Array(0);

  constructor(hasPositions: boolean) {
    this.hasPositions = hasPositions;
  }

  get bytes(): number {
    const byTerm = (this.#counts.length + this.#ends.length) * 4 + this.#isOld.length;
    return this.#lists.bytes + (this.#old?.lists.bytes ?? 0) + byTerm;
  }

  /** The number of documents of a term. Those that were removed count until the next compaction. */
  count(term: number): number {
    return term < this.#counts.length ? this.#counts[term]! : 0;
  }

  /** Whether a list has to be rewritten by {@link renumber} before something is appended. */
  isOld(term: number): boolean {
    return this.#isOld[term] === 1;
  }

  /**
   * @param document the last one so far
   * @param positions ascending; at least one, if there are positions
   */
  append(term: number, document: number, positions: readonly number[]): void {
    this.#counts = grown(this.#counts, term + 1);
    this.#ends = grown(this.#ends, term + 1);
    const distance = document + 1 - this.#ends[term]!;
    const isOnce = positions.length === 1;
    const head = this.hasPositions ? distance * 2 + (isOnce ? 1 : 0) : distance;
    let places = 0;
    if (this.hasPositions) {
      let before = 0;
      for (const position of positions) {
        places += sizeOf(position - before);
        before = position;
      }
    }
    let size = sizeOf(head) + places;
    if (this.hasPositions && !isOnce) size += sizeOf(positions.length) + sizeOf(places);
    const length = this.#lists.length(term);
    const page = this.#lists.extend(term, size);
    let at = write(page, this.#lists.start(term) + length, head);
    if (this.hasPositions) {
      if (!isOnce) at = write(page, write(page, at, positions.length), places);
      let before = 0;
      for (const position of positions) {
        at = write(page, at, position - before);
        before = position;
      }
    }
    this.#counts[term]!++;
    this.#ends[term] = document + 1;
  }

  cursor(term: number): PostingCursor {
    const isOld = this.#isOld[term] === 1;
    const lists = isOld ? this.#old!.lists : this.#lists;
    const numbers = isOld ? this.#old!.numbers : undefined;
    const length = lists.length(term);
    if (length === 0) return new PostingCursor(NOTHING, 0, 0, this.hasPositions, undefined);
    const start = lists.start(term);
    return new PostingCursor(lists.page(term), start, start + length, this.hasPositions, numbers);
  }

  /**
   * Has all lists mean other numbers. They are read with these until they are rewritten.
   *
   * @param numbers the new number of each document, or `REMOVED`; ascending
   */
  beginRenumbering(numbers: Uint32Array): void {
    this.#old = { lists: this.#lists, numbers };
    this.#lists = new ByteLists();
    this.#isOld = new Uint8Array(this.#counts.length).fill(1);
  }

  /** Writes a list with its new numbers, of which nothing is seen before the last step. */
  *renumber(term: number): Steps<void> {
    if (!this.isOld(term)) return;
    const old = this.#old!.lists;
    const cursor = this.cursor(term);
    const page = old.length(term) === 0 ? NOTHING : old.page(term);
    // It gets no longer: a distance takes no more bytes than those that it is the sum of.
    const rewritten = new Uint8Array(old.length(term));
    let at = 0;
    let end = 0;
    let count = 0;
    while (cursor.next()) {
      const distance = cursor.document + 1 - end;
      end = cursor.document + 1;
      if (++count % POSTINGS_AT_ONCE === 0) yield;
      if (!this.hasPositions) {
        at = write(rewritten, at, distance);
        continue;
      }
      at = write(rewritten, at, distance * 2 + (cursor.frequency === 1 ? 1 : 0));
      for (let i = cursor.restStart; i < cursor.restEnd; i++) rewritten[at++] = page[i]!;
    }
    // Who appends to it may have been faster.
    if (!this.isOld(term)) return;
    if (at > 0) {
      this.#lists.extend(term, at).set(rewritten.subarray(0, at), this.#lists.start(term));
    }
    this.#isOld[term] = 0;
    this.#counts[term] = count;
    this.#ends[term] = end;
  }

  /** To be called when all lists have been rewritten. */
  endRenumbering(): void {
    this.#old = undefined;
    this.#isOld = new Uint8Array(0);
  }
}

function sizeOf(value: number): number {
  let size = 1;
  for (let rest = value; rest > 0x7f; rest = Math.floor(rest / 0x80)) size++;
  return size;
}

/** @returns where the number ends */
function write(page: Uint8Array, at: number, value: number): number {
  let rest = value;
  let end = at;
  while (rest > 0x7f) {
    page[end++] = (rest & 0x7f) | 0x80;
    rest = Math.floor(rest / 0x80);
  }
  page[end++] = rest;
  return end;
}
