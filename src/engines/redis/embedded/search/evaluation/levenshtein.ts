import type { Text } from '../../../bytes.ts';

/** What {@link FuzzyMatcher.test} finds. */
export interface FuzzyTest {
  readonly matches: boolean;
  /** If nothing that begins like the candidate can match: the number of its characters that decide it; otherwise 0. */
  readonly decidedBy: number;
}

const MATCHES: FuzzyTest = { matches: true, decidedBy: 0 };
const DIFFERS: FuzzyTest = { matches: false, decidedBy: 0 };

/**
 * Finds whether words are within an edit distance of a term, counted in UTF-16 code units. Words that come in order share
 * the work for what they begin with.
 */
export class FuzzyMatcher {
  readonly #term: Text;
  readonly #distance: number;
  readonly #transposes: boolean;
  readonly #isPrefix: boolean;
  /** For each length of a beginning of the candidate: its distance to each beginning of the term. */
  readonly #rows: Uint8Array[] = [];
  #previous: Text = '';
  /** The rows that are of the previous candidate, besides the first. */
  #valid = 0;

  /**
   * @param transposes whether two exchanged neighbors are one edit
   * @param isPrefix whether it is enough that a word begins with something like the term
   */
  constructor(term: Text, distance: number, transposes: boolean, isPrefix: boolean) {
    this.#term = term;
    this.#distance = distance;
    this.#transposes = transposes;
    this.#isPrefix = isPrefix;
    const first = new Uint8Array(term.length + 1);
    for (let i = 0; i <= term.length; i++) first[i] = Math.min(i, distance + 1);
    this.#rows.push(first);
  }

  test(candidate: Text): FuzzyTest {
    const { length } = this.#term;
    const most = this.#distance;
    if (this.#isPrefix && length <= most) return MATCHES;
    let shared = 0;
    const comparable = Math.min(this.#valid, candidate.length);
    while (
      shared < comparable &&
      candidate.charCodeAt(shared) === this.#previous.charCodeAt(shared)
    ) {
      if (this.#isPrefix && this.#rows[shared + 1]![length]! <= most) return MATCHES;
      shared++;
    }
    this.#previous = candidate;
    this.#valid = shared;
    for (let depth = shared + 1; depth <= candidate.length; depth++) {
      const least = this.#row(depth, candidate);
      this.#valid = depth;
      if (this.#isPrefix && this.#rows[depth]![length]! <= most) return MATCHES;
      if (least > most) {
        this.#valid = depth - 1;
        return { matches: false, decidedBy: depth };
      }
    }
    if (this.#isPrefix) return DIFFERS;
    return this.#rows[candidate.length]![length]! <= most ? MATCHES : DIFFERS;
  }

  /** Computes the row of a beginning. Outside of a band all distances are too large. @returns the least distance */
  #row(depth: number, candidate: Text): number {
    const term = this.#term;
    const over = this.#distance + 1;
    const row = (this.#rows[depth] ??= new Uint8Array(term.length + 1));
    const above = this.#rows[depth - 1]!;
    const code = candidate.charCodeAt(depth - 1);
    const from = Math.max(1, depth - this.#distance);
    const to = Math.min(term.length, depth + this.#distance);
    row[from - 1] = from === 1 ? Math.min(depth, over) : over;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j++) {
      const termCode = term.charCodeAt(j - 1);
      let cost = above[j - 1]! + (code === termCode ? 0 : 1);
      const inserted = row[j - 1]! + 1;
      if (inserted < cost) cost = inserted;
      const deleted = (j > depth - 1 + this.#distance ? over : above[j]!) + 1;
      if (deleted < cost) cost = deleted;
      if (
        this.#transposes &&
        depth > 1 &&
        j > 1 &&
        code === term.charCodeAt(j - 2) &&
        candidate.charCodeAt(depth - 2) === termCode
      ) {
        const exchanged = this.#rows[depth - 2]![j - 2]! + 1;
        if (exchanged < cost) cost = exchanged;
      }
      if (cost > over) cost = over;
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (to < term.length) row.fill(over, to + 1);
    if (from > 1) row.fill(over, 0, from - 1);
    return least;
  }
}
