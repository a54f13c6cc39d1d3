import { AT_ONCE, type Steps } from '../../steps.ts';
import type { BooleanFilter, Filter, NumberRange, TermsFilter } from '../filter/filter.ts';
import type { NumberValues } from '../storage/number-values.ts';
import { Bm25, inverseFrequency } from './bm25.ts';
import type { Budget } from './budget.ts';
import { difference, intersection, raised, scaled, Union } from './combine.ts';
import { expandTerms } from './expand-terms.ts';
import { BitSet, MatchList, type Matches, NO_MATCHES } from './matches.ts';
import { numbersTest } from './numbers-test.ts';
import { phraseMatches } from './phrases.ts';
import type { Searched } from './searched.ts';

/** What counts once for each document, whatever it is: a number, a beginning, a likeness. */
const CONSTANT = 1;

/** A word of a set of bits is looked at for so many documents, whether they are in it or not. */
const DOCUMENTS_A_WORD = 32;

/** Where documents of a posting list are read to. What they contain is used before others may use them. */
const batch = new Uint32Array(AT_ONCE);
const frequencies = new Uint32Array(AT_ONCE);

/** Finds the documents that match a filter. Those that were removed may be among them. */
export class FilterEvaluation {
  readonly #searched: Searched;
  readonly #isScored: boolean;
  readonly #budget: Budget;

  /** @param isScored whether matches get scores */
  constructor(searched: Searched, isScored: boolean, budget: Budget) {
    this.#searched = searched;
    this.#isScored = isScored;
    this.#budget = budget;
  }

  /** @param within only these documents are of interest; others may be left out */
  *matches(filter: Filter, within?: Uint32Array): Steps<Matches> {
    switch (filter.kind) {
      case 'all':
        return yield* this.#all(within);
      case 'none':
        return this.#nothing();
      case 'boost':
        return yield* scaled(
          this.#counted(yield* this.matches(filter.filter, within)),
          filter.boost,
        );
      case 'terms':
        return yield* this.#terms(filter, within);
      case 'phrase': {
        const field = this.#searched.field(filter.field.path);
        const { size } = this.#searched;
        return yield* phraseMatches(filter, field, size, this.#isScored, this.#budget);
      }
      case 'numbers': {
        const { numbers } = this.#searched.field(filter.field.path);
        return yield* this.#numbers(numbers!, filter.ranges, within);
      }
      case 'boolean':
        return yield* this.#boolean(filter, within);
    }
  }

  /** Documents that are going to be looked at once more. */
  #counted(matches: Matches): Matches {
    this.#budget.spend(matches.documents.length);
    return matches;
  }

