import { NameMap } from '../../../../base/name-map.ts';
import { NameSet } from '../../../../base/name-set.ts';
import type { Text } from '../../bytes.ts';
import { AT_ONCE, type Steps } from '../steps.ts';
import { uncounted } from '../work.ts';
import { type Analyzer, analyzerOf } from './analysis/analyzer.ts';
import type { IndexConfiguration } from './configuration.ts';
import { Budget } from './evaluation/budget.ts';
import { matchersOf } from './evaluation/expand-terms.ts';
import type { Filter, TermMatch, TermRange } from './filter/filter.ts';

/** What goes around each word that matches. */
export interface HighlightTags {
  readonly before: Text;
  readonly after: Text;
}

export const DEFAULT_TAGS: HighlightTags = { before: '<em>', after: '</em>' };

/** The words of a field that have been looked at are remembered. */
const REMEMBERED = 16_384;
/** The most that the texts of a reply may cost: nobody on the database is served meanwhile. */
const MOST = 10_000_000;
/** What a word costs, in what a search looks at. */
const COST_OF_WORD = 16;
/** The work of a step: a word counts as one, and so does each test of a word that is not remembered. */
const WORK_AT_ONCE = AT_ONCE / 2;

type TermTest = (term: Text) => boolean;

/** What of a field is to be marked. */
interface HighlightedField {
  readonly analyzer: Analyzer;
  readonly tests: readonly TermTest[];
  readonly remembered: Map<Text, boolean>;
}

/**
 * Marks what a filter has matched in the texts of documents. Each word is marked that has a term which a part of the
 * filter looks for, also where it is only one of a phrase; but not what must not match.
 */
export class Highlighter {
  readonly #fields = new NameMap<Text, HighlightedField>();
  readonly #tags: HighlightTags;
  readonly #budget: Budget;

  /** @param budget for all texts together */
  constructor(
    configuration: IndexConfiguration,
    filter: Filter,
    tags: HighlightTags,
    budget = new Budget(uncounted, MOST),
  ) {
    this.#tags = tags;
    this.#budget = budget;
    for (const field of configuration.fields) {
      const analyzer = analyzerOf(field, configuration.language);
      const tests = testsOf(filter, field.path);
      this.#fields.set(field.path, { analyzer, tests, remembered: new NameMap() });
    }
  }

  /**
   * @param path that of a field, which is an alias if the schema has one for it
   * @param text one value of it
   * @returns the text with tags; undefined if there is nothing to be marked
   * @throws RedisError if the texts are too long for as many tests as the filter asks for
   */
  *highlight(path: Text, text: Text): Steps<Text | undefined> {
    const field = this.#fields.get(path);
    if (field === undefined || field.tests.length === 0) return undefined;
    const { before, after } = this.#tags;
    const parts: Text[] = [];
    let copied = 0;
    for (let at = 0; at < text.length;) {
      let work = 0;
      const pieces: Text[] = [];
      at = field.analyzer.eachTerm(text, at, (term, start, end) => {
        const isNew = !field.remembered.has(term);
        work += isNew ? 1 + field.tests.length : 1;
        if (isMatched(field, term)) {
          pieces.push(text.slice(copied, start), before, text.slice(start, end), after);
          copied = end;
        }
        return work < WORK_AT_ONCE;
      });
      this.#budget.spend(work * COST_OF_WORD);
      // Joined in steps too, because there may be as many pieces as words.
      if (pieces.length > 0) parts.push(pieces.join(''));
      yield;
    }
    if (parts.length === 0) return undefined;
    parts.push(text.slice(copied));
    return parts.join('');
  }
}

function isMatched({ tests, remembered }: HighlightedField, term: Text): boolean {
  const known = remembered.get(term);
  if (known !== undefined) return known;
  const matches = tests.some((test) => test(term));
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(term, matches);
  return matches;
}

/** What the terms of a field are tested for. */
function testsOf(filter: Filter, path: Text): TermTest[] {
  const matches: TermMatch[] = [];
  collect(filter, path, matches);
  const exact = new NameSet(
    matches.flatMap((match) => (match.kind === 'term' ? [match.term] : [])),
  );
  const tests = matches.flatMap((match) => (match.kind === 'term' ? [] : [testOf(match)]));
  return exact.size === 0 ? tests : [(term) => exact.has(term), ...tests];
}

function collect(filter: Filter, path: Text, found: TermMatch[]): void {
  switch (filter.kind) {
    case 'boost':
      collect(filter.filter, path, found);
      break;
    case 'boolean':
      for (const each of [...filter.must, ...filter.should]) collect(each, path, found);
      break;
    case 'terms':
      if (filter.field.path === path) found.push(filter.match);
      break;
    case 'phrase': {
      if (filter.field.path !== path) break;
      for (const term of filter.terms) found.push({ kind: 'term', term });
      if (filter.isPrefix) found.push({ kind: 'prefix', prefix: filter.terms.at(-1)! });
      break;
    }
    case 'all':
    case 'none':
    case 'numbers':
  }
}

function testOf(match: Exclude<TermMatch, { readonly kind: 'term' }>): TermTest {
  switch (match.kind) {
    case 'prefix':
      return (term) => term.startsWith(match.prefix);
    case 'range':
      return (term) => isWithin(term, match.range);
    case 'pattern':
      return (term) => match.pattern.matches(term);
    case 'fuzzy': {
      const matchers = matchersOf(match);
      return (term) => matchers.some((matcher) => matcher.test(term).matches);
    }
  }
}

function isWithin(term: Text, { from, to, fromIncluded, toIncluded }: TermRange): boolean {
  if (from !== undefined && (fromIncluded ? term < from : term <= from)) return false;
  return to === undefined || (toIncluded ? term <= to : term < to);
}
