import { AT_ONCE, type Steps } from '../../steps.ts';
import { BitSet, MatchList, type Matches, NO_MATCHES } from './matches.ts';

/** The documents of both, with the sum of their scores. */
export function* intersection(a: Matches, b: Matches): Steps<Matches> {
  const most = Math.min(a.documents.length, b.documents.length);
  const found = new MatchList(a.scores !== undefined, most);
  let i = 0;
  let j = 0;
  for (let work = 1; i < a.documents.length && j < b.documents.length; work++) {
    const left = a.documents[i]!;
    const right = b.documents[j]!;
    if (left === right) found.add(left, scoreOf(a, i++) + scoreOf(b, j++));
    else if (left < right) i++;
    else j++;
    if (work % AT_ONCE === 0) yield;
  }
  return found.matches();
}

/** The documents of one that are not of the other. */
export function* difference(a: Matches, b: Matches): Steps<Matches> {
  const found = new MatchList(a.scores !== undefined, a.documents.length);
  let j = 0;
  for (let i = 0; i < a.documents.length; i++) {
    const document = a.documents[i]!;
    while (j < b.documents.length && b.documents[j]! < document) j++;
    if (b.documents[j] !== document) found.add(document, scoreOf(a, i));
    if (i % AT_ONCE === 0) yield;
  }
  return found.matches();
}

/** All documents of the one, to whose scores those of the other are added. */
export function* raised(a: Matches, b: Matches): Steps<Matches> {
  const { scores } = a;
  if (scores === undefined || b.documents.length === 0) return a;
  let j = 0;
  for (let i = 0; i < a.documents.length; i++) {
    const document = a.documents[i]!;
    while (j < b.documents.length && b.documents[j]! < document) j++;
    if (b.documents[j] === document) scores[i]! += scoreOf(b, j);
    if (i % AT_ONCE === 0) yield;
  }
  return a;
}

export function* scaled(a: Matches, factor: number): Steps<Matches> {
  const length = a.scores?.length ?? 0;
  for (let i = 0; i < length; i++) {
    a.scores![i]! *= factor;
    if (i % AT_ONCE === 0) yield;
  }
  return a;
}

/** Below this part of all documents, sets are merged one by one. */
const DENSE = 1 / 32;

/**
 * The documents of any of several sets, with the sum of their scores. Small sets are merged; as soon as there are many
 * documents, all have a place in an array.
 */
export class Union {
  readonly #size: number;
  #sparse: Matches;
  #dense: { readonly has: BitSet; readonly scores: Float32Array | undefined } | undefined;
  readonly #isScored: boolean;

  /** @param size all document numbers are below */
  constructor(size: number, isScored: boolean) {
    this.#size = size;
    this.#isScored = isScored;
    this.#sparse = isScored ? NO_MATCHES : { ...NO_MATCHES, scores: undefined };
  }

  *add(matches: Matches): Steps<void> {
    if (this.#dense === undefined) {
      const together = this.#sparse.documents.length + matches.documents.length;
      if (this.#sparse.documents.length === 0) {
        this.#sparse = matches;
        return;
      }
      if (together < this.#size * DENSE) {
        this.#sparse = yield* merged(this.#sparse, matches);
        return;
      }
      const scores = this.#isScored ? new Float32Array(this.#size) : undefined;
      this.#dense = { has: new BitSet(this.#size), scores };
      yield* this.#spread(this.#sparse);
      this.#sparse = NO_MATCHES;
    }
    yield* this.#spread(matches);
  }

  *matches(): Steps<Matches> {
    if (this.#dense === undefined) return this.#sparse;
    const { has, scores: all } = this.#dense;
    const documents = yield* has.documents();
    if (all === undefined) return { documents, scores: undefined };
    const scores = new Float32Array(documents.length);
    for (let i = 0; i < documents.length; i++) {
      scores[i] = all[documents[i]!]!;
      if (i % AT_ONCE === 0) yield;
    }
    return { documents, scores };
  }

  *#spread(matches: Matches): Steps<void> {
    const { has, scores } = this.#dense!;
    const { documents, scores: added } = matches;
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i]!;
      has.add(document);
      if (scores !== undefined) scores[document]! += added![i]!;
      if (i % AT_ONCE === 0) yield;
    }
  }
}

function* merged(a: Matches, b: Matches): Steps<Matches> {
  const found = new MatchList(a.scores !== undefined, a.documents.length + b.documents.length);
  let i = 0;
  let j = 0;
  for (let work = 1; i < a.documents.length || j < b.documents.length; work++) {
    const left = a.documents[i] ?? Infinity;
    const right = b.documents[j] ?? Infinity;
    if (left === right) found.add(left, scoreOf(a, i++) + scoreOf(b, j++));
    else if (left < right) found.add(left, scoreOf(a, i++));
    else found.add(right, scoreOf(b, j++));
    if (work % AT_ONCE === 0) yield;
  }
  return found.matches();
}

function scoreOf(matches: Matches, index: number): number {
  return matches.scores === undefined ? 0 : matches.scores[index]!;
}
