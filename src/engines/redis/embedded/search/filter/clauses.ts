import type { Text } from '../../../bytes.ts';
import type { SchemaField } from '../configuration.ts';
import type { Filter } from './filter.ts';

/** Options of `$fuzzy`, with their defaults as the service documents them. */
export interface FuzzyOptions {
  readonly distance?: number;
  readonly transpositionCostOne?: boolean;
  readonly prefix?: boolean;
}

export function term(field: SchemaField, value: Text): Filter {
  return { kind: 'terms', field, match: { kind: 'term', term: value } };
}

/** A longer word is not matched fuzzily: the work grows with the length. */
const LONGEST_FUZZY = 255;

/** @param forms those of one word; without any of them twice */
export function fuzzyTerm(
  field: SchemaField,
  forms: readonly Text[],
  options: FuzzyOptions,
): Filter {
  if (forms.some((form) => form.length > LONGEST_FUZZY)) {
    return any(
      forms.map((form) => (options.prefix === true ? contains(field, [form]) : term(field, form))),
    );
  }
  const { distance = 1, transpositionCostOne = true, prefix: isPrefix = false } = options;
  const match = { kind: 'fuzzy', forms, distance, transpositionCostOne, isPrefix } as const;
  return { kind: 'terms', field, match };
}

/** All terms in this order. No term matches nothing. @param exactBoost what is added where no word is between them */
export function phrase(
  field: SchemaField,
  terms: readonly Text[],
  slop: number,
  exactBoost = 0,
): Filter {
  const [first] = terms;
  if (first === undefined) return { kind: 'none' };
  return terms.length === 1
    ? term(field, first)
    : { kind: 'phrase', field, terms, slop, isPrefix: false, exactBoost };
}

/** The terms in this order, the last of which may be the beginning of one. */
export function prefixPhrase(field: SchemaField, terms: readonly Text[]): Filter {
  return terms.length < 2
    ? contains(field, terms)
    : { kind: 'phrase', field, terms, slop: 0, isPrefix: true, exactBoost: 0 };
}

/** All terms anywhere, the last of which may be the beginning of one. */
export function contains(field: SchemaField, terms: readonly Text[]): Filter {
  const last = terms.at(-1);
  if (last === undefined) return { kind: 'none' };
  const prefix: Filter = { kind: 'terms', field, match: { kind: 'prefix', prefix: last } };
  return all([...terms.slice(0, -1).map((each) => term(field, each)), prefix]);
}

export function all(filters: readonly Filter[]): Filter {
  const [first] = filters;
  if (first === undefined) return { kind: 'none' };
  return filters.length === 1 ? first : { kind: 'boolean', must: filters, should: [], mustNot: [] };
}

export function any(filters: readonly Filter[]): Filter {
  const [first] = filters;
  if (first === undefined) return { kind: 'none' };
  return filters.length === 1 ? first : { kind: 'boolean', must: [], should: filters, mustNot: [] };
}

export function boosted(filter: Filter, boost: number): Filter {
  return boost === 1 ? filter : { kind: 'boost', filter, boost };
}
