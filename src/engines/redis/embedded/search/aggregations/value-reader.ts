import { AT_ONCE } from '../../steps.ts';
import type { Column } from '../columns.ts';
import type { DocumentSet } from '../document-index.ts';
import type { AggregationCost } from './limits.ts';

/** Which values are read. */
export interface ValueSource {
  readonly column: Column;
  readonly documents: DocumentSet;
  /** Stands for the value of documents without one; NaN marks them; undefined leaves them out. */
  readonly missing: number | undefined;
}

/** Reads the values of documents in batches, between which the reader should yield. The values of terms are ordinals. */
export class ValueReader {
  /** The values of the batch. */
  readonly values: Float64Array;
  /** The places of their documents in the set. */
  readonly places: Uint32Array;
  readonly #source: ValueSource;
  readonly #cost: AggregationCost;
  #place = 0;
  /** Of the next value of the document at the place. */
  #index = 0;
  #isMultiValued = false;

  constructor(source: ValueSource, cost: AggregationCost) {
    this.#source = source;
    this.#cost = cost;
    const batch = Math.min(AT_ONCE, source.documents.length);
    this.values = new Float64Array(batch);
    this.places = new Uint32Array(batch);
  }

  /** Whether a document with several values is among those that have been read. */
  get isMultiValued(): boolean {
    return this.#isMultiValued;
  }

  /** Whether there is more to read. */
  get hasMore(): boolean {
    return this.#place < this.#source.documents.length;
  }

  /**
   * Reads the next batch. It may be empty although there is more.
   * @returns the number of values
   * @throws RedisError if they are too many in all
   */
  next(): number {
    const { column, documents, missing } = this.#source;
    const { values, places } = this;
    let read = 0;
    const end = Math.min(this.#place + AT_ONCE, documents.length);
    const begin = this.#place;
    while (this.#place < end && read < values.length) {
      const place = this.#place;
      const document = documents[place]!;
      const count = column.count(document);
      if (count === 0 && missing !== undefined) {
        values[read] = missing;
        places[read++] = place;
      }
      if (count > 1) this.#isMultiValued = true;
      const until = Math.min(count, this.#index + values.length - read);
      for (let index = this.#index; index < until; index++) {
        values[read] = column.at(document, index);
        places[read++] = place;
      }
      this.#index = until;
      if (until === count) {
        this.#place++;
        this.#index = 0;
      }
    }
    this.#cost.look(Math.max(read, this.#place - begin) + 1);
    return read;
  }
}