  #nothing(): Matches {
    return this.#isScored ? NO_MATCHES : { ...NO_MATCHES, scores: undefined };
  }

  *#all(within: Uint32Array | undefined): Steps<Matches> {
    const documents = within ?? new Uint32Array(this.#searched.size);
    this.#budget.spend(documents.length);
    if (within === undefined) {
      for (let i = 0; i < documents.length; i++) {
        documents[i] = i;
        if (i % AT_ONCE === 0) yield;
      }
    }
    return this.#constant(documents);
  }

  #constant(documents: Uint32Array): Matches {
    if (!this.#isScored) return { documents, scores: undefined };
    return { documents, scores: new Float32Array(documents.length).fill(CONSTANT) };
  }

  *#terms({ field, match }: TermsFilter, within: Uint32Array | undefined): Steps<Matches> {
    const { dictionary } = this.#searched.field(field.path).inverted!;
    const ids = yield* expandTerms(match, dictionary, this.#budget);
    if (match.kind === 'term') return yield* this.#term(field.path, ids[0]);
    return yield* this.#anyOf(field.path, ids, within);
  }

  /** A single term, by its frequency. */
  *#term(path: string, id: number | undefined): Steps<Matches> {
    if (id === undefined) return this.#nothing();
    const { inverted, lengths } = this.#searched.field(path);
    const { postings } = inverted!;
    const count = postings.count(id);
    this.#budget.spend(count);
    const bm25 = new Bm25(lengths, inverseFrequency(count, this.#searched.size));
    const documents = new Uint32Array(count);
    const scores = this.#isScored ? new Float32Array(count) : undefined;
    const cursor = postings.cursor(id);
    let found = 0;
    for (;;) {
      const read = cursor.read(documents, frequencies, found, AT_ONCE);
      if (scores !== undefined) {
        for (let i = 0; i < read; i++) {
          scores[found + i] = bm25.score(documents[found + i]!, frequencies[i]!);
        }
      }
      found += read;
      if (read < AT_ONCE) break;
      yield;
    }
    return { documents: documents.subarray(0, found), scores: scores?.subarray(0, found) };
  }

  *#anyOf(path: string, ids: readonly number[], within: Uint32Array | undefined): Steps<Matches> {
    if (ids.length === 0) return this.#nothing();
    const { postings } = this.#searched.field(path).inverted!;
    const has = new BitSet(this.#searched.size);
    this.#budget.spend(this.#searched.size / DOCUMENTS_A_WORD);
    let work = 0;
    for (const id of ids) {
      this.#budget.spend(postings.count(id) + 1);
      const cursor = postings.cursor(id);
      for (;;) {
        const read = cursor.read(batch, frequencies, 0, AT_ONCE);
        for (let i = 0; i < read; i++) has.add(batch[i]!);
        work += read + 4;
        if (work > AT_ONCE) {
          work = 0;
          yield;
        }
        if (read < AT_ONCE) break;
      }
    }
    if (within === undefined) return this.#constant(yield* has.documents());
    this.#budget.spend(within.length);
    const found = new MatchList(this.#isScored);
    for (let i = 0; i < within.length; i++) {
      if (has.has(within[i]!)) found.add(within[i]!, CONSTANT);
      if (i % AT_ONCE === 0) yield;
    }
    return found.matches();
  }

  *#numbers(
    column: NumberValues,
    ranges: readonly NumberRange[],
    within: Uint32Array | undefined,
  ): Steps<Matches> {
    const found = new MatchList(this.#isScored);
    const length = within?.length ?? this.#searched.size;
    this.#budget.spend(length);
    const test = numbersTest(column, ranges);
    for (let i = 0; i < length; i++) {
      const document = within === undefined ? i : within[i]!;
      if (test(document)) found.add(document, CONSTANT);
      if (i % AT_ONCE === 0) yield;
    }
    return found.matches();
  }

  *#boolean({ must, should, mustNot }: BooleanFilter, within?: Uint32Array): Steps<Matches> {
    let found: Matches;
    if (must.length > 0) {
      found = yield* this.#allOf(must, within);
      if (this.#isScored && found.documents.length > 0) {
        for (const each of should) {
          this.#counted(found);
          found = yield* raised(found, yield* this.matches(each, found.documents));
        }
      }
    } else {
      const union = new Union(this.#searched.size, this.#isScored);
      for (const each of should) {
        yield* union.add(this.#counted(yield* this.matches(each, within)));
      }
      found = yield* union.matches();
    }
    for (const each of mustNot) {
      if (found.documents.length === 0) break;
      this.#counted(found);
      found = yield* difference(found, yield* this.matches(each, found.documents));
    }
    return found;
  }

  /** The rarest comes first, so that the others are looked for among its documents. */
  *#allOf(filters: readonly Filter[], within: Uint32Array | undefined): Steps<Matches> {
    const [first, ...rest] = filters
      .map((filter) => ({ filter, most: this.#most(filter) }))
      .toSorted((a, b) => a.most - b.most);
    let found = yield* this.matches(first!.filter, within);
    for (const { filter } of rest) {
      if (found.documents.length === 0) break;
      this.#counted(found);
      found = yield* intersection(found, yield* this.matches(filter, found.documents));
    }
    return found;
  }

  /** A number of documents that is not exceeded, or nearly so. */
  #most(filter: Filter): number {
    const { size } = this.#searched;
    if (filter.kind === 'none') return 0;
    if (filter.kind === 'boost') return this.#most(filter.filter);
    if (filter.kind === 'phrase') {
      const inverted = this.#searched.field(filter.field.path).inverted!;
      const id = inverted.dictionary.id(filter.terms[0]!);
      return id === undefined ? 0 : inverted.postings.count(id);
    }
    if (filter.kind === 'boolean') {
      if (filter.must.length > 0) return Math.min(...filter.must.map((each) => this.#most(each)));
      return Math.min(
        size,
        filter.should.reduce((sum, each) => sum + this.#most(each), 0),
      );
    }
    if (filter.kind !== 'terms') return size;
    if (filter.match.kind !== 'term') return size * GUESSED_PART;
    const inverted = this.#searched.field(filter.field.path).inverted!;
    const id = inverted.dictionary.id(filter.match.term);
    return id === undefined ? 0 : inverted.postings.count(id);
  }
}

/** What part of the documents terms are taken to have that are not known before they are looked for. */
const GUESSED_PART = 1 / 4;
