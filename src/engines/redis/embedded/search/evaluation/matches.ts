import { AT_ONCE, type Steps } from '../../steps.ts';

/**
 * Documents that match a part of a filter, ascending, and the score of each if scores are asked for. Who gets it may
 * change the scores.
 */
export interface Matches {
  readonly documents: Uint32Array;
  readonly scores: Float32Array | undefined;
}

export const NO_MATCHES: Matches = { documents: new Uint32Array(0), scores: new Float32Array(0) };

/** Collects matches whose number is not known before. */
export class MatchList {
  #documents: Uint32Array<ArrayBuffer>;
  #scores: Float32Array<ArrayBuffer> | undefined;
  #size = 0;

  /** @param room for how many there is room at first */
  constructor(isScored: boolean, room = 64) {
    this.#documents = new Uint32Array(room);
    if (isScored) this.#scores = new Float32Array(room);
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
    const room = this.#size * 2 + 64;
    const documents = new Uint32Array(room);
    documents.set(this.#documents);
    this.#documents = documents;
    if (this.#scores === undefined) return;
    const scores = new Float32Array(room);
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

  /** All numbers in order. */
  *documents(): Steps<Uint32Array> {
    const words = this.#words;
    let count = 0;
    for (let i = 0; i < words.length; i++) {
      for (let rest = words[i]!; rest !== 0; rest &= rest - 1) count++;
      if (i % AT_ONCE === 0) yield;
    }
    const documents = new Uint32Array(count);
    let found = 0;
    for (let i = 0; i < words.length; i++) {
      for (let rest = words[i]!; rest !== 0; rest &= rest - 1) {
        documents[found++] = i * 32 + 31 - Math.clz32(rest & -rest);
      }
      if (i % (AT_ONCE / 16) === 0) yield;
    }
    return documents;
  }
}
