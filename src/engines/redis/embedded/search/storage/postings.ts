import { ByteLists } from './byte-lists.ts';
import { grown } from './grown.ts';

/** In place of the new number of a document that was removed. */
export const REMOVED = 0xffffffff;

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
  readonly #lists = new ByteLists();
  #counts = new Uint32Array(0);
  /** The last document of each list, plus 1. */
  #ends = new Uint32Array(0);
  /** After documents were renumbered: the new number of each old one, for lists that still have old ones. */
  #renumbered: Uint32Array | undefined;
  #isOld = new Uint8Array(0);

  constructor(hasPositions: boolean) {
    this.hasPositions = hasPositions;
  }

  get bytes(): number {
    return this.#lists.bytes + (this.#counts.length + this.#ends.length) * 4 + this.#isOld.length;
  }

  /** The number of documents of a term. Those that were removed count until the next compaction. */
  count(term: number): number {
    return term < this.#counts.length ? this.#counts[term]! : 0;
  }

  /** @param document the last one so far @param positions ascending; at least one, if there are positions */
  append(term: number, document: number, positions: readonly number[]): void {
    this.#counts = grown(this.#counts, term + 1);
    this.#ends = grown(this.#ends, term + 1);
    if (this.#isOld[term] === 1) this.renumber(term);
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
    const length = this.#lists.length(term);
    if (length === 0) return new PostingCursor(NOTHING, 0, 0, this.hasPositions, undefined);
    const start = this.#lists.start(term);
    const map = this.#isOld[term] === 1 ? this.#renumbered : undefined;
    return new PostingCursor(this.#lists.page(term), start, start + length, this.hasPositions, map);
  }

  /** Has all lists mean other numbers. @param numbers the new number of each document, or {@link REMOVED}; ascending */
  beginRenumbering(numbers: Uint32Array): void {
    this.#renumbered = numbers;
    this.#isOld = new Uint8Array(this.#counts.length).fill(1);
  }

  /** Writes the new numbers into a list. @returns the number of documents that are left */
  renumber(term: number): number {
    if (this.#isOld[term] !== 1) return this.count(term);
    this.#isOld[term] = 0;
    const length = this.#lists.length(term);
    if (length === 0) return 0;
    const page = this.#lists.page(term);
    const start = this.#lists.start(term);
    const cursor = new PostingCursor(
      page,
      start,
      start + length,
      this.hasPositions,
      this.#renumbered,
    );
    let at = start;
    let end = 0;
    let count = 0;
    // What is written never overtakes what is read: a distance takes no more bytes than those that it is the sum of.
    while (cursor.next()) {
      const distance = cursor.document + 1 - end;
      end = cursor.document + 1;
      count++;
      if (!this.hasPositions) {
        at = write(page, at, distance);
        continue;
      }
      at = write(page, at, distance * 2 + (cursor.frequency === 1 ? 1 : 0));
      page.copyWithin(at, cursor.restStart, cursor.restEnd);
      at += cursor.restEnd - cursor.restStart;
    }
    this.#counts[term] = count;
    this.#ends[term] = end;
    this.#lists.truncate(term, at - start);
    return count;
  }

  endRenumbering(): void {
    this.#renumbered = undefined;
    this.#isOld = new Uint8Array(0);
  }
}

const NOTHING = new Uint8Array(0);

/** Reads a list from its beginning. Valid until the list changes. */
export class PostingCursor {
  /** The document, and how often it has the term; after {@link next}. */
  document = -1;
  frequency = 0;
  /** Where the bytes are that follow the distance, and where the positions begin. */
  restStart = 0;
  restEnd = 0;
  #places = 0;
  #old = -1;
  readonly #page: Uint8Array;
  #at: number;
  readonly #end: number;
  readonly #hasPositions: boolean;
  readonly #renumbered: Uint32Array | undefined;

  constructor(
    page: Uint8Array,
    start: number,
    end: number,
    hasPositions: boolean,
    renumbered: Uint32Array | undefined,
  ) {
    this.#page = page;
    this.#at = start;
    this.#end = end;
    this.#hasPositions = hasPositions;
    this.#renumbered = renumbered;
  }

  /** @returns whether there is another document */
  next(): boolean {
    const page = this.#page;
    let at = this.#at;
    while (at < this.#end) {
      let byte = page[at++]!;
      let head = byte & 0x7f;
      for (let scale = 0x80; byte > 0x7f; scale *= 0x80) {
        byte = page[at++]!;
        head += (byte & 0x7f) * scale;
      }
      if (this.#hasPositions) {
        this.restStart = at;
        this.#old += Math.floor(head / 2);
        if ((head & 1) === 1) {
          this.frequency = 1;
          this.#places = at;
          while (page[at++]! > 0x7f);
        } else {
          byte = page[at++]!;
          let frequency = byte & 0x7f;
          for (let shift = 7; byte > 0x7f; shift += 7) {
            byte = page[at++]!;
            frequency |= (byte & 0x7f) << shift;
          }
          byte = page[at++]!;
          let size = byte & 0x7f;
          for (let shift = 7; byte > 0x7f; shift += 7) {
            byte = page[at++]!;
            size |= (byte & 0x7f) << shift;
          }
          this.frequency = frequency;
          this.#places = at;
          at += size;
        }
        this.restEnd = at;
      } else {
        this.#old += head;
        this.frequency = 1;
      }
      const document = this.#renumbered === undefined ? this.#old : this.#renumbered[this.#old]!;
      if (document === REMOVED) continue;
      this.#at = at;
      this.document = document;
      return true;
    }
    this.#at = at;
    return false;
  }

  /** Goes on to this document or the first one after it. @returns whether there is one */
  seek(document: number): boolean {
    while (this.document < document) if (!this.next()) return false;
    return true;
  }

  /** Reads the positions of the document into an array, which must have room for all. */
  readPositions(into: Uint32Array): void {
    const page = this.#page;
    let at = this.#places;
    let position = 0;
    for (let i = 0; i < this.frequency; i++) {
      let byte = page[at++]!;
      let distance = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = page[at++]!;
        distance |= (byte & 0x7f) << shift;
      }
      position += distance;
      into[i] = position;
    }
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
