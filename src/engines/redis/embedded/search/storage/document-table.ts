import type { ByteString } from '../../../bytes.ts';
import { grown } from './grown.ts';

/** What a document takes in V8's heap: its places in a map and an array. Its id is that of a key, or as long as one. */
const DOCUMENT_OVERHEAD = 56;

/** Documents by number. One that was removed keeps its number until the table is copied. */
export class DocumentTable {
  readonly #ids: ByteString[] = [];
  /** When each document came, ascending. It is found by this, which does not change when documents get other numbers. */
  #sequences = new Float64Array(0);
  #isLive = new Uint8Array(0);
  #live = 0;
  #idBytes = 0;

  /** All numbers are below. */
  get size(): number {
    return this.#ids.length;
  }

  get live(): number {
    return this.#live;
  }

  get bytes(): number {
    const packed = this.#sequences.byteLength + this.#isLive.byteLength;
    return packed + this.#idBytes + this.#ids.length * DOCUMENT_OVERHEAD;
  }

  /** Adds a document that is not there yet. @returns its number */
  append(id: ByteString, sequence: number): number {
    const document = this.#ids.length;
    this.#sequences = grown(this.#sequences, document + 1);
    this.#isLive = grown(this.#isLive, document + 1);
    this.#sequences[document] = sequence;
    this.#isLive[document] = 0;
    this.#ids.push(id);
    this.#idBytes += id.length;
    return document;
  }

  begin(document: number): void {
    this.#isLive[document] = 1;
    this.#live++;
  }

  end(document: number): void {
    this.#isLive[document] = 0;
    this.#live--;
  }

  isLive(document: number): boolean {
    return this.#isLive[document] === 1;
  }

  id(document: number): ByteString {
    return this.#ids[document]!;
  }

  sequence(document: number): number {
    return this.#sequences[document]!;
  }

  /** The document that came at this time. */
  find(sequence: number): number {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sequences[middle]! < sequence) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
