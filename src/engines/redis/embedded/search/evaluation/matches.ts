/** Documents that match a part of a filter, ascending, and the score of each if scores are asked for. */
export interface Matches {
  readonly documents: Uint32Array;
  readonly scores: Float32Array | undefined;
}

export const NO_MATCHES: Matches = { documents: new Uint32Array(0), scores: new Float32Array(0) };

/** Collects matches whose number is not known before. */
export class MatchList {
  #documents = new Uint32Array(64);
  #scores: Float32Array | undefined;
  #size = 0;

  constructor(isScored: boolean) {
    if (isScored) this.#scores = new Float32Array(64);
  }

  get size(): number {
    return this.#size;
  }

  add(document: number, score: number): void {
    if (this.#size === this.#documents.length) this.#grow();
    this.#documents[this.#size] = document;
    if (this.#scores !== undefined) this.#scores[this.#size] = score;
    this.#size++;
  }

  matches(): Matches {
    return {
      documents: this.#documents.subarray(0, this.#size),
      scores: this.#scores?.subarray(0, this.#size),
    };
  }

  #grow(): void {
    const documents = new Uint32Array(this.#size * 2);
    documents.set(this.#documents);
    this.#documents = documents;
    if (this.#scores === undefined) return;
    const scores = new Float32Array(this.#size * 2);
    scores.set(this.#scores);
    this.#scores = scores;
  }
}

/** A set of document numbers in which each takes one bit. */
export class BitSet {
  readonly #words: Uint32Array;

  /** @param size all numbers are below */
  constructor(size: number) {
    this.#words = new Uint32Array((size + 31) >>> 5);
  }

  add(document: number): void {
    this.#words[document >>> 5]! |= 1 << (document & 31);
  }

  has(document: number): boolean {
    return (this.#words[document >>> 5]! & (1 << (document & 31))) !== 0;
  }
}
