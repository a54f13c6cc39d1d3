/** In place of the new number of a document that was removed. */
export const REMOVED = 0xffffffff;

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

  /**
   * Reads the next documents at once, which is faster than one by one.
   *
   * @param frequencies get how often each has the term
   * @param most how many are read at most
   * @returns how many there were; fewer than `most` only at the end
   */
  read(documents: Uint32Array, frequencies: Uint32Array, from: number, most: number): number {
    const page = this.#page;
    const end = this.#end;
    const hasPositions = this.#hasPositions;
    const renumbered = this.#renumbered;
    let at = this.#at;
    let old = this.#old;
    let count = 0;
    while (at < end && count < most) {
      let byte = page[at++]!;
      let head = byte & 0x7f;
      for (let scale = 0x80; byte > 0x7f; scale *= 0x80) {
        byte = page[at++]!;
        head += (byte & 0x7f) * scale;
      }
      let frequency = 1;
      if (!hasPositions) {
        old += head;
      } else if ((head & 1) === 1) {
        old += (head - 1) / 2;
        while (page[at++]! > 0x7f);
      } else {
        old += head / 2;
        byte = page[at++]!;
        frequency = byte & 0x7f;
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
        at += size;
      }
      const document = renumbered === undefined ? old : renumbered[old]!;
      if (document === REMOVED) continue;
      documents[from + count] = document;
      frequencies[count++] = frequency;
    }
    this.#at = at;
    this.#old = old;
    return count;
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
