import { AT_ONCE, type Steps } from '../../steps.ts';
import type { PhraseFilter } from '../filter/filter.ts';
import type { InvertedField } from '../storage/inverted-field.ts';
import type { PostingCursor } from '../storage/posting-cursor.ts';
import { Bm25, inverseFrequency } from './bm25.ts';
import type { Budget } from './budget.ts';
import { expandTerms } from './expand-terms.ts';
import { MatchList, type Matches, NO_MATCHES } from './matches.ts';
import type { SearchedField } from './searched.ts';

/** The documents that have terms in an order, with at most some other words between them. */
export function* phraseMatches(
  { terms, slop, isPrefix, exactBoost }: PhraseFilter,
  { inverted, lengths }: SearchedField,
  size: number,
  isScored: boolean,
  budget: Budget,
): Steps<Matches> {
  const { dictionary, postings } = inverted!;
  const whole = isPrefix ? terms.slice(0, -1) : terms;
  const ids: number[] = [];
  for (const term of whole) {
    const id = dictionary.id(term);
    if (id === undefined) return NO_MATCHES;
    ids.push(id);
  }
  const weight = ids.reduce((sum, id) => sum + inverseFrequency(postings.count(id), size), 0);
  const bm25 = new Bm25(lengths, weight);
  for (const id of ids) budget.spend(postings.count(id));
  const found = new MatchList(isScored);
  if (!isPrefix) {
    const visit = (document: number, { count, exact }: Occurrences) => {
      let score = isScored ? bm25.score(document, count) : 0;
      if (exact > 0 && exactBoost > 0) score += exactBoost * bm25.score(document, exact);
      found.add(document, score);
    };
    yield* eachPhrase(inverted!, ids, slop, budget, visit);
    return found.matches();
  }
  const ends = new Map<number, Ends>();
  yield* eachPhrase(inverted!, ids, 0, budget, (document, at) => ends.set(document, at.ends()));
  const match = { kind: 'prefix', prefix: terms.at(-1)! } as const;
  const counts = yield* followed(
    inverted!,
    ends,
    yield* expandTerms(match, dictionary, budget),
    budget,
  );
  for (const document of ends.keys()) {
    const count = counts.get(document);
    if (count !== undefined) found.add(document, isScored ? bm25.score(document, count) : 0);
  }
  return found.matches();
}

/** Where phrases end in a document: the positions of their last words, ascending. */
type Ends = Uint32Array;

/** Visits each document with the phrase. What it is called with is valid only meanwhile. */
function* eachPhrase(
  { postings }: InvertedField,
  ids: readonly number[],
  slop: number,
  budget: Budget,
  visit: (document: number, occurrences: Occurrences) => void,
): Steps<void> {
  const cursors = ids.map((id) => postings.cursor(id));
  const rarest = ids.reduce((best, id, i) => {
    return postings.count(id) < postings.count(ids[best]!) ? i : best;
  }, 0);
  const lead = cursors[rarest]!;
  const occurrences = new Occurrences(cursors, slop);
  for (let looked = 1; lead.next(); looked++) {
    if (looked % (AT_ONCE / 4) === 0) yield;
    let isIn = true;
    let positions = 0;
    for (const cursor of cursors) {
      if (!cursor.seek(lead.document)) return;
      positions += cursor.frequency;
      isIn = cursor.document === lead.document;
      if (!isIn) break;
    }
    if (!isIn) continue;
    budget.spend(positions);
    occurrences.find();
    if (occurrences.count > 0) visit(lead.document, occurrences);
  }
}

/**
 * Where terms follow each other in a document. Each position is counted from where the phrase would begin, so those of
 * terms that follow each other directly are equal, and each word between them makes the next one greater.
 */
class Occurrences {
  /** How many there are, and how many of them have no other word between the terms. */
  count = 0;
  exact = 0;
  readonly #cursors: readonly PostingCursor[];
  readonly #slop: number;
  /** Where each begins, and where it has come to. */
  #starts = new Uint32Array(64);
  #reached = new Uint32Array(64);
  #next = new Uint32Array(64);

  constructor(cursors: readonly PostingCursor[], slop: number) {
    this.#cursors = cursors;
    this.#slop = slop;
  }

  /** Looks for them in the document that the cursors are at. */
  find(): void {
    const cursors = this.#cursors;
    for (const { frequency } of cursors)
      if (frequency > this.#next.length) this.#reserve(frequency);
    const first = cursors[0]!;
    first.readPositions(this.#reached);
    this.count = first.frequency;
    for (let i = 0; i < this.count; i++) this.#starts[i] = this.#reached[i]!;
    for (let k = 1; k < cursors.length && this.count > 0; k++) this.#follow(cursors[k]!, k);
    this.exact = 0;
    for (let i = 0; i < this.count; i++) if (this.#starts[i] === this.#reached[i]) this.exact++;
  }

  /** The positions of their last words. */
  ends(): Ends {
    return this.#reached
      .slice(0, this.count)
      .map((position) => position + this.#cursors.length - 1);
  }

  /** Keeps those that go on with the next term. */
  #follow(cursor: PostingCursor, offset: number): void {
    const { frequency } = cursor;
    cursor.readPositions(this.#next);
    let kept = 0;
    let j = 0;
    for (let i = 0; i < this.count; i++) {
      while (j < frequency && this.#next[j]! < this.#reached[i]! + offset) j++;
      if (j === frequency) break;
      const position = this.#next[j]! - offset;
      if (position - this.#starts[i]! > this.#slop) continue;
      // A word belongs to one occurrence: the one that begins last, so that fewer words are in between.
      if (kept > 0 && this.#reached[kept - 1] === position) kept--;
      this.#starts[kept] = this.#starts[i]!;
      this.#reached[kept++] = position;
    }
    this.count = kept;
  }

  #reserve(length: number): void {
    this.#reached = new Uint32Array(length * 2);
    this.#starts = new Uint32Array(length * 2);
    this.#next = new Uint32Array(length * 2);
  }
}

/** How often in each document one of some terms follows a phrase directly. */
function* followed(
  { postings }: InvertedField,
  ends: ReadonlyMap<number, Ends>,
  ids: readonly number[],
  budget: Budget,
): Steps<Map<number, number>> {
  const counts = new Map<number, number>();
  if (ends.size === 0) return counts;
  let positions = new Uint32Array(64);
  let work = 0;
  for (const id of ids) {
    budget.spend(postings.count(id));
    for (const cursor = postings.cursor(id); cursor.next();) {
      if (++work % (AT_ONCE / 4) === 0) yield;
      const before = ends.get(cursor.document);
      if (before === undefined) continue;
      if (cursor.frequency > positions.length) positions = new Uint32Array(cursor.frequency * 2);
      cursor.readPositions(positions);
      budget.spend(cursor.frequency);
      const count = adjacent(before, positions.subarray(0, cursor.frequency));
      if (count > 0) counts.set(cursor.document, (counts.get(cursor.document) ?? 0) + count);
    }
  }
  return counts;
}

/** The number of positions that are right after an end. Both are ascending. */
function adjacent(ends: Ends, positions: Uint32Array): number {
  let count = 0;
  let j = 0;
  for (const end of ends) {
    while (j < positions.length && positions[j]! < end + 1) j++;
    if (positions[j] === end + 1) count++;
  }
  return count;
}
