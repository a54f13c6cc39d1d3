import type { Text } from '../../../bytes.ts';
import type { SchemaField } from '../configuration.ts';
import type { ExactNumber } from '../exact-number.ts';
import type { TermPattern } from '../evaluation/patterns.ts';

/** A checked filter: what a document must have, and how much each part adds to its score. */
export type Filter =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | BooleanFilter
  | { readonly kind: 'boost'; readonly filter: Filter; readonly boost: number }
  | TermsFilter
  | PhraseFilter
  | {
      readonly kind: 'numbers';
      readonly field: SchemaField;
      readonly ranges: readonly NumberRange[];
    };

/** A document matches if all of `must` do, none of `mustNot`, and, if `must` is empty, at least one of `should`. */
export interface BooleanFilter {
  readonly kind: 'boolean';
  readonly must: readonly Filter[];
  readonly should: readonly Filter[];
  readonly mustNot: readonly Filter[];
}

/** Documents that have any of the terms that are matched. */
export interface TermsFilter {
  readonly kind: 'terms';
  readonly field: SchemaField;
  readonly match: TermMatch;
}

/** At least two terms that follow each other, with at most `slop` other words between them. */
export interface PhraseFilter {
  readonly kind: 'phrase';
  readonly field: SchemaField;
  readonly terms: readonly Text[];
  readonly slop: number;
  /** Whether the last term may be the beginning of one. */
  readonly isPrefix: boolean;
  /** How much more the terms count where no word is between them. */
  readonly exactBoost: number;
}

/** Which terms of a field match. Only `term` is scored by frequency; the others add 1 for each document. */
export type TermMatch =
  | { readonly kind: 'term'; readonly term: Text }
  | { readonly kind: 'prefix'; readonly prefix: Text }
  | {
      readonly kind: 'fuzzy';
      /** The stem of a word and the word itself: it is enough to be like one of them. */
      readonly forms: readonly Text[];
      readonly distance: number;
      /** Whether two exchanged neighbors are one edit instead of two. */
      readonly transpositionCostOne: boolean;
      /** Whether they need only be like the beginning of a term. */
      readonly isPrefix: boolean;
    }
  | { readonly kind: 'pattern'; readonly pattern: TermPattern }
  | { readonly kind: 'range'; readonly range: TermRange };

export interface TermRange {
  readonly from?: Text;
  readonly to?: Text;
  readonly fromIncluded: boolean;
  readonly toIncluded: boolean;
}

/** Both ends are included; an excluded one is the next integer or double. */
export interface NumberRange {
  readonly from: ExactNumber;
  readonly to: ExactNumber;
}
