import type { Text } from '../../../bytes.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { TermMatch, TermRange } from '../filter/filter.ts';
import type { SortedCursor } from '../storage/sorted-terms.ts';
import type { TermDictionary } from '../storage/term-dictionary.ts';
import type { Budget } from './budget.ts';
import { FuzzyMatcher } from './levenshtein.ts';
import type { TermPattern } from './patterns.ts';

/** After each term that begins with something. */
const LAST = '\uffff';
/** What it costs to test a term, and to find the next place among the terms, in characters compared. */
const SEEK = 40;

/** The numbers of all terms of a field that match. */
export function* expandTerms(
  match: TermMatch,
  dictionary: TermDictionary,
  budget: Budget,
): Steps<number[]> {
  switch (match.kind) {
    case 'term': {
      const id = dictionary.id(match.term);
      return id === undefined ? [] : [id];
    }
    case 'prefix':
      return yield* within(dictionary, rangeOfPrefix(match.prefix), budget);
    case 'range':
      return yield* within(dictionary, match.range, budget);
    case 'pattern':
      return yield* ofPattern(dictionary, match.pattern, budget);
    case 'fuzzy':
      return yield* likeTerm(dictionary, match, budget);
  }
}

function rangeOfPrefix(prefix: Text): TermRange {
  return { from: prefix, to: prefix + LAST, fromIncluded: true, toIncluded: true };
}

function* within(dictionary: TermDictionary, range: TermRange, budget: Budget): Steps<number[]> {
  const ids: number[] = [];
  const { from = '', to, fromIncluded, toIncluded } = range;
  for (const cursor = dictionary.from(from); cursor.id !== undefined; cursor.next()) {
    const term = cursor.term!;
    if (to !== undefined && (toIncluded ? term > to : term >= to)) break;
    budget.spend(1);
    if (fromIncluded || term !== from) ids.push(cursor.id);
    if (ids.length % AT_ONCE === 0) yield;
  }
  return ids;
}

function* ofPattern(
  dictionary: TermDictionary,
  pattern: TermPattern,
  budget: Budget,
): Steps<number[]> {
  const ids: number[] = [];
  let work = 0;
  for (const cursor = dictionary.from(pattern.prefix); cursor.id !== undefined; cursor.next()) {
    const term = cursor.term!;
    if (!term.startsWith(pattern.prefix)) break;
    const cost = (term.length + 1) * pattern.cost;
    budget.spend(cost);
    if (pattern.matches(term)) ids.push(cursor.id);
    work += cost;
    if (work > AT_ONCE * 4) {
      work = 0;
      yield;
    }
  }
  return ids;
}

function* likeTerm(
  dictionary: TermDictionary,
  match: Extract<TermMatch, { readonly kind: 'fuzzy' }>,
  budget: Budget,
): Steps<number[]> {
  const ids = new Set<number>();
  for (const matcher of matchersOf(match)) yield* likeForm(dictionary, matcher, ids, budget);
  return [...ids];
}

function* likeForm(
  dictionary: TermDictionary,
  matcher: FuzzyMatcher,
  ids: Set<number>,
  budget: Budget,
): Steps<void> {
  const cursor = dictionary.from('');
  for (let looked = 1; cursor.id !== undefined; looked++) {
    const term = cursor.term!;
    budget.spend(SEEK);
    const { matches, decidedBy } = matcher.test(term);
    if (matches) ids.add(cursor.id);
    if (decidedBy === 0) cursor.next();
    else skip(cursor, term.slice(0, decidedBy));
    if (looked % (AT_ONCE / 4) === 0) yield;
  }
}

/** Leaves behind all terms that begin like the current one. */
function skip(cursor: SortedCursor, beginning: Text): void {
  cursor.next();
  if (cursor.term?.startsWith(beginning) === true) cursor.seek(beginning + LAST);
}

/** One for each form of the word. */
export function matchersOf(
  match: Extract<TermMatch, { readonly kind: 'fuzzy' }>,
): readonly FuzzyMatcher[] {
  const { forms, distance, transpositionCostOne, isPrefix } = match;
  return forms.map((form) => new FuzzyMatcher(form, distance, transpositionCostOne, isPrefix));
}
